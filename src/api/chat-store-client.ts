/**
 * Talks to the chat store with its client library. The library is heavier than a screen: load this file by `import()`,
 * only when chats have to change (P3).
 */
import { initializeApp, setLogLevel } from 'firebase/app';
import { collection, getDocs, initializeFirestore, query, where, writeBatch, type Firestore } from 'firebase/firestore/lite';
import type { ChatStore } from '@/api/chat-store';

// The caller logs failures; Firestore would also log them as console errors (CHAT-05).
setLogLevel('silent');

/** The library takes an app's settings once. */
let instance: Firestore | undefined;

function open({ projectId, apiKey, host }: ChatStore): Firestore {
  const address = host === undefined ? null : new URL(host);
  instance ??= initializeFirestore(
    initializeApp({ projectId, apiKey }, 'chats'),
    address ? { host: address.host, ssl: address.protocol === 'https:' } : {},
  );
  return instance;
}

/**
 * Sets the state of every chat of that participant to 'INACTIVE', all in one batch (CHAT-01 to CHAT-03).
 * The first call decides which store is used. Rejects with the library's error.
 */
export async function deactivateChatsOf(participant: string, store: ChatStore): Promise<void> {
  const firestore = open(store);
  const snapshot = await getDocs(query(collection(firestore, 'chats'), where('participants', 'array-contains', participant)));
  // Firestore sends no empty batch (CHAT-02).
  const batch = writeBatch(firestore);
  for (const { ref } of snapshot.docs) batch.update(ref, { stateChat: 'INACTIVE' });
  await batch.commit();
}
