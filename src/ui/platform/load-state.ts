/** How far what a screen asks for is. */
export type LoadState = 'loading' | 'ready' | 'failed';

interface Loaded {
  readonly data: unknown;
  readonly isFetching: boolean;
}

/** Of all of them together: failed as soon as nothing is on its way any more and one has not come. */
export function loadStateOf(...queries: readonly Loaded[]): LoadState {
  const missing = queries.filter(({ data }) => data === undefined);
  if (missing.length === 0) return 'ready';
  return missing.some(({ isFetching }) => isFetching) ? 'loading' : 'failed';
}
