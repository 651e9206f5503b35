import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { failureOf } from '@/api/core/failures';
import type { Counted } from '@/api/core/misfits';

/** A message of the page. */
interface Message {
  readonly kind: 'success' | 'failure';
  readonly text: string;
}

/** It is told anew each time, also in the same words. */
interface Alert extends Message {
  readonly number: number;
}

/** For so many ms it stands there (SUPP-25). */
const LASTS = { success: 5_000, failure: 3_000 };

/** The page's message, which leaves by itself. */
function useAlert(): [Alert | null, (message: Message | null) => void] {
  const [alert, setAlert] = useState<Alert | null>(null);
  const count = useRef(0);
  // Before it is painted: its time begins with its words.
  useLayoutEffect(() => {
    if (alert === null) return;
    const timer = setTimeout(() => setAlert(null), LASTS[alert.kind]);
    return () => clearTimeout(timer);
  }, [alert]);
  const say = (message: Message | null) => {
    count.current += 1;
    setAlert(message && { ...message, number: count.current });
  };
  return [alert, say];
}

/** What is said of a look-up, and which list of its answer it was for. */
interface LookUpOptions<Answer, Item> {
  readonly found: string;
  readonly none: string;
  readonly listOf: (answer: Answer) => readonly Item[];
}

export interface LookUp<Item, Input> {
  readonly alert: Alert | null;
  readonly say: (message: Message) => void;
  /** What was found; null before, meanwhile, after a failure, and where there is nothing. */
  readonly result: { readonly asked: string; readonly items: readonly Item[]; readonly answer: Counted } | null;
  /** What says that nothing was found; null when something was. */
  readonly none: string | null;
  readonly isBusy: boolean;
  /** Rejects when the call fails, which is said by then. `asked` is what the person typed. */
  readonly find: (input: Input, asked: string) => Promise<unknown>;
}

/**
 * Looks somebody up. A mutation, though it changes nothing: a new one takes the former result away at once (SUPP-28), an answer of
 * an earlier one is never shown, and nothing of it is kept once the page is left.
 */
export function useLookUp<Answer extends Counted, Input, Item>(
  call: UseMutationOptions<Answer, Error, Input>,
  { found, none, listOf }: LookUpOptions<Answer, Item>,
): LookUp<Item, Input> {
  const { mutateAsync, data, isPending } = useMutation({ ...call, gcTime: 0 });
  const [alert, say] = useAlert();
  const [asked, setAsked] = useState('');
  const items = data === undefined ? [] : listOf(data);
  // Records that cannot be shown are there all the same (SAFE-22).
  const isFound = items.length > 0 || data?.misfits !== undefined;
  return {
    alert,
    say,
    result: data !== undefined && isFound ? { asked, items, answer: data } : null,
    none: data !== undefined && !isFound ? none : null,
    isBusy: isPending,
    find: async (input, wanted) => {
      say(null);
      setAsked(wanted);
      try {
        // SUPP-21, SUPP-22: no success message where nothing was found.
        if (listOf(await mutateAsync(input)).length > 0) say({ kind: 'success', text: found });
      } catch (error) {
        const { display, text } = failureOf(error);
        // SUPP-23, SUPP-24; a session that ends shows elsewhere.
        if (display === 'form') say({ kind: 'failure', text });
        throw error;
      }
    },
  };
}
