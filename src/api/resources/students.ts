/** Students: API-068 to API-073. */
import { object, type InferType } from 'yup';
import { nameKey } from '@/api/core/name-key';
import { endpointsOf } from '@/api/core/endpoint';
import { schoolYearMissing } from './school-years';
import { ANY_REFUSAL, onlyLogged } from '@/api/core/failure-line';
import { filled, flag, integer, list, nothing, shownList, text, word } from '@/api/core/schema';

const endpoint = endpointsOf('students');

/** First year of 'Antigüedad' (STUD-19). */
export const FIRST_AGE = 2013;
/** The documents' list ends here; later years come with the calendar. */
const LAST_LISTED_AGE = 2025;

/** The years that 'Antigüedad' offers in a calendar year, and that the server takes (STUD-19, STUD-38). */
export function agesIn(year: number): number[] {
  return Array.from({ length: Math.max(LAST_LISTED_AGE, year) - FIRST_AGE + 1 }, (_, index) => FIRST_AGE + index);
}

export const studentSchema = object({
  id: integer(),
  name: text(),
  surname: text(),
  /** A year of STUD-19 ('Antigüedad'). */
  age: integer().nullable(),
  parentEmail: text(),
  /** Arrears ('Mora'). */
  delay: flag(),
  /** INVITE_SENT, CODE_VALIDATED, PARENT_ACTIVE, PROFILE_COMPLETED; another one, or none, reads as a dash (STUD-09). */
  studentStatus: text().nullable(),
  active: flag(),
  roomId: integer(),
  photoUrl: text().nullable(),
}).meta({ name: 'Student' });
export type Student = InferType<typeof studentSchema>;

/** Equal for what counts as the same student of a room (STUD-35); brothers and sisters share an e-mail (STUD-34). */
export const studentKey = ({ name, surname, parentEmail }: Pick<Student, 'name' | 'surname' | 'parentEmail'>): string =>
  [nameKey(name), nameKey(surname), parentEmail.trim().toLowerCase()].join('|');

const invitation = object({
  id: integer().nullable().oneOf([null]),
  name: filled(),
  surname: filled(),
  parentEmail: filled(),
  roomId: integer(),
  /** The inviting Teacher's own id, null when an Admin invites (STUD-31). */
  teacherId: integer().nullable(),
  schoolId: integer(),
  age: integer(),
}).defined();

const filter = object({ field: word('roomId', 'active'), operator: word('='), value: text() }).defined();

/** The query for the active students of a room, the one that API-068 takes (STUD-02). */
export const ofRoom = (roomId: number): { filters: InferType<typeof filter>[] } => ({
  filters: [
    { field: 'roomId', operator: '=', value: String(roomId) },
    { field: 'active', operator: '=', value: 'true' },
  ],
});

const byId = object({ id: integer() });

export const students = {
  listOfRoom: endpoint({
    id: 'API-068',
    summary: 'Estudiantes activos de un curso, por apellido y nombre',
    method: 'GET',
    path: '/api/students/',
    roles: ['Admin', 'Teacher'],
    query: object({
      filters: list(filter).test('room and active', 'room and active', ([room, active, ...more]) => {
        const isOfRoom = room?.field === 'roomId' && /^\d+$/.test(room.value);
        return isOfRoom && active?.field === 'active' && active.value === 'true' && more.length === 0;
      }),
    }),
    answer: object({ students: shownList(studentSchema) }),
    failureLines: [{ ...onlyLogged('READ-04'), context: 'tab' }],
  }),
  invite: endpoint({
    id: 'API-069',
    summary: 'Invitar estudiantes a un curso; se invita a toda la lista o a nadie',
    method: 'PUT',
    path: '/api/students/invite',
    roles: ['Admin', 'Teacher'],
    body: object({ studentRequests: list(invitation).min(1) }),
    answer: object({ students: list(studentSchema) }),
    errors: {
      schoolYearMissing,
      duplicated: { status: 409, errorCode: 'student_duplicated', message: 'El estudiante {name} {surname} ya existe en este curso.' },
    },
    invalidates: ['students'],
  }),
  resendInvitation: endpoint({
    id: 'API-070',
    summary: 'Reenviar la invitación de un acudiente',
    method: 'PUT',
    path: '/api/students/invite/resend/{parentEmail}',
    roles: ['Admin', 'Teacher'],
    params: object({ parentEmail: filled() }),
    answer: nothing(),
    errors: {
      notInInviteSent: { status: 409, errorCode: 'student_notInInviteSent', message: 'Este usuario ya tiene un proceso de registro' },
    },
  }),
  edit: endpoint({
    id: 'API-071',
    summary: 'Editar el nombre y la antigüedad de un estudiante',
    method: 'PUT',
    path: '/api/student/{id}',
    roles: ['Admin', 'Teacher'],
    params: byId,
    body: object({ name: filled(), surname: filled(), age: integer() }),
    answer: studentSchema,
    invalidates: ['students'],
  }),
  setDelay: endpoint({
    id: 'API-072',
    summary: 'Marcar o quitar la mora de un estudiante',
    method: 'PUT',
    path: '/api/studentDelay/{id}',
    roles: ['Admin'],
    params: byId,
    body: object({ delay: flag() }),
    answer: studentSchema,
    invalidates: ['students'],
  }),
  remove: endpoint({
    id: 'API-073',
    summary: 'Eliminar un estudiante; sus notas y observaciones se conservan',
    method: 'DELETE',
    path: '/api/student/{id}',
    roles: ['Admin', 'Teacher'],
    params: byId,
    answer: null,
    failureLines: [ANY_REFUSAL],
    invalidates: ['students'],
  }),
};
