/**
 * What is typed in a dialog whose fields are still loading, for the first field that comes, in it or in the dialog that takes its place at
 * once (KEYS-02).
 */
let typed = '';
let dropping: ReturnType<typeof setTimeout> | undefined;

/** A dialog that opens goes on with what was typed in the one whose place it takes. */
export const holdTyped = (): void => clearTimeout(dropping);

/** Drops what was typed unless another dialog has taken the place by then. */
export function dropTypedLater(): void {
  dropping = setTimeout(() => (typed = ''));
}

/** Keeps what the key types; false for a key that types nothing. */
export function keepTyped(event: KeyboardEvent): boolean {
  const { key } = event;
  // AltGr, which types '@', counts as Control and Alt on Windows.
  const isCommand = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
  if (key === 'Backspace') typed = typed.slice(0, -1);
  else if (key.length === 1 && !isCommand) typed += key;
  else if (key !== 'Enter' && key !== 'Shift' && key !== 'AltGraph') return false;
  // A blank would scroll.
  event.preventDefault();
  return true;
}

/** Puts it into the field, whose content is selected, as after Tab, if it has one line; in a longer text it follows. */
export function putTyped(control: HTMLElement): void {
  if (control instanceof HTMLInputElement) control.select();
  else if (control instanceof HTMLTextAreaElement) control.setSelectionRange(control.value.length, control.value.length);
  else return;
  const text = typed;
  typed = '';
  // As if it were typed: the form hears it, and the browser can undo it.
  // oxlint-disable-next-line typescript/no-deprecated -- no other call does both
  if (text !== '') document.execCommand('insertText', false, text);
}
