/** Which rows of a matrix `npm test` runs (docs/decisions/0015-wire-tests.md). */

/** The tag of a row that proves the same as another row: only `npm run test:full` runs it. */
export const fullOnly = (isIt: boolean): string[] => (isIt ? ['@full-only'] : []);

/** Rows that together cover every aspect of all rows: the chosen ones, then always the row with the most new aspects. */
export function covering<Row>(
  rows: readonly Row[],
  aspectsOf: (row: Row) => readonly string[],
  isChosen: (row: Row) => boolean,
): ReadonlySet<Row> {
  const selected = new Set(rows.filter(isChosen));
  const covered = new Set([...selected].flatMap(aspectsOf));
  const newIn = (row: Row) => aspectsOf(row).filter((aspect) => !covered.has(aspect)).length;
  for (;;) {
    const best = rows.reduce<Row | undefined>((one, row) => (newIn(row) > (one === undefined ? 0 : newIn(one)) ? row : one), undefined);
    if (best === undefined) return new Set(rows.filter((row) => selected.has(row)));
    selected.add(best);
    for (const aspect of aspectsOf(best)) covered.add(aspect);
  }
}
