import { chatStore } from '@/api/chat-store';

/**
 * Deactivates the chats of a deleted teacher (CHAT-01); loads nothing where there is no chat store (LIVE-08). Never rejects,
 * because the teacher is already deleted (CHAT-05). Callers need not await it.
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
