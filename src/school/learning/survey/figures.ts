/** What the answers of a place tell: marks due and given, weights, who lacks what (TRAC-03, TRAC-07, TRAC-08, TRAC-12). Pure. */
import type { ActivityType } from '@/api/resources/academic-activities';
import type { RecordRow } from '@/api/resources/academic-records';
import type { Indicator } from '@/api/resources/indicators';
import { totalWeight } from '@/api/resources/marks';
import type { Room } from '@/api/resources/rooms';
import { nameApart } from '@/school/apart';
import { lowestFirst } from '@/school/levels';
import { givenMark } from '@/school/learning/given-mark';
import { apartRows, nameOfRow } from '@/school/learning/record-names';
import type { Named } from '@/ui/form/choices';

/** An achievement of a place with the rows of its students. */
export interface AchievementAnswer {
  readonly achievement: Indicator;
  /** The active students; who left has no row. */
  readonly rows: readonly RecordRow[];
}

/** Marks due and given. */
export interface Count {
  readonly given: number;
  readonly due: number;
}

export interface ActivityFigures extends Count {
  /** null: the achievement itself, in a room that is evaluated directly. */
  readonly activity: { readonly id: number; readonly title: string; readonly type: ActivityType; readonly weight: number } | null;
  /** In the order of the rows. */
  readonly lacking: readonly Named[];
}

export interface AchievementFigures extends Count {
  readonly id: number;
  readonly title: string;
  /** Empty: an achievement without activities, in a room that is evaluated by them. */
  readonly parts: readonly ActivityFigures[];
  /** The sum of its activities' weights, in percent; null without activities. */
  readonly weights: number | null;
}

/** What can be added up over places. */
export interface Totals extends Count {
  readonly achievements: number;
  readonly withoutActivities: number;
  /** Achievements whose weights add up to another value than 100 %. */
  readonly wrongWeights: number;
  /** The lowest of those sums, in percent; null where all are right. */
  readonly lowestWeights: number | null;
  /** Students of whom a mark is due, by id. */
  readonly students: ReadonlyMap<number, string>;
  /** Those of them who have a mark. */
  readonly marked: ReadonlySet<number>;
}

/** A student's achievements of a place that have the lowest level. */
interface LowStudent extends Named {
  readonly count: number;
}

export interface PlaceFigures extends Totals {
  /** 'no activities': none of its achievements has any; 'no students': nobody is to be evaluated. */
  readonly state: 'no achievements' | 'no activities' | 'no students' | 'figures';
  readonly list: readonly AchievementFigures[];
  /** TRAC-12; none in preschool rooms. */
  readonly low: readonly LowStudent[];
}

/** The percentage that an achievement's activities should add up to. */
const WHOLE = 100;

const lowestOf = (sums: readonly number[]): number | null => (sums.length === 0 ? null : Math.min(...sums));

const namedRow = (row: RecordRow): Named => ({ id: row.studentId, name: nameOfRow(row) });

function partOf(rows: readonly RecordRow[], activity: ActivityFigures['activity']): ActivityFigures {
  const apart = apartRows(rows);
  const lacking = rows
    .filter((row) => givenMark(row, activity?.id ?? null) === null)
    .map((row) => ({ id: row.studentId, name: nameApart(nameOfRow(row), apart.get(row.studentId)) }));
  return { activity, lacking, due: rows.length, given: rows.length - lacking.length };
}

/** Every activity of the rows once: each row should name all of them. */
function activitiesIn(rows: readonly RecordRow[]): NonNullable<ActivityFigures['activity']>[] {
  const activities = rows.flatMap((row) =>
    row.activities.map(({ academicActivityId: id, title, type, weight }) => [id, { id, title, type, weight }] as const),
  );
  return [...new Map(activities).values()];
}

const sumOf = (counts: readonly Count[]): Count => ({
  given: counts.reduce((sum, { given }) => sum + given, 0),
  due: counts.reduce((sum, { due }) => sum + due, 0),
});

function achievementFigures({ achievement: { id, title }, rows }: AchievementAnswer, isByActivities: boolean): AchievementFigures {
  const activities = isByActivities ? activitiesIn(rows) : [];
  const parts = isByActivities ? activities.map((activity) => partOf(rows, activity)) : [partOf(rows, null)];
  return { id, title, parts, weights: activities.length === 0 ? null : totalWeight(activities), ...sumOf(parts) };
}

