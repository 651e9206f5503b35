import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** Tells, after something asynchronous, whether the screen is still mounted. */
export function useIsHere(): () => boolean {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}

/** Opens another screen, unless the person has left this one meanwhile: then they stay where they went. */
export function useLeave(): (address: string) => void {
  const navigate = useNavigate();
  const isHere = useIsHere();
  return useCallback((address) => void (isHere() && navigate(address)), [isHere, navigate]);
}
