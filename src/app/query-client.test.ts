import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/core/errors';
import { rooms } from '@/api/resources/rooms';
import { SESSION } from '@/api/sample-session';
import { SessionEnded, clearSession, storeSession } from '@/api/session';
import { getNotices } from '@/ui/overlay/notices';
import { queryClient } from './query-client';

/** A save after which the list on screen is refetched; `answer` resolves that request. */
function save() {
  storeSession(SESSION);
  const answers: (() => void)[] = [];
  const list = new QueryObserver(queryClient, {
    queryKey: ['rooms'],
    queryFn: () => new Promise<string>((resolve) => answers.push(() => resolve('list'))),
  });
  const stop = list.subscribe(() => undefined);
  const outcome = vi.fn<(outcome: unknown) => void>();
  const asked = vi
    .waitFor(() => expect(answers).toHaveLength(1))
    .then(async () => {
      answers[0]?.();
      await vi.waitFor(() => expect(list.getCurrentResult().data).toBe('list'));
      const observer = new MutationObserver(queryClient, {
        mutationFn: async () => 'saved',
        meta: { invalidates: ['rooms'], awaitsReload: true },
      });
      observer.mutate().then(outcome, outcome);
      await vi.waitFor(() => expect(answers).toHaveLength(2));
    });
  return { asked, outcome, stop, answer: () => answers[1]?.() };
}

afterEach(() => {
  clearSession();
  queryClient.clear();
});

it('a save is over when what it made stale has come again', async () => {
  const { asked, outcome, stop, answer } = save();
  await asked;
  expect(outcome).not.toHaveBeenCalled();
  answer();
  await vi.waitFor(() => expect(outcome).toHaveBeenCalledWith('saved'));
  stop();
});

it('a save whose session ends meanwhile is no success, and shows nothing (SAFE-27)', async () => {
  const { asked, outcome, stop } = save();
  await asked;
  clearSession();
  queryClient.clear();
  await vi.waitFor(() => expect(outcome).toHaveBeenCalledWith(expect.any(SessionEnded)));
  expect(getNotices()).toEqual({ failure: null, success: null, question: null, banner: null, snack: null });
  stop();
});

it('a load that fails is told while what it answered before still shows, too (ERRO-01)', async () => {
  let isDown = false;
  const list = new QueryObserver(queryClient, {
    queryKey: ['rooms'],
    queryFn: async () => {
      if (isDown) throw new ApiError(rooms.list, 'status', 500, null, 'otra cosa');
      return 'list';
    },
  });
  const stop = list.subscribe(() => undefined);
  await vi.waitFor(() => expect(list.getCurrentResult().data).toBe('list'));
  expect(getNotices().failure).toBeNull();
  isDown = true;
  await list.refetch();
  expect(list.getCurrentResult().data).toBe('list');
  expect(getNotices().failure?.content).toMatchObject({ title: 'Atención', text: 'Ha ocurrido un error inesperado' });
  getNotices().failure?.close();
  stop();
});
