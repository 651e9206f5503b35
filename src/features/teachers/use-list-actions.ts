/** How the form of a teacher goes through a list from a file (IMPO-02). */
import { useEffect } from 'react';
import { plural } from '@/ui/base/plural';
import { isSame, writeDraft } from '@/ui/form/drafts';
import type { FormModel } from '@/ui/form/use-form';
import { showSnack } from '@/ui/overlay/notices';
import { DRAFT, formValuesOf, type KeptTeacherList } from './teacher-list';
import { NEW_TEACHER, type TeacherValues } from './teacher-values';

interface ListActions {
  /** Goes on with the next one; false: nobody waits. */
  readonly goOn: () => boolean;
  /** Leaves out the one in the form. */
  readonly skip: () => void;
  /** Leaves out those that wait. */
  readonly forget: () => void;
  /** Discards what was recovered: of somebody of the list what the list says stays. */
  readonly discard: () => void;
}

export function useListActions({ list, put, takeNext }: KeptTeacherList, form: FormModel<TeacherValues>): ListActions {
  const { shown, waiting } = list;
  const { values } = form;
  const goOn = () => {
    const next = takeNext();
    if (next) form.replace(formValuesOf(next));
    return next !== null;
  };
  // What was half typed comes first.
  useEffect(() => {
    if (!shown && isSame(values, NEW_TEACHER)) goOn();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it opens
  }, []);
  /** As long as it shows, what stands here now can be had back. */
  const offerBack = (text: string) => {
    const undo = () => {
      put(list);
      form.replace(values);
      // For a form that has been left.
      writeDraft(DRAFT, values, formValuesOf(shown));
    };
    void showSnack({ text, undo });
  };
  // The pressed button has gone, or goes.
  const toFirstField = () => form.element.current?.querySelector('input')?.focus();
  return {
    goOn,
    skip: () => {
      offerBack('Se saltó el profesor de la lista.');
      if (goOn()) return;
      form.replace(NEW_TEACHER);
      toFirstField();
    },
    forget: () => {
      offerBack(`${plural(waiting.length, 'Se quitó', 'Se quitaron')} ${waiting.length} de la lista.`);
      put({ ...list, waiting: [] });
      toFirstField();
    },
    discard: () => {
      form.discard();
      if (!shown) goOn();
    },
  };
}
