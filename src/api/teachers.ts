/** Teachers: API-088 and API-093. */
import { object, type InferType } from 'yup';
import { endpoint } from './endpoint';
import { roomSchema } from './rooms';
import { filled, flag, integer, list, text, word } from './schema';
import { courseSchema } from './subjects';

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
  teacherStatus: word('INVITE_SENT', 'CODE_VALIDATED', 'COMPLETED').nullable(),
  image: text().nullable(),
}).meta({ name: 'Teacher' });
export type Teacher = InferType<typeof teacherSchema>;

/** A teacher with the rooms and subjects themselves in place of their ids. */
const teacherDeepSchema = teacherSchema
  .shape({ rooms: list(roomSchema), courses: list(courseSchema), roomIds: list(roomSchema) })
  .meta({ name: 'TeacherDeep' });
export type TeacherDeep = InferType<typeof teacherDeepSchema>;

export const teachers = {
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
