/** Brings pasted lines to what the editor can draw: blocks with a kind and a depth (POST-54 to POST-56). */
import type { Item } from './pasted-items';
import type { Line } from './pasted-writer';
import { textOfMark, type Mark } from './pasted-marks';
import { plainRun, type Run } from './pasted-runs';

export interface Block {
  readonly kind: 'unstyled' | 'unordered-list-item' | 'ordered-list-item';
  /** 0 is the outermost. */
  readonly depth: number;
  readonly runs: Run[];
}

const MAX_DEPTH = 4;

/** A level of the source's list that is open. */
interface Level {
  readonly level: number;
  readonly list: unknown;
  readonly root: unknown;
  /** The block of its last item, and the depth of what stands under it. */
  block: Block;
  inner: number;
  /** It stands in the block of an item above, as do all items under it. */
  readonly isWithin: boolean;
  /** A list of its own reaches into it. */
  isReached: boolean;
}

/** The lists that are open in what was drawn, by depth. */
type Drawn = { kind: Block['kind']; count: number }[];

const isBlank = ({ item, runs }: Line): boolean => runs.length === 0 && item?.mark.kind !== 'text';

/** A blank item counts only if its list goes on after it. */
function withoutBlanks(lines: readonly Line[]): Line[] {
  return lines.filter((line, index) => {
    if (!isBlank(line)) return true;
    const { item } = line;
    if (item?.mark.kind !== 'number') return false;
    const next = lines[index + 1]?.item;
    return next?.list === item.list && next !== undefined && next !== null && next.level === item.level && next.mark.kind === 'number';
  });
}

/** The others count on as though the numbered items that were deleted were not there (POST-51). */
function withoutDropped(lines: readonly Line[]): Line[] {
  let dropped: { list: unknown; level: number; count: number }[] = [];
  return lines.flatMap((line) => {
    const { item } = line;
    if (item?.mark.kind !== 'number') return line.isDropped === true ? [] : [line];
    const { list, level, mark } = item;
    // A list that begins anew, or whose outer item is another.
    dropped = dropped.filter((before) => before.level < level || (before.level === level && before.list === list && mark.value !== 1));
    const own = dropped.find((before) => before.level === level) ?? { list, level, count: 0 };
    if (line.isDropped === true) {
      dropped = [...dropped.filter((before) => before !== own), { ...own, count: own.count + 1 }];
      return [];
    }
    return own.count === 0 ? [line] : [{ ...line, item: { ...item, mark: { ...mark, value: mark.value - own.count } } }];
  });
}

/** The mark as text before the item, in its format (POST-56). */
function markedRuns(mark: Mark, runs: readonly Run[]): Run[] {
  const written = textOfMark(mark) || '•';
  const [first] = runs;
  return first === undefined ? [plainRun(written)] : [{ ...first, text: `${written} ${first.text}` }, ...runs.slice(1)];
}

/** The lists among which a paragraph of Word's list style stands: it belongs to the item before it (POST-54). */
function isContinued(lines: readonly Line[], index: number, levels: readonly Level[]): boolean {
  const next = lines.slice(index + 1, index + 10).find(({ item, isOfList }) => item !== null || !isOfList)?.item;
  return next !== undefined && next !== null && levels.some(({ list }) => list === next.list);
}

export function settledBlocks(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  let levels: Level[] = [];
  let drawn: Drawn = [];

  const addParagraph = (runs: Run[]): Block => {
    const block: Block = { kind: 'unstyled', depth: 0, runs };
    blocks.push(block);
    drawn = [];
    return block;
  };

  const addItem = (kind: Block['kind'], depth: number, runs: Run[]): Block => {
    const block: Block = { kind, depth, runs };
    blocks.push(block);
    const open = drawn[depth];
    drawn.length = depth + 1;
    drawn[depth] = open?.kind === kind ? { kind, count: open.count + 1 } : { kind, count: 1 };
    return block;
  };

  /** Whether an item can follow what is drawn at a depth; puts the empty line between two lists (POST-55). */
  const canDraw = (mark: Mark, depth: number, isOther: boolean): boolean => {
    const open = drawn[depth];
    const kind = mark.kind === 'number' ? 'ordered-list-item' : 'unordered-list-item';
    const follows = open?.kind === kind;
    if (mark.kind === 'number') {
      if (mark.value === (follows ? open.count : 0) + 1) return true;
      if (mark.value !== 1 || depth > 0) return false;
    } else if (!follows || !isOther || depth > 0) return true;
    addParagraph([]);
    return true;
  };

  /** A line without a drawn mark: within the item that it belongs to, if that is the last one, else a paragraph (POST-56). */
  const addText = (runs: Run[], owner: Block | undefined): Block => {
    if (owner === undefined || owner.kind === 'unstyled' || owner !== blocks.at(-1)) return addParagraph(runs);
    owner.runs.push(plainRun('\n'), ...runs);
    return owner;
  };

  const place = ({ level, list, root, mark }: Item, runs: Run[]): void => {
    while ((levels.at(-1)?.level ?? 0) > level) levels.pop();
    const last = levels.at(-1);
    const sibling = last?.level === level ? last : undefined;
    const parent = sibling ? levels.at(-2) : last;
    if (parent && parent.root !== root) parent.isReached = true;
    // Never deeper than one below the block before it.
    const depth = Math.min(parent?.inner ?? 0, drawn.length, MAX_DEPTH);
    const isOther = sibling !== undefined && sibling.list !== list && !sibling.isReached;
    const enter = (block: Block, inner: number, isWithin: boolean) => {
      if (sibling) levels.pop();
      levels.push({ level, list, root, block, inner, isWithin, isReached: false });
    };
    const enterText = (marked: Run[], owner: Block | undefined) => {
      const block = addText(marked, owner);
      enter(block, block.kind === 'unstyled' ? 0 : block.depth + 1, block === owner);
    };
    if (mark.kind === 'none') {
      if (sibling !== undefined && sibling.list === list) addText(runs, sibling.block);
      else enterText(runs, parent?.block);
    } else if (mark.kind !== 'text' && parent?.isWithin !== true && canDraw(mark, depth, isOther)) {
      enter(
        addItem(mark.kind === 'number' ? 'ordered-list-item' : 'unordered-list-item', Math.min(depth, drawn.length), runs),
        depth + 1,
        false,
      );
    } else enterText(markedRuns(mark, runs), parent?.block);
  };

  const seen = withoutBlanks(withoutDropped(lines));
  for (const [index, { item, runs, isOfList }] of seen.entries()) {
    if (item === null && isOfList && isContinued(seen, index, levels)) addText(runs, blocks.at(-1));
    else if (item === null) {
      levels = [];
      addParagraph(runs);
    } else place(item, runs);
  }
  return blocks;
}
