import { LACKS, type Lack } from './progress-address';
import { lackOf, lackText, totalsOf, type PairView } from './pair-view';
import { NOT_REVIEWED, reachOf } from './review-reach';

interface ProgressTotalsProps {
  views: readonly PairView[];
  chosen: Lack | undefined;
  onChoose: (lack: Lack | undefined) => void;
}

/**
 * The sums over all pairs; each keeps the rows that have some of it, and a second press shows all again (TRAC-08). Before anything is
 * known they hold their place, unseen (TRAC-04).
 */
export function ProgressTotals({ views, chosen, onChoose }: ProgressTotalsProps) {
  const totals = totalsOf(views);
  const isKnown = reachOf(views).known > 0;
  return (
    <div className={`progress-totals ${isKnown ? '' : 'is-unknown'}`} role="group" aria-label="Lo que falta">
      {!isKnown && <p>{NOT_REVIEWED}</p>}
      {LACKS.map((lack) => (
        <button
          key={lack}
          type="button"
          className="progress-total num"
          aria-pressed={chosen === lack}
          disabled={chosen !== lack && lackOf(totals, lack) === 0}
          onClick={() => onChoose(chosen === lack ? undefined : lack)}
        >
          {lackText(totals, lack)}
        </button>
      ))}
    </div>
  );
}
