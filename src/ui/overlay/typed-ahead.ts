/** What is typed in a dialog whose fields are still loading, for the first field that comes (KEYS-02). */
let typedAhead = '';
let dropping: ReturnType<typeof setTimeout> | undefined;

export function dropTypedAhead(): void {
  clearTimeout(dropping);
  typedAhead = '';
}

/** Keeps what is typed while the dialog itself has the focus; the dialog that replaces it at once goes on with that. */
export function takeKeys(dialog: HTMLElement): () => void {
  clearTimeout(dropping);
  const listening = new AbortController();
  dialog.addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event;
      if (target !== dialog || event.ctrlKey || event.metaKey || event.altKey) return;
      if (key === 'Backspace') typedAhead = typedAhead.slice(0, -1);
      else if (key.length === 1) typedAhead += key;
      else return;
      // A blank would scroll.
      event.preventDefault();
    },
    { signal: listening.signal },
  );
  return () => {
    listening.abort();
    dropping = setTimeout(dropTypedAhead);
  };
}

/** The field's content is selected, as after Tab, and replaced by what was typed before it came. */
export function putTypedAhead(control: HTMLElement): void {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  control.select();
  // As if it were typed: the form hears it, and the browser can undo it.
  // oxlint-disable-next-line typescript/no-deprecated -- no other call does both
  if (typedAhead !== '') document.execCommand('insertText', false, typedAhead);
  dropTypedAhead();
}
