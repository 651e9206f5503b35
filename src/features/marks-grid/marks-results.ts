/** What the marks of a sheet come to, while they are typed: for a student, an activity and the room (GRID-06, GRID-07). */
import type { Level } from '@/api/resources/indicators';
import { levelOf, meanOf, totalWeight } from '@/api/resources/marks';
import { levelOfMark } from './mark-text';
import type { Mark, MarksColumn, MarksSheet } from './marks-sheet';

export interface RowResult {
  /** null without a mark. */
  readonly mark: number | null;
  readonly level: number | null;
  /** Of the evaluated activities, in percent. */
  readonly weight: number;
}

type LevelledMark = Pick<Mark, 'qualification' | 'levelId'>;

/** Place of a level from the lowest; null where there is none. */
const placeOf = (level: Level | undefined, levels: readonly Level[]) => (level ? levels.indexOf(level) : null);

/** The place of a mark's level. */
export const levelPlace = (mark: LevelledMark, levels: readonly Level[]): number | null => placeOf(levelOfMark(mark, levels), levels);

/** As EVAL-55, EVAL-56, EVAL-57, EVAL-58 and EVAL-59 make it. `markOf`: of an activity, null without one. */
export function rowResult(
  { columns, levels, isByActivities }: MarksSheet,
  markOf: (column: MarksColumn) => LevelledMark | null,
): RowResult {
  const given = columns.flatMap((column) => {
    const mark = markOf(column);
    return mark === null ? [] : [{ ...mark, weight: column.weight }];
  });
  if (!isByActivities) {
    const [only] = given;
    return { mark: only?.qualification ?? null, level: only ? levelPlace(only, levels) : null, weight: only ? 100 : 0 };
  }
  const marked = given.map(({ qualification, weight }) => ({ mark: qualification, weight }));
  const mark = meanOf(marked);
  return { mark, level: mark === null ? null : placeOf(levelOf(mark, levels), levels), weight: totalWeight(marked) };
}

/** Of a column's marks, or of the students' (GRID-07): one decimal, halves up. */
export const averageOf = (marks: readonly number[]): number | null => meanOf(marks.map((mark) => ({ mark, weight: 1 })));

/** The weight that more than half of the students with a mark have in common (GRID-06). */
export function commonWeight(weights: readonly number[]): number | null {
  const counts = new Map<number, number>();
  for (const weight of weights) if (weight > 0) counts.set(weight, (counts.get(weight) ?? 0) + 1);
  const evaluated = weights.filter((weight) => weight > 0).length;
  return [...counts].find(([, count]) => count * 2 > evaluated)?.[0] ?? null;
}

export interface Spread {
  /** How many students are in each level, the lowest first. */
  readonly levels: readonly number[];
  readonly unmarked: number;
}

export const spreadOf = (results: readonly RowResult[], levels: readonly Level[]): Spread => ({
  levels: levels.map((_, place) => results.filter(({ level }) => level === place).length),
  unmarked: results.filter(({ level }) => level === null).length,
});
