/** Readings that nobody asked for: they check what a screen is about to write over or to repeat. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
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

/** Of readings of the same thing the latest alone counts (SAFE-13): another one ends the one before, as `stop` does. */
export function latestReading() {
  let running: AbortController | null = null;
  return {
    read<Read>(read: (signal: AbortSignal) => Promise<Read>): Promise<Read> {
      running?.abort();
      const { signal: stop } = (running = new AbortController());
      return readInBackground((signal) => read(AbortSignal.any([signal, stop])));
    },
    stop: () => running?.abort(),
  };
}

/**
 * Reads again what a screen shows, in the background; the screen gets the answer. Rejects with the ApiError. Another reading ends the
 * one before, and so does leaving: what they answer late may be older than what the screen has read since. `fresh` and `whole`: as its
 * query has them.
 */
export function useReread<E extends Endpoint & { readonly form?: never }>(
  endpoint: E,
  input: Input<E> & LooseInput,
  { fresh = false, whole = false } = {},
): () => Promise<Answer<E>> {
  const client = useQueryClient();
  const [reading] = useState(latestReading);
  useEffect(() => reading.stop, [reading]);
  return async () => {
    const answer = await reading.read((signal) => call(endpoint, input, { signal, whole }));
    client.setQueryData(queryOf(endpoint, input, { fresh, whole }).queryKey, answer);
    return answer;
  };
}

/** Such a reading as a dialog opens: what it shows may have been overtaken. True meanwhile; one that fails stops nothing. */
export function useReadAtOpening(read: () => Promise<unknown>): boolean {
  const first = useRef(read);
  const [isReading, setReading] = useState(true);
  useEffect(() => {
    const end = () => setReading(false);
    first.current().then(end, end);
  }, []);
  return isReading;
}
