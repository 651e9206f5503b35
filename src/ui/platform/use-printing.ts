import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the browser prints, from `beforeprint` on. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia('print');
    // The browser prints as soon as this handler returns.
    const update = (prints: boolean) => flushSync(() => setPrinting(prints));
    const begin = () => update(true);
    const end = () => update(false);
    const change = () => update(paper.matches);
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
