/** Asks before a screen is left whose work is not stored: by a link, and by whatever else asks `mayLeave` first. */
import { useEffect, useRef } from 'react';
import { createStore } from 'zustand/vanilla';

/** Answers whether the screen may be left. */
type Guard = () => Promise<boolean>;

const store = createStore<{ readonly guard: Guard | null }>(() => ({ guard: null }));

/** True where nothing keeps the person, or they let it go. */
export const mayLeave = async (): Promise<boolean> => (await store.getState().guard?.()) ?? true;

/** The link that leads away, unless it opens elsewhere. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  return link !== null && isPlain && link.target !== '_blank' && !link.getAttribute('href')?.startsWith('#') ? link : null;
}

interface LeaveGuard {
  /** Lets links through without asking. */
  readonly isClean: () => boolean;
  readonly ask: Guard;
  /** Goes to an address of the app, where the link has been taken off the screen while the question stood. */
  readonly goTo: (address: string) => void;
}

/** While the component is mounted. */
export function useLeaveGuard(given: LeaveGuard): void {
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
  });
  useEffect(() => {
    let passing: HTMLAnchorElement | null = null;
    /** The question under way: it is asked once, and who asked last is the one who goes. */
    let asked: Promise<boolean> | null = null;
    let departures = 0;
    const own: Guard = async () => {
      if (latest.current.isClean()) return true;
      departures += 1;
      const departure = departures;
      asked ??= latest.current.ask().finally(() => {
        asked = null;
      });
      return (await asked) && departure === departures;
    };
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (link === null || link === passing || latest.current.isClean()) return;
      event.preventDefault();
      event.stopPropagation();
      void own().then((may) => {
        if (!may) return;
        if (!link.isConnected) {
          latest.current.goTo(link.pathname + link.search + link.hash);
          return;
        }
        passing = link;
        link.click();
        passing = null;
      });
    };
    store.setState({ guard: own });
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      // Who has gone otherwise meanwhile, by 'Back', stays there.
      departures += 1;
      if (store.getState().guard === own) store.setState({ guard: null });
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, []);
}
