import { useEffect, useState } from 'react';

/** True after `ms` of waiting: a message for a shorter wait would only flash. */
export function useLongWait(isWaiting: boolean, ms: number): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLong(true), ms);
    return () => clearTimeout(timer);
  }, [isWaiting, ms]);
  return isWaiting && isLong;
}
