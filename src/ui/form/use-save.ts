import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { showSaved } from '@/ui/overlay/notices';
import { useLeave } from '@/ui/platform/use-leave';

export interface Success<Input> {
  /** The dialog or the mode that ends when it is saved. */
  readonly close?: () => void;
  /** The success message; resolves when it is closed. */
  readonly say?: () => Promise<void>;
  /** The address that opens after the message. */
  readonly opens?: string | ((input: Input) => string);
}

/**
 * Saves a form: sends the call, refetches what it makes stale, closes the form, shows the message, opens the next screen.
 * Rejects when the call fails, and does none of that; the failure table shows the failure.
 */
export function useSave<Answer, Input>(
  call: UseMutationOptions<Answer, Error, Input>,
  { close, say = showSaved, opens }: Success<Input>,
): (input: Input) => Promise<Answer> {
  const { mutateAsync } = useMutation(call);
  const leave = useLeave();
  return async (input) => {
    const answer = await mutateAsync(input);
    close?.();
    void say().then(() => opens !== undefined && leave(typeof opens === 'string' ? opens : opens(input)));
    return answer;
  };
}
