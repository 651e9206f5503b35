import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { askAgain } from './ask-again';

/** A list on screen; `answers` holds the functions that let each of its requests resolve. */
function show(client: QueryClient, ...queryKey: string[]) {
  const answers: ((list: string) => void)[] = [];
  const list = new QueryObserver<string>(client, {
    queryKey,
    // A request that can be cancelled.
    queryFn: ({ signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        answers.push(resolve);
      }),
  });
  list.subscribe(() => undefined);
  return { answers, shown: () => list.getCurrentResult().data };
}

it('reads a list anew whose first load may be from before the change', async () => {
  const client = new QueryClient();
  const { answers, shown } = show(client, 'rooms');
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  const asked = askAgain(client, { queryKey: ['rooms'] });
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.('before');
  answers[1]?.('after');
  await asked;
  expect(shown()).toBe('after');
});

it('reads a list again that shows, and keeps it meanwhile', async () => {
  const client = new QueryClient();
  const { answers, shown } = show(client, 'rooms');
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.('before');
  await vi.waitFor(() => expect(shown()).toBe('before'));
  const asked = askAgain(client, { queryKey: ['rooms'] });
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(shown()).toBe('before');
  answers[1]?.('after');
  await asked;
  expect(shown()).toBe('after');
});

it('lets a load go on that is not meant', async () => {
  const client = new QueryClient();
  const [meant, other] = [show(client, 'rooms', 'all'), show(client, 'rooms', 'fresh')];
  await vi.waitFor(() => expect(other.answers).toHaveLength(1));
  const asked = askAgain(client, { queryKey: ['rooms'], predicate: ({ queryKey }) => !queryKey.includes('fresh') });
  await vi.waitFor(() => expect(meant.answers).toHaveLength(2));
  meant.answers[1]?.('after');
  await asked;
  expect(other.answers).toHaveLength(1);
  other.answers[0]?.('first');
  await vi.waitFor(() => expect(other.shown()).toBe('first'));
});
