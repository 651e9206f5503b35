import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { confirm } from './notices';

interface Removal<Input> {
  readonly title: string;
  readonly text: string;
  /** What else goes with it; nothing waits for it. */
  readonly onRemoved?: (input: Input) => void;
}

/** Asks before a record is removed; the question stays until what that makes stale has been asked for again (SHAR-12). No message follows a success (SHAR-13). */
export function useRemoval<Answer, Input>(
  call: UseMutationOptions<Answer, Error, Input>,
  { title, text, onRemoved }: Removal<Input>,
): (input: Input) => void {
  const { mutateAsync } = useMutation({ ...call, ...(onRemoved && { onSuccess: (_: Answer, input: Input) => onRemoved(input) }) });
  return (input) => void confirm({ title, text, accept: () => mutateAsync(input) });
}
