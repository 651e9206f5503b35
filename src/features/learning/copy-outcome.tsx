import { Button } from '@/ui/base/button';
import { outcomeText, type CopyPlan } from './copy-plan';

interface CopyOutcomeProps {
  plan: CopyPlan | undefined;
  includesActivities: boolean;
  isFailed: boolean;
  onRetry: () => void;
}

/** Preview of what 'Copiar' will create (COPY-03). */
export function CopyOutcome({ plan, includesActivities, isFailed, onRetry }: CopyOutcomeProps) {
  if (isFailed)
    return (
      <div className="copy-outcome">
        {'No se pudo saber qué tienen ya los cursos. '}
        <Button kind="text" onClick={onRetry}>
          Reintentar
        </Button>
      </div>
    );
  return (
    <div className="copy-outcome" role="status">
      {plan === undefined && <span>Revisando qué logros tienen ya los cursos…</span>}
      {plan && (
        <p className="num">
          <strong>{plan.copies.length === 0 ? 'No hay logros por copiar.' : outcomeText(plan.copies, includesActivities)}</strong>
        </p>
      )}
      {plan && plan.existing.length > 0 && (
        <ul>
          {plan.existing.map(({ title, room }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- titles are not unique
            <li key={index}>{`Ya existe en ${room}: ${title}`}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
