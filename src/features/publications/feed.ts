/** The feed: which call, which page, how it goes on, and what a change of one post does to it (FEED-03 to FEED-15). */
import { useInfiniteQuery, useQueryClient, type InfiniteData, type Query, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { call } from '@/api/core/client';
import type { Counted } from '@/api/core/misfits';
import { FEED_PAGE_SIZE, publications, type Post } from '@/api/resources/publications';
import { useSignedIn, type Session } from '@/api/session';
import { isAtList } from './feed-place';

/** `removed`: posts that came with it and were deleted since. */
type Page = { posts: Post[]; removed?: number } & Counted;

/** As many as came, read or not. */
const sizeOf = ({ posts, misfits = 0, removed = 0 }: Page): number => posts.length + misfits + removed;

/** The posts behind a deleted one move up by one: the next page begins so much earlier (FEED-11). */
const nextOffset = (pages: readonly Page[]): number =>
  FEED_PAGE_SIZE * pages.length - pages.reduce((sum, { removed = 0 }) => sum + removed, 0);

type Pages = InfiniteData<Page, number>;

const keyOf = (teacherId: number | null) => ['feed', teacherId] as const;

/** One page of the role's own feed, newest first (FEED-05). */
function loadPage({ userRole, teacherId }: Session, chosen: number | null, offset: number, signal: AbortSignal): Promise<Page> {
  const query = { limit: FEED_PAGE_SIZE, offset, orderBy: 'date', order: 'DESC' } as const;
  if (userRole === 'Admin')
    return call(publications.listForAdmin, { query: { ...query, ...(chosen !== null && { teacherId: chosen }) } }, { signal });
  // FEED-04
  return call(publications.listForTeacher, { query: { ...query, ...(teacherId !== null && { teacherId }) } }, { signal });
}

/**
 * Adds the new page to the current ones: TanStack Query would put back the pages from before the call, without what was
 * commented or deleted meanwhile (COMM-17).
 */
function addPage(before: Pages | undefined, after: Pages): Pages {
  const count = before?.pages.length ?? 0;
  if (!before || after.pages.length <= count) return after;
  return { ...after, pages: [...before.pages, ...after.pages.slice(count)] };
}

/**
 * The posts of the chosen teacher, or of all. Only an empty page ends them (FEED-12, FEED-13); what failed, a page or all that were
 * to be read again, is asked for again by `more` alone (FEED-20).
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
    // Opening the list or choosing a teacher asks again (FEED-10).
    gcTime: 0,
  });
  // A post published meanwhile shifts the pages by one and repeats a post: each shows once.
  const posts = useMemo(() => [...new Map(data?.pages.flatMap((page) => page.posts).map((post) => [post.id, post])).values()], [data]);
  const isComplete = data !== undefined && !hasNextPage;

  const isBeginningFailed = isError && !isFetchNextPageError;
  const more = useCallback(() => {
    // FEED-14: a second scroll joins the call under way, also before the list is drawn with it.
    if (isBeginningFailed) readAgain(client, ({ queryKey: [, teacherId], state }) => teacherId === chosen && state.fetchStatus === 'idle');
    else if (!isComplete) void fetchNextPage({ cancelRefetch: false });
  }, [isBeginningFailed, isComplete, chosen, client, fetchNextPage]);

  return {
    posts,
    /** Posts that came and could not be read (SAFE-22). */
    misfits: data?.pages.reduce((sum, { misfits = 0 }) => sum + misfits, 0) ?? 0,
    reading: isFetching ? 'underWay' : isError ? 'failed' : 'over',
    /** Steps with each page that came and each post that was deleted. */
    step: data?.pages.reduce((sum, { removed = 0 }) => sum + 1 + removed, 0) ?? 0,
    isComplete,
    more,
  } as const;
}

/** One post, on the role's own list path (POST-41); null when there is none. */
export async function loadPost({ userRole }: Session, id: number, signal: AbortSignal): Promise<Post | null> {
  const list = userRole === 'Admin' ? publications.listForAdmin : publications.listForTeacher;
  const filters = [{ field: 'id', operator: '=', value: id } as const];
  const { posts } = await call(list, { query: { limit: 1, offset: 0, filters } }, { signal, allOrNothing: true });
  const [post] = posts;
  return post?.id === id ? post : null;
}

/**
 * Feeds that may lack a post, and whether they have been asked for again since. A mark of TanStack Query's own would go with the first
 * comment that is answered.
 */
const lacking = new WeakMap<Query, 'unread' | 'asked'>();

function markLacking(client: QueryClient): void {
  for (const feed of client.getQueryCache().findAll({ queryKey: ['feed'] })) lacking.set(feed, 'unread');
}

/** Begins those feeds again that are in use. Cards stay meanwhile: a comment may be on its way in one. */
function readAgain(client: QueryClient, isMeant: (feed: Query) => boolean): void {
  const feeds = client.getQueryCache().findAll({ queryKey: ['feed'], type: 'active', predicate: isMeant });
  for (const feed of feeds) {
    if (lacking.has(feed)) lacking.set(feed, 'asked');
    // A first load may have been read too early, and TanStack Query would go on with it.
    if (feed.state.data === undefined) feed.reset();
  }
  const asked = () => feeds.filter((feed) => lacking.get(feed) === 'asked');
  client.refetchQueries({ predicate: (query) => feeds.includes(query) }, { throwOnError: true }).then(
    () => asked().forEach((feed) => lacking.delete(feed)),
    // The feed tells of it.
    () => asked().forEach((feed) => lacking.set(feed, 'unread')),
  );
}

const readLacking = (client: QueryClient): void => readAgain(client, (feed) => lacking.get(feed) === 'unread');

/** For a post whose answer is lost: what the feed shows, what the server has by now, and that the feed may lack it (SAFE-23). */
export function useNewestPosts() {
  const client = useQueryClient();
  const session = useSignedIn();
  return {
    /** The list starts again, as soon as it shows. */
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
 * Reads the feed again (POST-36); `ifLacking`, only when something may be missing in it. `fromTop`: for who comes back to its top, as with
 * the first page alone.
 */
export function useFeedRestart() {
  const client = useQueryClient();
  return useCallback(
    ({ ifLacking = false, fromTop = false } = {}) => {
      if (!ifLacking) markLacking(client);
      if (fromTop) {
        // All pages would be read, one after another, before the first one shows what was saved.
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

/** Changes or takes out one post wherever the feed shows it. */
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
      // The first page or all pages are on their way, and this post may have been read before the change (COMM-17).
      const isReading = ({ state }: Query) => state.fetchStatus === 'fetching' && (state.data === undefined || !state.fetchMeta?.fetchMore);
      readAgain(client, isReading);
    },
    [client],
  );
}
