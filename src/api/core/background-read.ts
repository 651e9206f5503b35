/** Readings that nobody asked for: they check what a screen is about to write over or to repeat. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
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

/**
 * Reads again what a screen shows, in the background; the screen gets the answer. Rejects with the ApiError. Another reading ends the
 * one before, and so does leaving: what they answer late may be older than what the screen has read since.
 */
export function useReread<E extends Endpoint & { readonly form?: never }>(
  endpoint: E,
  input: Input<E> & LooseInput,
): () => Promise<Answer<E>> {
  const client = useQueryClient();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  return async () => {
    running.current?.abort();
    const { signal: stop } = (running.current = new AbortController());
    const answer = await readInBackground((signal) => call(endpoint, input, { signal: AbortSignal.any([signal, stop]) }));
    client.setQueryData(queryOf(endpoint, input).queryKey, answer);
    return answer;
  };
}
