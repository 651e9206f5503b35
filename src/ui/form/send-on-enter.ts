import type { KeyboardEvent } from 'react';

/** Enter sends the form, as in any one-line field; Shift+Enter begins a new line. */
export function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  // SHAR-32: on-screen keyboards have no Shift+Enter.
  if (!matchMedia('(pointer: fine)').matches) return;
  event.preventDefault();
  const form = event.currentTarget.form;
  // As for an `<input>`: browsers do not submit a form whose button is disabled.
  if (!form?.querySelector('[type="submit"]:disabled')) form?.requestSubmit();
}
