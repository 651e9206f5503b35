/** Teachers from a file: the form takes one after the other, the others wait in a draft of their own (IMPO-02). */
import { useState } from 'react';
import { eraseDraft, readDraft, writeDraft } from '@/ui/form/drafts';
import { heldRows } from '@/ui/form/form-rows-draft';
import { handedTo, noteHanded } from '@/ui/form/handed-rows';
import { LISTED_TEACHER, NEW_TEACHER, type ListedTeacher, type TeacherValues } from './teacher-values';

/** The draft of the form of one. */
export const TEACHER_DRAFT = 'teacher';

/** Those that wait. */
export const WAITING = { draft: 'teacher-list', initial: { rows: [LISTED_TEACHER] }, blank: LISTED_TEACHER };

function keep(rows: readonly ListedTeacher[]): void {
  if (rows.length > 0) writeDraft(WAITING.draft, { rows }, WAITING.initial);
  else eraseDraft(WAITING.draft);
}

/** Puts the first one that waits into the form's draft, unless that holds something; returns the others. */
function openFirst(): ListedTeacher[] {
  const [first, ...others] = heldRows(WAITING);
  if (!first) return [];
  if (readDraft(TEACHER_DRAFT, NEW_TEACHER) !== null) return [first, ...others];
  writeDraft(TEACHER_DRAFT, { ...NEW_TEACHER, ...first }, NEW_TEACHER);
  // Who comes back later is told that it was recovered.
  if (handedTo(WAITING.draft)) noteHanded(TEACHER_DRAFT, { first: 0, count: 1 });
  keep(others);
  return others;
}

interface WaitingTeachers {
  /** Those after the one in the form. */
  readonly waiting: readonly ListedTeacher[];
  /** What the form goes on with; undefined: nobody waits. */
  readonly takeNext: () => TeacherValues | undefined;
  readonly forget: () => void;
}

export function useWaitingTeachers(): WaitingTeachers {
  const [waiting, setWaiting] = useState(openFirst);
  const leave = (rows: readonly ListedTeacher[]) => {
    keep(rows);
    setWaiting([...rows]);
  };
  return {
    waiting,
    takeNext: () => {
      const [next, ...others] = waiting;
      leave(others);
      return next && { ...NEW_TEACHER, ...next };
    },
    forget: () => leave([]),
  };
}
