/** Rooms ('Cursos' on screen): API-063. */
import { object, type InferType } from 'yup';
import { endpoint } from './endpoint';
import { flag, integer, list, text, word } from './schema';

export const roomSchema = object({
  id: integer(),
  name: text(),
  schoolId: integer(),
  roomAcronyms: text(),
  type: word('PRESCHOOL', 'PRIMARY', 'HIGH_SCHOOL'),
  hasSubjects: flag(),
  active: flag(),
  /** Group director. */
  teacherId: integer().nullable(),
  /** Follows type; heads the groups of a select. */
  group: word('Preescolar', 'Primaria', 'Secundaria').nullable(),
}).meta({ name: 'Room' });
export type Room = InferType<typeof roomSchema>;

export const rooms = {
  list: endpoint({
    id: 'API-063',
    summary: 'Cursos activos del colegio',
    method: 'GET',
    path: '/api/rooms',
    headers: 'year',
    roles: ['Admin', 'Teacher'],
    answer: object({ rooms: list(roomSchema) }),
    errors: {},
  }),
};
