/** Which rows of a matrix `npm test` runs (docs/decisions/0015-wire-tests.md). */

/** The tag of a row that shows nothing but what another one shows in the same way: `npm run test:full` runs it. */
export const fullOnly = (isIt: boolean): string[] => (isIt ? ['@full-only'] : []);

/** Rows that together have every aspect that any row has, the chosen ones first, then always the one that brings the most. */
export function covering<Row>(
  rows: readonly Row[],
  aspectsOf: (row: Row) => readonly string[],
  isChosen: (row: Row) => boolean,
): ReadonlySet<Row> {
  const taken = new Set(rows.filter(isChosen));
  const seen = new Set([...taken].flatMap(aspectsOf));
  const newIn = (row: Row) => aspectsOf(row).filter((aspect) => !seen.has(aspect)).length;
  for (;;) {
    const best = rows.reduce<Row | undefined>((one, row) => (newIn(row) > (one === undefined ? 0 : newIn(one)) ? row : one), undefined);
    if (best === undefined) return new Set(rows.filter((row) => taken.has(row)));
    taken.add(best);
    for (const aspect of aspectsOf(best)) seen.add(aspect);
  }
}
