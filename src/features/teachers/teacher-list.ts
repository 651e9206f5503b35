/** Teachers from a file: the form takes one after the other, the others wait in a draft of their own (IMPO-02). */
import { useState } from 'react';
import { eraseDraft, writeDraft } from '@/ui/form/drafts';
import { heldRows, takeHandedRows } from '@/ui/form/form-rows-draft';
import { LISTED_TEACHER, NEW_TEACHER, type ListedTeacher, type TeacherValues } from './teacher-values';

/** Those that wait. */
export const WAITING = { draft: 'teacher-list', initial: { rows: [LISTED_TEACHER] }, blank: LISTED_TEACHER };

function keep(rows: readonly ListedTeacher[]): void {
  if (rows.length > 0) writeDraft(WAITING.draft, { rows }, WAITING.initial);
  else eraseDraft(WAITING.draft);
}

/** Those of a list that has just been loaded wait behind those of an earlier one. */
function allThatWait(): ListedTeacher[] {
  const loaded = takeHandedRows(WAITING.draft, LISTED_TEACHER);
  const rows = [...heldRows(WAITING), ...loaded];
  if (loaded.length > 0) keep(rows);
  return rows;
}

interface WaitingTeachers {
  /** Those after the one in the form. */
  readonly waiting: readonly ListedTeacher[];
  /** What the form goes on with; undefined: nobody waits. */
  readonly takeNext: () => TeacherValues | undefined;
  readonly forget: () => void;
}

export function useWaitingTeachers(): WaitingTeachers {
  const [waiting, setWaiting] = useState(allThatWait);
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