/** How often each student's mark of an achievement has the lowest level of the achievement. */
function lowStudents(answers: readonly AchievementAnswer[]): LowStudent[] {
  const low = new Map<number, LowStudent>();
  for (const { achievement, rows } of answers) {
    const levels = lowestFirst(achievement.valorizations);
    const [lowest] = levels;
    // A scale of one level tells nothing.
    if (!lowest || levels.length < 2) continue;
    for (const row of rows)
      if (row.qualificationDescription === lowest.name)
        low.set(row.studentId, { ...namedRow(row), count: (low.get(row.studentId)?.count ?? 0) + 1 });
  }
  return [...low.values()];
}

function stateOf(list: readonly AchievementFigures[], answers: readonly AchievementAnswer[]): PlaceFigures['state'] {
  if (list.length === 0) return 'no achievements';
  // Only rows tell the activities.
  if (answers.every(({ rows }) => rows.length === 0)) return 'no students';
  return list.every(({ parts }) => parts.length === 0) ? 'no activities' : 'figures';
}

/** The students of whom a mark is due, and those of them who have one. */
function studentsIn(answers: readonly AchievementAnswer[], list: readonly AchievementFigures[]): Pick<Totals, 'students' | 'marked'> {
  const students = new Map<number, string>();
  const marked = new Set<number>();
  for (const [index, { parts }] of list.entries())
    for (const row of parts.length === 0 ? [] : (answers[index]?.rows ?? [])) {
      students.set(row.studentId, nameOfRow(row));
      if (parts.some(({ activity }) => givenMark(row, activity?.id ?? null) !== null)) marked.add(row.studentId);
    }
  return { students, marked };
}

/** `isByActivities`: how the place's room is evaluated (EVAL-30, EVAL-31). */
export function figuresOf(answers: readonly AchievementAnswer[], type: Room['type'], isByActivities: boolean): PlaceFigures {
  const list = answers.map((answer) => achievementFigures(answer, isByActivities));
  const state = stateOf(list, answers);
  const wrong = list.flatMap(({ weights }) => (weights === null || weights === WHOLE ? [] : [weights]));
  return {
    state,
    list,
    ...sumOf(list),
    achievements: list.length,
    withoutActivities: state === 'no students' ? 0 : list.filter(({ parts }) => parts.length === 0).length,
    wrongWeights: wrong.length,
    lowestWeights: lowestOf(wrong),
    ...studentsIn(answers, list),
    low: type === 'PRESCHOOL' ? [] : lowStudents(answers),
  };
}

/** The figures of several places as those of one (TRAC-08). */
export function addUp(all: readonly Totals[]): Totals {
  const sum = (valueOf: (totals: Totals) => number) => all.reduce((total, each) => total + valueOf(each), 0);
  return {
    ...sumOf(all),
    achievements: sum(({ achievements }) => achievements),
    withoutActivities: sum(({ withoutActivities }) => withoutActivities),
    wrongWeights: sum(({ wrongWeights }) => wrongWeights),
    lowestWeights: lowestOf(all.flatMap(({ lowestWeights }) => lowestWeights ?? [])),
    students: new Map(all.flatMap(({ students }) => [...students])),
    marked: new Set(all.flatMap(({ marked }) => [...marked])),
  };
}

/** The students without any mark, of whom one is due. */
export const unmarkedOf = ({ students, marked }: Pick<Totals, 'students' | 'marked'>): Named[] =>
  [...students].filter(([id]) => !marked.has(id)).map(([id, name]) => ({ id, name }));

/** Percent of the marks due, rounded down: 100 only where nothing is lacking (TRAC-03). Null where none is due. */
export const shareOf = ({ given, due }: Count): number | null => (due === 0 ? null : Math.floor((100 * given) / due));

/** Nothing is left to do in a place: all marks are given, and each achievement has its activities and weights. */
export const isComplete = ({ given, due, withoutActivities, wrongWeights }: Totals): boolean =>
  due > 0 && given === due && withoutActivities === 0 && wrongWeights === 0;
