/** A room's students with their observations, and rules of selecting them (COBS-02 to COBS-08). */
import type { CourseObservation } from '@/api/resources/course-observations';
import type { Student } from '@/api/resources/students';
import { inStudentOrder } from '@/school/students';

export interface ObservedStudent extends Student {
  /** null: none for the subject and period (COBS-04). */
  readonly observation: CourseObservation | null;
}

export function observedStudents(students: readonly Student[], observations: readonly CourseObservation[]): ObservedStudent[] {
  const byStudent = new Map(observations.map((observation) => [observation.studentId, observation]));
  return inStudentOrder(students).map((student) => ({ ...student, observation: byStudent.get(student.id) ?? null }));
}

/** Whether the chosen rows have an observation; rows of different kinds cannot be chosen together (COBS-06, COBS-07). */
export type ChosenKind = 'with' | 'without' | null;

const kindOf = ({ observation }: ObservedStudent): 'with' | 'without' => (observation ? 'with' : 'without');

export const chosenKind = ([first]: readonly ObservedStudent[]): ChosenKind => (first ? kindOf(first) : null);

export const canChoose = (kind: ChosenKind, row: ObservedStudent): boolean => kind === null || kindOf(row) === kind;

/** COBS-08 */
export const isOfAll = (kind: ChosenKind, row: ObservedStudent): boolean => kindOf(row) === (kind ?? 'without');

/** The text that a dialog has sent for a student. */
export interface SentText {
  readonly text: string;
  /** False while sending and after a failure; it may be stored nevertheless. */
  readonly isStored: boolean;
}

/** Undoes the dialog's own changes in reread rows, so that only other users' changes remain. */
export const beforeOwn = (
  rows: readonly ObservedStudent[],
  opened: readonly ObservedStudent[],
  sent: ReadonlyMap<number, SentText>,
): ObservedStudent[] =>
  rows.map((row) => {
    const isOwnChange = row.observation !== null && sent.get(row.id)?.text === row.observation.observation;
    return (isOwnChange && opened.find(({ id }) => id === row.id)) || row;
  });

/** The text common to all rows; '' where they differ (COBS-17). */
export function sharedText(rows: readonly ObservedStudent[]): string {
  const texts = new Set(rows.map(({ observation }) => observation?.observation ?? ''));
  const [text = ''] = texts;
  return texts.size === 1 ? text : '';
}
