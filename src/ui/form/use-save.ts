import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { showSaved } from '@/ui/overlay/notices';
import type { AddedIds } from '@/ui/platform/added-record';
import { addedHere, useLeave } from '@/ui/platform/use-leave';

export interface Success<Answer, Input> {
  /** Closes the form's dialog, or ends the editing. */
  readonly close?: () => void;
  /** Shows the success message; resolves when it is closed. */
  readonly say?: () => Promise<void>;
  /** The address that opens after the message. */
  readonly opens?: string | ((input: Input) => string);
  /** What was just created; the list that opens, or under the dialog, highlights the first of it and names all (SHAR-26). */
  readonly added?: (answer: Answer) => AddedIds | undefined;
}

/**
 * Saves a form: makes the call, closes the form, shows the message, opens the next screen; the stale queries are refetched at
 * the same time. When the call fails, rejects without doing any of this; the failure table shows the failure.
 */
export function useSave<Answer, Input>(
  call: UseMutationOptions<Answer, Error, Input>,
  { close, say = showSaved, opens, added }: Success<Answer, Input>,
): (input: Input) => Promise<Answer> {
  const { mutateAsync } = useMutation(call);
  const leave = useLeave();
  return async (input) => {
    const tellHere = addedHere();
    const answer = await mutateAsync(input);
    close?.();
    const id = added?.(answer);
    void say().then(() => {
      if (opens !== undefined) leave(typeof opens === 'string' ? opens : opens(input), id);
      else if (id !== undefined) tellHere(id);
    });
    return answer;
  };
}
