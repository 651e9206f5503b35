import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { askAgain } from '@/api/core/ask-again';
import { ApiError } from '@/api/core/errors';
import type { FailureContext } from '@/api/core/failure-line';
import { failureOf } from '@/api/core/failures';
import { SessionEnded, sessionSignal } from '@/api/session';
import { tellMistake } from '@/ui/overlay/mistakes';
import { getNotices, showBanner, showFailure } from '@/ui/overlay/notices';

/** What a screen says about its call, for the failure table. */
interface CallMeta extends Record<string, unknown> {
  readonly context?: FailureContext | undefined;
  /** Resources that a success makes stale. */
  readonly invalidates?: readonly string[];
  /** The mutation stays pending until these have been refetched. */
  readonly awaitsReload?: boolean;
  /** One of several queries that a screen always sends together: only their first failure is shown. */
  readonly failsTogether?: boolean;
  /** What the screen knows about the cause, shown under the table's text. */
  readonly detailOf?: (error: unknown) => string | null;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

/**
 * Shows a failed call by the failure table, as nothing else does. The form itself shows what belongs beside it; on a 401 the
 * client has already ended the session.
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
 * Refetches the queries of these resources that are on screen; resolves when they succeeded or failed. Rejects when the
 * session ends before that: no success is shown to whoever signs in next (SAFE-27).
 */
async function invalidate(resources: readonly string[]): Promise<void> {
  const signal = sessionSignal();
  await Promise.all(resources.map((resource) => askAgain(queryClient, { queryKey: [resource] })));
  signal.throwIfAborted();
}

/** True when another of the queries that were sent together has already failed. */
const hasFailedBeside = (query: Query<unknown, unknown>): boolean =>
  queryClient.getQueryCache().findAll({
    queryKey: query.queryKey.slice(0, 2),
    type: 'active',
    fetchStatus: 'idle',
    predicate: (other) => other.queryHash !== query.queryHash && other.state.status === 'error',
  }).length > 0;

/** Never retries by itself, and never refetches because a window got the focus (SHAR-22). */
export const queryClient = new QueryClient({
  // ERRO-04
  queryCache: new QueryCache({
    onError: (error, query) => {
      const { meta } = query;
      const { display, text } = failureOf(error, meta?.context);
      // Several loads that fail together say it once (ACTV-10).
      const isAlreadyShown =
        meta?.failsTogether === true ? hasFailedBeside(query) : display === 'banner' && getNotices().banner?.content.text === text;
      if (!isAlreadyShown) present(error, meta);
    },
  }),
  mutationCache: new MutationCache({
    onSuccess: (_, __, ___, { meta }) => {
      const reload = invalidate(meta?.invalidates ?? []);
      if (meta?.awaitsReload === true) return reload;
      // Only the end of the session rejects it, and then nobody waits any more.
      reload.catch(() => undefined);
      return undefined;
    },
    onError: (error, _, __, ___, { meta }) => present(error, meta),
  }),
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false },
    mutations: { retry: false, networkMode: 'always' },
  },
});
