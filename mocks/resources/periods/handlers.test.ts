import { beforeEach, expect, it } from 'vitest';
import { indicators } from '@/api/resources/indicators';
import { periods, type Period } from '@/api/resources/periods';
import { MATHS_OF_SIXTH_A } from '@fixtures/learning';
import type { PersonKey } from '@fixtures/people';
import { callerOf, moveClock, openWorld, send } from '@mocks/testing/contract';

beforeEach(openWorld);

const read = async (as: PersonKey = 'coordinadora'): Promise<Period[]> =>
  periods.list.answer.validateSync((await send(periods.list, {}, await callerOf(as))).body).periods;

const save = async (body: readonly object[]) => send(periods.save, { body: [...body] as never }, await callerOf('coordinadora'));

const sent = (period: Period) => ({ id: period.id, name: period.name, startDate: period.startDate, endDate: period.endDate });

it.each([
  ['2026-04-12T23:59:59-05:00', 'Periodo 1'],
  ['2026-04-13T00:00:00-05:00', 'Periodo 2'],
  ['2026-06-21T23:59:59-05:00', 'Periodo 2'],
  ['2026-06-22T00:00:00-05:00', undefined],
])('API-014: at %s, by the day in Bogotá, active is %s', async (now, name) => {
  await moveClock(now);
  expect((await read()).filter(({ state }) => state).map((period) => period.name)).toEqual(name === undefined ? [] : [name]);
});

it('API-014: only of the year in the header, and none without one', async () => {
  const caller = await callerOf('matriculas');
  expect(await read('matriculas')).toEqual([]);
  const former = periods.list.answer.validateSync((await send(periods.list, {}, { ...caller, schoolYear: 5 })).body);
  expect(former.periods).toHaveLength(4);
  expect((await send(periods.list, {}, { ...caller, schoolYear: null })).body).toEqual({ periods: [] });
});

it('API-015: new ones are added, edited ones changed, all of the year answered', async () => {
  const fifth = { id: null, name: 'Periodo 5', startDate: '2026-11-29 00:00:00', endDate: '2026-12-31 23:59:59' };
  const { body } = await save([fifth]);
  const after = periods.save.answer.validateSync(body).periods;
  expect(after).toHaveLength(5);
  const edited = after.map((period) => (period.name === 'Periodo 5' ? { ...period, startDate: '2026-12-01 00:00:00' } : period));
  expect((await save(edited.map(sent))).status).toBe(200);
  expect((await read()).at(-1)).toMatchObject({ name: 'Periodo 5', startDate: '2026-12-01 00:00:00' });
  expect(await read()).toHaveLength(5);
});

it('API-015: two edited periods exchange their names and days', async () => {
  const [first, second, ...rest] = (await read()).map(sent);
  if (!first || !second) throw new Error('The year has periods.');
  const exchanged = [
    { ...first, startDate: second.startDate, endDate: second.endDate },
    { ...second, startDate: first.startDate, endDate: first.endDate },
    ...rest,
  ];
  expect((await save(exchanged)).status).toBe(200);
});

it.each([
  ['a name of another new one', { name: 'Periodo 5' }],
  ['days of another new one', { name: 'Periodo 4', id: 4, startDate: '2026-12-05 00:00:00', endDate: '2026-12-20 23:59:59' }],
])('API-015: nothing of a list with %s is stored', async (_, change) => {
  const before = await read();
  const fifth = { id: null, name: 'Periodo 5', startDate: '2026-12-01 00:00:00', endDate: '2026-12-10 23:59:59' };
  const { status } = await save([fifth, { ...fifth, startDate: '2026-12-11 00:00:00', endDate: '2026-12-12 23:59:59', ...change }]);
  expect(status).toBeGreaterThan(399);
  expect(await read()).toEqual(before);
});

it.each([
  ['an id of no period', 404, { id: 99 }],
  ['an end before its start', 422, { startDate: '2026-12-10 00:00:00', endDate: '2026-12-09 23:59:59' }],
  ['days beyond the year', 422, { endDate: '2027-01-01 23:59:59' }],
  ['days of another', 422, { startDate: '2026-11-20 00:00:00' }],
])('API-015: one period with %s refuses the good ones beside it', async (_, status, change) => {
  const before = await read();
  const fifth = { id: null, name: 'Periodo 5', startDate: '2026-11-30 00:00:00', endDate: '2026-12-31 23:59:59' };
  expect((await save([...before.map(sent), { ...fifth, ...change }])).status).toBe(status);
  expect(await read()).toEqual(before);
});

it('API-016: it is gone, and gone once', async () => {
  const remove = async () => (await send(periods.remove, { params: { id: 4 } }, await callerOf('coordinadora'))).status;
  expect(await remove()).toBe(204);
  expect((await read()).map(({ name }) => name)).toEqual(['Periodo 1', 'Periodo 2', 'Periodo 3']);
  expect(await remove()).toBe(404);
});

it('API-016, PERI-30: a period with achievements stays', async () => {
  const remove = async (id: number) => (await send(periods.remove, { params: { id } }, await callerOf('coordinadora'))).status;
  expect([await remove(1), await remove(2)]).toEqual([409, 409]);
  const fresh = { id: null, title: 'Sumar', ...MATHS_OF_SIXTH_A, periodId: 3 };
  const valorizations = [{ name: 'Bajo', description: 'Se le dificulta', initialValue: 1, endValue: 5 }];
  const teacher = await callerOf('directora');
  const { body } = await send(indicators.save, { body: { ...fresh, valorizations } }, teacher);
  expect(await remove(3)).toBe(409);
  const { id } = indicators.save.answer.validateSync(body).indicator;
  await send(indicators.remove, { params: { id } }, teacher);
  expect(await remove(3)).toBe(204);
  expect((await read()).map(({ name }) => name)).toEqual(['Periodo 1', 'Periodo 2', 'Periodo 4']);
});
