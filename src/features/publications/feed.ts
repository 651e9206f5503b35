/** The feed's query, its paging, and changes of single posts in its cache (FEED-03 to FEED-15). */
import { useInfiniteQuery, useQueryClient, type InfiniteData, type Query, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { call } from '@/api/core/client';
import type { Counted } from '@/api/core/misfits';
import { FEED_PAGE_SIZE, publications, type Post } from '@/api/resources/publications';
import { useSignedIn, type Session } from '@/api/session';
import type { LoadState } from '@/ui/platform/load-state';
import { isAtList } from './feed-place';

/** `removed`: the number of posts deleted since the page was loaded. */
type Page = { posts: Post[]; removed?: number } & Counted;

/** The number of posts in the response, including unreadable and deleted ones. */
const sizeOf = ({ posts, misfits = 0, removed = 0 }: Page): number => posts.length + misfits + removed;

/** Each deletion moves the following posts up by one, so the next page begins earlier (FEED-11). */
const nextOffset = (pages: readonly Page[]): number =>
  FEED_PAGE_SIZE * pages.length - pages.reduce((sum, { removed = 0 }) => sum + removed, 0);

type Pages = InfiniteData<Page, number>;

const keyOf = (teacherId: number | null) => ['feed', teacherId] as const;

/** Loads one page of the role's feed, newest first (FEED-05). */
function loadPage({ userRole, teacherId }: Session, chosen: number | null, offset: number, signal: AbortSignal): Promise<Page> {
  const query = { limit: FEED_PAGE_SIZE, offset, orderBy: 'date', order: 'DESC' } as const;
  if (userRole === 'Admin')
    return call(publications.listForAdmin, { query: { ...query, ...(chosen !== null && { teacherId: chosen }) } }, { signal });
  // FEED-04
  return call(publications.listForTeacher, { query: { ...query, ...(teacherId !== null && { teacherId }) } }, { signal });
}

/**
 * Adds the new page to the cached ones. TanStack Query would restore the pages from before the request and lose comments
 * and deletions made since (COMM-17).
 */
function addPage(before: Pages | undefined, after: Pages): Pages {
  const count = before?.pages.length ?? 0;
  if (!before || after.pages.length <= count) return after;
  return { ...after, pages: [...before.pages, ...after.pages.slice(count)] };
}

/**
 * The posts of the chosen teacher, or of all. Only an empty page ends them (FEED-12, FEED-13). A failed load or refetch is
 * repeated only by `more` (FEED-20).
 */
export function useFeed(chosen: number | null) {
  const session = useSignedIn();
  const client = useQueryClient();
  const { data, isFetching, hasNextPage, isError, isFetchNextPageError, fetchNextPage } = useInfiniteQuery({
    queryKey: keyOf(chosen),
    queryFn: ({ pageParam, signal }) => loadPage(session, chosen, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (last: Page, pages: readonly Page[]) => (sizeOf(last) === 0 ? undefined : nextOffset(pages)),
    structuralSharing: (before, after) => addPage(before as Pages | undefined, after as Pages),
    staleTime: Infinity,
    // Opening the list or choosing a teacher reloads (FEED-10).
    gcTime: 0,
  });
  // A new post shifts the pages and repeats a post; each is shown once.
  const posts = useMemo(() => [...new Map(data?.pages.flatMap((page) => page.posts).map((post) => [post.id, post])).values()], [data]);
  const isComplete = data !== undefined && !hasNextPage;

  const hasFirstLoadFailed = isError && !isFetchNextPageError;
  const more = useCallback(() => {
    // FEED-14: a second scroll joins the running request, also before the next render.
    if (hasFirstLoadFailed)
      refetchFeeds(client, ({ queryKey: [, teacherId], state }) => teacherId === chosen && state.fetchStatus === 'idle');
    else if (!isComplete) void fetchNextPage({ cancelRefetch: false });
  }, [hasFirstLoadFailed, isComplete, chosen, client, fetchNextPage]);

  const state: LoadState = isFetching ? 'loading' : isError ? 'failed' : 'ready';
  return {
    posts,
    /** Number of unreadable posts (SAFE-22). */
    misfits: data?.pages.reduce((sum, { misfits = 0 }) => sum + misfits, 0) ?? 0,
    state,
    /** Increases with each loaded page and each deleted post. */
    step: data?.pages.reduce((sum, { removed = 0 }) => sum + 1 + removed, 0) ?? 0,
    isComplete,
    more,
  };
}

/** Loads one post through the role's list (POST-41); null when there is none. */
export async function loadPost({ userRole }: Session, id: number, signal: AbortSignal): Promise<Post | null> {
  const list = userRole === 'Admin' ? publications.listForAdmin : publications.listForTeacher;
  const filters = [{ field: 'id', operator: '=', value: id } as const];
  const { posts } = await call(list, { query: { limit: 1, offset: 0, filters } }, { signal, allOrNothing: true });
  const [post] = posts;
  return post?.id === id ? post : null;
}

/**
 * Feeds that may lack a post: unread until a refetch starts, then asked. TanStack Query's own invalidation would be reset by the
 * first change of a comment.
 */
const lacking = new WeakMap<Query, 'unread' | 'asked'>();

function markLacking(client: QueryClient): void {
  for (const feed of client.getQueryCache().findAll({ queryKey: ['feed'] })) lacking.set(feed, 'unread');
}

/** Refetches the active feeds that match. The cards stay mounted: one may be sending a comment. */
function refetchFeeds(client: QueryClient, matches: (feed: Query) => boolean): void {
  const feeds = client.getQueryCache().findAll({ queryKey: ['feed'], type: 'active', predicate: matches });
  for (const feed of feeds) {
    if (lacking.has(feed)) lacking.set(feed, 'asked');
    // TanStack Query would keep a running first load, which may have been read too early.
    if (feed.state.data === undefined) feed.reset();
  }
  const asked = () => feeds.filter((feed) => lacking.get(feed) === 'asked');
  client.refetchQueries({ predicate: (query) => feeds.includes(query) }, { throwOnError: true }).then(
    () => asked().forEach((feed) => lacking.delete(feed)),
    // The feed shows the failure.
    () => asked().forEach((feed) => lacking.set(feed, 'unread')),
  );
}

const readLacking = (client: QueryClient): void => refetchFeeds(client, (feed) => lacking.get(feed) === 'unread');

/** For a new post whose response was lost: the ids in the feed, the server's newest posts, and a refetch of the feed (SAFE-23). */
export function useNewestPosts() {
  const client = useQueryClient();
  const session = useSignedIn();
  return {
    /** Refetches the list, or lets it refetch when it is next shown. */
    askAgain: () => {
      markLacking(client);
      if (isAtList()) readLacking(client);
    },
    shownIds: () =>
      client
        .getQueriesData<Pages>({ queryKey: ['feed'] })
        .flatMap(([, feed]) => feed?.pages.flatMap(({ posts }) => posts.map(({ id }) => id)) ?? []),
    readNewest: async (signal: AbortSignal) => (await loadPage(session, null, 0, signal)).posts,
  };
}

/**
 * Refetches the feed (POST-36). `ifLacking`: only where a post may be missing. `fromTop`: drops all pages after the first, for a feed
 * that is shown from its top.
 */
export function useFeedRestart() {
  const client = useQueryClient();
  return useCallback(
    ({ ifLacking = false, fromTop = false } = {}) => {
      if (!ifLacking) markLacking(client);
      if (fromTop) {
        // A refetch loads all pages, one after another, before it shows the saved post.
        client.setQueriesData<Pages>(
          { queryKey: ['feed'] },
          (feed) => feed && { pages: feed.pages.slice(0, 1), pageParams: feed.pageParams.slice(0, 1) },
        );
      }
      readLacking(client);
    },
    [client],
  );
}

/** Changes or removes one post in all cached feeds. */
export function useFeedChange() {
  const client = useQueryClient();
  return useCallback(
    (id: number, change: (post: Post) => Post | null) => {
      client.setQueriesData<Pages>({ queryKey: ['feed'] }, (feed) => {
        if (!feed) return feed;
        const pages = feed.pages.map(({ posts, removed = 0, ...page }) => {
          const changed = posts.flatMap((post) => (post.id === id ? (change(post) ?? []) : post));
          return { ...page, posts: changed, removed: removed + posts.length - changed.length };
        });
        return { ...feed, pages };
      });
      // A running load or refetch may have read the post before the change (COMM-17).
      const isReading = ({ state }: Query) => state.fetchStatus === 'fetching' && (state.data === undefined || !state.fetchMeta?.fetchMore);
      refetchFeeds(client, isReading);
    },
    [client],
  );
}
