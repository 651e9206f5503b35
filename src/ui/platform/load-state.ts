/** The loading state of a screen's queries. */
export type LoadState = 'loading' | 'ready' | 'failed';

interface Loaded {
  readonly data: unknown;
  readonly isFetching: boolean;
}

/** The state of all queries together: failed when none is loading and one has no data. */
export function loadStateOf(...queries: readonly Loaded[]): LoadState {
  const missing = queries.filter(({ data }) => data === undefined);
  if (missing.length === 0) return 'ready';
  return missing.some(({ isFetching }) => isFetching) ? 'loading' : 'failed';
}
