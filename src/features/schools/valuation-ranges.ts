/** The ranges of a valuation's levels on its scale: gaps, crossings, positions. */
import type { Range } from '@/school/levels';
import { roundTo } from '@/ui/form/number-text';

/** VALU-24. */
export const isRising = ({ initialValue, endValue }: Range): boolean => initialValue < endValue;

/** VALU-25: a shared border is no crossing. */
export const cross = (a: Range, b: Range): boolean => a.initialValue < b.endValue && b.initialValue < a.endValue;

/** VALU-25. */
export const isWithin = (range: Range, scale: Range): boolean =>
  scale.initialValue <= range.initialValue && range.endValue <= scale.endValue;

/** Marks have one decimal. */
const MARKS_PER_ONE = 10;

const inTenths = (value: number) => roundTo(value * MARKS_PER_ONE, 6);
const fromTenths = (tenths: number) => roundTo(tenths / MARKS_PER_ONE, 1);

/** The gaps between the levels, each from its first to its last mark. Between 2.9 and 3 there is none. */
export function uncovered(scale: Range, levels: readonly Range[]): Range[] {
  const gaps: Range[] = [];
  const end = Math.floor(inTenths(scale.endValue));
  let next = Math.ceil(inTenths(scale.initialValue));
  const skipTo = (first: number) => {
    const last = Math.min(first - 1, end);
    if (next <= last) gaps.push({ initialValue: fromTenths(next), endValue: fromTenths(last) });
  };
  for (const { initialValue, endValue } of levels.toSorted((a, b) => a.initialValue - b.initialValue)) {
    skipTo(Math.ceil(inTenths(initialValue)));
    next = Math.max(next, Math.floor(inTenths(endValue)) + 1);
  }
  skipTo(end + 1);
  return gaps;
}

/** A level's range for drawing: extended to the next level where there is no gap. */
export function upToNext(range: Range, levels: readonly Range[]): Range {
  const next = levels.find(({ initialValue }) => {
    const distance = inTenths(initialValue) - inTenths(range.endValue);
    return distance > 0 && distance <= 1;
  });
  return next ? { ...range, endValue: next.initialValue } : range;
}

/** A gap's range for drawing: from the mark before it to the one after it. */
export const withNeighbours = ({ initialValue, endValue }: Range): Range => ({
  initialValue: fromTenths(inTenths(initialValue) - 1),
  endValue: fromTenths(inTenths(endValue) + 1),
});

/** The common range of two levels that cross. */
export interface Crossing extends Range {
  /** Indexes of the two levels. */
  readonly levels: readonly [first: number, second: number];
}

export const crossings = (levels: readonly Range[]): Crossing[] =>
  levels.flatMap((one, index) =>
    levels.flatMap((other, later) =>
      later > index && cross(one, other)
        ? [
            {
              levels: [index, later] as const,
              initialValue: Math.max(one.initialValue, other.initialValue),
              endValue: Math.min(one.endValue, other.endValue),
            },
          ]
        : [],
    ),
  );

/** The position of a range on the scale, from 0 to 1; null where it lies outside. */
export function inShares({ initialValue, endValue }: Range, scale: Range): { readonly from: number; readonly to: number } | null {
  const length = scale.endValue - scale.initialValue;
  const share = (value: number) => Math.min(1, Math.max(0, (value - scale.initialValue) / length));
  const [from, to] = [share(initialValue), share(endValue)];
  return from === to && (endValue < scale.initialValue || initialValue > scale.endValue) ? null : { from, to };
}
