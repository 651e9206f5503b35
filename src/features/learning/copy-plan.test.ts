import { describe, expect, it } from 'vitest';
import type { AcademicActivity } from '@/api/resources/academic-activities';
import type { Indicator } from '@/api/resources/indicators';
import {
  callsLeft,
  callsOf,
  copyText,
  findCopies,
  isCopied,
  outcomeText,
  planCopies,
  stepOf,
  withActivities,
  type Copy,
  type Target,
} from './copy-plan';

const achievement = (id: number, title: string, roomId = 1): Indicator => ({
  id,
  title,
  roomId,
  periodId: 2,
  subjectId: 3,
  valorizations: [{ id: 10, name: 'Bajo', description: ' No suma ', initialValue: 1, endValue: 2.9 }],
});
const activity = (id: number, title: string, given: Partial<AcademicActivity> = {}): AcademicActivity => ({
  id,
  indicatorId: 1,
  periodId: 2,
  roomId: 1,
  subjectId: 3,
  type: 'QUIZ',
  title,
  weighted: 20,
  description: null,
  ...given,
});
const target = (roomId: number, room: string, ...achievements: Indicator[]): Target => ({
  place: { roomId, periodId: 4, subjectId: 3 },
  room,
  achievements,
});
const source = (one: Indicator, ...activities: AcademicActivity[]) => ({ achievement: one, activities });
const plan = (targets: Target[], ...sources: ReturnType<typeof source>[]) => planCopies(sources, targets);
const namesOf = (copies: readonly Copy[]) => copies.map((copy) => `${copy.achievement.title}/${copy.room}`);

describe('planCopies', () => {
  it('goes room after room, in the order given', () => {
    const { copies, existing } = plan(
      [target(2, 'Sexto B'), target(5, 'Séptimo A')],
      source(achievement(1, 'Sumar')),
      source(achievement(2, 'Restar')),
    );
    expect(namesOf(copies)).toEqual(['Sumar/Sexto B', 'Restar/Sexto B', 'Sumar/Séptimo A', 'Restar/Séptimo A']);
    expect(existing).toEqual([]);
  });

  it('leaves out what a room has by its title, without case, accents and spaces around it', () => {
    const { copies, existing } = plan(
      [target(2, 'Sexto B', achievement(7, ' SUMAR números ')), target(5, 'Séptimo A', achievement(8, 'Sumar'))],
      source(achievement(1, 'Sumar numeros')),
    );
    expect(namesOf(copies)).toEqual(['Sumar numeros/Séptimo A']);
    expect(existing).toEqual([{ title: 'Sumar numeros', room: 'Sexto B' }]);
  });
});

describe('stepOf', () => {
  const [copy] = plan([target(2, 'Sexto B')], source(achievement(1, 'SUMAR'), activity(1, 'Taller'), activity(2, 'Quiz'))).copies;
  it('sends the achievement first, as it is, to the target', () => {
    expect(copy && stepOf(copy)).toEqual({
      kind: 'achievement',
      body: {
        id: null,
        title: 'SUMAR',
        roomId: 2,
        periodId: 4,
        subjectId: 3,
        valorizations: [{ name: 'Bajo', description: ' No suma ', initialValue: 1, endValue: 2.9 }],
      },
    });
  });
  it('then the first activity that is missing, of the new achievement', () => {
    expect(copy && stepOf({ ...copy, id: 90, missing: copy.missing.slice(1) })).toEqual({
      kind: 'activity',
      body: {
        id: null,
        indicatorId: 90,
        roomId: 2,
        periodId: 4,
        subjectId: 3,
        type: 'QUIZ',
        title: 'Quiz',
        weighted: 20,
        description: '',
      },
    });
  });
  it('is copied with its last activity, and counts what is left', () => {
    if (!copy) throw new Error('No copy.');
    expect([callsOf(copy), callsLeft(copy)]).toEqual([3, 3]);
    expect([callsLeft({ ...copy, id: 90 }), isCopied({ ...copy, id: 90 })]).toEqual([2, false]);
    expect(isCopied({ ...copy, id: 90, missing: [] })).toBe(true);
    expect(isCopied({ ...copy, missing: [] })).toBe(false);
  });
});

describe('what is there already', () => {
  const { copies } = plan(
    [target(2, 'Sexto B'), target(5, 'Séptimo A')],
    source(achievement(1, 'Sumar'), activity(1, 'Taller')),
    source(achievement(2, 'sumar')),
  );
  it('is found by its title, each of them for one copy, in its own room', () => {
    const found = findCopies(copies, [target(2, 'Sexto B', achievement(70, 'SUMAR', 2)), target(5, 'Séptimo A')]);
    expect(found.map(({ id }) => id)).toEqual([70, null, null, null]);
  });
  it('is missing again when it was deleted meanwhile', () => {
    expect(findCopies([{ ...copies[0]!, id: 70, missing: [] }], [target(2, 'Sexto B')])).toEqual([copies[0]]);
  });
  it('lacks the activities that it lacks by type and title, as many as it lacks of several alike', () => {
    const wanted = [activity(1, 'Taller'), activity(2, 'Taller'), activity(3, 'Taller', { type: 'EXAM' }), activity(4, 'Exposición')];
    const copy = { ...copies[0]!, id: 70, activities: wanted };
    const there = [activity(50, 'TALLER', { weighted: 35 }), activity(51, 'exposicion')];
    expect(withActivities(copy, there).missing.map(({ id }) => id)).toEqual([2, 3]);
    expect(withActivities(copy, []).missing).toEqual(wanted);
  });
});

describe('words', () => {
  it('count what will be created', () => {
    const one = plan([target(2, 'Sexto B')], source(achievement(1, 'Sumar'), activity(1, 'Taller'))).copies;
    expect(outcomeText(one, false)).toBe('Se creará 1 logro en 1 curso.');
    expect(outcomeText(one, true)).toBe('Se creará 1 logro en 1 curso, con 1 actividad.');
    const several = plan([target(2, 'Sexto B'), target(5, 'Séptimo A')], source(achievement(1, 'Sumar'))).copies;
    expect(outcomeText(several, true)).toBe('Se crearán 2 logros en 2 cursos, con 0 actividades.');
  });
  it('tell what lacks its activities', () => {
    const [copy] = plan([target(2, 'Sexto B')], source(achievement(1, 'Sumar'), activity(1, 'Taller'), activity(2, 'Quiz'))).copies;
    if (!copy) throw new Error('No copy.');
    expect(copyText(copy)).toBe('Sumar en Sexto B: faltan 2 actividades');
    expect(copyText({ ...copy, missing: copy.missing.slice(1) })).toBe('Sumar en Sexto B: falta 1 actividad');
    expect(copyText({ ...copy, missing: [] })).toBe('Sumar en Sexto B');
  });
});
