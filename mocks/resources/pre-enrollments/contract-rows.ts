import { enrollments } from '@/api/resources/enrollments';
import { preEnrollments } from '@/api/resources/pre-enrollments';
import { WAITING_ROOM } from '@fixtures/enrollments';
import { callerOf, type ContractRow, noYear, openWorld, send } from '@mocks/testing/contract';

const NO_ID = 999_999;
/** Of the Liceo Vista al Valle: last year, Séptimo A and Octavo A. */
const [LAST_YEAR, SEVENTH, EIGHTH] = [5, WAITING_ROOM.id, 27];

interface Former {
  readonly id: number;
}

/** Ids of the students of Séptimo A who have no room yet: its last three. */
export async function waitingStudents(): Promise<number[]> {
  const { body } = await send(
    preEnrollments.history,
    { query: { roomId: SEVENTH, schoolYearId: LAST_YEAR } },
    await callerOf('matriculas'),
  );
  const { body: known } = await send(preEnrollments.list, { params: { roomId: SEVENTH } }, await callerOf('matriculas'));
  const assigned = new Set((known as { preEnrollments: { studentId: number }[] }).preEnrollments.map(({ studentId }) => studentId));
  return (body as { students: Former[] }).students.map(({ id }) => id).filter((id) => !assigned.has(id));
}

export const assignment = (studentId: number, change: object = {}) => ({
  id: null,
  studentId,
  currentRoomId: SEVENTH,
  targetRoomId: EIGHTH,
  targetRoomName: 'Octavo A',
  status: 'PROMOTED',
  preEnrollmentStatus: 'PENDING',
  ...change,
});

const saved = (...preEnrollments: object[]) => ({ body: { preEnrollments } });

/** Assigns a room to the students who have none yet. */
export async function assignWaiting(): Promise<void> {
  const waiting = await waitingStudents();
  await send(preEnrollments.save, saved(...waiting.map((id) => assignment(id))), await callerOf('matriculas'));
}

export const finalization = { body: { id: 1, schoolId: 5, schoolYearId: 6 } };

export async function finalize(): Promise<void> {
  await assignWaiting();
  await send(enrollments.finalize, finalization, await callerOf('matriculas'));
}

const invalidStatus = {
  status: 422,
  errorCode: 'preEnrollment_invalidStatus',
  message: 'El resultado no corresponde al curso elegido.',
} as const;

/** The last two students of Séptimo A in the small world, who have no room yet. */
const [ALSO_WAITING, WAITING] = [205, 206];

export const rows: readonly ContractRow[] = [
  { endpoint: preEnrollments.previousRooms, input: {}, as: 'matriculas', refused: [] },
  {
    endpoint: preEnrollments.history,
    input: { query: { roomId: SEVENTH, schoolYearId: LAST_YEAR } },
    as: 'matriculas',
    refused: [
      { why: 'no year', status: 400, input: { query: { roomId: SEVENTH } } },
      { why: 'an unknown room', status: 404, input: { query: { roomId: NO_ID, schoolYearId: LAST_YEAR } } },
      { why: "another school's room", status: 404, input: { query: { roomId: 9, schoolYearId: LAST_YEAR } } },
      { why: 'an unknown year', status: 404, input: { query: { roomId: SEVENTH, schoolYearId: NO_ID } } },
      { why: "another school's year", status: 404, input: { query: { roomId: SEVENTH, schoolYearId: 1 } } },
    ],
  },
  {
    endpoint: preEnrollments.list,
    input: { params: { roomId: SEVENTH } },
    as: 'matriculas',
    refused: [
      { why: 'an unknown room', status: 404, input: { params: { roomId: NO_ID } } },
      { why: "another school's room", status: 404, input: { params: { roomId: 9 } } },
    ],
  },
  {
    endpoint: preEnrollments.save,
    input: saved(assignment(WAITING)),
    as: 'matriculas',
    refused: [
      { ...noYear, input: saved(assignment(WAITING)) },
      { why: 'a school without a year before', status: 404, as: 'cierre', input: saved(assignment(WAITING)) },
      { why: 'no entry', status: 400, input: saved() },
      { why: 'an unknown student', status: 404, input: saved(assignment(NO_ID)) },
      { why: 'another room than the student was in', status: 404, input: saved(assignment(WAITING, { currentRoomId: 23 })) },
      { why: 'an id that is none of the student’s', status: 404, input: saved(assignment(WAITING, { id: NO_ID })) },
      {
        why: 'a status that does not follow the target',
        ...invalidStatus,
        input: saved(assignment(WAITING), assignment(ALSO_WAITING, { status: 'NOT_PROMOTED' })),
      },
      { why: 'a student twice', ...invalidStatus, input: saved(assignment(WAITING), assignment(WAITING)) },
      { why: 'a retired one with a room', ...invalidStatus, input: saved(assignment(WAITING, { status: 'RETIRED' })) },
      {
        why: 'a retired one with the name of a room',
        ...invalidStatus,
        input: saved(assignment(WAITING, { targetRoomId: null, status: 'RETIRED' })),
      },
      { why: "another school's room", ...invalidStatus, input: saved(assignment(WAITING, { targetRoomId: 9 })) },
      {
        why: 'an end that only the finalization brings',
        ...invalidStatus,
        input: saved(assignment(WAITING, { preEnrollmentStatus: 'FINALIZED' })),
      },
      {
        why: 'after the finalization',
        status: 409,
        errorCode: 'preEnrollment_finalized',
        message: 'La matrícula ya fue finalizada.',
        prepare: finalize,
        input: saved(assignment(WAITING)),
      },
    ],
  },
  {
    endpoint: enrollments.finalize,
    input: finalization,
    as: 'matriculas',
    prepare: assignWaiting,
    refused: [
      {
        why: 'students who wait',
        status: 409,
        errorCode: 'endOfYear_pendingStudents',
        message: 'Hay estudiantes sin matrícula asignada.',
        // The seeded world.
        prepare: openWorld,
        input: finalization,
      },
      {
        why: 'a second time',
        status: 409,
        errorCode: 'endOfYear_alreadyFinalized',
        message: 'Ya se ha realizado la matrícula para el siguiente año escolar.',
        prepare: finalize,
        input: finalization,
      },
      { why: 'another school', status: 403, input: { body: { ...finalization.body, schoolId: 1 } } },
      { why: 'an unknown process', status: 404, input: { body: { ...finalization.body, id: NO_ID } } },
      { why: 'another year', status: 404, input: { body: { ...finalization.body, schoolYearId: LAST_YEAR } } },
    ],
  },
];
