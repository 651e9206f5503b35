/** Where last year's students go in the new one: API-053 to API-056. */
import { object, type InferType } from 'yup';
import { endpointsOf } from '@/api/core/endpoint';
import { integer, list, text, word } from '@/api/core/schema';
import { roomSchema } from './rooms';
import { schoolYearMissing } from './school-years';
import { studentSchema } from './students';

const endpoint = endpointsOf('preEnrollments');

const content = {
  studentId: integer(),
  /** Room in the closed year. */
  currentRoomId: integer(),
  /** Both null for a student who leaves (ENRO-16). */
  targetRoomId: integer().nullable(),
  targetRoomName: text().nullable(),
  status: word('PROMOTED', 'NOT_PROMOTED', 'RETIRED'),
  preEnrollmentStatus: word('PENDING', 'FINALIZED'),
};

export const preEnrollmentSchema = object({ id: integer(), ...content }).meta({ name: 'PreEnrollment' });
export type PreEnrollment = InferType<typeof preEnrollmentSchema>;
export type PreEnrollmentResult = PreEnrollment['status'];

/** id null: the student's first assignment (ENRO-18). */
const savedPreEnrollment = object({ id: integer().nullable(), ...content }).defined();
export type SavedPreEnrollment = InferType<typeof savedPreEnrollment>;

/** The result of the chosen target room; null for none (ENRO-13 to ENRO-16). */
export function resultOf(currentRoomId: number, targetRoomId: number | null): PreEnrollmentResult {
  if (targetRoomId === null) return 'RETIRED';
  return targetRoomId === currentRoomId ? 'NOT_PROMOTED' : 'PROMOTED';
}

export const preEnrollments = {
  previousRooms: endpoint({
    id: 'API-053',
    summary: 'Cursos que tuvieron estudiantes en el año escolar anterior',
    method: 'GET',
    path: '/api/rooms/previous-school-year',
    roles: ['Admin'],
    answer: object({ rooms: list(roomSchema) }),
  }),
  history: endpoint({
    id: 'API-054',
    summary: 'Estudiantes que estaban en un curso cuando se cerró un año escolar',
    method: 'GET',
    path: '/api/students-history-record',
    roles: ['Admin'],
    query: object({ roomId: integer(), schoolYearId: integer() }),
    answer: object({ students: list(studentSchema) }),
  }),
  list: endpoint({
    id: 'API-055',
    summary: 'Prematrículas de los estudiantes de un curso del año anterior',
    method: 'GET',
    path: '/api/pre-enrollments/{roomId}',
    roles: ['Admin'],
    params: object({ roomId: integer() }),
    answer: object({ preEnrollments: list(preEnrollmentSchema) }),
  }),
  save: endpoint({
    id: 'API-056',
    summary: 'Asignar a estudiantes su curso del año nuevo; se guarda toda la lista o nada',
    method: 'PUT',
    path: '/api/pre-enrollments/',
    roles: ['Admin'],
    body: object({ preEnrollments: list(savedPreEnrollment).min(1) }),
    answer: object({ preEnrollments: list(preEnrollmentSchema) }),
    errors: {
      finalized: { status: 409, errorCode: 'preEnrollment_finalized', message: 'La matrícula ya fue finalizada.' },
      invalidStatus: {
        status: 422,
        errorCode: 'preEnrollment_invalidStatus',
        message: 'El resultado no corresponde al curso elegido.',
      },
      schoolYearMissing,
    },
    invalidates: ['preEnrollments'],
  }),
};
