import { flag } from '@/api/core/schema';
import { indicatorSchema } from '@/api/resources/indicators';
import type { Faker } from '@faker-js/faker';
import type { Level } from '@/api/resources/indicators';
import { achievementsFor } from '@fixtures/achievements';
import { achievements, type AchievementFixture } from '@fixtures/learning';
import vocabulary from '@fixtures/vocabulary.json';
import { openDice } from '@mocks/seeding/dice';
import { begunPeriods, evaluationOfRoom, subjectsOfRoom, type LearningPlan } from '@mocks/seeding/learning-plan';
import type { WorldSize } from '@mocks/seeding/options';
import { idIn } from '@mocks/store/table';
import type { Row } from '@mocks/store/tables';
import { levelId } from './level-id';

export const tables = {
  indicators: indicatorSchema.shape({ active: flag() }),
};

type Own = typeof tables;
declare module '@mocks/store/tables' {
  interface Tables extends Own {}
}

type Indicator = Row<'indicators'>;

/** The minimum number of achievements of a subject in a period; the large world needs a hundred thousand marks (P12). */
const FEWEST: Record<WorldSize, number> = { small: 2, default: 2, large: 3 };
const MOST = 4;

const fixtures: readonly AchievementFixture[] = Object.values(achievements);

/** The vocabulary's description of each level of an achievement, by the level's name. */
const wordsOf = (title: string): Readonly<Record<string, string>> =>
  vocabulary.logros.find((achievement) => achievement.title === title)?.niveles ?? {};

const withSmallStart = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The levels of the room's model, lowest first, each with its description or that of 'Autocompletar' (LEAR-36). */
function levelsOf(id: number, title: string, words: Readonly<Record<string, string>>, model: Row<'valuations'>): Level[] {
  const lowestFirst = model.items.toSorted((one, other) => one.initialValue - other.initialValue);
  return lowestFirst.map(({ name, description, initialValue, endValue }, index) => ({
    id: levelId(id, index),
    name,
    description: words[name] ?? `${description} ${withSmallStart(title)}.`,
    initialValue,
    endValue,
  }));
}

/** Gives out titles, period after period; repeats one only when all have been used. */
function openTitles(all: readonly string[], dice: Faker): (count: number) => string[] {
  const shuffled = dice.helpers.shuffle(all);
  let taken = 0;
  return (count) => Array.from({ length: Math.min(count, shuffled.length) }, () => shuffled[taken++ % shuffled.length] ?? '');
}

/** The achievements of a room, in all of its subjects and all begun periods. */
export function seedIndicators(plan: LearningPlan, room: Row<'rooms'>): Indicator[] {
  const evaluation = evaluationOfRoom(plan, room);
  if (!evaluation) return [];
  const { model } = evaluation;
  const dice = openDice(plan.options.seed, `indicators/${room.id}`);
  const ofRoom = fixtures.filter(({ place }) => place.roomId === room.id);
  const seeded: Indicator[] = [];
  /** The last used number. The fixtures' numbers come first, even of fixtures whose period has not begun. */
  let last = ofRoom.length;
  for (const subject of subjectsOfRoom(plan, room)) {
    const pool = achievementsFor(subject.name, room.type).map(({ title }) => title);
    const takeTitles = openTitles(pool, dice);
    for (const period of begunPeriods(plan, room.schoolId)) {
      const place = { roomId: room.id, periodId: period.id, subjectId: subject.id };
      const known = ofRoom.filter((one) => one.place.subjectId === subject.id && one.place.periodId === period.id);
      for (const { id, title, levels } of known)
        seeded.push({ id, title, ...place, active: true, valorizations: levelsOf(id, title, levels, model) });
      if (known.length > 0) continue;
      for (const title of takeTitles(dice.number.int({ min: FEWEST[plan.options.size], max: MOST }))) {
        last += 1;
        const id = idIn(room.id, last);
        seeded.push({ id, title, ...place, active: true, valorizations: levelsOf(id, title, wordsOf(title), model) });
      }
    }
  }
  return seeded;
}
