/** Subjects ('Asignaturas' on screen, courses in the calls), their types and their assets: API-074 to API-082. */
import { object, type InferType } from 'yup';
import { endpointsOf } from '@/api/core/endpoint';
import { ANY_REFUSAL, onlyLogged } from '@/api/core/failure-line';
import { filled, flag, integer, list, shownList, text, word } from '@/api/core/schema';

const endpoint = endpointsOf('subjects');

const COLOUR = /^#[0-9a-f]{6}$/i;

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

export const subjectTypeSchema = object({ id: integer(), value: text() }).meta({ name: 'SubjectType' });
export type SubjectType = InferType<typeof subjectTypeSchema>;

export const assetSchema = object({
  id: integer(),
  type: word('ICON', 'COLOR'),
  /** '0' to '25', or '#RRGGBB' (SUBJ-13). */
  value: text(),
  /** The subject's id. */
  externalId: integer(),
}).meta({ name: 'Asset' });
export type Asset = InferType<typeof assetSchema>;

const savedAsset = assetSchema
  .shape({ id: integer().nullable() })
  .defined()
  .test('value of its type', 'value of its type', ({ type, value }) =>
    type === 'ICON' ? /^\d{1,2}$/.test(value) && String(Number(value)) === value && Number(value) <= 25 : COLOUR.test(value),
  )
  // The schema name belongs to the answer.
  .meta({ name: undefined });

const savedCourse = object({
  /** null on creation (SUBJ-11). */
  id: integer().nullable(),
  name: filled(),
  schoolId: integer(),
  subjectTypeId: integer(),
  /** Never false: a subject is removed by a deletion, which has its own refusal. */
  active: flag().isTrue(),
}).defined();

const savedType = object({ id: integer().nullable().oneOf([null]), value: filled() }).defined();

const courseList = object({ courses: list(courseSchema) });
const typeList = object({ subjectTypes: list(subjectTypeSchema) });
const assetList = object({ responses: list(assetSchema) });

const activeList = endpoint({
  id: 'API-074',
  summary: 'Asignaturas activas del colegio',
  method: 'GET',
  path: '/api/courses',
  roles: ['Admin', 'Teacher'],
  answer: courseList,
});

export const subjects = {
  /** For the publication form; the subjects' screens use the path with the slash. */
  list: activeList,
  listWithSlash: endpoint({ ...activeList, path: '/api/courses/', answer: object({ courses: shownList(courseSchema) }) }),
  listByType: endpoint({
    id: 'API-075',
    summary: 'Asignaturas activas, agrupadas por su tipo, para elegir las de un profesor',
    method: 'GET',
    path: '/api/courseLevels',
    roles: ['Admin'],
    answer: courseList,
  }),
  save: endpoint({
    id: 'API-076',
    summary: 'Crear asignaturas o editar una; se guarda toda la lista o nada',
    method: 'PUT',
    path: '/api/courses/',
    roles: ['Admin'],
    body: object({ courses: list(savedCourse).min(1) }),
    answer: courseList,
    errors: { duplicatedName: { status: 409, errorCode: 'course_duplicatedName', message: 'La asignatura {name} ya existe.' } },
    invalidates: ['subjects', 'teachers'],
  }),
  remove: endpoint({
    id: 'API-077',
    summary: 'Eliminar una asignatura que ningún profesor activo tiene',
    method: 'DELETE',
    path: '/api/course/{id}',
    roles: ['Admin'],
    params: object({ id: integer() }),
    answer: null,
    errors: { withTeacher: { status: 409, errorCode: null, message: 'No puede eliminar una asignatura con profesor activo' } },
    failureLines: [{ display: 'modal', text: 'No puede eliminar una asignatura con profesor activo', rule: 'SUBJ-25' }],
    invalidates: ['subjects', 'teachers'],
  }),
  listTypes: endpoint({
    id: 'API-078',
    summary: 'Tipos de asignatura del colegio',
    method: 'GET',
    path: '/api/subject-types',
    roles: ['Admin'],
    answer: typeList,
  }),
  addType: endpoint({
    id: 'API-079',
    summary: 'Agregar un tipo de asignatura',
    method: 'POST',
    path: '/api/subject-type',
    roles: ['Admin'],
    body: list(savedType).min(1).max(1),
    answer: typeList,
    errors: { duplicatedType: { status: 409, errorCode: 'subjectType_duplicated', message: 'Tipo de asignatura existente' } },
    invalidates: ['subjects'],
  }),
  removeType: endpoint({
    id: 'API-080',
    summary: 'Eliminar un tipo de asignatura que ninguna asignatura usa',
    method: 'DELETE',
    path: '/api/subject-type/{id}',
    roles: ['Admin'],
    params: object({ id: integer() }),
    answer: null,
    errors: {
      inUse: {
        status: 409,
        errorCode: 'SubjectTypeId',
        message: 'No se pudo eliminar el tipo de asignatura porque está siendo utilizado en una asignatura',
      },
    },
    failureLines: [
      {
        error: 'inUse',
        display: 'modal',
        text: 'No se pudo eliminar el tipo de asignatura porque está siendo utilizado en una asignatura',
        rule: 'SUBJ-33',
      },
      ANY_REFUSAL,
    ],
    invalidates: ['subjects'],
  }),
  listAssets: endpoint({
    id: 'API-081',
    summary: 'Icono y color de una asignatura',
    method: 'GET',
    path: '/api/asset/{subjectId}',
    roles: ['Admin', 'Teacher'],
    params: object({ subjectId: integer() }),
    answer: assetList,
    failureLines: [{ ...onlyLogged('EVAL-06'), context: 'spreadsheet' }],
  }),
  saveAssets: endpoint({
    id: 'API-082',
    summary: 'Guardar el icono o el color de una asignatura; reemplaza el anterior',
    method: 'PUT',
    path: '/api/asset',
    roles: ['Admin'],
    body: list(savedAsset).min(1),
    answer: assetList,
    invalidates: ['subjects'],
  }),
};
