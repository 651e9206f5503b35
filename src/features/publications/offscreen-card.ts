/** Replaces cards far off screen by a placeholder of the same height (quality P10). */
import { useCallback, useRef, useState } from 'react';

/** Margin above and below the window within which cards render: five of its heights. */
const NEAR = '500%';

/** The placeholder: the card's height, and its text for the browser's search in the page. */
interface OffscreenCard {
  readonly height: number;
  readonly text: string;
}

type Tell = (entry: IntersectionObserverEntry) => void;

const tellers = new WeakMap<Element, Tell>();
const observer = new IntersectionObserver((entries) => entries.forEach((entry) => tellers.get(entry.target)?.(entry)), {
  rootMargin: `${NEAR} 0px`,
});

/** Calls `tell` when the element comes near or goes far; one IntersectionObserver serves all. */
function watch(element: Element, tell: Tell): () => void {
  tellers.set(element, tell);
  observer.observe(element);
  return () => observer.unobserve(element);
}

/**
 * The placeholder of a card while it is far, or null, and the props of its element. A card that was clicked or focused is
 * never replaced again, so that it keeps what was opened, typed or played in it.
 */
export function useOffscreenCard() {
  const [far, setFar] = useState<OffscreenCard | null>(null);
  const isUsed = useRef(false);
  const ref = useCallback(
    (element: HTMLElement) =>
      watch(element, ({ isIntersecting, boundingClientRect: { height } }) => {
        if (isIntersecting) setFar(null);
        // Height 0: the whole feed is hidden.
        else if (height > 0 && !isUsed.current) setFar((known) => known ?? { height, text: element.innerText });
      }),
    [],
  );
  const use = () => {
    isUsed.current = true;
    setFar(null);
  };
  return { far, card: { ref, onClickCapture: use, onFocus: use } };
}
