/** Saves what the page has made under a name. */
export function saveAs(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser still reads the object URL after `click()`.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Saves a file under a name. Through a fetch and not a plain link: a link to another origin ignores its `download` and
 * opens the file in place of the dashboard. Nothing of it stays in the browser's cache. Throws when it cannot be fetched, or is given up.
 */
export async function downloadFile(url: string, name: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(url, { credentials: 'omit', cache: 'no-store', signal });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  const file = await answer.blob();
  signal.throwIfAborted();
  saveAs(file, name);
}
