import { useMemo, useState } from 'react';
import { cellKey } from './marks-sheet';
import type { MarksStore } from './marks-store';
import type { MarksTable } from './marks-table';
import { NO_ANSWERS, problemsFirst, readPaste, type PasteAnswers, type PastedLine } from './pasted-marks';

export interface Paste {
  /** As the person changed it. */
  readonly table: MarksTable;
  readonly change: (table: MarksTable) => void;
  readonly answers: PasteAnswers;
  readonly answer: (answers: PasteAnswers) => void;
  readonly lines: readonly PastedLine[];
  /** The number of marks that `give` gives. */
  readonly count: number;
  /** The number of those that were rounded. */
  readonly rounded: number;
  readonly give: () => void;
}

/** What becomes of a table of marks, as a person changes and answers it; another table begins anew. */
export function usePaste(read: MarksTable, store: MarksStore, fromRow: number): Paste {
  const [changed, setChanged] = useState<{ of: MarksTable; table: MarksTable } | null>(null);
  const [answered, setAnswered] = useState<{ of: MarksTable; answers: PasteAnswers } | null>(null);
  const table = changed?.of === read ? changed.table : read;
  const answers = answered?.of === read ? answered.answers : NO_ANSWERS;
  const lines = useMemo(() => problemsFirst(readPaste(table, store.sheet, fromRow, answers)), [table, store.sheet, fromRow, answers]);
  const marks = lines.flatMap(({ mark }) => mark ?? []);
  return {
    table,
    change: (next) => setChanged({ of: read, table: next }),
    answers,
    answer: (next) => setAnswered({ of: read, answers: next }),
    lines,
    count: marks.length,
    rounded: marks.filter(({ isRounded }) => isRounded).length,
    give: () =>
      store.give(
        marks.map(({ row, column, qualification, levelId }) => ({ key: cellKey(row.id, column.id), given: { qualification, levelId } })),
      ),
  };
}
