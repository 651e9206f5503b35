import type { ReactNode } from 'react';
import { useLongWait } from '@/ui/platform/use-long-wait';

/** A shorter wait shows nothing; in ms. */
const SHORT = 1_000;

/** In place of what takes long to come; busy from its first moment. */
export function LoadWait({ children }: { children?: ReactNode }) {
  const isLong = useLongWait(true, SHORT);
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
