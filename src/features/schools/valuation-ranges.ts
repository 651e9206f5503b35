/** The ranges of a valuation's levels: how they lie on its scale. */
import type { Range } from '@/school/levels';
import { roundTo } from '@/ui/form/number-text';

/** VALU-24. */
export const isRising = ({ initialValue, endValue }: Range): boolean => initialValue < endValue;

/** VALU-25: a shared border is no crossing. */
export const cross = (one: Range, other: Range): boolean => one.initialValue < other.endValue && other.initialValue < one.endValue;

/** VALU-25. */
export const isWithin = (range: Range, whole: Range): boolean =>
  whole.initialValue <= range.initialValue && range.endValue <= whole.endValue;

/** The smallest step between two marks, as parts of one. */
const MARKS_PER_ONE = 10;

/** What lies between two moments of a scale, in marks: their tenths. */
const inTenths = (value: number) => roundTo(value * MARKS_PER_ONE, 6);
const fromTenths = (tenths: number) => roundTo(tenths / MARKS_PER_ONE, 1);

/** The marks of the scale that no level holds, from the first to the last of each stretch. A mark has one decimal: 2.9 is followed by 3. */
export function uncovered(whole: Range, levels: readonly Range[]): Range[] {
  const found: Range[] = [];
  const end = Math.floor(inTenths(whole.endValue));
  let next = Math.ceil(inTenths(whole.initialValue));
  const skipTo = (first: number) => {
    const last = Math.min(first - 1, end);
    if (next <= last) found.push({ initialValue: fromTenths(next), endValue: fromTenths(last) });
  };
  for (const { initialValue, endValue } of levels.toSorted((one, other) => one.initialValue - other.initialValue)) {
    skipTo(Math.ceil(inTenths(initialValue)));
    next = Math.max(next, Math.floor(inTenths(endValue)) + 1);
  }
  skipTo(end + 1);
  return found;
}

/** A level as it is drawn: on to the next one, where no mark lies between them. */
export function upToNext(range: Range, levels: readonly Range[]): Range {
  const next = levels.find(({ initialValue }) => {
    const distance = inTenths(initialValue) - inTenths(range.endValue);
    return distance > 0 && distance <= 1;
  });
  return next ? { ...range, endValue: next.initialValue } : range;
}

/** A stretch of marks as it is drawn: from the mark before it to the one after it. */
export const withNeighbours = ({ initialValue, endValue }: Range): Range => ({
  initialValue: fromTenths(inTenths(initialValue) - 1),
  endValue: fromTenths(inTenths(endValue) + 1),
});

/** Two levels that cross, and where. */
export interface Crossing extends Range {
  readonly levels: readonly [one: number, other: number];
}

/** The crossings of levels, by their index. */
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

/** Where a range lies on the whole, in shares of it; null where nothing of it does. */
export function inShares({ initialValue, endValue }: Range, whole: Range): { readonly from: number; readonly to: number } | null {
  const length = whole.endValue - whole.initialValue;
  const share = (value: number) => Math.min(1, Math.max(0, (value - whole.initialValue) / length));
  const [from, to] = [share(initialValue), share(endValue)];
  return from === to && (endValue < whole.initialValue || initialValue > whole.endValue) ? null : { from, to };
}
