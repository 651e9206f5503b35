/** Hooks for what a screen reads in the background. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { latestReading } from '@/api/core/background-read';
import { call, queryOf } from '@/api/core/client';
import type { Answer, Endpoint, Input, LooseInput } from '@/api/core/endpoint';

/**
 * Reads again what a screen shows, in the background; the screen gets the answer. Rejects with the ApiError. Another reading ends the
 * one before, and so does leaving: what they answer late may be older than what the screen has read since. `fresh` and `allOrNothing`: as its
 * query has them.
 */
export function useReread<E extends Endpoint & { readonly form?: never }>(
  endpoint: E,
  input: Input<E> & LooseInput,
  { fresh = false, allOrNothing = false } = {},
): () => Promise<Answer<E>> {
  const client = useQueryClient();
  const [reading] = useState(latestReading);
  useEffect(() => reading.stop, [reading]);
  return async () => {
    const answer = await reading.read((signal) => call(endpoint, input, { signal, allOrNothing }));
    client.setQueryData(queryOf(endpoint, input, { fresh, allOrNothing }).queryKey, answer);
    return answer;
  };
}

/** Such a reading as a dialog opens: what it shows may have been overtaken. True meanwhile; one that fails stops nothing. */
export function useReadAtOpening(read: () => Promise<unknown>): boolean {
  const first = useRef(read);
  const [isReading, setReading] = useState(true);
  useEffect(() => {
    let current = true;
    const end = () => {
      if (current) setReading(false);
    };
    first.current().then(end, end);
    return () => {
      current = false;
    };
  }, []);
  return isReading;
}
