import { ofRoom, students } from '@/api/resources/students';
import { callerOf, send, type ContractRow } from '@mocks/testing/contract';

const NO_ID = 999_999;

/** An invitation into Sexto A (room 9) by the coordinator. */
const request = {
  id: null,
  name: 'Emilia',
  surname: 'Zapata Ñáñez',
  parentEmail: 'Zapata.Nanez@correo.example',
  roomId: 9,
  teacherId: null,
  schoolId: 1,
  age: 2026,
};
const invited = (...changes: Record<string, unknown>[]) => ({
  body: { studentRequests: changes.map((change) => ({ ...request, ...change })) },
});

async function inviteOne(): Promise<void> {
  await send(students.invite, invited({}), await callerOf('coordinadora'));
}

/** Cristian Camilo (7) is in Sexto A, which directora directs and docente teaches in; Samuel (1) in Sexto B. */
const known = { name: 'cristian camilo', surname: 'Echeverri  Vélez', parentEmail: 'luzdary.velez@correo.example' };
const edited = { name: 'Cristian', surname: 'Echeverri', age: 2020 };

const repeated = { status: 409, errorCode: 'student_duplicated' };

export const rows: readonly ContractRow[] = [
  {
    endpoint: students.listOfRoom,
    shown: ['students'],
    input: { query: ofRoom(9) },
    as: 'directora',
    refused: [
      { why: 'a room that is not the Teacher’s', status: 403, input: { query: ofRoom(3) } },
      { why: 'an unknown room', status: 404, as: 'coordinadora', input: { query: ofRoom(NO_ID) } },
      { why: "another school's room", status: 404, as: 'coordinadora', input: { query: ofRoom(16) } },
      { why: 'no filters', status: 400, input: { query: {} } },
      { why: 'no room', status: 400, input: { query: { filters: ofRoom(9).filters.slice(1) } } },
      {
        why: 'inactive ones',
        status: 400,
        input: { query: { filters: [...ofRoom(9).filters.slice(0, 1), { field: 'active', operator: '=', value: 'false' }] } },
      },
    ],
  },
  {
    endpoint: students.invite,
    input: invited({}, { name: 'Emilio' }),
    as: 'coordinadora',
    refused: [
      { why: "a Teacher's room of others", status: 403, as: 'directora', input: invited({ teacherId: 11 }, { teacherId: 11, roomId: 3 }) },
      { why: "a Teacher in nobody's name", status: 403, as: 'directora', input: invited({}) },
      { why: "an Admin in a teacher's name", status: 403, input: invited({ teacherId: 11 }) },
      { why: 'another school', status: 403, input: invited({}, { schoolId: 2 }) },
      { why: 'an unknown room', status: 404, input: invited({}, { roomId: NO_ID }) },
      { why: "another school's room", status: 404, input: invited({ roomId: 16 }) },
      {
        why: 'a student of the room',
        ...repeated,
        message: 'El estudiante cristian camilo Echeverri  Vélez ya existe en este curso.',
        input: invited(known),
      },
      {
        why: 'a student twice in the list',
        ...repeated,
        message: 'El estudiante emilia Zapata Ñáñez ya existe en este curso.',
        input: invited({}, { name: ' emilia ', surname: ' Zapata Ñáñez ', parentEmail: ' zapata.nanez@correo.example ' }),
      },
      {
        why: 'a school without a year',
        status: 409,
        errorCode: 'schoolYear_missing',
        message: 'El colegio no tiene un año escolar.',
        as: 'sin-anio',
        input: invited({ schoolId: 6 }),
      },
      { why: 'a blank name', status: 400, input: invited({ name: ' ' }) },
      { why: 'a blank surname', status: 400, input: invited({ surname: '' }) },
      { why: 'a blank e-mail', status: 400, input: invited({ parentEmail: ' ' }) },
      { why: 'a year before the first', status: 400, input: invited({ age: 2012 }) },
      { why: 'a year to come', status: 400, input: invited({}, { age: 2027 }) },
      { why: 'an id', status: 400, input: invited({ id: 1 }) },
      { why: 'nobody', status: 400, input: invited() },
    ],
  },
  {
    endpoint: students.resendInvitation,
    input: { params: { parentEmail: request.parentEmail } },
    as: 'directora',
    prepare: inviteOne,
    refused: [
      { why: 'a room that the Teacher does not direct', status: 403, as: 'docente', input: { params: { parentEmail: known.parentEmail } } },
      { why: 'an unknown e-mail', status: 404, input: { params: { parentEmail: 'nadie@correo.example' } } },
      {
        why: 'a guardian who is past it',
        status: 409,
        errorCode: 'student_notInInviteSent',
        message: 'Este usuario ya tiene un proceso de registro',
        as: 'directora',
        input: { params: { parentEmail: known.parentEmail } },
      },
    ],
  },
  {
    endpoint: students.edit,
    input: { params: { id: 7 }, body: edited },
    as: 'directora',
    refused: [
      { why: 'a room that the Teacher does not direct', status: 403, as: 'docente', input: { params: { id: 7 }, body: edited } },
      { why: 'a room that is only taught in', status: 403, input: { params: { id: 1 }, body: edited } },
      { why: "another school's student", status: 404, as: 'cierre', input: { params: { id: 7 }, body: edited } },
      { why: 'a blank name', status: 400, input: { params: { id: 7 }, body: { ...edited, name: ' ' } } },
      { why: 'a blank surname', status: 400, input: { params: { id: 7 }, body: { ...edited, surname: '' } } },
      { why: 'a year before the first', status: 400, input: { params: { id: 7 }, body: { ...edited, age: 2012 } } },
      { why: 'a year to come', status: 400, input: { params: { id: 7 }, body: { ...edited, age: 2027 } } },
    ],
  },
  {
    endpoint: students.setDelay,
    input: { params: { id: 7 }, body: { delay: false } },
    as: 'coordinadora',
    refused: [{ why: 'a word in place of a boolean', status: 400, input: { params: { id: 7 }, body: { delay: 'NO' } } }],
  },
  {
    endpoint: students.remove,
    input: { params: { id: 7 } },
    as: 'directora',
    refused: [
      { why: 'a room that the Teacher does not direct', status: 403, as: 'docente', input: { params: { id: 7 } } },
      { why: "another school's student", status: 404, as: 'cierre', input: { params: { id: 7 } } },
    ],
  },
];
