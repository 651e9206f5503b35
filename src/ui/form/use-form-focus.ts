import type { FormikContextType } from 'formik';
import { useEffect, useRef, type RefObject } from 'react';

/** Controls in which a person types or chooses. */
const CONTROL = 'input, select, textarea, [contenteditable="true"]';

/** A wrong field. A button takes no `aria-invalid`, so a group's button has `data-invalid`. */
export const WRONG = '[aria-invalid="true"], [data-invalid="true"]';

interface FormFocus {
  readonly element: RefObject<HTMLFormElement | null>;
  /** Before the form is sent: remembers which control has the focus, to give it back. */
  readonly rememberPressed: () => void;
  readonly toFirstControl: () => void;
}

/**
 * Where the focus goes after a press of the submit button: to the first wrong field, or to the first control if the pressed button stays
 * disabled.
 */
export function useFormFocus({ submitCount, isSubmitting }: Pick<FormikContextType<unknown>, 'submitCount' | 'isSubmitting'>): FormFocus {
  const element = useRef<HTMLFormElement>(null);
  const pressed = useRef<HTMLElement | null>(null);
  // The dialog itself has it while its button is disabled.
  const isFocusLost = () => document.activeElement?.matches('body, .modal, :disabled') !== false;
  const toFirst = (selector: string) => element.current?.querySelector<HTMLElement>(selector)?.focus();

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) toFirst(WRONG);
  }, [submitCount, isSubmitting]);

  // focus.ts gives it back to a button that is enabled again.
  useEffect(() => {
    if (isSubmitting) return;
    if (pressed.current?.matches(':disabled') === true && isFocusLost()) toFirst(CONTROL);
    pressed.current = null;
  }, [isSubmitting]);

  return {
    element,
    rememberPressed: () => {
      pressed.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    toFirstControl: () => toFirst(CONTROL),
  };
}
