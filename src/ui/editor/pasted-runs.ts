/** Runs of pasted text that share their formats, and the characters in them (POST-50). */
import { raisedText } from './pasted-characters';

export interface Formats {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  /** Address of the link around it. */
  readonly href: string | null;
  readonly raise: 'super' | 'sub' | null;
}

export interface Run {
  readonly text: string;
  readonly formats: Formats;
}

export const PLAIN: Formats = { bold: false, italic: false, underline: false, href: null, raise: null };

export const plainRun = (text: string): Run => ({ text, formats: PLAIN });

const isLike = (one: Formats, other: Formats): boolean =>
  one === other ||
  (one.bold === other.bold &&
    one.italic === other.italic &&
    one.underline === other.underline &&
    one.href === other.href &&
    one.raise === other.raise);

/** Joins neighbours of the same formats. */
function joined(runs: readonly Run[]): Run[] {
  const groups: { formats: Formats; texts: string[] }[] = [];
  for (const { text, formats } of runs) {
    const last = groups.at(-1);
    if (last && isLike(last.formats, formats)) last.texts.push(text);
    else if (text !== '') groups.push({ formats, texts: [text] });
  }
  return groups.map(({ formats, texts }) => ({ formats, text: texts.join('') }));
}

/** Replaces raised and lowered runs by characters. */
function unraised(runs: readonly Run[]): Run[] {
  let before = '';
  return runs.map(({ text, formats }, index) => {
    const written = formats.raise === null ? text : raisedText(text, formats.raise, before, runs[index + 1]?.text ?? '');
    before = written === '' ? before : written;
    return { text: written, formats: { ...formats, raise: null } };
  });
}

/** Runs of spaces become one across runs; none stands at an end or beside a line break. */
function collapsed(runs: readonly Run[]): Run[] {
  // The end of what was written so far: a break, as at the start, takes no space and no further break at the start.
  let end = '\n';
  const kept = runs.map(({ text, formats }) => {
    let written = text.replaceAll(/[ \t\u00a0]+/g, ' ').replaceAll(/ ?\n ?/g, '\n');
    if (end !== '' && /\s/.test(end) && written.startsWith(' ')) written = written.slice(1);
    end = written.at(-1) ?? end;
    return { text: written, formats };
  });
  // A space before a break that begins the next run.
  for (let index = kept.length - 1, next = '\n'; index >= 0; index -= 1) {
    const run = kept[index];
    if (!run || run.text === '') continue;
    if (next === '\n') kept[index] = { ...run, text: run.text.replace(/ $/, '') };
    next = kept[index]?.text.at(0) ?? next;
  }
  return kept;
}

/** Without what stands before its first and after its last character that is seen. */
function trimmed(runs: readonly Run[]): Run[] {
  const isSeen = ({ text }: Run) => text.trim() !== '';
  const first = runs.findIndex(isSeen);
  const last = runs.findLastIndex(isSeen);
  if (first < 0) return [];
  return runs.slice(first, last + 1).map(({ text, formats }, index) => {
    const start = index === 0 ? text.replace(/^\s+/, '') : text;
    return { formats, text: index === last - first ? start.trimEnd() : start };
  });
}

/** The runs of a line as they are pasted; none for a blank line. */
export const cleanRuns = (runs: readonly Run[]): Run[] => joined(trimmed(collapsed(unraised(joined(runs)))));

export const textOfRuns = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/**
 * Parts the mark from the text of an item in which nothing tells it, as some browsers pass Word's on: '1.' and two hard spaces at
 * least. The mark is '' if there is none.
 */
export function partMark(runs: readonly Run[]): { written: string; rest: readonly Run[] } {
  const [all = '', written = ''] = /^\s*(\S{1,12})(?:\s*\u00a0){2,}\s*/.exec(textOfRuns(runs)) ?? [];
  let left = all.length;
  const rest = runs.map((run) => {
    const cut = Math.min(left, run.text.length);
    left -= cut;
    return { ...run, text: run.text.slice(cut) };
  });
  return { written, rest };
}

/** The lines that breaks within the runs make. */
export function splitRuns(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const { text, formats } of runs) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ text: part, formats });
    }
  }
  return lines;
}

/** Lists of runs, joined by a separator. */
export const joinRuns = (parts: readonly (readonly Run[])[], separator: string): Run[] =>
  parts.flatMap((part, index) => (index === 0 ? part : [plainRun(separator), ...part]));

/** No space before an empty first cell or after an empty last one. */
export function trimRow(runs: readonly Run[]): Run[] {
  const row = [...runs];
  const [first] = row;
  if (first) row[0] = { ...first, text: first.text.trimStart() };
  const last = row.at(-1);
  if (last) row[row.length - 1] = { ...last, text: last.text.trimEnd() };
  return row;
}
