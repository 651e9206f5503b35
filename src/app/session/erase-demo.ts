/** Erases what a demo at the same address left in the browser (SECU-03); its service worker is dismissed as the page starts (main.tsx). */
import { DEMO_DATABASE } from '@/api/demo-database';
import { getSession } from '@/api/session';
import { endSession } from './session-end';

/** The result of a request; undefined when it failed. */
const resultOf = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value | undefined>((resolve) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => resolve(undefined));
  });

/** Empties the database, since a demo that is open in another tab keeps it from being deleted. Resolves to whether it held something. */
async function emptyDatabase(): Promise<boolean> {
  const database = await resultOf(indexedDB.open(DEMO_DATABASE));
  if (database === undefined) return false;
  const counts = await Promise.all(
    [...database.objectStoreNames].map(async (name) => {
      const store = database.transaction(name, 'readwrite').objectStore(name);
      const [count = 0] = await Promise.all([resultOf(store.count()), resultOf(store.clear())]);
      return count;
    }),
  );
  database.close();
  return counts.some((count) => count > 0);
}

/** Its session, what was typed in it, and where it stood: a person of the live school may have the same number. */
function eraseSession(): void {
  const session = getSession();
  if (session === null || session.authToken.startsWith('demo.')) endSession('signed-out');
}

async function eraseDatabase(): Promise<void> {
  if (await emptyDatabase()) eraseSession();
  // Waits for other tabs; nobody waits for it.
  indexedDB.deleteDatabase(DEMO_DATABASE);
}

async function eraseCaches(): Promise<void> {
  // The product itself uses none.
  for (const name of await caches.keys()) await caches.delete(name);
}

/** What a browser refuses or does not have is passed over. */
export async function eraseDemo(): Promise<void> {
  const erasures = [eraseDatabase, eraseCaches].map(async (erase) => erase());
  for (const { status, ...outcome } of await Promise.allSettled(erasures)) if (status === 'rejected') console.info(outcome);
}
