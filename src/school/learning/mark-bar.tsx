import type { CSSProperties } from 'react';
import type { Level } from '@/api/resources/indicators';
import { chartShare, colourOfLevel, markText } from './mark-chart';

interface MarkProps {
  mark: number | null;
  /** Name of the mark's level. */
  level: string | null;
  plan: {
    /** The achievement's own levels, lowest first. */
    readonly levels: readonly Level[];
    readonly hasNumbers: boolean;
  };
}

const shareStyle = (share: number) => ({ '--share': `${share}%` }) as CSSProperties;

/** The mark and its bar (EVAL-17, EVAL-23); without numbers, the bar alone (EVAL-54). */
export function MarkBar({ mark, level, plan: { levels, hasNumbers } }: MarkProps) {
  const share = chartShare(mark, levels);
  return (
    <span className="mark-bar num">
      {hasNumbers && (
        <b className="mark-number" translate="no">
          {mark === null ? '–' : markText(mark)}
        </b>
      )}
      <span className={`mark-line ${colourOfLevel(level, levels)}`} style={shareStyle(share)} aria-hidden="true" />
      <span className="mark-share">{`${share}%`}</span>
    </span>
  );
}

/** The same chart as a ring. */
export function MarkRing({ mark, level, plan: { levels } }: MarkProps) {
  const share = chartShare(mark, levels);
  return (
    <svg
      className={`mark-ring ${colourOfLevel(level, levels)}`}
      viewBox="0 0 96 96"
      role="img"
      aria-label={`${share}% de la nota más alta`}
    >
      <circle className="track" cx="48" cy="48" r="40" />
      {share > 0 && <circle className="share" cx="48" cy="48" r="40" pathLength="100" strokeDasharray={`${Math.min(share, 100)} 100`} />}
      <text x="48" y="55" textAnchor="middle">{`${share}%`}</text>
    </svg>
  );
}
