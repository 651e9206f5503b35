import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { failureOf } from '@/api/core/failures';
import type { Counted } from '@/api/core/misfits';

/** A message on the page. */
interface Message {
  readonly kind: 'success' | 'failure';
  readonly text: string;
}

/** Distinguishes repeated messages, so that each is announced. */
interface Alert extends Message {
  readonly number: number;
}

/** How long a message is shown, in ms (SUPP-25). */
const LASTS = { success: 5_000, failure: 3_000 };

/** The page's message, which disappears automatically. */
function useAlert(): [Alert | null, (message: Message | null) => void] {
  const [alert, setAlert] = useState<Alert | null>(null);
  const count = useRef(0);
  // A layout effect, so that the time starts with the first paint.
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

/** The messages of a look-up, and the list of records in its response. */
interface LookUpOptions<Answer, Item> {
  readonly found: string;
  readonly none: string;
  readonly listOf: (answer: Answer) => readonly Item[];
}

export interface LookUp<Item, Input> {
  readonly alert: Alert | null;
  readonly say: (message: Message) => void;
  /** null before and during a look-up, after a failure, and where nothing was found. */
  readonly result: { readonly asked: string; readonly items: readonly Item[]; readonly answer: Counted } | null;
  /** The message that nothing was found; null when something was. */
  readonly none: string | null;
  readonly isBusy: boolean;
  /** Rejects when the request fails, after showing it. `asked`: the typed text. */
  readonly find: (input: Input, asked: string) => Promise<unknown>;
}

/**
 * Looks a person up. A mutation, although it changes nothing: a new one removes the previous result at once (SUPP-28), an earlier one's
 * late response is never shown, and nothing is cached after the page is left.
 */
export function useLookUp<Answer extends Counted, Input, Item>(
  call: UseMutationOptions<Answer, Error, Input>,
  { found, none, listOf }: LookUpOptions<Answer, Item>,
): LookUp<Item, Input> {
  const { mutateAsync, data, isPending } = useMutation({ ...call, gcTime: 0 });
  const [alert, say] = useAlert();
  const [asked, setAsked] = useState('');
  const items = data === undefined ? [] : listOf(data);
  // Unreadable records count as found (SAFE-22).
  const isFound = items.length > 0 || data?.misfits !== undefined;
  return {
    alert,
    say,
    result: data !== undefined && isFound ? { asked, items, answer: data } : null,
    none: data !== undefined && !isFound ? none : null,
    isBusy: isPending,
    find: async (input, typedText) => {
      say(null);
      setAsked(typedText);
      try {
        // SUPP-21, SUPP-22: no success message where nothing was found.
        if (listOf(await mutateAsync(input)).length > 0) say({ kind: 'success', text: found });
      } catch (error) {
        const { display, text } = failureOf(error);
        // SUPP-23, SUPP-24; the end of the session is shown elsewhere.
        if (display === 'form') say({ kind: 'failure', text });
        throw error;
      }
    },
  };
}
