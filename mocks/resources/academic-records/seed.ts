import { academicRecordSchema } from '@/api/resources/academic-records';
import type { Faker } from '@faker-js/faker';
import { levelOf, meanOf } from '@/api/resources/marks';
import { markComments } from '@fixtures/activity-words';
import {
  achievements,
  atRisk,
  JOINED_LATE,
  type AchievementFixture,
  type ActivityFixture,
  type Progress,
  type Share,
} from '@fixtures/learning';
import { openDice } from '@mocks/seeding/dice';
import { evaluationOfRoom, progressAt, shareOver, type LearningPlan } from '@mocks/seeding/learning-plan';
import { idIn } from '@mocks/store/table';
import type { Row } from '@mocks/store/tables';

export const tables = {
  academicRecords: academicRecordSchema,
};

type Own = typeof tables;
declare module '@mocks/store/tables' {
  interface Tables extends Own {}
}

type StoredRecord = Row<'academicRecords'>;
type Indicator = Row<'indicators'>;

/** Marks are 3.8 ± 0.6 over all students: the student's standing in a subject, plus a variation from day to day. */
const MEAN = 3.8;
const STANDING_DEVIATION = 0.37;
const DAY_DEVIATION = 0.5;
const [LOWEST_STANDING, LOWEST, HIGHEST] = [3.25, 1, 5];
/** A student at risk stays below 3.0. */
const [RISK_STANDING, RISK_DEVIATION, RISK_HIGHEST] = [2.4, 0.25, 2.9];
/** The lowest standing of the same student in every other subject. */
const SAFE_STANDING = 3.7;

/** In the current period: the share of activities graded by its end, and the share of those that are still being graded. */
const GRADED = 0.82;
const BEING_GRADED = 0.2;
/** The share of students without a mark: in an activity that is being graded, and in any other. */
const MISSING_YET = 0.4;
const MISSING = 0.03;
const COMMENTED = 0.12;

/** About a normal distribution of mean 0 and deviation 1: the sum of three uniform ones of variance 1/3. */
const drawNormal = (dice: Faker): number =>
  dice.number.float({ min: -1, max: 1 }) + dice.number.float({ min: -1, max: 1 }) + dice.number.float({ min: -1, max: 1 });

const toTenth = (value: number): number => Math.round(value * 10) / 10;

/** Each student's standing in a subject, the same in all achievements. */
function standingsOf(plan: LearningPlan, { roomId, subjectId }: Indicator, students: readonly number[]): Map<number, number> {
  const dice = openDice(plan.options.seed, `standings/${roomId}/${subjectId}`);
  const lowest = (id: number) => (atRisk.some(({ student }) => student === id) ? SAFE_STANDING : LOWEST_STANDING);
  return new Map(students.map((id) => [id, Math.max(lowest(id), MEAN + STANDING_DEVIATION * drawNormal(dice))]));
}

const isAtRisk = (studentId: number, subjectId: number): boolean =>
  atRisk.some(({ student, subjects }) => student === studentId && subjects.includes(subjectId));

/** Of the current period's activities, the share that is still being graded where the teacher is that far. */
const BEING_GRADED_BY: Record<Progress, number> = { ready: 0, 'nearly ready': 0.1, 'wrong weights': 0, 'no activities': 0 };

/** The share of students without a mark, in one activity or in an achievement that is evaluated directly. */
function drawMissingShare(isOver: boolean, progress: Progress | null, graded: number, dice: Faker): number {
  if (isOver) return 0;
  if (progress !== null) return dice.datatype.boolean(BEING_GRADED_BY[progress]) ? MISSING_YET : 0;
  if (!dice.datatype.boolean(graded)) return 1;
  return dice.datatype.boolean(BEING_GRADED) ? MISSING_YET : MISSING;
}

const MISSING_BY_SHARE: Record<Share, number> = { all: 0, some: MISSING_YET, none: 1 };

interface DrawnMark {
  readonly studentId: number;
  readonly academicActivityId: number | null;
  readonly qualification: number;
  readonly comment: string;
}

/**
 * The marks of an achievement by activities, in which nobody has its lowest level but those who may: anybody else's marks below
 * the next level are as far above its beginning instead.
 */
