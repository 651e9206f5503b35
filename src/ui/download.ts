/**
 * Saves a file under a name. Through a fetch and not a plain link: a link to another origin ignores its `download` and
 * opens the file in place of the dashboard. Nothing of it stays in the browser's cache. Throws when it cannot be fetched.
 */
export async function downloadFile(url: string, name: string): Promise<void> {
  const answer = await fetch(url, { credentials: 'omit', cache: 'no-store' });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun; a while later nothing reads the address any more.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
