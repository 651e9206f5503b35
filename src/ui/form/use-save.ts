import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { showSaved } from '@/ui/overlay/notices';
import { addedHere, useLeave } from '@/ui/platform/use-leave';

export interface Success<Answer, Input> {
  /** The dialog or the mode that ends when it is saved. */
  readonly close?: () => void;
  /** The success message; resolves when it is closed. */
  readonly say?: () => Promise<void>;
  /** The address that opens after the message. */
  readonly opens?: string | ((input: Input) => string);
  /** The record just created, of several the first; the list that follows, or on which the dialog stood, shows it (SHAR-26). */
  readonly added?: (answer: Answer) => number | undefined;
}

/**
 * How a form is saved: the call, then the form gone, the message, and the screen that follows; meanwhile what the call makes
 * stale is asked for again. Rejects when the call fails, and then nothing of it happens; the failure is shown by the table of failures.
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
