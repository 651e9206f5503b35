import { indicators } from '@/api/resources/indicators';
import { achievements, MATHS_OF_SIXTH_A as PLACE } from '@fixtures/learning';
import { callerOf, type ContractRow, noYear, send } from '@mocks/testing/contract';

const NO_ID = 999_999;

/** Room 9 is the caller's, 3 another teacher's, 16 another school's; subject 30 and period 5 are of school 2. */
const level = (name: string, initialValue: number, endValue: number) => ({ name, description: `${name}: sumar`, initialValue, endValue });
const levels = [level('Bajo', 1, 2.9), level('Básico', 3, 3.5), level('Alto', 3.6, 4), level('Superior', 4.1, 5)];
const fresh = { id: null, title: 'Sumar números', ...PLACE, valorizations: levels };
const saved = (change: object = {}) => ({ body: { ...fresh, ...change } });
const edited = (change: object = {}) => saved({ id: achievements.charts.id, ...change });
const asked = (change: object = {}) => ({ query: { ...PLACE, ...change } });

const [charts, decimals] = [{ params: { id: achievements.charts.id } }, { params: { id: achievements.decimals.id } }];
const ofAnother = { params: { id: achievements.narrating.id } };

async function hideCharts(): Promise<void> {
  await send(indicators.remove, charts, await callerOf('directora'));
}

export const rows: readonly ContractRow[] = [
  {
    endpoint: indicators.list,
    shown: ['indicators'],
    input: asked(),
    as: 'directora',
    refused: [
      { why: 'a room that is none of the Teacher’s', status: 403, input: asked({ roomId: 3 }) },
      { why: "another school's room", status: 404, as: 'coordinadora', input: asked({ roomId: 16 }) },
      { why: 'an unknown room', status: 404, as: 'coordinadora', input: asked({ roomId: NO_ID }) },
      { why: "another school's subject", status: 404, input: asked({ subjectId: 30 }) },
      { why: "another school's period", status: 404, input: asked({ periodId: 5 }) },
      { why: 'no subject', status: 400, input: asked({ subjectId: undefined }) },
      { why: 'no period', status: 400, input: asked({ periodId: undefined }) },
      { why: 'no room', status: 400, input: asked({ roomId: undefined }) },
    ],
  },
  {
    endpoint: indicators.save,
    input: saved(),
    as: 'directora',
    refused: [
      { ...noYear, input: saved() },
      { why: 'a blank title', status: 400, input: saved({ title: ' ' }) },
      { why: 'no levels', status: 400, input: saved({ valorizations: [] }) },
      { why: 'no list of levels', status: 400, input: saved({ valorizations: undefined }) },
      { why: 'a blank description', status: 400, input: saved({ valorizations: [{ ...level('Bajo', 1, 2.9), description: ' ' }] }) },
      { why: 'a level twice', status: 400, input: saved({ valorizations: [level('Bajo', 1, 2), level(' Bajo', 3, 4)] }) },
      { why: 'a room that is none of the Teacher’s', status: 403, input: saved({ roomId: 3 }) },
      { why: 'an unknown room', status: 404, input: saved({ roomId: NO_ID }) },
      { why: 'an unknown period', status: 404, input: saved({ periodId: NO_ID }) },
      { why: 'an unknown subject', status: 404, input: saved({ subjectId: NO_ID }) },
      { why: 'an unknown id', status: 404, input: saved({ id: NO_ID }) },
      { why: 'a deleted one', status: 404, prepare: hideCharts, input: edited() },
      { why: "another school's", status: 404, input: saved({ id: achievements.fractions.id }) },
      { why: "another teacher's", status: 403, input: saved({ id: achievements.narrating.id }) },
      { why: 'another room', status: 400, input: edited({ roomId: 10 }) },
      { why: 'another period', status: 400, input: edited({ periodId: 1 }) },
      { why: 'another subject', status: 400, input: edited({ subjectId: 17 }) },
      { why: 'a level less', status: 400, input: edited({ valorizations: levels.slice(1) }) },
      { why: 'a level more', status: 400, input: edited({ valorizations: [...levels, level('Más', 5.1, 6)] }) },
      { why: 'another level', status: 400, input: edited({ valorizations: [...levels.slice(1), level('Peor', 1, 2.9)] }) },
    ],
  },
  {
    endpoint: indicators.remove,
    input: charts,
    as: 'directora',
    refused: [
      { ...noYear, input: charts },
      {
        why: 'one with marks',
        status: 409,
        errorCode: 'indicator_withStudentAcademicRecord',
        message: 'No se puede eliminar un logro con calificaciones.',
        input: decimals,
      },
      { why: 'an unknown id', status: 404, input: { params: { id: NO_ID } } },
      { why: 'a deleted one', status: 404, prepare: hideCharts, input: charts },
      { why: "another school's", status: 404, input: { params: { id: achievements.fractions.id } } },
      { why: "another teacher's", status: 403, input: ofAnother },
    ],
  },
];
