import { chatStore } from '@/api/chat-store';

/**
 * Deactivates the chats of a teacher who has just been deleted (CHAT-01); nothing is loaded where there is no chat store
 * (LIVE-08). Never rejects: the teacher stays deleted whatever happens here (CHAT-05). Callers need not await it.
 */
export async function deactivateChats(teacherId: number): Promise<void> {
  const store = chatStore();
  if (store === null) return;
  try {
    const { deactivateChatsOf } = await import('@/api/chat-store-client');
    await deactivateChatsOf(String(teacherId), store);
  } catch (error) {
    console.info('CHAT-05', error);
  }
}
