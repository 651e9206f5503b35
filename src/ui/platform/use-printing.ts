import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is drawn for paper, from before the browser draws it. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia('print');
    // What is printed is drawn as soon as this returns.
    const follow = (prints: boolean) => flushSync(() => setPrinting(prints));
    const begin = () => follow(true);
    const end = () => follow(false);
    const change = () => follow(paper.matches);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    paper.addEventListener('change', change);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      paper.removeEventListener('change', change);
    };
  }, []);
  return isPrinting;
}
