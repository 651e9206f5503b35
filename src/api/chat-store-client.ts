/**
 * The chat store, spoken to by its own client library, which is heavier than a screen: reach this file by `import()` only,
 * once there is something to ask (P3).
 */
import { initializeApp, setLogLevel } from 'firebase/app';
import { collection, getDocs, initializeFirestore, query, where, writeBatch, type Firestore } from 'firebase/firestore/lite';
import type { ChatStore } from '@/api/chat-store';

// The caller logs failures; Firestore would also log them as console errors (CHAT-05).
setLogLevel('silent');

/** The library takes an app's settings once. */
let opened: Firestore | undefined;

function open({ projectId, apiKey, host }: ChatStore): Firestore {
  const address = host === undefined ? null : new URL(host);
  opened ??= initializeFirestore(
    initializeApp({ projectId, apiKey }, 'chats'),
    address ? { host: address.host, ssl: address.protocol === 'https:' } : {},
  );
  return opened;
}

/**
 * Sets the state of every chat of that participant to 'INACTIVE', all in one batch (CHAT-01 to CHAT-03).
 * The first call decides which store is asked. Rejects with the library's error.
 */
export async function deactivateChatsOf(participant: string, store: ChatStore): Promise<void> {
  const firestore = open(store);
  const found = await getDocs(query(collection(firestore, 'chats'), where('participants', 'array-contains', participant)));
  // Firestore sends no empty batch (CHAT-02).
  const batch = writeBatch(firestore);
  for (const { ref } of found.docs) batch.update(ref, { stateChat: 'INACTIVE' });
  await batch.commit();
}
