import { Button } from '@/ui/base/button';
import type { Choice } from './choices';

interface OptionsStatusProps {
  choice: Pick<Choice<never>, 'state' | 'again'>;
  /** What is loaded: 'los cursos'. */
  what: string;
}

/** Shown in place of options that are loading or failed to load. */
export function OptionsStatus({ choice: { state, again }, what }: OptionsStatusProps) {
  if (state === 'loading') return <p className="text-ui text-body-secondary mb-0" role="status">{`Cargando ${what}…`}</p>;
  return (
    <p className="text-ui text-body-secondary mb-0">
      <span>{`No se pudieron cargar ${what}. `}</span>
      <Button kind="text" onClick={again}>
        Reintentar
      </Button>
    </p>
  );
}
