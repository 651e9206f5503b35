import type { FetchQueryOptions, QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query';

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

/**
 * 'Filtrar': the same filters ask again, others are asked for once, here and by the table. Resolves when it has been answered for; the
 * query cache shows what fails, and who leaves the screen ends the call.
 */
export const askFor = <Answer, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Answer, Error, Answer, Key>,
): Promise<Answer | undefined> => client.fetchQuery(query).catch(() => undefined);
