import { expect, it } from 'vitest';
import type { Valuation } from '@/api/resources/valuations';
import {
  NEW_ACHIEVEMENT,
  autocomplete,
  chosenPlace,
  createdAchievement,
  editedAchievement,
  editedAchievementSchema,
  levelsOf,
  newAchievementSchema,
  newTitle,
  savedAchievement,
  textsOf,
} from './achievement-values';

const item = (id: number, name: string, initialValue: number, endValue: number) => ({
  id,
  name,
  description: `${name} base`,
  initialValue,
  endValue,
  modelType: 'A' as const,
});

const model: Valuation = {
  id: 1,
  primary: true,
  initialValue: 1,
  endValue: 5,
  includeValoration: true,
  isQualificationByActivities: true,
  items: [item(2, 'Positivo', 2.6, 5), item(1, 'Negativo', 1, 2.5)],
};

const level = (description: string) => ({ name: 'Bajo', description, initialValue: 1, endValue: 2.9 });
const filled = {
  ...NEW_ACHIEVEMENT,
  periodId: '2',
  roomId: '9',
  subjectId: '16',
  title: 'Sumar Números',
  levels: [level('Se le dificulta')],
};

it("a room's levels go from the lowest, with their ranges and base indicators (LEAR-28)", () => {
  expect(levelsOf(model)).toEqual([
    { name: 'Negativo', description: 'Negativo base', initialValue: 1, endValue: 2.5 },
    { name: 'Positivo', description: 'Positivo base', initialValue: 2.6, endValue: 5 },
  ]);
  expect(levelsOf(null)).toEqual([]);
});

it('without numbers they are equal steps from 0 to 5 (EVAL-51)', () => {
  const items = [1, 2, 3, 4].map((place) => item(place, `Nivel ${place}`, place, place + 0.5));
  expect(levelsOf({ ...model, includeValoration: false, items }).map(({ endValue }) => endValue)).toEqual([1.25, 2.5, 3.75, 5]);
});

it("'Autocompletar' appends the lowercased title once (LEAR-36, LEAR-37)", () => {
  const once = autocomplete(filled);
  expect(once.levels[0]?.description).toBe('Se le dificulta sumar números');
  expect(autocomplete(once).levels[0]?.description).toBe('Se le dificulta sumar números');
  expect(autocomplete({ ...once, title: 'Restar' }).levels[0]?.description).toBe('Se le dificulta restar');
});

it('what was corrected by hand after it stays', () => {
  const once = autocomplete(filled);
  const corrected = { ...once, title: 'Restar', levels: [level('Se le dificulta la suma')] };
  expect(autocomplete(corrected).levels[0]?.description).toBe('Se le dificulta la suma restar');
  expect(autocomplete({ ...filled, levels: [level('  ')] }).levels[0]?.description).toBe('sumar números');
});

it.each([
  ['SUMAR Números', 'Sumar números'],
  ['  ángulos ', 'Ángulos'],
  ['ñame', 'Ñame'],
  ['3 figuras', '3 figuras'],
])('the new title %s is sent as %s (LEAR-38)', (typed, sent) => {
  expect(newTitle(typed)).toBe(sent);
});

it('what is created has no id, and trimmed descriptions (LEAR-35, LEAR-39)', () => {
  const place = chosenPlace(filled);
  expect(place).toEqual({ periodId: 2, roomId: 9, subjectId: 16 });
  expect(place && createdAchievement(place, { ...filled, levels: [level('  Le cuesta ')] })).toEqual({
    id: null,
    title: 'Sumar números',
    periodId: 2,
    roomId: 9,
    subjectId: 16,
    valorizations: [level('Le cuesta')],
  });
  expect(chosenPlace({ ...filled, subjectId: '' })).toBeNull();
});

it('an edit keeps place and title as they are (LEAR-49, LEAR-50)', () => {
  const stored = { id: 7, title: 'Sumar', periodId: 2, roomId: 9, subjectId: 16, valorizations: [{ id: 31, ...level('Le cuesta') }] };
  const values = savedAchievement(stored);
  expect(values.levels).toEqual([level('Le cuesta')]);
  expect(editedAchievement(stored, { ...values, title: ' SUMAR y restar ' })).toEqual({
    ...stored,
    title: 'SUMAR y restar',
    valorizations: [level('Le cuesta')],
  });
  expect(textsOf(values).map(({ label, text }) => [label, text(values)])).toEqual([
    ['Logro', 'Sumar'],
    ['Bajo', 'Le cuesta'],
  ]);
});

it('the messages are those of the rules (LEAR-31 to LEAR-35, LEAR-48)', () => {
  const messageAt = (schema: typeof newAchievementSchema, path: string, values: unknown) => {
    try {
      schema.validateSyncAt(path, values);
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : null;
    }
  };
  expect(messageAt(newAchievementSchema, 'title', { title: '  ' })).toBe('El nombre del logro es requerido');
  expect(messageAt(editedAchievementSchema, 'title', { title: '  ' })).toBe('Este campo es requerido.');
  for (const path of ['periodId', 'roomId', 'subjectId'])
    expect(messageAt(newAchievementSchema, path, NEW_ACHIEVEMENT)).toBe('Este campo es requerido.');
  expect(messageAt(newAchievementSchema, 'levels[0].description', { levels: [level(' ')] })).toBe('Este campo es requerido.');
  expect(newAchievementSchema.isValidSync(filled)).toBe(true);
});
