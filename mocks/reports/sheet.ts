/**
 * A paper of the school: letter size, its head and foot, tables that go on over pages, lines to sign on. Black and greys alone, so that
 * any printer does it justice. This module brings the PDF library along: it is imported when a report is asked for (P11).
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
    /** Address, city and telephone, as far as they are known. */
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

/** Points. */
const MARGIN = 48;
const FOOT_ROOM = 60;
const FACT_GAP = 16;
const INK = 20;
const GREY = 95;
const LINE = 150;
const SMALL = 8;
const SHIELD = 40;

/** Without records the paper says so (REPO-23). */
const NOTHING = 'Sin registros para este periodo.';

/** All but line breaks, Latin 1, and the other letters that the PDF's own fonts have (Windows-1252). */
const NOT_PRINTABLE = /[^\n\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;

/** Signs that those fonts lack, and how they are written without them. */
const WRITTEN: Readonly<Record<string, string>> = { '\u2010': '-', '\u2011': '-', '\u2212': '-', '≤': '<=', '≥': '>=', '≠': '<>' };

const UNWRITTEN = new RegExp(`[${Object.keys(WRITTEN).join('')}]`, 'gu');

/** What those fonts cannot write is left out, but signs that would change what is said: of a name or a text nothing else is changed. */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\t\u2000-\u200a\u202f]/gu, ' ')
    .replace(UNWRITTEN, (sign) => WRITTEN[sign] ?? '')
    .replace(NOT_PRINTABLE, '');

/** Of a cell, beside its words. */
export const CELL_GAP = 8;

/** Lines of small print, under the cell's own words. */
const LINE_UNDER = 9;

/** Padding for what `drawUnder` draws: its lines, as `linesIn` has them. */
export const roomUnder = (lines: readonly string[]): number => (lines.length === 0 ? 4 : 6 + LINE_UNDER * lines.length);

/** Small and grey, under the cell's own words. */
export function drawUnder({ doc, cell }: CellHookData, lines: readonly string[]): void {
  doc.setFont('helvetica', 'normal').setFontSize(SMALL).setTextColor(GREY);
  for (const [line, each] of lines.entries()) doc.text(each, cell.x, cell.y + 14 + 11 * cell.text.length + LINE_UNDER * line);
}

export function openSheet({ school, title, period, facts, foot }: SheetHead) {
  const pdf = new jsPDF({ unit: 'pt', format: 'letter' });
  const width = pdf.internal.pageSize.getWidth();
  const height = pdf.internal.pageSize.getHeight();
  const right = width - MARGIN;
  /** Where the next part begins. */
  let top = MARGIN;

  const write = (text: string, x: number, y: number, { size = 9, bold = false, grey = INK, end = false } = {}) => {
    pdf
      .setFont('helvetica', bold ? 'bold' : 'normal')
      .setFontSize(size)
      .setTextColor(grey);
    pdf.text(printable(text), x, y, { align: end ? 'right' : 'left' });
  };
  /** The lines of a text of that width. */
  const split = (text: string, room: number, size: number, bold = false): string[] =>
    text === ''
      ? []
      : (pdf
          .setFont('helvetica', bold ? 'bold' : 'normal')
          .setFontSize(size)
          .splitTextToSize(printable(text), room) as string[]);
  const widthOf = (text: string, size: number, bold = false): number =>
    pdf
      .setFont('helvetica', bold ? 'bold' : 'normal')
      .setFontSize(size)
      .getTextWidth(printable(text));
  const rule = (y: number, thick = 0.5, grey = LINE, from = MARGIN, to = right) => {
    pdf.setDrawColor(grey).setLineWidth(thick).line(from, y, to, y);
  };
  /** Begins a new page where there is less room than that. */
  const needs = (room: number) => {
    if (top + room <= height - FOOT_ROOM) return;
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
  // What stands at the right end of a line is not run into.
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
  let most = 2;
  for (const [index, { label, value }] of facts.entries()) {
    write(label, MARGIN + index * column, top + 16, { size: 7.5, grey: GREY });
    // A long name must not run into the fact beside it.
    const lines = split(value, column - (index === facts.length - 1 ? 0 : FACT_GAP), 10, true);
    for (const [line, text] of lines.entries()) write(text, MARGIN + index * column, top + 29 + 11 * line, { size: 10, bold: true });
    most = Math.max(most, lines.length);
  }
  top += 28 + 11 * most;
  rule(top);
  top += 14;

  return {
    /** The lines of small print in a column of that width. */
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

    /** A title, what stands at its end, and a text under them. */
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

    /** Lines to write on by hand. */
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

    /** Who signs, and what the line says under the name. */
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

    /** The whole paper. */
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
