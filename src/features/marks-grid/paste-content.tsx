import { unclosedQuote } from '@/ui/delimited/problems';
import { ProblemList } from '@/ui/base/problem-list';
import type { MarksStore } from './marks-store';
import { PasteColumns } from './paste-columns';
import { PasteLines, Tallies } from './paste-lines';
import type { Paste } from './use-paste';

/** A table of marks as it is understood, and what becomes of each line (GRID-29, GRID-38). */
export function PasteContent({ paste, store }: { paste: Paste; store: MarksStore }) {
  const { table, lines, same, answers } = paste;
  return (
    <>
      {table.unclosed !== null && <ProblemList text={unclosedQuote(table.unclosed)} />}
      {table.uses.length > 0 && <PasteColumns table={table} sheet={store.sheet} onChange={paste.change} />}
      {(lines.length > 0 || same > 0) && <Tallies paste={paste} hasNumbers={store.sheet.hasNumbers} />}
      {lines.length > 0 && <PasteLines {...{ lines, store, answers }} onAnswer={paste.answer} />}
      {lines.length === 0 && same > 0 && <p className="mb-0">No hay nada nuevo por pegar.</p>}
    </>
  );
}
