import { useEffect, useState, type ReactNode } from 'react';

/** A shorter wait shows nothing, so that nothing blinks; in ms. */
const SHORT = 1_000;

/** In place of what takes long to come; busy from its first moment. */
export function LoadWait({ children }: { children?: ReactNode }) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), SHORT);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return <span hidden aria-busy="true" />;
  return (
    <>
      {children}
      <p role="status" aria-busy="true">
        Cargando…
      </p>
    </>
  );
}
