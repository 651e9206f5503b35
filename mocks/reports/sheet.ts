/**
 * A printed report of the school: letter size, head and foot, tables over several pages, lines to sign on; black and grey,
 * for any printer. This module loads the PDF library, so it is imported when a report is requested (P11).
 */
import { jsPDF } from 'jspdf';
import { autoTable, type CellDef, type CellHookData, type RowInput, type UserOptions } from 'jspdf-autotable';

interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface SheetHead {
  readonly school: {
    readonly name: string;
    /** Address, city and telephone, where the school has them. */
    readonly place: string;
    /** PNG or JPEG. */
    readonly shield: Uint8Array | null;
  };
  /** 'Boletín'. */
  readonly title: string;
  /** 'Periodo 2, año escolar 2026'. */
  readonly period: string;
  readonly facts: readonly Fact[];
  /** At the foot of every page, before its number. */
  readonly foot: string;
}

/** In points. */
const MARGIN = 48;
const FOOT_ROOM = 60;
const FACT_GAP = 16;
const INK = 20;
const GREY = 95;
const LINE = 150;
const SMALL = 8;
const SHIELD = 40;

/** The text of a report without records (REPO-23). */
const NOTHING = 'Sin registros para este periodo.';

/** Every character except line breaks and those of the PDF's built-in fonts (Windows-1252). */
const NOT_PRINTABLE = /[^\n\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;

/** Replacements for characters that the built-in fonts lack. */
const REPLACEMENTS: Readonly<Record<string, string>> = { '\u2010': '-', '\u2011': '-', '\u2212': '-', '≤': '<=', '≥': '>=', '≠': '<>' };

const REPLACED = new RegExp(`[${Object.keys(REPLACEMENTS).join('')}]`, 'gu');

/** The text as the built-in fonts can print it: characters that carry meaning are replaced, other missing ones are left out. */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\t\u2000-\u200a\u202f]/gu, ' ')
    .replace(REPLACED, (sign) => REPLACEMENTS[sign] ?? '')
    .replace(NOT_PRINTABLE, '');

/** The right padding of a cell. */
export const CELL_GAP = 8;

/** The height of a line of small print. */
const LINE_UNDER = 9;

/** The bottom padding of a cell under whose text `drawUnder` draws these lines. */
export const roomUnder = (lines: readonly string[]): number => (lines.length === 0 ? 4 : 6 + LINE_UNDER * lines.length);

/** Draws lines small and grey under the cell's own text. */
export function drawUnder({ doc, cell }: CellHookData, lines: readonly string[]): void {
  doc.setFont('helvetica', 'normal').setFontSize(SMALL).setTextColor(GREY);
  for (const [line, each] of lines.entries()) doc.text(each, cell.x, cell.y + 14 + 11 * cell.text.length + LINE_UNDER * line);
}

