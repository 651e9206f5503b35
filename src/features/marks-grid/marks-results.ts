/** The results of a sheet's marks, for a student, an activity and the room (GRID-06, GRID-07). */
import type { Level } from '@/api/resources/indicators';
import { levelOf, meanOf, totalWeight } from '@/api/resources/marks';
import { levelOfMark } from './mark-text';
import type { Mark, MarksColumn, MarksSheet } from './marks-sheet';

export interface RowResult {
  /** null without a mark. */
  readonly mark: number | null;
  /** Index of the level, from the lowest; null without a mark. */
  readonly level: number | null;
  /** Sum of the evaluated activities' weights, in percent. */
  readonly weight: number;
}

type LevelledMark = Pick<Mark, 'qualification' | 'levelId'>;

/** Index of a level, from the lowest; null without one. */
const indexOf = (level: Level | undefined, levels: readonly Level[]) => (level ? levels.indexOf(level) : null);

/** Index of a mark's level. */
export const levelPlace = (mark: LevelledMark, levels: readonly Level[]): number | null => indexOf(levelOfMark(mark, levels), levels);

/** A student's result (EVAL-55 to EVAL-59). `markOf`: null where the activity has no mark. */
export function rowResult(
  { columns, levels, isByActivities }: MarksSheet,
  markOf: (column: MarksColumn) => LevelledMark | null,
): RowResult {
  const weightedMarks = columns.flatMap((column) => {
    const mark = markOf(column);
    return mark === null ? [] : [{ ...mark, weight: column.weight }];
  });
  if (!isByActivities) {
    const [only] = weightedMarks;
    return { mark: only?.qualification ?? null, level: only ? levelPlace(only, levels) : null, weight: only ? 100 : 0 };
  }
  const marked = weightedMarks.map(({ qualification, weight }) => ({ mark: qualification, weight }));
  const mark = meanOf(marked);
  return { mark, level: mark === null ? null : indexOf(levelOf(mark, levels), levels), weight: totalWeight(marked) };
}

/** The average of a column or of all results, with one decimal, halves rounded up (GRID-07). */
export const averageOf = (marks: readonly number[]): number | null => meanOf(marks.map((mark) => ({ mark, weight: 1 })));

/** The evaluated weight shared by more than half of the students with a mark (GRID-06). */
export function commonWeight(weights: readonly number[]): number | null {
  const counts = new Map<number, number>();
  for (const weight of weights) if (weight > 0) counts.set(weight, (counts.get(weight) ?? 0) + 1);
  const evaluated = weights.filter((weight) => weight > 0).length;
  return [...counts].find(([, count]) => count * 2 > evaluated)?.[0] ?? null;
}

export interface Spread {
  /** Number of students in each level, the lowest first. */
  readonly levels: readonly number[];
  readonly unmarked: number;
}

export const spreadOf = (results: readonly RowResult[], levels: readonly Level[]): Spread => ({
  levels: levels.map((_, place) => results.filter(({ level }) => level === place).length),
  unmarked: results.filter(({ level }) => level === null).length,
});
