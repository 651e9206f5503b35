/** Hooks for what a screen reads in the background. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { latestReading } from '@/api/core/background-read';
import { call, queryOf } from '@/api/core/client';
import type { Answer, Endpoint, Input, LooseInput } from '@/api/core/endpoint';

/**
 * Reads again in the background what a screen shows, and gives the screen the answer. Rejects with the ApiError. Another read, or leaving
 * the screen, aborts it: a late answer may be older than what the screen has read since. `fresh` and `allOrNothing`: as in the screen's query.
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

/** Reads again when a dialog opens, whose data may be out of date. True while reading; a failure is ignored. */
export function useReadAtOpening(read: () => Promise<unknown>): boolean {
  const first = useRef(read);
  const [isReading, setReading] = useState(true);
  useEffect(() => {
    let isMounted = true;
    const end = () => {
      if (isMounted) setReading(false);
    };
    first.current().then(end, end);
    return () => {
      isMounted = false;
    };
  }, []);
  return isReading;
}
