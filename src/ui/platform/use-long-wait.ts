import { useEffect, useState } from 'react';

/** True once something has been waited for so many ms: what takes no longer shows no wait, which would only blink. */
export function useLongWait(isWaiting: boolean, ms: number): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLong(true), ms);
    return () => clearTimeout(timer);
  }, [isWaiting, ms]);
  return isWaiting && isLong;
}
