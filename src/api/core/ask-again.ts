import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/** Asks again for those answers that are on screen, and marks the others as old; resolves when they are there, or have failed. */
export async function askAgain(client: QueryClient, asked: QueryFilters): Promise<void> {
  // A first load that is on its way may have been read before the change, and TanStack Query would not begin it again.
  await client.cancelQueries({
    ...asked,
    type: 'active',
    predicate: (query) => query.state.data === undefined && (asked.predicate?.(query) ?? true),
  });
  await client.invalidateQueries(asked);
}
