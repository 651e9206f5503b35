import { studentObservations } from '@/api/resources/student-observations';
import { students } from '@fixtures/students';
import { callerOf, type ContractRow, noYear, send } from '@mocks/testing/contract';

const NO_ID = 999_999;

/** Periodo 2, and a period of another school. */
const [PERIOD, OTHER_PERIOD] = [2, 5];
/** The type 'Académica' of school 1, and that of school 2. */
const [TYPE, OTHER_TYPE] = [101, 201];
/** Samuel of Sexto B: without seeded observations, his first new one has the first id. */
const STUDENT = students.samuel.id;
const FIRST = STUDENT * 10_000 + 1;
/** A student of Transición A in the small world. */
const OF_ANOTHER_ROOM = 10;
/** The teacher ids of 'directora' and of another teacher in her rooms. */
const [OWN, OTHERS] = [11, 12];

const content = { studentId: STUDENT, periodId: PERIOD, observationTypeId: TYPE, observation: 'Llegó a tiempo.', teacherId: OWN };
const created = (change: object = {}) => ({ body: { ...content, ...change } });
const edited = (change: object = {}, params: object = {}) => ({ params: { id: FIRST, ...params }, body: { ...content, ...change } });
const ofTeacher = (change: object = {}) => ({ query: { teacherId: OWN, studentId: STUDENT, ...change } });

async function addOne(): Promise<void> {
  await send(studentObservations.create, created(), await callerOf('directora'));
}

export const rows: readonly ContractRow[] = [
  {
    endpoint: studentObservations.types,
    input: { params: { schoolId: 1 } },
    as: 'directora',
    unknownId: 403,
    refused: [{ why: 'another school', status: 403, input: { params: { schoolId: 2 } } }],
  },
  {
    endpoint: studentObservations.listOfStudent,
    shown: ['studentObservationsResponse'],
    input: { params: { studentId: STUDENT } },
    as: 'coordinadora',
    refused: [{ why: 'an unknown student', status: 404, input: { params: { studentId: NO_ID } } }],
  },
  {
    endpoint: studentObservations.listOfTeacher,
    shown: ['studentObservationsResponse'],
    input: ofTeacher(),
    as: 'directora',
    refused: [
      { why: 'no teacher', status: 400, input: { query: { studentId: STUDENT } } },
      { why: 'no student', status: 400, input: { query: { teacherId: OWN } } },
      { why: 'another teacher', status: 403, input: ofTeacher({ teacherId: OTHERS }) },
      { why: 'an unknown teacher', status: 404, as: 'coordinadora', input: ofTeacher({ teacherId: NO_ID }) },
      { why: 'an unknown student', status: 404, input: ofTeacher({ studentId: NO_ID }) },
      { why: 'a room that is none of the Teacher’s', status: 403, input: ofTeacher({ studentId: OF_ANOTHER_ROOM }) },
    ],
  },
  {
    endpoint: studentObservations.create,
    input: created(),
    as: 'directora',
    refused: [
      { ...noYear, input: created() },
      { why: 'a blank observation', status: 400, input: created({ observation: '  ' }) },
      { why: 'somebody else’s name', status: 403, input: created({ teacherId: OTHERS }) },
      { why: 'an unknown student', status: 404, input: created({ studentId: NO_ID }) },
      { why: 'another school’s period', status: 404, input: created({ periodId: OTHER_PERIOD }) },
      { why: 'an unknown type', status: 404, input: created({ observationTypeId: NO_ID }) },
      { why: 'another school’s type', status: 404, input: created({ observationTypeId: OTHER_TYPE }) },
      { why: 'a room that is none of the Teacher’s', status: 403, input: created({ studentId: OF_ANOTHER_ROOM }) },
    ],
  },
  {
    endpoint: studentObservations.edit,
    input: edited(),
    as: 'directora',
    prepare: addOne,
    refused: [
      { ...noYear, input: edited() },
      { why: 'a blank observation', status: 400, input: edited({ observation: ' ' }) },
      { why: 'an unknown id', status: 404, input: edited({}, { id: NO_ID }) },
      { why: 'somebody else’s name', status: 403, input: edited({ teacherId: OTHERS }) },
      { why: 'another student', status: 404, input: edited({ studentId: students.martin.id }) },
      { why: 'another school’s type', status: 404, input: edited({ observationTypeId: OTHER_TYPE }) },
      { why: 'somebody else’s observation', status: 403, as: 'docente', prepare: addOne, input: edited() },
    ],
  },
  {
    endpoint: studentObservations.remove,
    input: { params: { id: FIRST } },
    as: 'directora',
    prepare: addOne,
    refused: [
      { ...noYear, input: { params: { id: FIRST } } },
      { why: 'an unknown id', status: 404, input: { params: { id: NO_ID } } },
      { why: 'somebody else’s observation', status: 403, as: 'docente', prepare: addOne, input: { params: { id: FIRST } } },
      { why: 'another school’s', status: 404, as: 'directo', prepare: addOne, input: { params: { id: FIRST } } },
    ],
  },
];
