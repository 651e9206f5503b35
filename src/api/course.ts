/** A subject ('Asignatura' on screen, course in the calls) as the calls answer it. */
import { object, type InferType } from 'yup';
import { flag, integer, text } from './schema';

export const COLOUR = /^#[0-9a-f]{6}$/i;

export const courseSchema = object({
  id: integer(),
  name: text(),
  schoolId: integer(),
  subjectTypeId: integer().nullable(),
  subjectType: text().nullable(),
  active: flag(),
  /** Icon and colour follow the assets. */
  iconCourse: integer().min(0).max(25),
  colorCourse: text().matches(COLOUR),
  /** The type's value; heads the groups of a select. */
  group: text().nullable(),
}).meta({ name: 'Course' });
export type Course = InferType<typeof courseSchema>;
