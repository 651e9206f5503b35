/** Subjects ('Asignaturas' on screen, courses in the calls). */
import { object } from 'yup';
import { flag, integer, text } from './schema';

export const courseSchema = object({
  id: integer(),
  name: text(),
  schoolId: integer(),
  subjectTypeId: integer().nullable(),
  subjectType: text().nullable(),
  active: flag(),
  iconCourse: integer().min(0).max(25),
  colorCourse: text().matches(/^#[0-9a-f]{6}$/i),
  group: text().nullable(),
}).meta({ name: 'Course' });
