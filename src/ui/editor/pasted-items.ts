/** The item that an element of a list is: its list, level and mark, as each program writes them (POST-54). */
import { BULLET, markOf, markOfPattern, NO_MARK, styleOfType, type Mark } from './pasted-marks';
import { type Styles, writtenStyle } from './pasted-styles';

export interface Item {
  /** 1 is the outermost. */
  readonly level: number;
  /** The same for the items of one list. */
  readonly list: unknown;
  /** The outermost list element around it. */
  readonly root: unknown;
  readonly mark: Mark;
}

/** An open `ul` or `ol`. */
export interface List {
  readonly level: number;
  readonly root: Element;
  readonly element: Element;
  readonly style: string;
  readonly step: 1 | -1;
  /** The number before its first item's. */
  readonly start: number;
  /** The last number of each level: items may state deeper levels than their list has. */
  readonly counts: number[];
}

const numberIn = (element: Element, name: string): number | null => {
  const value = Number.parseInt(element.getAttribute(name) ?? '', 10);
  return Number.isNaN(value) ? null : value;
};

const isReversed = (element: Element): boolean => element.hasAttribute('reversed');

const ownStyle = ({ tagName }: Element): string => (tagName === 'OL' ? 'decimal' : 'disc');

/** The sheets of Google Docs and draft-js draw the marks of their lists in place of the browser. */
const isDrawn = ({ className }: Element): boolean => /(?:^|\s)(?:lst-kix|public-DraftStyleDefault)/.test(className);

export function listOf(element: Element, styles: Styles, outer: List | null): List {
  const type = styleOfType(element.getAttribute('type'));
  const own = ownStyle(element);
  const given = styles['list-style-type'];
  const style = given === undefined || (given === 'none' && isDrawn(element)) ? type || own : given;
  const step = isReversed(element) ? -1 : 1;
  const first = numberIn(element, 'start') ?? (step === 1 ? 1 : element.querySelectorAll(':scope > li').length);
  // Slack writes flat lists.
  const indent = numberIn(element, 'data-indent');
  const level = indent === null ? (outer?.level ?? 0) + 1 : indent + 1;
  return { level, root: outer?.root ?? element, element, style, step, start: first - step, counts: [] };
}

/** Word's list ('lfo1') and level of an element; null for one that is no item. */
export function wordListOf(element: Element): { list: string; level: number } | null {
  const [, level, list = ''] = /mso-list:\s*l\d+\s+level(\d)(?:\s+(lfo\d+))?/i.exec(writtenStyle(element)) ?? [];
  return level === undefined ? null : { list, level: Number(level) };
}

/** The level that an item states: Word's, ARIA's of Google Docs and Word Online, those of draft-js and Quill. */
function statedLevel(element: Element): number | null {
  const depth = /(?:DraftStyleDefault-depth|(?:^|\s)ql-indent-)(\d)/.exec(element.className)?.[1];
  const aria = numberIn(element, 'data-aria-level') ?? numberIn(element, 'aria-level');
  return wordListOf(element)?.level ?? (depth === undefined ? null : Number(depth) + 1) ?? (aria !== null && aria > 0 ? aria : null);
}

/** Boxes to tick are drawn as images or controls in place of marks. */
const isTask = (element: Element): boolean =>
  element.getAttribute('role') === 'checkbox' ||
  element.querySelector(':scope > input, :scope > label > input, :scope > p > input') !== null;

/** Word Online puts each item into a list of its own. */
const isOnline = (element: Element): boolean => element.classList.contains('OutlineElement') || element.hasAttribute('data-aria-level');

/** An item only to hold a list, as several editors write lists directly within lists; browsers count it, they do not. */
const isWrapper = (element: Element): boolean =>
  Array.from(element.childNodes).every((child) =>
    child instanceof Element ? /^[OU]L$/.test(child.tagName) : child.nodeValue?.trim() === '',
  );

/** Whether CSS draws it as something else; Word Online says so of its items, too. */
const isNoItem = (element: Element, { display }: Styles): boolean =>
  display !== undefined &&
  display !== 'list-item' &&
  !element.hasAttribute('role') &&
  !element.classList.contains('OutlineElement') &&
  statedLevel(element) === null;

function nextValue(element: Element, level: number, { counts, step, start }: List): number {
  const value = numberIn(element, 'value') ?? (counts[level] ?? (counts.length === 0 ? start : 0)) + step;
  counts[level] = value;
  // Its inner levels begin anew.
  counts.length = level + 1;
  return value;
}

/** Numbers of Word Online's levels, by its id of the list: each item is a list of its own there. */
export type OnlineCounts = Map<string, [style: string, value: number][]>;

/** Quill writes all lists as `ol`, in which its marks do not count. */
const QUILL: Readonly<Record<string, string>> = { ordered: 'decimal', bullet: 'disc', checked: 'disc', unchecked: 'disc' };

/** The item of an `li`. */
export function itemOf(element: Element, styles: Styles, list: List, online: OnlineCounts): Item {
  const level = statedLevel(element) ?? list.level;
  const id = element.getAttribute('data-listid');
  const common = { level, list: wordListOf(element)?.list ?? id ?? (isOnline(element) ? 'online' : list.element), root: list.root };
  if (isNoItem(element, styles)) return { ...common, mark: NO_MARK };
  const type = element.hasAttribute('type') ? styleOfType(element.getAttribute('type')) : list.style;
  const given = styles['list-style-type'];
  const style = given === 'none' && isDrawn(element) ? ownStyle(list.element) : (given ?? type);
  if (style === 'none' && isWrapper(element)) return { ...common, mark: NO_MARK };
  const quill = QUILL[element.getAttribute('data-list') ?? ''];
  const value = quill === 'disc' ? 0 : nextValue(element, level, list);
  if (style === 'none' && isTask(element)) return { ...common, mark: BULLET };
  const mark = markOf(quill ?? style, value);
  const pattern = element.getAttribute('data-leveltext') ?? '';
  if (id !== null && pattern.includes('%') && mark.kind !== 'bullet') {
    const counts = online.get(id) ?? [];
    online.set(id, counts);
    counts.length = Math.min(counts.length, level);
    counts[level - 1] = [style, value];
    return { ...common, mark: markOfPattern(pattern, counts) };
  }
  // Numbers that count down are none that the editor draws.
  return { ...common, mark: list.step === -1 && mark.kind === 'number' ? { kind: 'text', text: `${String(value)}.` } : mark };
}
