import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { askAgain } from '@/api/core/ask-again';
import { ApiError } from '@/api/core/errors';
import type { FailureContext } from '@/api/core/failure-line';
import { failureOf } from '@/api/core/failures';
import { SessionEnded, sessionSignal } from '@/api/session';
import { tellMistake } from '@/ui/overlay/mistakes';
import { getNotices, showBanner, showFailure } from '@/ui/overlay/notices';

/** What a screen says of its call, for the failure table. */
interface CallMeta extends Record<string, unknown> {
  readonly context?: FailureContext | undefined;
  /** Resources that a success makes stale. */
  readonly invalidates?: readonly string[];
  /** The mutation stays busy until they have been asked for again. */
  readonly awaitsReload?: boolean;
  /** One of several that a screen asks for at once, always together: the first that fails tells it. */
  readonly failsTogether?: boolean;
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
  if (error instanceof SessionEnded) return;
  if (!(error instanceof ApiError)) {
    tellMistake(error);
    return;
  }
  const { display, text, title, rule } = failureOf(error, meta?.context);
  if (display === 'modal') void showFailure(text, title, meta?.detailOf?.(error));
  if (display === 'banner') void showBanner(text);
  if (display === 'logged') console.info(rule, error);
}

/**
 * Asks again for what is on screen of these resources; resolves when the answers are there, or have failed. Rejects when the
 * session ends meanwhile: no success is shown to whoever comes next (SAFE-27).
 */
async function invalidate(resources: readonly string[]): Promise<void> {
  const signal = sessionSignal();
  await Promise.all(resources.map((resource) => askAgain(queryClient, { queryKey: [resource] })));
  signal.throwIfAborted();
}

/** Whether another of the calls that were asked for together has failed before this one. */
const hasFailedBeside = (query: Query<unknown, unknown>): boolean =>
  queryClient.getQueryCache().findAll({
    queryKey: query.queryKey.slice(0, 2),
    type: 'active',
    fetchStatus: 'idle',
    predicate: (other) => other.queryHash !== query.queryHash && other.state.status === 'error',
  }).length > 0;

/** Nothing is repeated by itself after a failure, nor asked again because a window was looked at (SHAR-22). */
export const queryClient = new QueryClient({
  // ERRO-04
  queryCache: new QueryCache({
    onError: (error, query) => {
      const { meta } = query;
      const { display, text } = failureOf(error, meta?.context);
      // Several loads that fail together say it once (ACTV-10).
      const isSaid =
        meta?.failsTogether === true ? hasFailedBeside(query) : display === 'banner' && getNotices().banner?.what.text === text;
      if (!isSaid) present(error, meta);
    },
  }),
  mutationCache: new MutationCache({
    onSuccess: (_, __, ___, { meta }) => {
      const asked = invalidate(meta?.invalidates ?? []);
      if (meta?.awaitsReload === true) return asked;
      // Only the end of the session rejects it, and then nobody waits any more.
      asked.catch(() => undefined);
      return undefined;
    },
    onError: (error, _, __, ___, { meta }) => present(error, meta),
  }),
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false },
    mutations: { retry: false, networkMode: 'always' },
  },
});
