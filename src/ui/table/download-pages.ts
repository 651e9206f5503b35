/** All rows of a table whose pages the server makes (EXPO-01). */
import type { Served } from './data-table-rows';

/** The most that a person can show, too. */
const LIMIT = 50;

interface Asking {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

/**
 * Asks for one page after the other. A record that moves to the next page, because another one was added meanwhile, comes once.
 */
export async function allPages<Row>(
  { total: known, ask }: Pick<Served<Row>, 'total' | 'ask'>,
  idOf: (row: Row) => number,
  { signal, onProgress }: Asking,
): Promise<{ rows: Row[]; misfits: number }> {
  const found = new Map<number, Row>();
  let misfits = 0;
  for (let offset = 0, total = known; offset < total; offset += LIMIT) {
    onProgress(found.size, total);
    const page = await ask({ limit: LIMIT, offset, signal });
    signal.throwIfAborted();
    for (const row of page.rows) if (!found.has(idOf(row))) found.set(idOf(row), row);
    misfits += page.misfits ?? 0;
    ({ total } = page);
  }
  return { rows: [...found.values()], misfits };
}
