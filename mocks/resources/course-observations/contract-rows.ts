import { courseObservations } from '@/api/resources/course-observations';
import { students as studentCalls } from '@/api/resources/students';
import { MATHS_OF_SIXTH_A } from '@fixtures/learning';
import { students } from '@fixtures/students';
import { callerOf, type ContractRow, noYear, send } from '@mocks/testing/contract';

const NO_ID = 999_999;

/** Biología, which no director teaches: without seeded observations, its first new one has the first id. */
const BIOLOGY = 2;
const FIRST = 20_001;
const { periodId } = MATHS_OF_SIXTH_A;
const [SAMUEL, VALENTINA] = [students.samuel.id, students.valentina.id];
/** A student of Transición A in the small world. */
const OF_ANOTHER_ROOM = 10;

const place = (courseId: number = BIOLOGY) => ({ params: { courseId }, query: { periodId } });
const added = (change: object = {}, courseId: number = BIOLOGY) => ({
  params: { courseId },
  body: { studentIds: [SAMUEL, VALENTINA], periodId, observation: 'Participa con buenas preguntas.', ...change },
});
const edited = (change: object = {}, params: object = {}) => ({
  params: { courseId: BIOLOGY, observationId: FIRST, ...params },
  body: { studentId: SAMUEL, periodId, observation: 'Mejoró.', ...change },
});

async function addOne(): Promise<void> {
  await send(courseObservations.add, added({ studentIds: [SAMUEL] }), await callerOf('docente'));
}

async function deleteStudent(): Promise<void> {
  await send(studentCalls.remove, { params: { id: SAMUEL } }, await callerOf('coordinadora'));
}

const duplicated = {
  status: 409,
  errorCode: 'courseObservation_duplicated',
  message: 'El estudiante ya tiene una observación en este periodo.',
} as const;

export const rows: readonly ContractRow[] = [
  {
    endpoint: courseObservations.list,
    shown: ['observations'],
    input: place(),
    as: 'docente',
    refused: [
      { why: 'an unknown subject', status: 404, input: place(NO_ID) },
      { why: "another school's subject", status: 404, as: 'coordinadora', input: place(30) },
      { why: "another school's period", status: 404, input: { ...place(), query: { periodId: 5 } } },
      { why: 'no period', status: 400, input: { ...place(), query: {} } },
    ],
  },
  {
    endpoint: courseObservations.add,
    input: added(),
    as: 'docente',
    refused: [
      { ...noYear, input: added() },
      { why: 'a blank observation', status: 400, input: added({ observation: '  ' }) },
      { why: 'no student', status: 400, input: added({ studentIds: [] }) },
      { why: 'a second one of a student', ...duplicated, prepare: addOne, input: added() },
      { why: 'a student twice', ...duplicated, input: added({ studentIds: [SAMUEL, SAMUEL] }) },
      { why: 'an unknown subject', status: 404, input: added({}, NO_ID) },
      { why: "another school's period", status: 404, input: added({ periodId: 5 }) },
      { why: 'an unknown student', status: 404, input: added({ studentIds: [SAMUEL, NO_ID] }) },
      { why: 'a room that is none of the Teacher’s', status: 403, input: added({ studentIds: [SAMUEL, OF_ANOTHER_ROOM] }) },
    ],
  },
  {
    endpoint: courseObservations.edit,
    input: edited(),
    as: 'docente',
    prepare: addOne,
    refused: [
      { ...noYear, input: edited() },
      { why: 'a blank observation', status: 400, input: edited({ observation: ' ' }) },
      { why: 'an unknown id', status: 404, input: edited({}, { observationId: NO_ID }) },
      { why: 'an unknown subject', status: 404, input: edited({}, { courseId: NO_ID }) },
      { why: 'another subject', status: 404, input: edited({}, { courseId: MATHS_OF_SIXTH_A.subjectId }) },
      { why: 'another student', status: 404, input: edited({ studentId: VALENTINA }) },
      { why: 'another period', status: 404, input: edited({ periodId: 1 }) },
      { why: 'one of a student who was deleted', status: 404, prepare: deleteStudent, input: edited() },
      { why: 'a room that is none of the Teacher’s', status: 403, as: 'preescolar', input: edited() },
    ],
  },
];
