import { RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/ui/base/button';
import { counted } from '@/ui/base/plural';
import { useNow } from '@/ui/platform/use-now';
import type { SurveyState } from '@/school/learning/survey/survey-store';
import type { PairView } from './pair-view';

const MINUTE = 60_000;

/** 'Revisado hace 3 minutos': of the pairs in sight, the one that was reviewed longest ago. '' before any is. */
function ageText(views: readonly PairView[], now: Date): string {
  const moments = views.flatMap(({ figures, at }) => (figures ? [at] : []));
  if (moments.length === 0) return '';
  const minutes = Math.max(0, Math.floor((now.getTime() - Math.min(...moments)) / MINUTE));
  return `Revisado hace ${counted(minutes, 'minuto', 'minutos')}`;
}

interface ReviewBarProps {
  views: readonly PairView[];
  state: SurveyState;
  onStop: () => void;
  /** Asks for what is not reviewed yet. */
  onReview: () => void;
  /** Asks for everything anew. */
  onRefresh: () => void;
  /** TRAC-11 */
  onObserve: () => void;
}

/** How far the review is, and what begins and ends it; always of one height (TRAC-04, TRAC-06). */
export function ReviewBar({ views, state: { done, total, isStopping }, onStop, onReview, onRefresh, onObserve }: ReviewBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  /** The pressed button goes; the focus stays where it was. */
  const begin = (act: () => void) => () => {
    act();
    bar.current?.focus();
  };
  const now = useNow();
  const isRunning = total > 0;
  const left = views.filter(({ state, figures }) => state === 'none' && !figures).length;
  const isBegun = views.some(({ figures }) => figures !== null);
  return (
    <div className="review-bar" ref={bar} tabIndex={-1}>
      {isRunning ? (
        <>
          <p className="num">{`Revisando ${Math.min(done + 1, total)} de ${total}…`}</p>
          <progress aria-label="Revisión" max={total} value={done} />
          <Button key="stop" disabled={isStopping} onClick={onStop}>
            {isStopping ? 'Deteniendo…' : 'Detener'}
          </Button>
        </>
      ) : (
        <>
          <p className="num">{ageText(views, now)}</p>
          {left > 0 && (
            <Button key="review" kind={isBegun ? 'quiet' : 'primary'} onClick={begin(onReview)}>
              {isBegun ? 'Seguir revisando' : 'Revisar'}
            </Button>
          )}
          {isBegun && (
            <Button key="observe" busy={views.some(({ observed }) => observed?.state === 'running')} onClick={onObserve}>
              Revisar observaciones
            </Button>
          )}
          {isBegun && (
            <Button key="refresh" onClick={begin(onRefresh)}>
              <RefreshCw className="icon" />
              <span>Actualizar</span>
            </Button>
          )}
        </>
      )}
      <span className="visually-hidden" role="status">
        {isRunning ? 'Revisando.' : isBegun && left === 0 ? 'Revisión terminada.' : ''}
      </span>
    </div>
  );
}
