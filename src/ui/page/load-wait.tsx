import type { ReactNode } from 'react';
import { useLongWait } from '@/ui/platform/use-long-wait';

/** Milliseconds before a wait shows. */
const SHORT_WAIT_MS = 1_000;

/** Shown in place of what takes long to load; `aria-busy` from the start. */
export function LoadWait({ children }: { children?: ReactNode }) {
  const isLong = useLongWait(true, SHORT_WAIT_MS);
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
