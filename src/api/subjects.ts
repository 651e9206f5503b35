/** Subjects ('Asignaturas' on screen, courses in the calls): API-074. */
import { object } from 'yup';
import { endpoint } from './endpoint';
import { flag, integer, list, text } from './schema';

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

export const subjects = {
  list: endpoint({
    id: 'API-074',
    summary: 'Asignaturas activas del colegio',
    method: 'GET',
    path: '/api/courses',
    headers: 'year',
    roles: ['Admin', 'Teacher'],
    answer: object({ courses: list(courseSchema) }),
    errors: {},
  }),
};
