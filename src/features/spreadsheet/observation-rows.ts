/** A room's students, each with what is written of them (COBS-02 to COBS-08). */
import type { CourseObservation } from '@/api/resources/course-observations';
import type { Student } from '@/api/resources/students';
import { inStudentOrder } from '@/school/students';

export interface ObservedStudent extends Student {
  /** null: none in the subject and period (COBS-04). */
  readonly observation: CourseObservation | null;
}

export function observedStudents(students: readonly Student[], observations: readonly CourseObservation[]): ObservedStudent[] {
  const byStudent = new Map(observations.map((observation) => [observation.studentId, observation]));
  return inStudentOrder(students).map((student) => ({ ...student, observation: byStudent.get(student.id) ?? null }));
}

/** What the chosen rows have in common; rows of one kind alone can be chosen together (COBS-06, COBS-07). */
export type ChosenKind = 'with' | 'without' | null;

const kindOf = ({ observation }: ObservedStudent): 'with' | 'without' => (observation ? 'with' : 'without');

export const chosenKind = ([first]: readonly ObservedStudent[]): ChosenKind => (first ? kindOf(first) : null);

export const canChoose = (kind: ChosenKind, row: ObservedStudent): boolean => kind === null || kindOf(row) === kind;

/** COBS-08 */
export const isOfAll = (kind: ChosenKind, row: ObservedStudent): boolean => kindOf(row) === (kind ?? 'without');

/** What a dialog has sent of a student. */
export interface SentText {
  readonly text: string;
  /** False while it runs, and when it failed: it may be stored all the same. */
  readonly isStored: boolean;
}

/** The rows as the dialog opened with them, but for what somebody else has written since: what it sent itself is no change of theirs. */
export const beforeOwn = (
  rows: readonly ObservedStudent[],
  opened: readonly ObservedStudent[],
  sent: ReadonlyMap<number, SentText>,
): ObservedStudent[] =>
  rows.map((row) => {
    const isOwn = row.observation !== null && sent.get(row.id)?.text === row.observation.observation;
    return (isOwn && opened.find(({ id }) => id === row.id)) || row;
  });

/** The text that all of them share; '' where they differ (COBS-17). */
export function sharedText(rows: readonly ObservedStudent[]): string {
  const texts = new Set(rows.map(({ observation }) => observation?.observation ?? ''));
  const [text = ''] = texts;
  return texts.size === 1 ? text : '';
}
