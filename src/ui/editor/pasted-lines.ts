/** Reads pasted markup, purified, as the lines that a person sees (POST-50 to POST-58). */
import { seenText } from '@/ui/base/visible-text';
import { emojiOf } from './pasted-characters';
import { inheritedBy, type Inherited } from './pasted-formats';
import { itemOf, listOf, wordListOf, type List, type OnlineCounts } from './pasted-items';
import { BULLET, textOfMark } from './pasted-marks';
import { joinRuns, plainRun, PLAIN, splitRuns, trimRow, type Run } from './pasted-runs';
import { drawnText } from './pasted-signs';
import { stylesOf, writtenStyle, type Styles } from './pasted-styles';
import { isLayout, rowsOf } from './pasted-tables';
import { commentsOf, cutToCopied, isDeletion, isSpacer, isStruck, isUnseen } from './pasted-unseen';
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

const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CAPTION CENTER DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HGROUP HR LEGEND LI MAIN NAV OL P PRE SEARCH SECTION SUMMARY TABLE UL MENU DIR'.split(
    ' ',
  ),
);
const LISTS = new Set(['UL', 'OL', 'MENU', 'DIR']);

const isBlock = ({ tagName }: Element, { display }: Styles): boolean =>
  display === undefined || display.startsWith('table') ? BLOCKS.has(tagName) : !/^(?:inline|contents|ruby)/.test(display);

/** Reads the fragment; `sheet`: the text of the style elements pasted along. */
export function linesOf(fragment: DocumentFragment, sheet: string): Reading {
  cutToCopied(fragment);
  const styles = stylesOf(fragment, sheet);
  const comments = commentsOf(fragment);
  const isTracked = fragment.querySelector('ins') !== null;
  const online: OnlineCounts = new Map();
  const found = { hasStruck: false, hasImage: false };
  let isInMark = false;

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
    else if (!context.isHidden && !context.isMark && !isInMark && !isSpacer(image)) found.hasImage = true;
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
    const list = context.list ?? listOf(element.parentElement ?? element, {}, null);
    const place = placeOf(itemOf(element, styles(element), list, online));
    readChildren(element, { ...within(element, context), place, list: context.list }, writer);
    writer.end();
    // A number counts, though nothing stands behind it.
    if (place.line === null && place.item?.mark.kind === 'number' && element.textContent.trim() === '') writer.add(place, []);
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
      if (place.line === null && /[\p{L}\p{N}]/u.test(place.written) && !place.isSymbol)
        writer.add(placeOf(null), [plainRun(place.written.trim())]);
    } else {
      const isOfList = context.place.isOfList || /(?:^|\s)MsoList(?:Paragraph|Continue)/.test(element.className);
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
    if (isDeletion(element, isTracked) || isUnseen(element, style) || comments.has(element)) return;
    if (isStruck(element, style)) {
      if (element.textContent.trim() !== '') found.hasStruck = true;
    } else if (element.tagName === 'IMG') readImage(element, context, writer);
    else if (element.tagName === 'BR') {
      if (!context.isMark && !isInMark) writer.write(context.place, { text: '\n', formats: PLAIN });
    } else if (isBlock(element, style)) readBlock(element, context, writer);
    else {
      const isMark = context.isMark || /mso-list:\s*ignore/i.test(writtenStyle(element));
      readChildren(element, { ...within(element, context), isMark }, writer);
    }
  }

  function readChildren(parent: Node, context: Context, writer: Writer): void {
    for (const child of parent.childNodes) {
      if (child instanceof Element) read(child, context, writer);
      else if (child instanceof Comment) readComment(child.data.trim());
      else readText(child.nodeValue ?? '', context, writer);
    }
  }

  const writer = createWriter();
  const top: Inherited = { formats: PLAIN, isTitle: false, isLink: false, isHidden: false, keepsBreaks: false, signFont: null };
  readChildren(fragment, { ...top, place: placeOf(null), list: null, isMark: false }, writer);
  writer.end();
  return { lines: writer.lines, ...found };
}
