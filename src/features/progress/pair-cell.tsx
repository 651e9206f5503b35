import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Button } from '@/ui/base/button';
import { observedText, reviewText, wordsOf, type PairView } from './pair-view';

interface PairCellProps {
  view: PairView;
  isOpen: boolean;
  onOpen: (view: PairView, opener: HTMLElement) => void;
  onRetry: (view: PairView) => void;
}

/** What is known of a pair, in words and as a bar. */
function PairFigures({ figures }: { figures: NonNullable<PairView['figures']> }) {
  const { main, share, isComplete, notes } = wordsOf(figures);
  return (
    <>
      <span className="pair-main">
        <span className="num">{main}</span>
        {isComplete && <Check className="icon icon-sm" role="img" aria-hidden="false" aria-label="Completo" />}
      </span>
      {share !== null && (
        <span className="done-bar pair-bar" aria-hidden="true">
          <span style={{ width: `${share}%` }} />
        </span>
      )}
      {notes.map((note) => (
        <span key={note} className="pair-note num">
          {` ${note}`}
        </span>
      ))}
    </>
  );
}

/** A pair of the table: a button that opens it; with 'Reintentar' where its calls failed (TRAC-05, TRAC-07, TRAC-09). */
export function PairCell({ view, isOpen, onOpen, onRetry }: PairCellProps) {
  const { pair, state, figures } = view;
  const place = `${pair.subject.name}, ${pair.room.name}`;
  if (state === 'failed')
    return (
      <div className="pair-cell is-failed">
        <span className="pair-note">{reviewText(view)}</span>
        <Button onClick={() => onRetry(view)}>
          <span>Reintentar</span>
          <span className="visually-hidden" translate="no">{` ${place}`}</span>
        </Button>
      </div>
    );
  return (
    <button
      type="button"
      className={`pair-cell ${isOpen ? 'is-open' : ''}`}
      aria-expanded={isOpen}
      onClick={(event: MouseEvent<HTMLElement>) => onOpen(view, event.currentTarget)}
    >
      {figures ? <PairFigures figures={figures} /> : <span className="pair-none">{reviewText(view)}</span>}
      {observedText(view) !== '' && <span className="pair-observed num">{` ${observedText(view)}`}</span>}
      <span className="visually-hidden" translate="no">{` ${place}`}</span>
    </button>
  );
}
