import type { FetchQueryOptions, QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query';

/** Refetches the matching queries that are on screen and marks the others as stale. Resolves when the refetches succeeded or failed. */
export async function askAgain(client: QueryClient, filters: QueryFilters): Promise<void> {
  // The server may have read a running first load before the change, and TanStack Query would not restart it.
  await client.cancelQueries({
    ...filters,
    type: 'active',
    predicate: (query) => query.state.data === undefined && (filters.predicate?.(query) ?? true),
  });
  await client.invalidateQueries(filters);
}

/**
 * 'Filtrar': fetches the query of the filters, again when they are unchanged; the table shares the request. Resolves when it succeeded or
 * failed. The query cache shows a failure, and leaving the screen cancels the request.
 */
export const askFor = <Answer, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Answer, Error, Answer, Key>,
): Promise<Answer | undefined> => client.fetchQuery(query).catch(() => undefined);
