/** A room ('Curso' on screen) as the calls answer it. */
import { object, type InferType } from 'yup';
import { flag, integer, text, word } from './schema';

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
