import { useQueryClient, type QueryKey } from '@tanstack/react-query';

/** Asks again for what that key's query shows, after it was changed; the promise resolves when the answer is there. */
export function useAskingAgain(queryKey: QueryKey): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey });
}
