import type { KeyboardEvent } from 'react';

/** True when the button that sends the form is disabled; in a dialog it stands outside the form. */
export const hasDisabledButton = ({ elements }: HTMLFormElement): boolean =>
  [...elements].some((control) => control.matches('[type="submit"]:disabled'));

/** Enter sends the form, as in any one-line field; Shift+Enter begins a new line. */
export function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  // SHAR-32: on-screen keyboards have no Shift+Enter.
  if (!matchMedia('(pointer: fine)').matches) return;
  event.preventDefault();
  const form = event.currentTarget.form;
  // As for an `<input>`: browsers do not submit a form whose button is disabled.
  if (form && !hasDisabledButton(form)) form.requestSubmit();
}
