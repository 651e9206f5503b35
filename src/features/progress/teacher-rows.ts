/** What each teacher lacks (TRAC-10). Pure. */
import type { Totals } from '@/school/learning/survey/figures';
import { missingWords } from '@/school/learning/survey/missing-words';
import { shareOfViews, totalsOf, type PairView } from './pair-view';
import { failedText, isWhole, reachOf, type Reach } from './review-reach';

export interface TeacherRow {
  readonly id: number;
  readonly name: string;
  /** Of the teacher's pairs. */
  readonly reach: Reach;
  /** Null until each of the teacher's pairs is reviewed: sums of some would pass for sums of all. */
  readonly totals: Totals | null;
  readonly share: number | null;
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
      const reach = reachOf(own);
      return { id, name, reach, totals: isWhole(reach) ? totalsOf(own) : null, share: shareOfViews(own), missing: missingOf(own) };
    })
    .toSorted((one, other) => lackingOf(other) - lackingOf(one));
}

/** '3 de 7 revisados', '1 no se pudo revisar': why a row has no sums yet. Empty where it has them, or none of its pairs is reviewed. */
export function partsOf({ reach }: Pick<TeacherRow, 'reach'>): string[] {
  const { known, total, failed } = reach;
  if (isWhole(reach) || known + failed === 0) return [];
  return [`${known} de ${total} revisados`, failedText(reach)].filter((part) => part !== '');
}

/** Why there is nothing to be copied; null where there is (TRAC-10). */
export function noSummaryOf({ totals, missing }: Pick<TeacherRow, 'totals' | 'missing'>): string | null {
  if (totals === null) return 'Falta revisar cursos y asignaturas';
  return missing.length === 0 ? 'No falta nada' : null;
}

/** The missing places under the teacher and the period whose they are (TRAC-10). */
export const summaryOf = ({ name, missing }: Pick<TeacherRow, 'name' | 'missing'>, period: string): string[] => [
  `${name}, ${period}`,
  ...missing,
];
