import { useState } from 'react';

/** How many parts show: those that have come, top first, and the first that has not. None that has shown goes again (PROF-03). */
export function useInOrder(haveCome: readonly boolean[]): number {
  const awaited = haveCome.indexOf(false);
  const reached = awaited === -1 ? haveCome.length : awaited + 1;
  const [shown, setShown] = useState(reached);
  if (reached > shown) setShown(reached);
  return Math.max(reached, shown);
}
