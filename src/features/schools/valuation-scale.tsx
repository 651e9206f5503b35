import type { CSSProperties } from 'react';
import { colourOf, type Range } from '@/school/levels';
import { crossings, inShares, isRising, uncovered, upToNext, withNeighbours } from './valuation-ranges';
import { scaleWords, type NamedLevel } from './valuation-words';

interface PartProps {
  whole: Range;
  range: Range;
  className: string;
}

/** A part of the line. */
function Part({ whole, range, className }: PartProps) {
  const share = inShares(range, whole);
  if (share === null) return null;
  return <span className={className} style={{ '--from': share.from, '--to': share.to } as CSSProperties} />;
}

interface ValuationScaleProps {
  whole: Range | null;
  /** Lowest range first. */
  levels: readonly NamedLevel[];
  /** Shows the names of the levels, in the dialog, which has no list of them. */
  hasNames?: boolean;
}

/** The scale as a line with its levels, gaps and crossings, and as text. */
export function ValuationScale({ whole, levels, hasNames = false }: ValuationScaleProps) {
  const ranges = levels.flatMap(({ range }) => (range && isRising(range) ? [range] : []));
  return (
    <div className="scale">
      {whole && isRising(whole) && (
        <>
          <div className="scale-line" aria-hidden="true">
            {levels.map(
              ({ range }, index) =>
                range &&
                isRising(range) && (
                  // Levels may be equal while typing, so the index is the key.
                  // oxlint-disable-next-line react/no-array-index-key
                  <Part key={index} whole={whole} range={upToNext(range, ranges)} className={`part ${colourOf(index, levels.length)}`} />
                ),
            )}
            {uncovered(whole, ranges).map((range) => (
              <Part key={range.initialValue} whole={whole} range={withNeighbours(range)} className="part is-gap" />
            ))}
            {crossings(ranges).map(({ levels: pair, ...range }) => (
              <Part key={pair.join('-')} whole={whole} range={range} className="part is-crossing" />
            ))}
          </div>
          <div className="scale-ends num" aria-hidden="true">
            <span>{whole.initialValue}</span>
            <span>{whole.endValue}</span>
          </div>
        </>
      )}
      {hasNames && (
        <ul className="scale-names" aria-hidden="true">
          {levels.map(({ name }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <li key={index}>
              <span className={`level-mark ${colourOf(index, levels.length)}`} />
              <span translate="no">{name}</span>
            </li>
          ))}
        </ul>
      )}
      {/* No live region: it would speak at every keystroke, and the fields announce their errors. */}
      <p className="scale-words">{scaleWords(whole, levels)}</p>
    </div>
  );
}
