import { savedFileName, shownFileName } from './file-name';

/** Saves a file that the page has made, or has looked at. The name is freed of what does not show (SECU-06). */
export function saveAs(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = shownFileName(name);
  link.click();
  // The browser still reads the object URL after `click()`.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Downloads a file and saves it under a name. Uses fetch, not a plain link: a link to another origin ignores its `download` and
 * opens the file in place of the dashboard. Nothing stays in the browser's cache. Throws when the fetch fails or is aborted.
 *
 * @param address one that the gate has let through (SECU-07)
 * @returns false for a file that is not what its name says, which is not saved (SECU-06)
 */
export async function downloadFile(address: string, name: string, signal: AbortSignal): Promise<boolean> {
  const answer = await fetch(address, { credentials: 'omit', cache: 'no-store', signal });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  const file = await answer.blob();
  signal.throwIfAborted();
  const saved = savedFileName(name, answer.headers.get('Content-Type') ?? '');
  if (saved !== null) saveAs(file, saved);
  return saved !== null;
}
