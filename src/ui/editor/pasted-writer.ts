/** Collects the lines of pasted text while it is read. */
import type { Item } from './pasted-items';
import { markOfText } from './pasted-marks';
import { cleanRuns, partMark, plainRun, type Run } from './pasted-runs';

export interface Line {
  /** Null for a paragraph. */
  readonly item: Item | null;
  /** A paragraph in a style of lists. */
  readonly isOfList: boolean;
  /** Line breaks within it are '\n'. */
  readonly runs: Run[];
  /** A numbered item of which all was deleted. */
  readonly isDropped?: boolean;
}

/** A paragraph or item while it is read. */
export interface Place {
  item: Item | null;
  line: Line | null;
  /** The mark that a program wrote as text. */
  written: string;
  isSymbol: boolean;
  /** A paragraph of Word that is an item. */
  readonly isWord: boolean;
  readonly isOfList: boolean;
}

export const placeOf = (item: Item | null, of: { isWord?: boolean; isOfList?: boolean } = {}): Place => ({
  item,
  line: null,
  written: '',
  isSymbol: false,
  isWord: false,
  isOfList: false,
  ...of,
});

/** Collects lines: text goes to the open one until a block begins or ends. */
export function createWriter() {
  const lines: Line[] = [];
  let open: Run[] = [];
  let place = placeOf(null);

  /** Adds a line to a place: to its item after a break, if nothing came between. */
  const add = (to: Place, runs: readonly Run[]) => {
    if (to.item !== null && to.line !== null && to.line === lines.at(-1)) to.line.runs.push(plainRun('\n'), ...runs);
    else {
      const isFirst = to.line === null;
      const mark = to.written.trim() === '' ? to.item?.mark : markOfText(to.written, to.isSymbol);
      const line = { item: isFirst && to.item && mark ? { ...to.item, mark } : null, isOfList: to.isOfList, runs: [...runs] };
      if (isFirst) to.line = line;
      lines.push(line);
    }
  };
  const end = () => {
    let read: readonly Run[] = open;
    if (place.isWord && place.line === null && place.written.trim() === '') ({ written: place.written, rest: read } = partMark(open));
    const runs = cleanRuns(read);
    open = [];
    if (runs.length > 0) add(place, runs);
  };
  const drop = (item: Item, written: string) =>
    lines.push({
      item: written.trim() === '' ? item : { ...item, mark: markOfText(written, false) },
      isOfList: false,
      runs: [],
      isDropped: true,
    });
  return {
    lines,
    add,
    drop,
    end,
    write: (to: Place, run: Run) => {
      if (open.length === 0) place = to;
      open.push(run);
    },
  };
}

export type Writer = ReturnType<typeof createWriter>;
