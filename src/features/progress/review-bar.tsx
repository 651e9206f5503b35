import { RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/ui/base/button';
import { useNow } from '@/ui/platform/use-now';
import type { SurveyState } from '@/school/learning/survey/survey-store';
import type { PairView } from './pair-view';
import { ageText, failedText, partText, reachOf } from './review-reach';

interface ReviewBarProps {
  views: readonly PairView[];
  state: SurveyState;
  onStop: () => void;
  /** Asks for what is not reviewed yet. */
  onReview: () => void;
  /** Asks again for what failed (TRAC-05). */
  onRetry: (failed: readonly PairView[]) => void;
  /** Asks for everything anew. */
  onRefresh: () => void;
  /** TRAC-11 */
  onObserve: () => void;
}

/** Pairs that were not asked for yet. */
const leftOf = (views: readonly PairView[]): number => views.filter(({ state, figures }) => state === 'none' && !figures).length;

type ButtonsProps = Omit<ReviewBarProps, 'state' | 'onStop'>;

/** What can be begun while nothing runs. */
function BeginButtons({ views, onReview, onRetry, onRefresh, onObserve }: ButtonsProps) {
  const isBegun = reachOf(views).known > 0;
  const failed = views.filter(({ state }) => state === 'failed');
  return (
    <>
      {failed.length > 0 && (
        <Button key="retry" onClick={() => onRetry(failed)}>
          Reintentar
        </Button>
      )}
      {leftOf(views) > 0 && (
        <Button key="review" kind={isBegun ? 'quiet' : 'primary'} onClick={onReview}>
          {isBegun ? 'Seguir revisando' : 'Revisar'}
        </Button>
      )}
      {isBegun && (
        <Button key="observe" busy={views.some(({ observed }) => observed?.state === 'running')} onClick={onObserve}>
          Revisar observaciones
        </Button>
      )}
      {isBegun && (
        <Button key="refresh" onClick={onRefresh}>
          <RefreshCw className="icon" />
          <span>Actualizar</span>
        </Button>
      )}
    </>
  );
}

/** How far the review is, and what begins and ends it; always of one height (TRAC-04 to TRAC-06). */
export function ReviewBar({ state: { done, total, isStopping }, onStop, ...props }: ReviewBarProps) {
  const { views, onReview, onRetry, onRefresh } = props;
  const bar = useRef<HTMLDivElement>(null);
  /** The pressed button goes; the focus stays where it was. */
  const begin =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      act(...given);
      bar.current?.focus();
    };
  const now = useNow();
  const isRunning = total > 0;
  const reach = reachOf(views);
  const isDone = reach.known > 0 && leftOf(views) === 0;
  const texts = [ageText(views, now), partText(reach), failedText(reach)].filter((text) => text !== '');
  return (
    <div className="review-bar" ref={bar} tabIndex={-1}>
      <div className="review-state num">
        {isRunning ? (
          <>
            <p>{`Revisando ${Math.min(done + 1, total)} de ${total}…`}</p>
            <progress aria-label="Revisión" max={total} value={done} />
          </>
        ) : (
          texts.map((text) => <p key={text}>{text}</p>)
        )}
      </div>
      <div className="review-steps">
        {isRunning ? (
          <Button key="stop" disabled={isStopping} onClick={onStop}>
            {isStopping ? 'Deteniendo…' : 'Detener'}
          </Button>
        ) : (
          <BeginButtons {...props} onReview={begin(onReview)} onRetry={begin(onRetry)} onRefresh={begin(onRefresh)} />
        )}
      </div>
      <span className="visually-hidden" role="status">
        {isRunning ? 'Revisando.' : isDone ? 'Revisión terminada.' : ''}
      </span>
    </div>
  );
}
