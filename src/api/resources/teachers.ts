/** The calls of teachers: API-088 to API-094. */
import { object, type InferType } from 'yup';
import { endpointsOf, type DocumentedError } from '@/api/core/endpoint';
import { ANY_REFUSAL, INITIAL_DATA, SERVER_MESSAGE, onlyLogged } from '@/api/core/failure-line';
import { filled, flag, integer, list, nothing, shownList, text, word } from '@/api/core/schema';
import { roomSchema } from './rooms';
import { courseSchema } from './subjects';

const endpoint = endpointsOf('teachers');

export const teacherSchema = object({
  id: integer(),
  schoolId: integer(),
  teacherName: text(),
  teacherLastName: text(),
  teacherEmail: text(),
  teacherPhone: text().nullable(),
  rooms: list(integer()),
  courses: list(integer()),
  /** Rooms of which the teacher is group director. */
  roomIds: list(integer()),
  active: flag(),
  /** INVITE_SENT, CODE_VALIDATED, COMPLETED; another one, or none, reads as a dash (TEAC-07). */
  teacherStatus: text().nullable(),
  image: text().nullable(),
}).meta({ name: 'Teacher' });
export type Teacher = InferType<typeof teacherSchema>;

/** A teacher with the rooms and subjects themselves in place of their ids. */
const teacherDeepSchema = teacherSchema
  .shape({ rooms: list(roomSchema), courses: list(courseSchema), roomIds: list(roomSchema) })
  .meta({ name: 'TeacherDeep' });
export type TeacherDeep = InferType<typeof teacherDeepSchema>;

/** A teacher directs only rooms that they teach (TEAC-28). */
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
  // The schema name belongs to the answer.
  .meta({ name: undefined });

const withDirector = {
  status: 409,
  errorCode: 'room_withDirector',
  message: 'El curso {name} ya tiene director de grupo.',
} as const satisfies DocumentedError;

export const teachers = {
  list: endpoint({
    id: 'API-088',
    summary: 'Profesores activos; sin statusComplete=false solo los de registro completo',
    method: 'GET',
    path: '/api/teachers',
    roles: ['Admin', 'Teacher'],
    query: object({ statusComplete: word('false').optional() }),
    answer: object({ teachers: shownList(teacherSchema) }),
    failureLines: [INITIAL_DATA],
  }),
  getDeep: endpoint({
    id: 'API-093',
    summary: 'Un profesor con sus cursos y asignaturas',
    method: 'GET',
    path: '/teachersDeepByTeacherEmail/{email}',
    roles: ['Admin', 'Teacher'],
    params: object({ email: filled() }),
    answer: teacherDeepSchema,
    failureLines: [{ ...onlyLogged('READ-04'), context: 'tab' }, INITIAL_DATA],
  }),
  create: endpoint({
    id: 'API-089',
    summary: 'Crear un profesor y enviarle su invitación',
    method: 'POST',
    path: '/api/teachers/',
    roles: ['Admin'],
    body: object({ teacherRequests: list(newTeacher).min(1).max(1) }),
    answer: object({ teachers: list(teacherSchema) }),
    errors: {
      duplicatedEmail: { status: 409, errorCode: 'teacher_duplicatedEmail', message: 'Ya existe un profesor con el correo {email}.' },
      withDirector,
    },
    failureLines: [{ display: 'form', text: 'Un profesor con el correo {email} ya existe. ¿Desea activarlo?', rule: 'TEAC-30' }],
    invalidates: ['teachers', 'rooms'],
  }),
  activate: endpoint({
    id: 'API-090',
    summary: 'Activar de nuevo a un profesor eliminado',
    method: 'PUT',
    path: '/api/teachers/{id}/activate',
    roles: ['Admin'],
    params: object({ id: integer() }),
    answer: teacherSchema,
    invalidates: ['teachers', 'rooms'],
  }),
  edit: endpoint({
    id: 'API-091',
    summary: 'Editar un profesor, sus cursos, sus asignaturas y su dirección de grupo',
    method: 'PUT',
    path: '/api/teacher/',
    roles: ['Admin'],
    body: savedTeacher,
    answer: teacherSchema,
    errors: { withDirector },
    failureLines: [{ display: 'banner', text: SERVER_MESSAGE, rule: 'TEAC-42' }],
    invalidates: ['teachers', 'rooms'],
  }),
  remove: endpoint({
    id: 'API-092',
    summary: 'Eliminar un profesor: queda inactivo y sus cursos sin director',
    method: 'DELETE',
    path: '/api/teacher/{id}',
    roles: ['Admin'],
    params: object({ id: integer() }),
    answer: null,
    failureLines: [ANY_REFUSAL],
    invalidates: ['teachers', 'rooms'],
  }),
  resendInvitation: endpoint({
    id: 'API-094',
    summary: 'Reenviar la invitación de un profesor',
    method: 'POST',
    path: '/teacher-enrollment/{id}',
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
