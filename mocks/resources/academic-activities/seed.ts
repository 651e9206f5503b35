import { flag } from '@/api/core/schema';
import { academicActivitySchema, ACTIVITY_TYPES } from '@/api/resources/academic-activities';
import type { Faker } from '@faker-js/faker';
import { achievementsFor } from '@fixtures/achievements';
import { activityWords } from '@fixtures/activity-words';
import { achievements, type AchievementFixture } from '@fixtures/learning';
import { totalWeight } from '@/api/resources/marks';
import { openDice } from '@mocks/seeding/dice';
import { evaluationOfRoom, progressAt, shareOver, type LearningPlan } from '@mocks/seeding/learning-plan';
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

const fixtures: readonly AchievementFixture[] = Object.values(achievements);

/** Weights of two to four activities, in percent. */
const COMPLETE: readonly (readonly number[])[] = [
  [50, 50],
  [40, 60],
  [20, 30, 50],
  [30, 30, 40],
  [25, 25, 25, 25],
  [15, 20, 25, 40],
];
/** The same, with one activity still to come. */
const UNFINISHED: readonly (readonly number[])[] = [
  [30, 40],
  [35, 35],
  [20, 20, 30],
  [10, 25, 35],
  [10, 15, 20, 25],
];
/** The share of achievements whose weights add up to 100 %: in a finished period, and in the current one. */
const COMPLETE_WHEN_OVER = 0.9;
const COMPLETE_WHILE_CURRENT = 0.6;

type Place = Pick<Activity, 'indicatorId' | 'roomId' | 'periodId' | 'subjectId'>;

function drawActivities(topic: string, isOver: boolean, dice: Faker): Omit<Activity, 'id' | 'active' | keyof Place>[] {
  const isComplete = dice.datatype.boolean(isOver ? COMPLETE_WHEN_OVER : COMPLETE_WHILE_CURRENT);
  const weights = dice.helpers.arrayElement(isComplete ? COMPLETE : UNFINISHED);
  const drawnTypes = new Set(dice.helpers.arrayElements(ACTIVITY_TYPES, weights.length));
  // In the order of the types, so that the exam comes last.
  const types = ACTIVITY_TYPES.filter((type) => drawnTypes.has(type));
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

type Drawn = ReturnType<typeof drawActivities>;

/** With the last one's weight made up to 100 %. */
function withWholeWeight(activities: Drawn): Drawn {
  const others = totalWeight(activities.slice(0, -1).map(({ weighted }) => ({ weight: weighted })));
  return activities.map((activity, index) => (index === activities.length - 1 ? { ...activity, weighted: 100 - others } : activity));
}

/** The activities of a room's achievements; none where it is evaluated directly. */
export function seedActivities(plan: LearningPlan, room: Row<'rooms'>, indicators: readonly Row<'indicators'>[]): Activity[] {
  if (!evaluationOfRoom(plan, room)?.byActivities) return [];
  const dice = openDice(plan.options.seed, `academicActivities/${room.id}`);
  const subjects = new Map(plan.subjects.map(({ id, name }) => [id, name]));
  const over = new Set(plan.periods.filter((period) => shareOver(period, plan) === 1).map(({ id }) => id));
  /** The last used number; those of the fixtures come first. */
  let lastNumber = fixtures.filter(({ place }) => place.roomId === room.id).flatMap(({ activities }) => activities).length;
  return indicators.flatMap(({ id: indicatorId, title, roomId, periodId, subjectId }) => {
    const place: Place = { indicatorId, roomId, periodId, subjectId };
    const fixture = fixtures.find(({ id }) => id === indicatorId);
    if (fixture) return fixture.activities.map(({ marked: _, marks: __, ...activity }) => ({ ...activity, ...place, active: true }));
    const topic = achievementsFor(subjects.get(subjectId) ?? '', room.type).find((words) => words.title === title)?.topic ?? title;
    // Drawn in any case, so that the others' are the same whoever is ready.
    const drawn = drawActivities(topic, over.has(periodId), dice);
    const progress = progressAt(plan, place);
    if (progress === 'no activities') return [];
    const isWhole = progress === 'ready' || progress === 'nearly ready';
    return (isWhole ? withWholeWeight(drawn) : drawn).map((activity) => {
      lastNumber += 1;
      return { ...activity, ...place, id: idIn(room.id, lastNumber), active: true };
    });
  });
}
