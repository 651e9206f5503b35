import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Occasion } from '@/api/failure-line';
import { failureOf } from '@/api/failures';
import { showBanner, showFailure } from '@/ui/notices';

/** What a screen says of its call, for the failure table. */
interface CallMeta extends Record<string, unknown> {
  readonly occasion?: Occasion;
  /** What the screen knows of the cause, under the table's text. */
  readonly detailOf?: (error: unknown) => string | null;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

/**
 * The one way a failed call shows: by the failure table. What belongs beside a form is shown by the form; a 401 has
 * ended the session already, in the client.
 */
function present(error: unknown, meta: CallMeta | undefined): void {
  const { place, text, rule } = failureOf(error, meta?.occasion);
  if (place === 'modal') void showFailure(text, 'Atención', meta?.detailOf?.(error));
  if (place === 'banner') void showBanner(text);
  if (place === 'logged' || !(error instanceof Error && error.name === 'ApiError')) console.info(rule, error);
}

/** Nothing is repeated by itself after a failure, nor asked again because a window was looked at (SHAR-22). */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { meta }) => present(error, meta) }),
  mutationCache: new MutationCache({ onError: (error, _, __, ___, { meta }) => present(error, meta) }),
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false },
    mutations: { retry: false, networkMode: 'always' },
  },
});
