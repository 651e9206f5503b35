/** Teachers from a file: the form takes one after the other, the others wait in a draft of their own (IMPO-02). */
import { useState } from 'react';
import { draftKey, sentDraft, writeDraft } from '@/ui/form/drafts';
import { heldRows, takeHandedRows, typedIn, withoutBlank } from '@/ui/form/form-rows-draft';
import { LISTED_TEACHER, NEW_TEACHER, type ListedTeacher, type TeacherValues } from './teacher-values';

/** The form's draft. */
export const DRAFT = 'teacher';

/** Those that wait. */
export const WAITING = { draft: 'teacher-list', blank: LISTED_TEACHER };

/** The one in the form, as the list has it. */
const SHOWN = { draft: 'teacher-listed', blank: LISTED_TEACHER };

export interface TeacherList {
  /** null: nobody of the list is in the form. */
  readonly shown: ListedTeacher | null;
  /** Those after the one in the form. */
  readonly waiting: readonly ListedTeacher[];
}

const keep = ({ draft }: typeof WAITING, rows: readonly ListedTeacher[]): void =>
  writeDraft(draft, { rows }, { rows: [] as readonly ListedTeacher[] });

function keepList({ shown, waiting }: TeacherList): void {
  keep(SHOWN, shown ? [shown] : []);
  keep(WAITING, waiting);
}

/** One that is being sent is no longer offered (SAFE-12). */
function isBeingSent(): boolean {
  const key = draftKey(DRAFT);
  return key !== null && sentDraft(key) !== undefined;
}

function keptList(): TeacherList {
  // Those of a list that has just been loaded wait behind those of an earlier one.
  const waiting = heldRows(WAITING);
  if (takeHandedRows(WAITING.draft, LISTED_TEACHER).length > 0) keep(WAITING, waiting);
  const [shown = null] = isBeingSent() ? [] : heldRows(SHOWN);
  return { shown, waiting };
}

/** Who is in the form, as it was changed there, or typed. */
export function teachersInForm(): ListedTeacher[] {
  const typed = typedIn<TeacherValues>(DRAFT, NEW_TEACHER);
  if (!typed) return heldRows(SHOWN);
  const { teacherName, teacherLastName, teacherEmail } = typed;
  return withoutBlank([{ teacherName, teacherLastName, teacherEmail }], LISTED_TEACHER);
}

/** What the form holds of somebody of the list, or of nobody. */
export const formValuesOf = (listed: ListedTeacher | null): TeacherValues => ({ ...NEW_TEACHER, ...listed });

export interface KeptTeacherList {
  readonly list: TeacherList;
  readonly put: (list: TeacherList) => void;
  /** Puts the next one in the form's place; null: nobody waits. */
  readonly takeNext: () => ListedTeacher | null;
}

export function useTeacherList(): KeptTeacherList {
  const [list, setList] = useState(keptList);
  const put = (next: TeacherList) => {
    keepList(next);
    setList(next);
  };
  return {
    list,
    put,
    takeNext: () => {
      const [shown = null, ...waiting] = list.waiting;
      put({ shown, waiting });
      return shown;
    },
  };
}
