/** Readings that nobody asked for: they check what a screen is about to write over or to repeat. */
import { useQueryClient } from '@tanstack/react-query';
import { call, queryOf } from './client';
import type { Answer, Endpoint, Input, LooseInput } from './endpoint';

/** Milliseconds after which such a reading is given up. */
const PATIENCE = 5_000;

/** Reads in the background; a failure shows nowhere. Rejects with the ApiError. */
export async function readInBackground<Read>(read: (signal: AbortSignal) => Promise<Read>): Promise<Read> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), PATIENCE);
  try {
    return await read(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Reads again what a screen shows, in the background; the screen gets the answer. Rejects with the ApiError. */
export function useReread<E extends Endpoint & { readonly form?: never }>(
  endpoint: E,
  input: Input<E> & LooseInput,
): () => Promise<Answer<E>> {
  const client = useQueryClient();
  return async () => {
    const { queryKey } = queryOf(endpoint, input);
    const updates = () => client.getQueryState(queryKey)?.dataUpdateCount;
    const before = updates();
    const answer = await readInBackground((signal) => call(endpoint, input, { signal }));
    // What the screen has read since, after a save, is newer.
    if (updates() === before) client.setQueryData(queryKey, answer);
    return answer;
  };
}
