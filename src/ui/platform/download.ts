/**
 * Saves a file under a name. Through a fetch and not a plain link: a link to another origin ignores its `download` and
 * opens the file in place of the dashboard. Throws when it cannot be fetched.
 */
export async function downloadFile(url: string, name: string): Promise<void> {
  const answer = await fetch(url, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser still reads the object URL after `click()`.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
