/** Saves a file that the page has made. */
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
 * Downloads a file and saves it under a name. Uses fetch, not a plain link: a link to another origin ignores its `download` and
 * opens the file in place of the dashboard. Nothing stays in the browser's cache. Throws when the fetch fails or is aborted.
 */
export async function downloadFile(url: string, name: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(url, { credentials: 'omit', cache: 'no-store', signal });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  const file = await answer.blob();
  signal.throwIfAborted();
  saveAs(file, name);
}
