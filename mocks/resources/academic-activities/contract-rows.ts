import { academicActivities } from '@/api/resources/academic-activities';
import { achievements, MATHS_OF_SIXTH_A } from '@fixtures/learning';
import { type ContractRow, noYear } from '@mocks/testing/contract';

const NO_ID = 999_999;

const { decimals, proportionality, charts, narrating, fractions } = achievements;
const [, , support] = proportionality.activities;
const [homework] = decimals.activities;

/** A new activity of the achievement that has none yet. */
const fresh = {
  id: null,
  indicatorId: charts.id,
  ...MATHS_OF_SIXTH_A,
  type: 'QUIZ',
  title: 'Quiz de gráficos',
  weighted: 30,
  description: '',
};
const saved = (change: object = {}) => ({ body: { ...fresh, ...change } });
/** An edit of the activity without marks: it weighs 20, beside others of 20 and 30. */
const edited = (change: object = {}) => saved({ id: support.id, indicatorId: proportionality.id, ...change });

const exceeded = {
  status: 409,
  errorCode: 'academicActivity_weightExceeded',
  message: 'El valor ingresado excede el 100% de ponderación permitida para este logro.',
} as const;

const listed = (indicatorId: number) => ({ params: { indicatorId } });

export const rows: readonly ContractRow[] = [
  {
    endpoint: academicActivities.list,
    shown: ['activities'],
    input: listed(decimals.id),
    as: 'directora',
    refused: [
      { why: 'an unknown achievement', status: 404, input: listed(NO_ID) },
      { why: "another school's achievement", status: 404, as: 'coordinadora', input: listed(fractions.id) },
      { why: "another teacher's achievement", status: 403, input: listed(narrating.id) },
    ],
  },
  {
    endpoint: academicActivities.save,
    input: saved(),
    as: 'directora',
    refused: [
      { ...noYear, input: saved() },
      { why: 'more than 100', ...exceeded, input: saved({ weighted: 100.01 }) },
      { why: 'one for an achievement at 100', ...exceeded, input: saved({ indicatorId: decimals.id, weighted: 1 }) },
      { why: 'an edit to more than 100', ...exceeded, input: edited({ weighted: 50.01 }) },
      { why: 'a weight below 1', status: 400, input: saved({ weighted: 0.99 }) },
      { why: 'a weight that is text', status: 400, input: saved({ weighted: '30' }) },
      { why: 'a blank title', status: 400, input: saved({ title: ' ' }) },
      { why: 'no type', status: 400, input: saved({ type: undefined }) },
      { why: 'another type', status: 400, input: saved({ type: 'DANCE' }) },
      { why: 'no description', status: 400, input: saved({ description: undefined }) },
      { why: 'another room', status: 400, input: saved({ roomId: 10 }) },
      { why: 'another period', status: 400, input: saved({ periodId: 1 }) },
      { why: 'another subject', status: 400, input: saved({ subjectId: 17 }) },
      { why: 'an edit for another achievement', status: 400, input: edited({ indicatorId: charts.id }) },
      { why: 'an unknown id', status: 404, input: saved({ id: NO_ID }) },
      { why: 'an unknown achievement', status: 404, input: saved({ indicatorId: NO_ID }) },
      { why: "another school's achievement", status: 404, input: saved({ indicatorId: fractions.id }) },
      { why: "another teacher's achievement", status: 403, input: saved({ indicatorId: narrating.id, ...narrating.place }) },
    ],
  },
  {
    endpoint: academicActivities.remove,
    input: { params: { id: support.id } },
    as: 'directora',
    refused: [
      { ...noYear, input: { params: { id: support.id } } },
      {
        why: 'a marked one',
        status: 409,
        errorCode: 'academicActivity_withStudentAcademicRecord',
        message: 'No puede eliminar una actividad que ya ha sido calificada',
        input: { params: { id: homework.id } },
      },
      { why: 'an unknown id', status: 404, input: { params: { id: NO_ID } } },
      { why: 'a room that is none of the Teacher’s', status: 403, as: 'preescolar', input: { params: { id: support.id } } },
      { why: "another school's", status: 404, as: 'directo', input: { params: { id: support.id } } },
    ],
  },
];
