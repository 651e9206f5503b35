/** Reads pasted markup, purified, as the lines that a person sees (POST-50 to POST-58). */
import { seenText } from '@/ui/base/visible-text';
import { isBeside, isBlock } from './pasted-boxes';
import { emojiOf } from './pasted-characters';
import { formulaParts, type FormulaPart } from './pasted-formulas';
import { inheritedBy, type Inherited } from './pasted-formats';
import { itemOf, listOf, wordListOf, type List, type OnlineCounts } from './pasted-items';
import { BULLET, textOfMark } from './pasted-marks';
import { joinRuns, plainRun, PLAIN, splitRuns, trimRow, type Run } from './pasted-runs';
import { drawnText } from './pasted-signs';
import { stylesOf, writtenStyle } from './pasted-styles';
import { isLayout, rowsOf } from './pasted-tables';
import { commentsOf, cutToCopied, isDeletion, isNoPicture, isStruck, isUnseen } from './pasted-unseen';
import { createWriter, placeOf, type Line, type Place, type Writer } from './pasted-writer';

export interface Reading {
  readonly lines: readonly Line[];
  /** Whether struck-out text was left out. */
  readonly hasStruck: boolean;
  /** Whether an image was left out. */
  readonly hasImage: boolean;
}

interface Context extends Inherited {
  readonly place: Place;
  readonly list: List | null;
  /** Within the mark of an item. */
  readonly isMark: boolean;
}

