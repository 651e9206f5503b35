import { rooms } from '@/api/resources/rooms';
import { ofRoom, students } from '@/api/resources/students';
import { callerOf, send, type ContractRow } from '@mocks/testing/contract';

const NO_ID = 999_999;

/** A room that the school does not have yet. */
const room = {
  id: null,
  name: 'Octavo B',
  schoolId: 1,
  roomAcronyms: '8B',
  type: 'HIGH_SCHOOL',
  hasSubjects: true,
  active: true,
  teacherId: null,
  group: null,
};

const saved = (...changes: Record<string, unknown>[]) => ({ body: changes.map((change) => ({ ...room, ...change })) });

/** The id of the first new room in the small world: the last seeded room is 27. */
const NEW_ID = 28;

async function createRoom(): Promise<void> {
  await send(rooms.save, saved({}), await callerOf('coordinadora'));
}

/** Deletes all students of room 20, of a school without teachers. */
async function emptyRoom(): Promise<void> {
  const as = await callerOf('cierre');
  const query = ofRoom(20);
  const { body } = await send(students.listOfRoom, { query }, as);
  for (const { id } of students.listOfRoom.answer.validateSync(body).students) await send(students.remove, { params: { id } }, as);
}

const repeated = { status: 409, errorCode: 'room_duplicatedName' };

export const rows: readonly ContractRow[] = [
  { endpoint: rooms.list, input: {}, as: 'coordinadora', refused: [] },
  { endpoint: rooms.listWithSlash, shown: ['rooms'], input: {}, as: 'directora', refused: [] },
  {
    endpoint: rooms.listWithoutDirector,
    input: {},
    as: 'coordinadora',
    refused: [],
  },
  {
    endpoint: rooms.save,
    input: saved({}, { name: 'Octavo C', roomAcronyms: '8C' }),
    as: 'coordinadora',
    refused: [
      { why: "another school's room", status: 403, input: saved({}, { name: 'Octavo C', schoolId: 2 }) },
      { why: 'a name in use', ...repeated, message: 'El curso sexto a ya existe.', input: saved({}, { name: 'sexto a' }) },
      { why: 'a name twice in the list', ...repeated, message: 'El curso octavoB ya existe.', input: saved({}, { name: 'octavoB' }) },
      {
        why: "another room's name in an edit",
        ...repeated,
        message: 'El curso Sexto B ya existe.',
        input: saved({ id: 9, name: 'Sexto B' }),
      },
      { why: 'an unknown id', status: 404, input: saved({}, { name: 'Octavo C', id: NO_ID }) },
      { why: "another school's id", status: 404, input: saved({ id: 16 }) },
      { why: 'a blank name', status: 400, input: saved({ name: '  ' }) },
      { why: 'a blank acronym', status: 400, input: saved({ roomAcronyms: '' }) },
      { why: 'another type', status: 400, input: saved({ type: 'UNIVERSITY' }) },
      { why: 'no word on subjects', status: 400, input: saved({ hasSubjects: undefined }) },
      { why: 'a deletion in disguise', status: 400, input: saved({ id: 9, active: false }) },
      { why: 'one room that is no list', status: 400, input: { body: room } },
    ],
  },
  {
    endpoint: rooms.remove,
    input: { params: { id: NEW_ID } },
    as: 'coordinadora',
    prepare: createRoom,
    refused: [
      {
        why: 'a room with a teacher, students and activities',
        status: 409,
        errorCode: '401',
        message: 'No puede eliminar un curso con un profesor asociado',
        input: { params: { id: 9 } },
      },
      {
        why: 'a room with students and activities',
        status: 409,
        errorCode: '400',
        message: 'No puede eliminar un curso con estudiantes',
        as: 'cierre',
        input: { params: { id: 20 } },
      },
      {
        why: 'a room with activities',
        status: 409,
        errorCode: '402',
        message: 'No puede eliminar un curso con actividades',
        as: 'cierre',
        prepare: emptyRoom,
        input: { params: { id: 20 } },
      },
      { why: "another school's room", status: 404, input: { params: { id: 16 } } },
    ],
  },
  {
    endpoint: rooms.getDirector,
    input: { params: { id: 9 } },
    as: 'coordinadora',
    refused: [{ why: "another school's room", status: 404, input: { params: { id: 16 } } }],
  },
];
