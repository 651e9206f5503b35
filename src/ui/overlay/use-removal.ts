import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useCallback } from 'react';
import { confirm } from './notices';

interface Removal<Input> {
  readonly title: string;
  readonly text: string;
  /** Runs after the deletion; its result is not awaited. */
  readonly onRemoved?: (input: Input) => void;
}

/** Asks before a record is removed, and names it (SHAR-23); the question stays open until the stale queries are refetched (SHAR-12). No message follows a success (SHAR-13). */
export function useRemoval<Answer, Input>(
  call: UseMutationOptions<Answer, Error, Input>,
  { title, text, onRemoved }: Removal<Input>,
): (input: Input, record: string) => void {
  const { mutateAsync } = useMutation({
    ...call,
    meta: { ...call.meta, awaitsReload: true },
    onSuccess: (_: Answer, input: Input) => onRemoved?.(input),
  });
  return useCallback(
    (input, record) => void confirm({ title, text, record, accept: () => mutateAsync(input) }),
    [title, text, mutateAsync],
  );
}
