/** Asks before a screen with unsaved work is left by a link, or by code that calls `mayLeave` first. */
import { useEffect, useRef } from 'react';
import { createStore } from 'zustand/vanilla';

/** Resolves to whether the screen may be left. */
type Guard = () => Promise<boolean>;

const store = createStore<{ readonly guard: Guard | null }>(() => ({ guard: null }));

/** True when nothing is unsaved, or the person gives it up. */
export const mayLeave = async (): Promise<boolean> => (await store.getState().guard?.()) ?? true;

/** The clicked link, unless it opens elsewhere. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  return link !== null && isPlain && link.target !== '_blank' && !link.getAttribute('href')?.startsWith('#') ? link : null;
}

interface LeaveGuard {
  /** True when there is nothing to ask. */
  readonly isClean: () => boolean;
  readonly ask: Guard;
  /** Navigates to an address of the app, when the clicked link was removed while the question was open. */
  readonly goTo: (address: string) => void;
}

/** Guards the screen while the component is mounted. */
export function useLeaveGuard(leaveGuard: LeaveGuard): void {
  const latest = useRef(leaveGuard);
  useEffect(() => {
    latest.current = leaveGuard;
  });
  useEffect(() => {
    let passing: HTMLAnchorElement | null = null;
    /** The open question: it is asked only once, and only the last departure goes ahead. */
    let question: Promise<boolean> | null = null;
    let departures = 0;
    const guard: Guard = async () => {
      if (latest.current.isClean()) return true;
      departures += 1;
      const departure = departures;
      question ??= latest.current.ask().finally(() => {
        question = null;
      });
      return (await question) && departure === departures;
    };
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (link === null || link === passing || latest.current.isClean()) return;
      event.preventDefault();
      event.stopPropagation();
      void guard().then((mayGo) => {
        if (!mayGo) return;
        if (!link.isConnected) {
          latest.current.goTo(link.pathname + link.search + link.hash);
          return;
        }
        passing = link;
        link.click();
        passing = null;
      });
    };
    store.setState({ guard });
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      // Cancels a departure whose question is open: the person has left by 'Back'.
      departures += 1;
      if (store.getState().guard === guard) store.setState({ guard: null });
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, []);
}
