import { beforeEach, describe, expect, it } from 'vitest';
import { academicActivities, type SavedAcademicActivity } from '@/api/resources/academic-activities';
import { achievements, MATHS_OF_SIXTH_A } from '@fixtures/learning';
import type { PersonKey } from '@fixtures/people';
import { callerOf, openWorld, send } from '@mocks/testing/contract';

beforeEach(openWorld);

const { decimals, proportionality, charts } = achievements;

async function listed(indicatorId: number, as: PersonKey = 'directora') {
  const { body } = await send(academicActivities.list, { params: { indicatorId } }, await callerOf(as));
  return academicActivities.list.answer.validateSync(body, { strict: true }).activities;
}

const save = async (body: SavedAcademicActivity) => send(academicActivities.save, { body }, await callerOf('directora'));

const saved = async (body: SavedAcademicActivity) =>
  academicActivities.save.answer.validateSync((await save(body)).body, { strict: true }).activity;

const remove = async (id: number) => (await send(academicActivities.remove, { params: { id } }, await callerOf('directora'))).status;

const fresh: SavedAcademicActivity = {
  id: null,
  indicatorId: charts.id,
  ...MATHS_OF_SIXTH_A,
  type: 'EXPOSITION',
  title: ' Gráfico del curso ',
  weighted: 30,
  description: '<p><b>En cartulina</b></p>',
};

describe('API-039', () => {
  it('answers the activities of one achievement, oldest first, to both roles', async () => {
    const expected = proportionality.activities.map(({ marked: _, marks: __, ...activity }) => ({
      ...activity,
      indicatorId: proportionality.id,
      ...MATHS_OF_SIXTH_A,
    }));
    expect(await listed(proportionality.id)).toEqual(expected);
    expect(await listed(proportionality.id, 'coordinadora')).toEqual(expected);
    expect(await listed(charts.id)).toEqual([]);
  });
});

describe('API-040', () => {
  it('stores a new one with its title trimmed and its description as it was written', async () => {
    const { id, ...rest } = await saved(fresh);
    expect(rest).toEqual({ ...fresh, id: undefined, title: 'Gráfico del curso' });
    expect(await listed(charts.id)).toEqual([{ id, ...rest }]);
    expect((await saved({ ...fresh, description: '' })).description).toBe('');
  });

  it('ACTV-37: takes weights up to exactly 100, by hundredths', async () => {
    expect((await saved({ ...fresh, weighted: 33.33 })).weighted).toBe(33.33);
    await saved({ ...fresh, weighted: 33.33 });
    expect((await save({ ...fresh, weighted: 33.35 })).status).toBe(409);
    await saved({ ...fresh, weighted: 33.34 });
    expect((await save({ ...fresh, weighted: 1 })).status).toBe(409);
    expect(await listed(charts.id)).toHaveLength(3);
  });

  it('ACTV-25: an edit takes its old weight out first', async () => {
    await saved({ ...fresh, weighted: 60 });
    const other = await saved({ ...fresh, weighted: 40 });
    expect((await save({ ...fresh, id: other.id, weighted: 41 })).status).toBe(409);
    expect(await saved({ ...fresh, id: other.id, weighted: 40, title: 'Otro', type: 'EXAM' })).toEqual({
      ...other,
      title: 'Otro',
      type: 'EXAM',
    });
    expect((await save({ ...fresh, id: other.id, weighted: 1 })).status).toBe(200);
    expect((await listed(charts.id)).map(({ weighted }) => weighted)).toEqual([60, 1]);
  });

  it('a marked one may change its weight', async () => {
    const [homework] = decimals.activities;
    const sent = { ...fresh, id: homework.id, indicatorId: decimals.id, weighted: 10 };
    expect((await saved(sent)).weighted).toBe(10);
  });
});

describe('API-041', () => {
  it('takes one without marks away, and its weight with it', async () => {
    const [, , support] = proportionality.activities;
    expect(await remove(support.id)).toBe(204);
    expect((await listed(proportionality.id)).map(({ weighted }) => weighted)).toEqual([20, 30]);
    expect(await remove(support.id)).toBe(404);
    expect((await save({ ...fresh, id: support.id, indicatorId: proportionality.id })).status).toBe(404);
    expect((await save({ ...fresh, indicatorId: proportionality.id, weighted: 50 })).status).toBe(200);
  });

  it('ACTV-40: a marked one stays', async () => {
    const [quiz] = proportionality.activities;
    expect(await remove(quiz.id)).toBe(409);
    expect((await listed(proportionality.id)).map(({ id }) => id)).toContain(quiz.id);
  });
});
