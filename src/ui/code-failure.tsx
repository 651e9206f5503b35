import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';

/** SAFE-06: the code did not come, also after the reload. */
export function CodeFailure({ onAgain }: { onAgain: () => void }) {
  return <EmptyState failed text="No se pudo cargar esta sección." action={<Button onClick={onAgain}>Reintentar</Button>} />;
}
