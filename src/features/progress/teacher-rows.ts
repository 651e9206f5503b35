/** What each teacher lacks (TRAC-10). Pure. */
import type { Totals } from '@/school/learning/survey/figures';
import { missingWords } from '@/school/learning/survey/missing-words';
import { totalsOf, type PairView } from './pair-view';

export interface TeacherRow {
  readonly id: number;
  readonly name: string;
  /** Null before any of the teacher's pairs is reviewed. */
  readonly totals: Totals | null;
  /** All of the teacher's pairs are reviewed. */
  readonly isReviewed: boolean;
  /** The missing places, one line each. */
  readonly missing: readonly string[];
}

const missingOf = (views: readonly PairView[]): string[] =>
  views.flatMap(({ pair, figures }) => {
    const words = figures ? missingWords(figures) : [];
    return words.length === 0 ? [] : [`${pair.room.name}, ${pair.subject.name}: ${words.join(', ')}`];
  });

const lackingOf = ({ totals }: TeacherRow): number => (totals === null ? -1 : totals.due - totals.given);

/** Every teacher of the views, who lacks most first; a pair that two share counts for both. */
export function teacherRows(views: readonly PairView[]): TeacherRow[] {
  const teachers = new Map(views.flatMap(({ pair }) => pair.teachers.map((teacher) => [teacher.id, teacher] as const)));
  return [...teachers.values()]
    .map(({ id, name }) => {
      const own = views.filter(({ pair }) => pair.teachers.some((teacher) => teacher.id === id));
      const isKnown = own.some(({ figures }) => figures !== null);
      return {
        id,
        name,
        totals: isKnown ? totalsOf(own) : null,
        isReviewed: own.every(({ figures }) => figures !== null),
        missing: missingOf(own),
      };
    })
    .toSorted((one, other) => lackingOf(other) - lackingOf(one));
}
