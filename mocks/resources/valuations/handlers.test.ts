import { beforeEach, expect, it } from 'vitest';
import { valuations, type SavedValuation, type Valuation } from '@/api/resources/valuations';
import type { PersonKey } from '@fixtures/people';
import { callerOf, openWorld, send } from '@mocks/testing/contract';

beforeEach(openWorld);

const read = async (as: PersonKey) => valuations.get.answer.validateSync((await send(valuations.get, {}, await callerOf(as))).body);

const save = async (body: SavedValuation, as: PersonKey): Promise<Valuation> =>
  valuations.save.answer.validateSync((await send(valuations.save, { body }, await callerOf(as))).body);

const fresh: SavedValuation = {
  id: null,
  primary: true,
  initialValue: 0,
  endValue: 100,
  includeValoration: true,
  isQualificationByActivities: true,
  items: [
    { id: null, name: ' Bajo ', description: ' Aún presenta dificultades al ', initialValue: 0, endValue: 60, modelType: 'B' },
    { id: null, name: 'Alto', description: 'Cumple con solvencia al', initialValue: 60, endValue: 100, modelType: 'B' },
  ],
};

it('API-035: a new one of a level is stored, with ids of its own, its names trimmed; the other level stays empty', async () => {
  const { items, ...saved } = await save(fresh, 'colegio-vacio');
  expect(saved).toMatchObject({
    primary: true,
    initialValue: 0,
    endValue: 100,
    includeValoration: true,
    isQualificationByActivities: true,
  });
  expect(items.map(({ name }) => name)).toEqual(['Bajo', 'Alto']);
  expect(items[0]?.description).toBe('Aún presenta dificultades al');
  const others = [...((await read('coordinadora')).preschool?.items ?? []), ...((await read('directo')).primary?.items ?? [])];
  expect(items.some(({ id }) => others.some((other) => other.id === id))).toBe(false);
  expect(new Set(items.map(({ id }) => id)).size).toBe(2);
  for (const { id } of items) expect(id).toBeGreaterThan(Math.max(...others.map((other) => other.id)));
  expect(await read('colegio-vacio')).toEqual({ preschool: null, primary: { items, ...saved } });
  // The other level may have a configuration, too: five items in any order, which share their borders.
  const ends = [1, 2, 3, 4, 5].toReversed();
  const five = ends.map((end) => ({ id: null, name: `Nivel ${end}`, description: 'Avanza al', initialValue: end - 1, endValue: end }));
  const other = { ...fresh, primary: false, endValue: 5, items: five.map((item) => ({ ...item, modelType: 'A' as const })) };
  expect((await save(other, 'colegio-vacio')).items).toHaveLength(5);
});

it('API-035: an edit keeps the ids of what stays, gives one to what is added, and leaves out what is gone', async () => {
  const { preschool } = await read('coordinadora');
  if (!preschool) throw new Error('School 1 has a valuation.');
  const [first] = preschool.items;
  if (!first) throw new Error('It has items.');
  const added = { id: null, name: 'En proceso', description: 'Avanza al', initialValue: 3, endValue: 5, modelType: 'A' as const };
  const saved = await save({ ...preschool, items: [{ ...first, endValue: 3 }, added] }, 'coordinadora');
  expect(saved.items.map(({ name }) => name)).toEqual([first.name, 'En proceso']);
  expect(saved.items[0]?.id).toBe(first.id);
  expect(preschool.items.some(({ id }) => id === saved.items[1]?.id)).toBe(false);
  expect((await read('coordinadora')).preschool).toEqual(saved);
});
