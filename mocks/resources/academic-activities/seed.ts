import { flag } from '@/api/core/schema';
import { academicActivitySchema, ACTIVITY_TYPES } from '@/api/resources/academic-activities';
import type { Faker } from '@faker-js/faker';
import { achievementsFor } from '@fixtures/achievements';
import { activityWords } from '@fixtures/activity-words';
import { achievements, type AchievementFixture } from '@fixtures/learning';
import { openDice } from '@mocks/seeding/dice';
import { evaluationOfRoom, shareOver, type LearningPlan } from '@mocks/seeding/learning-plan';
import { idIn } from '@mocks/store/table';
import type { Row } from '@mocks/store/tables';

export const tables = {
  academicActivities: academicActivitySchema.shape({ active: flag() }),
};

type Own = typeof tables;
declare module '@mocks/store/tables' {
  interface Tables extends Own {}
}

type Activity = Row<'academicActivities'>;

const named: readonly AchievementFixture[] = Object.values(achievements);

/** How the weights of two to four activities fall. */
const WHOLE: readonly (readonly number[])[] = [
  [50, 50],
  [40, 60],
  [20, 30, 50],
  [30, 30, 40],
  [25, 25, 25, 25],
  [15, 20, 25, 40],
];
/** Where one is still to come. */
const UNFINISHED: readonly (readonly number[])[] = [
  [30, 40],
  [35, 35],
  [20, 20, 30],
  [10, 25, 35],
  [10, 15, 20, 25],
];
/** Of a period that is over, and of one that runs: how often an achievement has its whole 100 %. */
const WHOLE_WHEN_OVER = 0.9;
const WHOLE_WHILE_IT_RUNS = 0.6;

type Place = Pick<Activity, 'indicatorId' | 'roomId' | 'periodId' | 'subjectId'>;

function drawActivities(topic: string, isOver: boolean, dice: Faker): Omit<Activity, 'id' | 'active' | keyof Place>[] {
  const isWhole = dice.datatype.boolean(isOver ? WHOLE_WHEN_OVER : WHOLE_WHILE_IT_RUNS);
  const weights = dice.helpers.arrayElement(isWhole ? WHOLE : UNFINISHED);
  const drawn = new Set(dice.helpers.arrayElements(ACTIVITY_TYPES, weights.length));
  // In the order of the types, of which the exam is the last.
  const types = ACTIVITY_TYPES.filter((type) => drawn.has(type));
  return types.map((type, index) => {
    const { title, descriptions } = activityWords[type];
    return {
      type,
      title: title.replace('{tema}', topic),
      weighted: weights[index] ?? 0,
      description: dice.helpers.arrayElement(descriptions),
    };
  });
}

/** The activities of a room's achievements; none where it is evaluated directly. */
export function seedActivities(plan: LearningPlan, room: Row<'rooms'>, indicators: readonly Row<'indicators'>[]): Activity[] {
  if (!evaluationOfRoom(plan, room)?.byActivities) return [];
  const dice = openDice(plan.options.seed, `academicActivities/${room.id}`);
  const subjects = new Map(plan.subjects.map(({ id, name }) => [id, name]));
  const over = new Set(plan.periods.filter((period) => shareOver(period, plan) === 1).map(({ id }) => id));
  /** After the ids of all named ones. */
  let last = named.filter(({ place }) => place.roomId === room.id).flatMap(({ activities }) => activities).length;
  return indicators.flatMap(({ id: indicatorId, title, roomId, periodId, subjectId }) => {
    const place: Place = { indicatorId, roomId, periodId, subjectId };
    const known = named.find(({ id }) => id === indicatorId);
    if (known) return known.activities.map(({ marked: _, marks: __, ...activity }) => ({ ...activity, ...place, active: true }));
    const topic = achievementsFor(subjects.get(subjectId) ?? '', room.type).find((words) => words.title === title)?.topic ?? title;
    return drawActivities(topic, over.has(periodId), dice).map((activity) => {
      last += 1;
      return { ...activity, ...place, id: idIn(room.id, last), active: true };
    });
  });
}
