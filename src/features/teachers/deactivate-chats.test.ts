import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChatStore } from '@/api/chat-store';

const STORE = { projectId: 'demo', apiKey: 'demo', host: 'https://store.example' };
const CLIENT = '@/api/chat-store-client';

const logged = vi.spyOn(console, 'info');
const asked = vi.fn<(participant: string, store: ChatStore) => Promise<void>>();
const loaded = vi.fn<() => void>();

beforeEach(() => {
  vi.resetModules();
  vi.resetAllMocks();
  logged.mockReturnValue();
  vi.doMock(CLIENT, () => {
    loaded();
    return { deactivateChatsOf: asked };
  });
});
afterEach(() => vi.doUnmock(CLIENT));

async function deactivateIn(store: ChatStore | null, teacherId: number): Promise<void> {
  const { configureChatStore } = await import('@/api/chat-store');
  configureChatStore(store);
  const { deactivateChats } = await import('./deactivate-chats');
  expect(loaded).not.toHaveBeenCalled();
  await deactivateChats(teacherId);
}

it('CHAT-01: the configured store is asked for the chats of the id, as a text', async () => {
  await deactivateIn(STORE, 11);
  expect(asked.mock.calls).toEqual([['11', STORE]]);
  expect(logged).not.toHaveBeenCalled();
});

it('LIVE-08: without a store nothing is loaded', async () => {
  await deactivateIn(null, 11);
  expect(loaded).not.toHaveBeenCalled();
  expect(logged).not.toHaveBeenCalled();
});

it('CHAT-05: what the store refuses is only logged', async () => {
  const refusal = new Error('refused');
  asked.mockRejectedValue(refusal);
  await deactivateIn(STORE, 11);
  expect(logged.mock.calls).toEqual([['CHAT-05', refusal]]);
});

it('CHAT-05: a library that does not come is only logged', async () => {
  loaded.mockImplementation(() => {
    throw new Error('gone');
  });
  await deactivateIn(STORE, 11);
  expect(logged.mock.calls).toEqual([['CHAT-05', expect.any(Error)]]);
  expect(asked).not.toHaveBeenCalled();
});
