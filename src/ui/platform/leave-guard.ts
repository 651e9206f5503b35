/** Asks before a screen is left whose work is not stored: by a link, and by whatever else asks `mayLeave` first. */
import { useEffect, useRef } from 'react';

/** Answers whether the screen may be left. */
type Guard = () => Promise<boolean>;

let guard: Guard | null = null;

/** True where nothing keeps the person, or they let it go. */
export const mayLeave = async (): Promise<boolean> => (guard === null ? true : guard());

/** The link that leads away, unless it opens elsewhere. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  return link !== null && isPlain && link.target !== '_blank' && !link.getAttribute('href')?.startsWith('#') ? link : null;
}

/** While the component is mounted; `isClean` lets links through without asking. */
export function useLeaveGuard(isClean: () => boolean, ask: Guard): void {
  const latest = useRef({ isClean, ask });
  useEffect(() => {
    latest.current = { isClean, ask };
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
        passing = link;
        link.click();
        passing = null;
      });
    };
    guard = own;
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      // Who has gone otherwise meanwhile, by 'Back', stays there.
      departures += 1;
      if (guard === own) guard = null;
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, []);
}
