import { teachers } from '@/api/resources/teachers';
import type { ContractRow } from '@mocks/testing/contract';

const NO_ID = 999_999;

const director = 'yaneth.garcia@yarumos.example';

/** A new teacher in Sexto A (9), which directora (11) directs; subject 16 is Matemáticas. */
const teacher = {
  id: null,
  schoolId: 1,
  teacherName: 'Mariela',
  teacherLastName: 'Bonilla Ñustes',
  teacherEmail: 'mariela.bonilla@yarumos.example',
  teacherPhone: null,
  rooms: [9],
  courses: [16],
  roomIds: [] as number[],
  active: true,
};
const created = (change: Record<string, unknown> = {}) => ({ body: { teacherRequests: [{ ...teacher, ...change }] } });
/** An edit of docente, who directs no room. */
const edited = (change: Record<string, unknown> = {}) => ({
  body: { ...teacher, id: 18, teacherStatus: 'COMPLETED', image: null, ...change },
});
/** Teacher 19 is invited, 18 has registered, 20 was deleted. */
const invitation = (id: number, change: Record<string, unknown> = {}) => ({
  params: { id },
  body: {
    teacherId: id,
    schoolId: 1,
    roomId: null,
    teacherEmail: 'edgar.tunubala@yarumos.example',
    teacherName: 'Édgar',
    teacherLastName: 'Tunubalá Vélez',
    enrollmentStatus: 'NEW',
    enrollmentSMSStatus: 'NEW',
    rooms: [],
    courses: [4],
    schoolName: 'Colegio Mirador de los Yarumos',
    ...change,
  },
});

const known = { status: 409, errorCode: 'teacher_duplicatedEmail' };
const directed = { status: 409, errorCode: 'room_withDirector', message: 'El curso Sexto A ya tiene director de grupo.' };

export const rows: readonly ContractRow[] = [
  {
    endpoint: teachers.list,
    shown: ['teachers'],
    input: { query: {} },
    as: 'coordinadora',
    refused: [{ why: 'another word', status: 400, input: { query: { statusComplete: 'no' } } }],
  },
  {
    endpoint: teachers.getDeep,
    input: { params: { email: director } },
    as: 'directora',
    refused: [
      { why: "another's e-mail, to a Teacher", status: 403, input: { params: { email: 'mauricio.tovar@yarumos.example' } } },
      { why: 'an unknown e-mail', status: 404, as: 'coordinadora', input: { params: { email: 'nadie@yarumos.example' } } },
    ],
  },
  {
    endpoint: teachers.create,
    input: created(),
    as: 'coordinadora',
    refused: [
      { why: 'another school', status: 403, input: created({ schoolId: 2 }) },
      {
        why: "a teacher's e-mail, in capitals",
        ...known,
        message: `Ya existe un profesor con el correo ${director.toUpperCase()}.`,
        input: created({ teacherEmail: director.toUpperCase() }),
      },
      {
        why: "a deleted teacher's e-mail",
        ...known,
        message: 'Ya existe un profesor con el correo fabio.marin@yarumos.example.',
        input: created({ teacherEmail: 'fabio.marin@yarumos.example' }),
      },
      { why: 'a room that another directs', ...directed, input: created({ roomIds: [9] }) },
      { why: 'an unknown room', status: 404, input: created({ rooms: [9, NO_ID] }) },
      { why: "another school's room", status: 404, input: created({ rooms: [16] }) },
      { why: "another school's subject", status: 404, input: created({ courses: [36] }) },
      { why: 'no room', status: 400, input: created({ rooms: [] }) },
      { why: 'direction of a room that is not the own', status: 400, input: created({ roomIds: [10] }) },
      { why: 'a blank name', status: 400, input: created({ teacherName: ' ' }) },
      { why: 'a blank last name', status: 400, input: created({ teacherLastName: '' }) },
      { why: 'a blank e-mail', status: 400, input: created({ teacherEmail: ' ' }) },
      { why: 'a phone', status: 400, input: created({ teacherPhone: '300' }) },
      { why: 'an inactive one', status: 400, input: created({ active: false }) },
      {
        why: 'two at once',
        status: 400,
        input: { body: { teacherRequests: [teacher, { ...teacher, teacherEmail: 'otra@yarumos.example' }] } },
      },
    ],
  },
  {
    endpoint: teachers.activate,
    input: { params: { id: 20 } },
    as: 'coordinadora',
    refused: [{ why: "another school's teacher", status: 404, input: { params: { id: 23 } } }],
  },
  {
    endpoint: teachers.edit,
    input: edited(),
    as: 'coordinadora',
    refused: [
      { why: 'a room that another directs', ...directed, input: edited({ roomIds: [9] }) },
      { why: 'an unknown id', status: 404, input: edited({ id: NO_ID }) },
      { why: "another school's teacher", status: 404, input: edited({ id: 23 }) },
      { why: 'a deleted teacher', status: 404, input: edited({ id: 20 }) },
      { why: "another school's room", status: 404, input: edited({ rooms: [16] }) },
      { why: "another school's subject", status: 404, input: edited({ courses: [36] }) },
      { why: 'a blank name', status: 400, input: edited({ teacherName: ' ' }) },
      { why: 'a blank last name', status: 400, input: edited({ teacherLastName: '' }) },
      { why: 'rooms in place of their ids', status: 400, input: edited({ rooms: [{ id: 9 }] }) },
    ],
  },
  {
    endpoint: teachers.remove,
    input: { params: { id: 11 } },
    as: 'coordinadora',
    refused: [
      { why: 'a deleted teacher', status: 404, input: { params: { id: 20 } } },
      { why: "another school's teacher", status: 404, input: { params: { id: 23 } } },
    ],
  },
  {
    endpoint: teachers.resendInvitation,
    input: invitation(19),
    as: 'coordinadora',
    refused: [
      {
        why: 'a teacher who is past it',
        status: 409,
        errorCode: 'teacher_notInInviteSent',
        message: 'Este usuario ya tiene un proceso de registro',
        input: invitation(18),
      },
      { why: 'another school', status: 403, input: invitation(19, { schoolId: 2 }) },
      { why: 'an unknown id', status: 404, input: invitation(NO_ID) },
      { why: 'a deleted teacher', status: 404, input: invitation(20) },
      { why: "another teacher's id in the body", status: 400, input: invitation(19, { teacherId: 18 }) },
      { why: 'another state', status: 400, input: invitation(19, { enrollmentStatus: 'SENT' }) },
      { why: 'another state of the SMS', status: 400, input: invitation(19, { enrollmentSMSStatus: null }) },
    ],
  },
];
