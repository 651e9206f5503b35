import { useMemo, useState } from 'react';
import type { MarksStore } from './marks-store';
import type { MarksTable } from './marks-table';
import {
  asksOrTells,
  cellOf,
  NO_ANSWERS,
  problemsFirst,
  readPaste,
  type PasteAnswers,
  type PastedLine,
  type PastedMark,
} from './pasted-marks';

export interface Paste {
  /** As the person changed it. */
  readonly table: MarksTable;
  readonly change: (table: MarksTable) => void;
  readonly answers: PasteAnswers;
  readonly answer: (answers: PasteAnswers) => void;
  /** Those that change nothing are left out. */
  readonly lines: readonly PastedLine[];
  /** The number of marks that `give` gives. */
  readonly count: number;
  /** The number of marks that stand in the sheet already. */
  readonly same: number;
  /** The number of given ones that were rounded. */
  readonly rounded: number;
  readonly give: () => void;
}

/** What becomes of a table of marks, as a person changes and answers it; another table begins anew. */
export function usePaste(read: MarksTable, store: MarksStore, fromRow: number): Paste {
  const [changed, setChanged] = useState<{ of: MarksTable; table: MarksTable } | null>(null);
  const [answered, setAnswered] = useState<{ of: MarksTable; answers: PasteAnswers } | null>(null);
  const table = changed?.of === read ? changed.table : read;
  const answers = answered?.of === read ? answered.answers : NO_ANSWERS;
  const all = useMemo(() => problemsFirst(readPaste(table, store.sheet, fromRow, answers)), [table, store.sheet, fromRow, answers]);
  // What stands with more decimals stays as exact as it is.
  const isNew = (mark: PastedMark) =>
    ![mark.qualification, mark.exact].some((qualification) => store.holds(cellOf(mark), { ...mark, qualification }));
  const marks = all.flatMap(({ mark }) => mark ?? []);
  const news = marks.filter(isNew);
  const given = new Set(news);
  return {
    table,
    change: (next) => setChanged({ of: read, table: next }),
    answers,
    answer: (next) => setAnswered({ of: read, answers: next }),
    lines: all.filter((line) => line.mark === null || asksOrTells(line) || given.has(line.mark)),
    count: news.length,
    same: marks.length - news.length,
    rounded: news.filter(({ exact, qualification }) => exact !== qualification).length,
    give: () =>
      store.give(news.map((mark) => ({ key: cellOf(mark), given: { qualification: mark.qualification, levelId: mark.levelId } }))),
  };
}
