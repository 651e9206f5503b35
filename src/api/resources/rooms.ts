/** Rooms ('Cursos' on screen): API-063 to API-067. */
import { object, type InferType } from 'yup';
import { endpointsOf } from '@/api/core/endpoint';
import { SERVER_MESSAGE, UNEXPECTED, UNREADABLE } from '@/api/core/failure-line';
import { filled, flag, integer, list, shownList, text, word } from '@/api/core/schema';

const endpoint = endpointsOf('rooms');

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

const savedRoom = object({
  /** null on creation (ROOM-16). */
  id: integer().nullable(),
  name: filled(),
  schoolId: integer(),
  roomAcronyms: filled(),
  type: word('PRESCHOOL', 'PRIMARY', 'HIGH_SCHOOL'),
  hasSubjects: flag(),
  /** Never false: a room is removed by a deletion, which has its own refusals. */
  active: flag().isTrue(),
  /** teacherId and group are ignored: the director is set by the teacher, the group follows the type. */
  teacherId: integer().nullable(),
  group: text().nullable(),
}).defined();

const roomList = object({ rooms: list(roomSchema) });

const activeList = endpoint({
  id: 'API-063',
  summary: 'Cursos activos del colegio',
  method: 'GET',
  path: '/api/rooms',
  roles: ['Admin', 'Teacher'],
  answer: roomList,
});

export const rooms = {
  /** For choices in forms and filters; all other screens use the path with the slash. */
  list: activeList,
  listWithSlash: endpoint({ ...activeList, path: '/api/rooms/', answer: object({ rooms: shownList(roomSchema) }) }),
  listWithoutDirector: endpoint({
    id: 'API-064',
    summary: 'Cursos activos sin director de grupo',
    method: 'GET',
    path: '/api/rooms/without-director/',
    roles: ['Admin'],
    answer: roomList,
  }),
  save: endpoint({
    id: 'API-065',
    summary: 'Crear cursos o editar uno; se guarda toda la lista o nada',
    method: 'PUT',
    path: '/api/rooms/',
    roles: ['Admin'],
    body: list(savedRoom).min(1),
    answer: roomList,
    errors: { duplicatedName: { status: 409, errorCode: 'room_duplicatedName', message: 'El curso {name} ya existe.' } },
    failureLines: [
      { context: 'creation', statuses: UNREADABLE, display: 'banner', text: UNEXPECTED, rule: 'ROOM-18' },
      { context: 'creation', display: 'banner', text: SERVER_MESSAGE, rule: 'ROOM-18' },
    ],
    invalidates: ['rooms', 'teachers'],
  }),
  remove: endpoint({
    id: 'API-066',
    summary: 'Eliminar un curso sin profesor, estudiantes ni actividades',
    method: 'DELETE',
    path: '/api/room/{id}',
    roles: ['Admin'],
    params: object({ id: integer() }),
    answer: null,
    errors: {
      withTeacher: { status: 409, errorCode: '401', message: 'No puede eliminar un curso con un profesor asociado' },
      withStudents: { status: 409, errorCode: '400', message: 'No puede eliminar un curso con estudiantes' },
      withActivities: { status: 409, errorCode: '402', message: 'No puede eliminar un curso con actividades' },
    },
    failureLines: [
      { error: 'withTeacher', display: 'modal', text: 'No puede eliminar un curso con un profesor asociado', rule: 'ROOM-25' },
      { error: 'withStudents', display: 'modal', text: 'No puede eliminar un curso con estudiantes', rule: 'ROOM-26' },
      { error: 'withActivities', display: 'modal', text: 'No puede eliminar un curso con actividades', rule: 'ROOM-27' },
      { display: 'modal', text: 'No puede eliminar un curso con estudiantes activos', rule: 'ROOM-28' },
    ],
    invalidates: ['rooms', 'teachers'],
  }),
  getDirector: endpoint({
    id: 'API-067',
    summary: 'Director de grupo de un curso, o nulos si no tiene',
    method: 'GET',
    path: '/api/teacherByRoomId/{id}',
    roles: ['Admin'],
    params: object({ id: integer() }),
    answer: object({ teacherName: text().nullable(), teacherLastName: text().nullable() }),
  }),
};
