/** The calls of teachers: API-088 to API-094. */
import { object } from 'yup';
import { endpoint, type DocumentedError } from './endpoint';
import { filled, flag, integer, list, nothing, text, word } from './schema';
import { teacherReads, teacherSchema } from './teacher-reads';
import './school-failures';

/** A director's room is always one of the own rooms (TEAC-28). */
const directsOwnRooms = ({ rooms, roomIds }: { rooms: readonly number[]; roomIds: readonly number[] }) =>
  roomIds.every((id) => rooms.includes(id));

const newTeacher = object({
  id: integer().nullable().oneOf([null]),
  schoolId: integer(),
  teacherName: filled(),
  teacherLastName: filled(),
  teacherEmail: filled(),
  teacherPhone: text().nullable().oneOf([null]),
  /** At least one (TEAC-23). */
  rooms: list(integer()).min(1),
  courses: list(integer()),
  roomIds: list(integer()),
  active: flag().isTrue(),
})
  .defined()
  .test('own rooms', 'own rooms', directsOwnRooms);

/** teacherEmail, teacherStatus, active and schoolId are ignored (API-091). */
const savedTeacher = teacherSchema
  .shape({ teacherName: filled(), teacherLastName: filled() })
  .test('own rooms', 'own rooms', directsOwnRooms)
  // A shape of its own: the name belongs to what is answered.
  .meta({ name: undefined });

const withDirector = {
  status: 409,
  errorCode: 'room_withDirector',
  message: 'El curso {name} ya tiene director de grupo.',
} as const satisfies DocumentedError;

export const teachers = {
  ...teacherReads,
  create: endpoint({
    id: 'API-089',
    summary: 'Crear un profesor y enviarle su invitación',
    method: 'POST',
    path: '/api/teachers/',
    headers: 'year',
    roles: ['Admin'],
    body: object({ teacherRequests: list(newTeacher).min(1).max(1) }),
    answer: object({ teachers: list(teacherSchema) }),
    errors: {
      duplicatedEmail: { status: 409, errorCode: 'teacher_duplicatedEmail', message: 'Ya existe un profesor con el correo {email}.' },
      withDirector,
    },
  }),
  activate: endpoint({
    id: 'API-090',
    summary: 'Activar de nuevo a un profesor eliminado',
    method: 'PUT',
    path: '/api/teachers/{id}/activate',
    headers: 'year',
    roles: ['Admin'],
    params: object({ id: integer() }),
    answer: teacherSchema,
    errors: {},
  }),
  edit: endpoint({
    id: 'API-091',
    summary: 'Editar un profesor, sus cursos, sus asignaturas y su dirección de grupo',
    method: 'PUT',
    path: '/api/teacher/',
    headers: 'year',
    roles: ['Admin'],
    body: savedTeacher,
    answer: teacherSchema,
    errors: { withDirector },
  }),
  remove: endpoint({
    id: 'API-092',
    summary: 'Eliminar un profesor: queda inactivo y sus cursos sin director',
    method: 'DELETE',
    path: '/api/teacher/{id}',
    headers: 'year',
    roles: ['Admin'],
    params: object({ id: integer() }),
    answer: null,
    errors: {},
  }),
  resendInvitation: endpoint({
    id: 'API-094',
    summary: 'Reenviar la invitación de un profesor',
    method: 'POST',
    path: '/teacher-enrollment/{id}',
    headers: 'year',
    roles: ['Admin'],
    params: object({ id: integer() }),
    body: object({
      teacherId: integer(),
      schoolId: integer(),
      /** The first group-director room, or null (TEAC-10). */
      roomId: integer().nullable(),
      teacherEmail: filled(),
      teacherName: text(),
      teacherLastName: text(),
      enrollmentStatus: word('NEW'),
      enrollmentSMSStatus: word('NEW'),
      rooms: list(integer()),
      courses: list(integer()),
      schoolName: text(),
    }),
    answer: nothing(),
    errors: {
      notInInviteSent: { status: 409, errorCode: 'teacher_notInInviteSent', message: 'Este usuario ya tiene un proceso de registro' },
    },
  }),
};
