/** Checks the days of a school year's periods, by calendar day: times do not count. */

/** First and last day, as wire dates. */
export interface Days {
  readonly startDate: string;
  readonly endDate: string;
}

const dayOf = (wire: string): string => wire.slice(0, 10);

/** PERI-22 */
export const isReversed = ({ startDate, endDate }: Days): boolean => dayOf(endDate) < dayOf(startDate);

/** PERI-16, PERI-17 */
export const isWithin = (inner: Days, outer: Days): boolean =>
  dayOf(outer.startDate) <= dayOf(inner.startDate) && dayOf(inner.endDate) <= dayOf(outer.endDate);

const areEqual = (one: Days, other: Days) => dayOf(one.startDate) === dayOf(other.startDate) && dayOf(one.endDate) === dayOf(other.endDate);

/** Whether they share more than a border day, or have the same days (PERI-18 to PERI-20). */
export const areCrossed = (one: Days, other: Days): boolean =>
  (dayOf(one.startDate) < dayOf(other.endDate) && dayOf(other.startDate) < dayOf(one.endDate)) || areEqual(one, other);

/** PERI-03 */
export const includes = ({ startDate, endDate }: Days, wire: string): boolean =>
  dayOf(startDate) <= dayOf(wire) && dayOf(wire) <= dayOf(endDate);
