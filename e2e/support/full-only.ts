/** Which rows of a matrix `npm test` runs (docs/decisions/0015-wire-tests.md). */

/** The tag of a row that shows nothing but what another one shows in the same way: `npm run test:full` runs it. */
export const fullOnly = (isIt: boolean): string[] => (isIt ? ['@full-only'] : []);

/** The first of each way, in their order; of a way with a chosen row that one. */
export function representatives<Row>(
  rows: readonly Row[],
  wayOf: (row: Row) => string,
  isChosen: (row: Row) => boolean = () => false,
): ReadonlySet<Row> {
  const byWay = new Map<string, Row>();
  for (const row of [...rows.filter(isChosen), ...rows]) if (!byWay.has(wayOf(row))) byWay.set(wayOf(row), row);
  const first = new Set(byWay.values());
  return new Set(rows.filter((row) => first.has(row) || isChosen(row)));
}
