/** Where a form shows its banner: in its card, above its foot. */
import { createStore } from 'zustand/vanilla';

const store = createStore<{ readonly place: HTMLElement | null }>(() => ({ place: null }));

/** For the `ref` of an element: banners show in it while it is mounted. */
export function holdBanners(element: HTMLElement | null): () => void {
  store.setState({ place: element });
  return () => store.setState(({ place }) => ({ place: place === element ? null : place }));
}

/** The place of a banner that opens now. */
export const bannerPlace = (): HTMLElement | null => store.getState().place;
