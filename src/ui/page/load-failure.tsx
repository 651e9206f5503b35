import { Button } from '@/ui/base/button';
import { EmptyState } from './empty-state';

/** In place of what could not be loaded, with the way to ask again (SAFE-06). */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      text="No se pudo cargar esta sección."
      failed
      action={
        <Button kind="quiet" onClick={onRetry}>
          Reintentar
        </Button>
      }
    />
  );
}
