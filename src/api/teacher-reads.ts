/** Teachers as the calls answer them, and the two calls that ask for them: API-088 and API-093. */
import { object, type InferType } from 'yup';
import { courseSchema } from './course';
import { endpoint } from './endpoint';
import { roomSchema } from './room';
import { filled, flag, integer, list, text, word } from './schema';

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

/** Apart from the calls that change something: the login and the feed need no more (P1, P2). */
export const teacherReads = {
  list: endpoint({
    id: 'API-088',
    summary: 'Profesores activos; sin statusComplete=false solo los de registro completo',
    method: 'GET',
    path: '/api/teachers',
    headers: 'year',
    roles: ['Admin', 'Teacher'],
    query: object({ statusComplete: word('false').optional() }),
    answer: object({ teachers: list(teacherSchema) }),
    errors: {},
  }),
  getDeep: endpoint({
    id: 'API-093',
    summary: 'Un profesor con sus cursos y asignaturas',
    method: 'GET',
    path: '/teachersDeepByTeacherEmail/{email}',
    headers: 'year',
    roles: ['Admin', 'Teacher'],
    params: object({ email: filled() }),
    answer: teacherDeepSchema,
    errors: {},
  }),
};
