/** Cards far out of sight: all of a long feed stands there, but little of it is drawn (quality P10). */
import { useCallback, useRef, useState } from 'react';

/** Window heights above and below the window within which cards are drawn. */
const NEAR = '500%';

/** What stands for a card: as high as it was, with its words to be found in the page. */
interface FarCard {
  readonly height: number;
  readonly text: string;
}

type Tell = (entry: IntersectionObserverEntry) => void;

const tellers = new WeakMap<Element, Tell>();
let observer: IntersectionObserver | undefined;

/** Tells when the element comes near and when it is far again; one observer serves all. */
function watch(element: Element, tell: Tell): () => void {
  observer ??= new IntersectionObserver((entries) => entries.forEach((entry) => tellers.get(entry.target)?.(entry)), {
    rootMargin: `${NEAR} 0px`,
  });
  tellers.set(element, tell);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/**
 * For the element that a card is, drawn or far: what stands for it while it is far, or null. A card that somebody has
 * pressed or been in with the keyboard is never far again: what was opened, typed or played in it stays as it was.
 */
export function useFarCard() {
  const [far, setFar] = useState<FarCard | null>(null);
  const isUsed = useRef(false);
  const ref = useCallback(
    (element: HTMLElement) =>
      watch(element, ({ isIntersecting, boundingClientRect: { height } }) => {
        if (isIntersecting) setFar(null);
        // Without a height the whole feed is hidden.
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
