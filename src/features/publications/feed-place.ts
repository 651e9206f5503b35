/** Keeps the feed while one of its posts is edited, so that going back returns to that post. */
import { QueryObserver, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { createStore } from 'zustand/vanilla';
import { sessionSignal } from '@/api/session';

export const LIST = '/dashboard/publications/list';

/** Whether the address is the list's and not a publishing step's, which shares the path. */
export const isAtList = (): boolean => window.location.pathname.endsWith(LIST) && !window.location.search.includes('step=');

interface FeedPlace {
  /** The edited post. */
  readonly postId: number;
  /** Unsubscribes from the pages; a subscription keeps them cached. */
  readonly release: () => void;
  /** The post was saved: the pages are refetched (POST-36). */
  readonly isSaved: boolean;
}

const store = createStore<{ readonly place: FeedPlace | null }>(() => ({ place: null }));

function forgetPlace(): void {
  store.getState().place?.release();
  store.setState({ place: null });
}

/** Called when an edit opens from the list. */
export function notePlace(client: QueryClient, postId: number): void {
  forgetPlace();
  const shown = client.getQueryCache().find({ queryKey: ['feed'], exact: false, type: 'active' });
  if (!shown) return;
  const observer = new QueryObserver(client, { ...shown.options, queryKey: shown.queryKey, enabled: false });
  store.setState({ place: { postId, release: observer.subscribe(() => undefined), isSaved: false } });
  sessionSignal().addEventListener('abort', forgetPlace, { once: true });
}

export const noteSave = (): void => store.setState(({ place }) => ({ place: place && { ...place, isSaved: true } }));

/** The card's DOM id. */
export const cardIdOf = (postId: number): string => `publication-${postId}`;

/** For the edit screen at `pathname`: leaving for another screen than the list forgets the place. */
export function useWayBack(pathname: string): void {
  useEffect(
    () => () => {
      if (window.location.pathname !== pathname && !isAtList()) forgetPlace();
    },
    [pathname],
  );
}

/** After an edit, scrolls the list to the post and focuses its menu. */
export function useFeedPlace(): void {
  const client = useQueryClient();
  const found = useRef<FeedPlace | null>(null);
  useEffect(() => {
    found.current = store.getState().place ?? found.current;
    if (!found.current) return;
    // The list has taken the pages over.
    forgetPlace();
    const options = document.getElementById(cardIdOf(found.current.postId))?.querySelector<HTMLElement>('[aria-haspopup="menu"]');
    options?.focus({ preventScroll: true });
    options?.scrollIntoView({ block: 'center' });
    if (found.current.isSaved) void client.refetchQueries({ queryKey: ['feed'] });
  }, [client]);
}
