import { Check } from 'lucide-react';
import { useRef, type MouseEvent } from 'react';
import { shareOf } from '@/school/learning/survey/figures';
import { Button } from '@/ui/base/button';
import { counted } from '@/ui/base/plural';
import { observedText, reviewText, shareText, wordsOf, type PairView } from './pair-view';
import { ShareBar } from './share-bar';

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
        {share !== null && <ShareBar share={share} />}
      </span>
      {notes.map((note) => (
        <span key={note} className="pair-note num">
          {` ${note}`}
        </span>
      ))}
    </>
  );
}

/** What has come of a pair that is being reviewed. */
function PairSoFar({ state, soFar: { figures, achievements } }: { state: PairView['state']; soFar: NonNullable<PairView['soFar']> }) {
  const share = shareOf(figures);
  return (
    <>
      <span className="pair-main pair-none">
        <span className="num">{share === null ? reviewText({ state }) : shareText(share)}</span>
        {share !== null && <ShareBar share={share} />}
      </span>
      <span className="pair-note num">{` ${figures.achievements} de ${counted(achievements, 'logro', 'logros')}`}</span>
    </>
  );
}

/** A pair of the table: a button that opens it; with 'Reintentar' where its calls failed (TRAC-05, TRAC-07, TRAC-09). */
export function PairCell({ view, isOpen, onOpen, onRetry }: PairCellProps) {
  const { pair, state, figures, soFar } = view;
  const place = `${pair.subject.name}, ${pair.room.name}`;
  // 'Reintentar' goes as it is pressed: what comes in its place takes the focus.
  const isRetried = useRef(false);
  const takeFocus = (button: HTMLElement | null) => {
    if (button && isRetried.current) button.focus();
    if (button) isRetried.current = false;
  };
  if (state === 'failed')
    return (
      <div className="pair-cell is-failed">
        <span className="pair-note">{reviewText(view)}</span>
        <Button
          onClick={() => {
            isRetried.current = true;
            onRetry(view);
          }}
        >
          <span>Reintentar</span>
          <span className="visually-hidden" translate="no">{` ${place}`}</span>
        </Button>
      </div>
    );
  return (
    <button
      ref={takeFocus}
      type="button"
      className={`pair-cell ${isOpen ? 'is-open' : ''} ${view.observed ? 'is-observed' : ''}`}
      aria-expanded={isOpen}
      onClick={(event: MouseEvent<HTMLElement>) => onOpen(view, event.currentTarget)}
    >
      {figures && <PairFigures figures={figures} />}
      {!figures && soFar && <PairSoFar state={state} soFar={soFar} />}
      {!figures && !soFar && <span className="pair-none">{reviewText(view)}</span>}
      {observedText(view) !== '' && <span className="pair-observed num">{` ${observedText(view)}`}</span>}
      <span className="visually-hidden" translate="no">{` ${place}`}</span>
    </button>
  );
}
