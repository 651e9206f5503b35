/** Replaces cards far off screen with a placeholder of the same height (quality P10). */
import { useCallback, useRef, useState } from 'react';

/** Margin above and below the window within which cards render: five window heights. */
const RENDER_MARGIN = '500%';

/** The placeholder: the card's height, and its text for the browser's find-in-page. */
interface OffscreenCard {
  readonly height: number;
  readonly text: string;
}

type Listener = (entry: IntersectionObserverEntry) => void;

const listeners = new WeakMap<Element, Listener>();
const observer = new IntersectionObserver((entries) => entries.forEach((entry) => listeners.get(entry.target)?.(entry)), {
  rootMargin: `${RENDER_MARGIN} 0px`,
});

/** Calls `listener` when the element enters or leaves the margin; all elements share one IntersectionObserver. */
function watch(element: Element, listener: Listener): () => void {
  listeners.set(element, listener);
  observer.observe(element);
  return () => observer.unobserve(element);
}

/**
 * The card's placeholder while it is far off screen, or null, and the props of its element. A card that was clicked or
 * focused is never replaced again, so that it keeps its state.
 */
export function useOffscreenCard() {
  const [far, setFar] = useState<OffscreenCard | null>(null);
  const isUsed = useRef(false);
  const ref = useCallback(
    (element: HTMLElement) =>
      watch(element, ({ isIntersecting, boundingClientRect: { height } }) => {
        if (isIntersecting) setFar(null);
        // Height 0: the whole feed is hidden.
        else if (height > 0 && !isUsed.current) setFar((current) => current ?? { height, text: element.innerText });
      }),
    [],
  );
  const use = () => {
    isUsed.current = true;
    setFar(null);
  };
  return { far, card: { ref, onClickCapture: use, onFocus: use } };
}
