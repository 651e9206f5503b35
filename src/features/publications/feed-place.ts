/** The list as it was left for the edit of one of its posts: the way back leads to that post. */
import { QueryObserver, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { createStore } from 'zustand/vanilla';
import { sessionSignal } from '@/api/session';

export const LIST = '/dashboard/publications/list';

/** Whether the address is the list's, and no step of publishing, which stands at the same path. */
export const isAtList = (): boolean => window.location.pathname.endsWith(LIST) && !window.location.search.includes('step=');

interface FeedPlace {
  /** The post that is edited. */
  readonly postId: number;
  /** Lets go of the pages, which stay for as long as somebody looks at them. */
  readonly release: () => void;
  /** The post was saved: the pages are asked for again (POST-36). */
  readonly isSaved: boolean;
}

const store = createStore<{ readonly place: FeedPlace | null }>(() => ({ place: null }));

/** Nobody comes back to it. */
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

/** The card's id in the page. */
export const cardIdOf = (postId: number): string => `publication-${postId}`;

/** For the screen of an edit, at that path: who goes elsewhere from it finds the list from its top when they come back. */
export function useWayBack(pathname: string): void {
  useEffect(
    () => () => {
      if (window.location.pathname !== pathname && !isAtList()) forgetPlace();
    },
    [pathname],
  );
}

/** Where an edit led here, the list opens at that post, with the focus on its menu. */
export function useFeedPlace(): void {
  const client = useQueryClient();
  const found = useRef<FeedPlace | null>(null);
  useEffect(() => {
    found.current = store.getState().place ?? found.current;
    if (!found.current) return;
    // The list has its pages by now.
    forgetPlace();
    const options = document.getElementById(cardIdOf(found.current.postId))?.querySelector<HTMLElement>('[aria-haspopup="menu"]');
    options?.focus({ preventScroll: true });
    options?.scrollIntoView({ block: 'center' });
    if (found.current.isSaved) void client.refetchQueries({ queryKey: ['feed'] });
  }, [client]);
}
