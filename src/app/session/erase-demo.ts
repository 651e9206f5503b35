/** Erases what a demo at the same address left in the browser (SECU-03); its service worker is dismissed as the page starts (main.tsx). */
import { DEMO_DATABASE } from '@/api/database-of-demo';

/** Resolves when the request has ended, in whatever way. */
const ended = (request: IDBRequest) =>
  new Promise<void>((resolve) => {
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => resolve());
  });

/** Empties the database: a demo that is open in another tab keeps it from being deleted. */
async function emptyDatabase(): Promise<void> {
  const request = indexedDB.open(DEMO_DATABASE);
  await ended(request);
  if (request.readyState !== 'done' || request.error !== null) return;
  const database = request.result;
  const stores = [...database.objectStoreNames];
  if (stores.length > 0) {
    const writing = database.transaction(stores, 'readwrite');
    await Promise.all(stores.map((name) => ended(writing.objectStore(name).clear())));
  }
  database.close();
}

async function eraseDatabase(): Promise<void> {
  await emptyDatabase();
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