const isMark = (element: Element): boolean => /mso-list:\s*ignore|mso-special-format:\s*["']?(?:num)?bullet/i.test(writtenStyle(element));

const LISTS = new Set(['UL', 'OL', 'MENU', 'DIR']);

/** Reads the fragment; `sheet`: the text of the style elements pasted along. */
export function linesOf(fragment: DocumentFragment, sheet: string): Reading {
  cutToCopied(fragment);
  const styles = stylesOf(fragment, sheet);
  const comments = commentsOf(fragment);
  const isTracked = fragment.querySelector('ins') !== null;
  const online: OnlineCounts = new Map();
  const found = { hasStruck: false, hasImage: false };
  let isInMark = false;
  /** The list of items that stand in none. */
  const loose = fragment.ownerDocument.createElement('ul');

  /** Word says in comments what is the mark of an item. */
  function readComment(text: string): void {
    if (/^\[if !supportLists\]/i.test(text)) isInMark = true;
    else if (/^\[endif\]/i.test(text)) isInMark = false;
  }

  function readText(text: string, context: Context, writer: Writer): void {
    if (context.isHidden) return;
    if (context.isMark || isInMark) {
      const { place } = context;
      // A numbered title has its list by a style sheet, which browsers do not read.
      place.item ??= { level: 1, list: 'titles', root: null, mark: BULLET };
      place.written += text;
      if (context.signFont !== null && text.trim() !== '') place.isSymbol = true;
      return;
    }
    const seen = seenText(context.signFont === null ? text : drawnText(text, context.signFont));
    writer.write(context.place, {
      text: context.keepsBreaks ? seen.replaceAll(/\r\n?/g, '\n').replaceAll(/[\t\f]/g, ' ') : seen.replaceAll(/[ \t\r\n\f]+/g, ' '),
      formats: context.formats,
    });
  }

  function readImage(image: Element, context: Context, writer: Writer): void {
    const emoji = emojiOf(image);
    if (emoji !== null) readText(emoji, context, writer);
    else if (!context.isHidden && !context.isMark && !isInMark && !isNoPicture(image, styles(image))) found.hasImage = true;
  }

  function readTable(table: HTMLTableElement, context: Context, writer: Writer): void {
    const rows = rowsOf(table, (element) => !isUnseen(element, styles(element)));
    for (const caption of table.querySelectorAll(':scope > caption')) read(caption, context, writer);
    const isLines = isLayout(table, rows);
    for (const { row, cells } of rows) {
      const section = row.parentElement === null || row.parentElement === table ? context : within(row.parentElement, context);
      const outer = within(row, section);
      if (isLines) {
        for (const cell of cells) {
          writer.end();
          if (cell) readChildren(cell, within(cell, outer), writer);
          writer.end();
        }
        continue;
      }
      const parts = cells.map((cell) => (cell ? readCell(cell, within(cell, outer)) : []));
      if (parts.some((part) => part.length > 0)) {
        writer.end();
        writer.add(context.place, trimRow(joinRuns(parts, ' | ')));
      }
    }
  }

  /** A cell on one line: its lines and items parted by '; ' (POST-58). */
  function readCell(cell: Element, context: Context): Run[] {
    const writer = createWriter();
    readChildren(cell, { ...context, place: placeOf(null), list: null }, writer);
    writer.end();
    const parts = writer.lines.flatMap(({ item, runs }) => {
      const mark = item === null ? '' : textOfMark(item.mark);
      return splitRuns(mark === '' ? runs : [plainRun(`${mark} `), ...runs]);
    });
    return joinRuns(
      parts.filter((part) => part.length > 0),
      '; ',
    );
  }

  function readItem(element: Element, context: Context, writer: Writer): void {
    const list = context.list ?? listOf(element.parentElement ?? loose, {}, null);
    const before = writer.lines.length;
    const place = placeOf(itemOf(element, styles(element), list, online));
    readChildren(element, { ...within(element, context), place, list: context.list }, writer);
    writer.end();
    // A number counts, though nothing stands behind it.
    if (place.line !== null || place.item?.mark.kind !== 'number') return;
    if (element.textContent.trim() === '') writer.add(place, []);
    else if (writer.lines.length === before) writer.drop(place.item, '');
  }

  function readBlock(element: Element, context: Context, writer: Writer): void {
    writer.end();
    const word = wordListOf(element);
    if (element instanceof HTMLTableElement) readTable(element, context, writer);
    else if (LISTS.has(element.tagName)) {
      readChildren(
        element,
        { ...within(element, context), list: listOf(element, styles(element), context.list), place: placeOf(null, { isOfList: true }) },
        writer,
      );
    } else if (element.tagName === 'LI') readItem(element, context, writer);
    else if (word !== null && context.place.item === null) {
      const place = placeOf({ ...word, root: word.list, mark: BULLET }, { isWord: true });
      readChildren(element, { ...within(element, context), place }, writer);
      writer.end();
      // A number alone on its line is what its author sees.
      if (place.line !== null) return;
      if (place.item !== null && element.textContent.trim() !== place.written.trim()) writer.drop(place.item, place.written);
      else if (/[\p{L}\p{N}]/u.test(place.written) && !place.isSymbol) writer.add(placeOf(null), [plainRun(place.written.trim())]);
    } else {
      const isOfList = context.place.isOfList || /(?:^|\s)(?:x_)*MsoList(?:Paragraph|Continue)/.test(element.className);
      const place = context.place.item === null ? placeOf(null, { isOfList }) : context.place;
      // Word's paragraphs, in the items that some browsers make of them.
      if (word !== null && place.item && place.line === null) place.item = { ...place.item, ...word };
      readChildren(element, { ...within(element, context), place }, writer);
    }
    writer.end();
  }

  const within = (element: Element, context: Context): Context => ({ ...context, ...inheritedBy(element, styles(element), context) });

  function read(element: Element, context: Context, writer: Writer): void {
    const style = styles(element);
    if (isUnseen(element, style) || comments.has(element)) return;
    if (isDeletion(element, isTracked)) readMarks(element, context, writer);
    else if (isStruck(element, style)) {
      if (element.textContent.trim() !== '') found.hasStruck = true;
      readMarks(element, context, writer);
    } else if (element.tagName === 'IMG') readImage(element, context, writer);
    else if (element.tagName === 'BR') {
      if (!context.isMark && !isInMark) writer.write(context.place, { text: '\n', formats: PLAIN });
    } else if (isBlock(element, style)) readBlock(element, context, writer);
    else {
      const inner = { ...within(element, context), isMark: context.isMark || isMark(element) };
      const parts = formulaParts(element);
      if (parts) readFormula(parts, inner, writer);
      else readChildren(element, inner, writer);
    }
  }

  /** The marks of an item whose text is deleted. */
  function readMarks(element: Element, context: Context, writer: Writer): void {
    if (context.place.isWord)
      for (const mark of element.querySelectorAll('[data-style]'))
        if (isMark(mark)) readText(mark.textContent, { ...within(mark, context), isMark: true }, writer);
  }

  function readFormula(parts: readonly FormulaPart[], context: Context, writer: Writer): void {
    for (const part of parts) {
      if (typeof part === 'string') readText(part, context, writer);
      else if (part instanceof Element) read(part, context, writer);
      else read(part.raised, { ...context, formats: { ...context.formats, raise: 'super' } }, writer);
    }
  }

  function readChildren(parent: Node, context: Context, writer: Writer): void {
    for (const child of parent.childNodes) {
      if (child instanceof Element) {
        const before = child.previousSibling;
        if (before instanceof Element && isBeside(before, child, styles)) readText(' ', context, writer);
        read(child, context, writer);
      } else if (child instanceof Comment) readComment(child.data.trim());
      else readText(child.nodeValue ?? '', context, writer);
    }
  }

  const writer = createWriter();
  const top: Inherited = { formats: PLAIN, isTitle: false, isLink: false, isHidden: false, keepsBreaks: false, signFont: null };
  readChildren(fragment, { ...top, place: placeOf(null), list: null, isMark: false }, writer);
  writer.end();
  return { lines: writer.lines, ...found };
}
