import { useQueryClient } from '@tanstack/react-query';
import { call, queryOf } from './client';
import type { Answer, Endpoint, Input, LooseInput } from './endpoint';

/** Milliseconds after which a reading that nobody asked for is given up. */
const PATIENCE = 5_000;

/**
 * Reads again what a screen shows, in the background: the screen gets the answer, and a failure shows nowhere. Rejects with the
 * ApiError.
 */
export function useReread<E extends Endpoint & { readonly form?: never }>(
  endpoint: E,
  input: Input<E> & LooseInput,
): () => Promise<Answer<E>> {
  const client = useQueryClient();
  return async () => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), PATIENCE);
    try {
      const answer = await call(endpoint, input, { signal: controller.signal });
      client.setQueryData(queryOf(endpoint, input).queryKey, answer);
      return answer;
    } finally {
      clearTimeout(timer);
    }
  };
}
