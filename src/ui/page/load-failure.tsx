import { Button } from '@/ui/base/button';
import { EmptyState } from './empty-state';

/** Shown in place of what could not be loaded, with 'Reintentar' (SAFE-06). */
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
