import { academicRecords } from '@/api/resources/academic-records';
import { achievements, MATHS_OF_SIXTH_A, TALKING_OF_TRANSITION, type LearningPlace } from '@fixtures/learning';
import { students } from '@fixtures/students';
import { levelId } from '@mocks/resources/indicators/level-id';
import { type ContractRow, noYear } from '@mocks/testing/contract';

const NO_ID = 999_999;

const { proportionality, decimals, narrating, fractions } = achievements;
const [quiz, , support] = proportionality.activities;
const BASIC = levelId(proportionality.id, 1);

const placeOf = ({ roomId: groupId, ...place }: LearningPlace) => ({ ...place, groupId });

/** A new record for the third activity, in which nobody has a mark yet. */
const fresh = {
  id: null,
  indicatorId: proportionality.id,
  ...placeOf(MATHS_OF_SIXTH_A),
  valorizationId: BASIC,
  qualification: 3.3,
  studentId: students.juanDavid.id,
  academicActivityId: support.id,
  comment: '',
};
const saved = (...changes: object[]) => ({ body: changes.map((change) => ({ ...fresh, ...change })) });

/** A valid record, followed by one that is refused. */
const afterValid = (change: object) => saved({}, { studentId: students.cristianCamilo.id, ...change });

const outOfRange = {
  status: 422,
  errorCode: 'studentAcademicRecord_outOfRange',
  message: 'La calificación no está en el rango de su nivel.',
} as const;
const invalidActivity = {
  status: 422,
  errorCode: 'studentAcademicRecord_invalidActivity',
  message: 'La actividad no es de este logro.',
} as const;
const invalidStudent = {
  status: 422,
  errorCode: 'studentAcademicRecord_invalidStudent',
  message: 'El estudiante no es un estudiante activo del curso.',
} as const;

const listed = (indicatorId: number) => ({ params: { indicatorId } });

export const rows: readonly ContractRow[] = [
  {
    endpoint: academicRecords.list,
    shown: ['studentAcademicRecords'],
    input: listed(proportionality.id),
    as: 'directora',
    refused: [
      { why: 'an unknown achievement', status: 404, input: listed(NO_ID) },
      { why: "another school's achievement", status: 404, as: 'coordinadora', input: listed(fractions.id) },
      { why: "another teacher's achievement", status: 403, input: listed(narrating.id) },
    ],
  },
  {
    endpoint: academicRecords.save,
    input: saved({}, { studentId: students.cristianCamilo.id }),
    as: 'directora',
    refused: [
      { ...noYear, input: saved({}) },
      { why: 'nothing', status: 400, input: saved() },
      { why: 'a mark that is text', status: 400, input: afterValid({ qualification: '3.3' }) },
      { why: 'no comment', status: 400, input: afterValid({ comment: undefined }) },
      { why: 'another subject', status: 400, input: afterValid({ subjectId: 17 }) },
      { why: 'another period', status: 400, input: afterValid({ periodId: 1 }) },
      { why: 'another room', status: 400, input: afterValid({ groupId: 10 }) },
      { why: 'an unknown achievement', status: 404, input: afterValid({ indicatorId: NO_ID }) },
      { why: "another teacher's achievement", status: 403, input: afterValid({ indicatorId: narrating.id }) },
      { why: 'an unknown level', status: 404, input: afterValid({ valorizationId: NO_ID }) },
      { why: "another achievement's level", status: 404, input: afterValid({ valorizationId: levelId(decimals.id, 1) }) },
      { why: 'an unknown record', status: 404, input: afterValid({ id: NO_ID }) },
      { why: 'a mark above its level', ...outOfRange, input: afterValid({ qualification: 3.51 }) },
      { why: 'a mark below its level', ...outOfRange, input: afterValid({ qualification: 2.99 }) },
      { why: 'a mark of 0', ...outOfRange, input: afterValid({ qualification: 0 }) },
      { why: 'no activity', ...invalidActivity, input: afterValid({ academicActivityId: null }) },
      { why: "another achievement's activity", ...invalidActivity, input: afterValid({ academicActivityId: decimals.activities[0].id }) },
      {
        why: 'an activity where it is evaluated directly',
        ...invalidActivity,
        as: 'preescolar',
        input: {
          body: [
            {
              ...fresh,
              ...placeOf(TALKING_OF_TRANSITION),
              indicatorId: narrating.id,
              valorizationId: levelId(narrating.id, 1),
              academicActivityId: quiz.id,
              // The first student of Transición A in the small world.
              studentId: 10,
            },
          ],
        },
      },
      { why: 'a student of another room', ...invalidStudent, input: afterValid({ studentId: students.samuel.id }) },
      { why: 'an unknown student', ...invalidStudent, input: afterValid({ studentId: NO_ID }) },
    ],
  },
];
