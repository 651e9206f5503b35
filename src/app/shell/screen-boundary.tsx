import type { ReactNode } from 'react';
import { Button } from '@/ui/base/button';
import { DraftBoundary } from '@/ui/form/draft-boundary';
import { EmptyState } from '@/ui/page/empty-state';

const instead = (retry: () => void) => (
  <div role="alert">
    <EmptyState failed text="Algo salió mal en esta pantalla." action={<Button onClick={retry}>Reintentar</Button>} />
  </div>
);

/** An error while rendering a screen leaves menu and header usable (SAFE-08). */
export function ScreenBoundary({ visit, children }: { visit: string; children: ReactNode }) {
  return (
    <DraftBoundary visit={visit} renderInstead={instead}>
      {children}
    </DraftBoundary>
  );
}