function withoutLowest(
  marks: readonly DrawnMark[],
  { valorizations }: Indicator,
  activities: readonly Row<'academicActivities'>[],
  mayHaveLowest: (studentId: number) => boolean,
): readonly DrawnMark[] {
  const [lowest, next] = valorizations;
  if (!lowest || !next) return marks;
  const weights = new Map(activities.map(({ id, weighted }) => [id, weighted]));
  const hasLowest = (studentId: number): boolean => {
    const own = marks.filter((mark) => mark.studentId === studentId);
    const mean = meanOf(
      own.map(({ qualification, academicActivityId }) => ({ mark: qualification, weight: weights.get(academicActivityId ?? 0) ?? 0 })),
    );
    return mean !== null && levelOf(mean, valorizations) === lowest;
  };
  const lifted = new Set(marks.map(({ studentId }) => studentId).filter((id) => !mayHaveLowest(id) && hasLowest(id)));
  return marks.map((mark) =>
    lifted.has(mark.studentId) && mark.qualification < next.initialValue
      ? { ...mark, qualification: toTenth(2 * next.initialValue - mark.qualification) }
      : mark,
  );
}

/** The marks of one achievement. */
export function seedRecords(
  plan: LearningPlan,
  room: Row<'rooms'>,
  indicator: Indicator,
  activities: readonly Row<'academicActivities'>[],
): StoredRecord[] {
  const { id: indicatorId, subjectId, periodId, valorizations } = indicator;
  const evaluation = evaluationOfRoom(plan, room);
  const period = plan.periods.find(({ id }) => id === periodId);
  if (!evaluation || !period) return [];
  const dice = openDice(plan.options.seed, `academicRecords/${indicatorId}`);
  const elapsed = shareOver(period, plan);
  const students = plan.studentIds.get(room.id) ?? [];
  const standings = standingsOf(plan, indicator, students);
  const fixture = Object.values<AchievementFixture>(achievements).find(({ id }) => id === indicatorId);

  const progress = progressAt(plan, indicator);
  const isOver = elapsed === 1;

  const drawMark = (studentId: number): number => {
    if (isAtRisk(studentId, subjectId)) return toTenth(Math.min(RISK_HIGHEST, RISK_STANDING + RISK_DEVIATION * drawNormal(dice)));
    const mark = (standings.get(studentId) ?? MEAN) + DAY_DEVIATION * drawNormal(dice);
    return toTenth(Math.min(HIGHEST, Math.max(LOWEST, mark)));
  };
  const marksOf = (academicActivityId: number | null, marked: Share | undefined, fixedMarks: ActivityFixture['marks']) => {
    const missing = marked === undefined ? drawMissingShare(isOver, progress, GRADED * elapsed, dice) : MISSING_BY_SHARE[marked];
    return students.flatMap((studentId) => {
      const drawn = { mark: drawMark(studentId), isMissing: dice.datatype.boolean(missing), isCommented: dice.datatype.boolean(COMMENTED) };
      const comment = drawn.isCommented ? dice.helpers.arrayElement(markComments) : '';
      const isAway = studentId === JOINED_LATE.student && periodId === JOINED_LATE.missed;
      const qualification = fixedMarks[studentId] ?? (drawn.isMissing || isAway ? null : drawn.mark);
      return qualification === null ? [] : [{ studentId, academicActivityId, qualification, comment }];
    });
  };
  const ofActivities = () =>
    activities.flatMap(({ id }) => {
      const activityFixture = fixture?.activities.find((activity) => activity.id === id);
      return marksOf(id, activityFixture?.marked, activityFixture?.marks ?? {});
    });
  const drawn = evaluation.byActivities ? ofActivities() : marksOf(null, fixture?.marked, {});
  const mayHaveLowest = (id: number) => isAtRisk(id, subjectId) || fixture?.activities.some((activity) => id in activity.marks) === true;
  const marks = evaluation.byActivities && !isOver ? withoutLowest(drawn, indicator, activities, mayHaveLowest) : drawn;

  const place = { indicatorId, subjectId, periodId, groupId: room.id };
  return marks.flatMap(({ qualification, ...mark }, index) => {
    const level = levelOf(qualification, valorizations);
    if (!level) return [];
    // EVAL-52: without numbers the mark is the maximum of its level.
    const value = evaluation.model.includeValoration ? qualification : level.endValue;
    return [{ id: idIn(indicatorId, index + 1), ...place, ...mark, qualification: value, valorizationId: level.id }];
  });
}