export function openSheet({ school, title, period, facts, foot }: SheetHead) {
  const pdf = new jsPDF({ unit: 'pt', format: 'letter' });
  const width = pdf.internal.pageSize.getWidth();
  const height = pdf.internal.pageSize.getHeight();
  const right = width - MARGIN;
  /** The y position of the next part. */
  let top = MARGIN;

  const write = (text: string, x: number, y: number, { size = 9, bold = false, grey = INK, end = false } = {}) => {
    pdf
      .setFont('helvetica', bold ? 'bold' : 'normal')
      .setFontSize(size)
      .setTextColor(grey);
    pdf.text(printable(text), x, y, { align: end ? 'right' : 'left' });
  };
  /** The lines of a text within a width. */
  const split = (text: string, maxWidth: number, size: number, bold = false): string[] =>
    text === ''
      ? []
      : (pdf
          .setFont('helvetica', bold ? 'bold' : 'normal')
          .setFontSize(size)
          .splitTextToSize(printable(text), maxWidth) as string[]);
  const widthOf = (text: string, size: number, bold = false): number =>
    pdf
      .setFont('helvetica', bold ? 'bold' : 'normal')
      .setFontSize(size)
      .getTextWidth(printable(text));
  const rule = (y: number, thick = 0.5, grey = LINE, from = MARGIN, to = right) => {
    pdf.setDrawColor(grey).setLineWidth(thick).line(from, y, to, y);
  };
  /** Begins a new page when less than `space` remains. */
  const needs = (space: number) => {
    if (top + space <= height - FOOT_ROOM) return;
    pdf.addPage();
    top = MARGIN;
  };

  if (school.shield) {
    const picture = pdf.getImageProperties(school.shield);
    const scale = SHIELD / Math.max(picture.width, picture.height);
    const [across, down] = [picture.width * scale, picture.height * scale];
    pdf.addImage(school.shield, MARGIN + (SHIELD - across) / 2, top + (SHIELD - down) / 2, across, down);
  }
  const beside = school.shield ? MARGIN + SHIELD + 12 : MARGIN;
  // The texts on the left must not run into those on the right.
  const names = split(school.name, right - widthOf(title, 13, true) - FACT_GAP - beside, 13, true);
  const places = split(school.place, right - widthOf(period, 9) - FACT_GAP - beside, SMALL);
  for (const [line, text] of names.entries()) write(text, beside, top + 14 + 15 * line, { size: 13, bold: true });
  const under = top + 13 + 15 * names.length;
  for (const [line, text] of places.entries()) write(text, beside, under + 10 * line, { size: SMALL, grey: GREY });
  write(title, right, top + 14, { size: 13, bold: true, end: true });
  write(period, right, under, { end: true });
  top = Math.max(top + 50, under + 10 * places.length + 8);
  rule(top, 1.5, INK);
  const column = (right - MARGIN) / facts.length;
  let maxLines = 2;
  for (const [index, { label, value }] of facts.entries()) {
    write(label, MARGIN + index * column, top + 16, { size: 7.5, grey: GREY });
    // A long name must not run into the fact beside it.
    const lines = split(value, column - (index === facts.length - 1 ? 0 : FACT_GAP), 10, true);
    for (const [line, text] of lines.entries()) write(text, MARGIN + index * column, top + 29 + 11 * line, { size: 10, bold: true });
    maxLines = Math.max(maxLines, lines.length);
  }
  top += 28 + 11 * maxLines;
  rule(top);
  top += 14;

  return {
    /** The lines of a text in small print in a column of that width. */
    linesIn: (width: number, text: string) => split(text, width - CELL_GAP, SMALL),

    table(head: readonly string[], rows: readonly RowInput[], options: UserOptions = {}) {
      autoTable(pdf, {
        startY: top,
        margin: { left: MARGIN, right: MARGIN, top: MARGIN, bottom: FOOT_ROOM },
        head: [[...head]],
        body: [...rows],
        theme: 'plain',
        rowPageBreak: 'avoid',
        styles: {
          font: 'helvetica',
          fontSize: 9,
          textColor: INK,
          cellPadding: { top: 4, bottom: 4, left: 0, right: CELL_GAP },
          overflow: 'linebreak',
        },
        headStyles: { fontStyle: 'bold', fontSize: 8, textColor: GREY, lineWidth: { bottom: 0.75 }, lineColor: LINE },
        ...options,
      });
      top = (pdf as jsPDF & { lastAutoTable: { finalY: number } }).lastAutoTable.finalY + 14;
    },

    /** A title with `aside` at the right end of its line, and a text under them. */
    entry(title: string, aside: string, text: string) {
      const lines = split(text, right - MARGIN, 10);
      needs(34 + lines.length * 13);
      write(title, MARGIN, top + 8, { size: 11, bold: true });
      write(aside, right, top + 8, { size: 8, grey: GREY, end: true });
      top += 24;
      for (const line of lines) {
        needs(13);
        write(line, MARGIN, top, { size: 10 });
        top += 13;
      }
      top += 4;
    },

    /** Empty lines for handwriting. */
    lines(label: string, count: number) {
      needs(16 + count * 20);
      write(label, MARGIN, top + 6, { size: 8, bold: true });
      for (let line = 1; line <= count; line += 1) rule(top + 6 + line * 20);
      top += 14 + count * 20;
    },

    rule() {
      needs(20);
      rule(top + 4);
      top += 18;
    },

    note(text: string) {
      needs(14);
      write(text, MARGIN, top + 6, { size: 8, grey: GREY });
      top += 18;
    },

    nothing() {
      write(NOTHING, MARGIN, top + 14, { size: 11 });
      top += 32;
    },

    /** Lines to sign on, each with name and role under it. */
    signatures(signers: readonly (readonly [name: string, role: string])[], { atFoot = true } = {}) {
      needs(64);
      const y = atFoot ? Math.max(top + 40, height - FOOT_ROOM - 32) : top + 34;
      const span = (right - MARGIN) / signers.length;
      for (const [index, [name, role]] of signers.entries()) {
        const from = MARGIN + index * span;
        rule(y, 0.75, INK, from, from + span - 20);
        write(name, from, y + 12, { size: 8 });
        write(role, from, y + 23, { size: 8, grey: GREY });
      }
      top = y + 34;
    },

    /** Numbers the pages and returns the PDF. */
    finish(): Blob {
      const pages = pdf.getNumberOfPages();
      for (let page = 1; page <= pages; page += 1) {
        pdf.setPage(page);
        const number = `Página ${page} de ${pages}`;
        const lines = split(foot, right - widthOf(number, 7.5) - FACT_GAP - MARGIN, 7.5);
        for (const [line, text] of lines.entries()) write(text, MARGIN, height - 28 + 9 * line, { size: 7.5, grey: GREY });
        write(number, right, height - 28, { size: 7.5, grey: GREY, end: true });
      }
      pdf.setProperties({ title: printable(`${title}. ${foot}`), author: printable(school.name) }).setLanguage('es-CO');
      return new Blob([pdf.output('arraybuffer')], { type: 'application/pdf' });
    },
  };
}

export type { CellDef, RowInput };
