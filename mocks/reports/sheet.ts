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

/** Without records the paper says so (REPO-23). */
const NOTHING = 'Sin registros para este periodo.';

/** All but line breaks, Latin 1, and the other letters that the PDF's own fonts have (Windows-1252). */
const NOT_PRINTABLE = /[^\n\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;

/** What those fonts cannot write is left out: of a name or a text nothing else is changed. */
export const printable = (text: string): string => text.normalize('NFC').replace(NOT_PRINTABLE, '');

/** Small and grey, under the cell's own words. */
export function drawUnder({ doc, cell }: CellHookData, text: string): void {
  if (text === '') return;
  doc.setFont('helvetica', 'normal').setFontSize(8).setTextColor(GREY);
  const lines = doc.splitTextToSize(text, cell.width - 8) as string[];
  for (const [line, each] of lines.entries()) doc.text(each, cell.x, cell.y + 14 + 11 * cell.text.length + 9 * line);
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
  const rule = (y: number, thick = 0.5, grey = LINE, from = MARGIN, to = right) => {
    pdf.setDrawColor(grey).setLineWidth(thick).line(from, y, to, y);
  };
  /** Begins a new page where there is less room than that. */
  const needs = (room: number) => {
    if (top + room <= height - FOOT_ROOM) return;
    pdf.addPage();
    top = MARGIN;
  };

  if (school.shield) pdf.addImage(school.shield, MARGIN, top, 40, 40);
  const beside = school.shield ? MARGIN + 52 : MARGIN;
  write(school.name, beside, top + 14, { size: 13, bold: true });
  write(school.place, beside, top + 28, { size: 8, grey: GREY });
  write(title, right, top + 14, { size: 13, bold: true, end: true });
  write(period, right, top + 28, { end: true });
  top += 50;
  rule(top, 1.5, INK);
  const column = (right - MARGIN) / facts.length;
  for (const [index, { label, value }] of facts.entries()) {
    write(label, MARGIN + index * column, top + 16, { size: 7.5, grey: GREY });
    // A long name must not run into the fact beside it.
    const gap = index === facts.length - 1 ? 0 : FACT_GAP;
    const lines = pdf
      .setFont('helvetica', 'bold')
      .setFontSize(10)
      .splitTextToSize(printable(value), column - gap) as string[];
    for (const [line, text] of lines.slice(0, 2).entries())
      write(text, MARGIN + index * column, top + 29 + 11 * line, { size: 10, bold: true });
  }
  top += 50;
  rule(top);
  top += 14;

  return {
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
          cellPadding: { top: 4, bottom: 4, left: 0, right: 8 },
          overflow: 'linebreak',
        },
        headStyles: { fontStyle: 'bold', fontSize: 8, textColor: GREY, lineWidth: { bottom: 0.75 }, lineColor: LINE },
        ...options,
      });
      top = (pdf as jsPDF & { lastAutoTable: { finalY: number } }).lastAutoTable.finalY + 14;
    },

    /** A title, what stands at its end, and a text under them. */
    entry(title: string, aside: string, text: string) {
      const lines = pdf
        .setFont('helvetica', 'normal')
        .setFontSize(10)
        .splitTextToSize(printable(text), right - MARGIN) as string[];
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
        write(foot, MARGIN, height - 28, { size: 7.5, grey: GREY });
        write(`Página ${page} de ${pages}`, right, height - 28, { size: 7.5, grey: GREY, end: true });
      }
      pdf.setProperties({ title: printable(`${title}. ${foot}`), author: printable(school.name) }).setLanguage('es-CO');
      return new Blob([pdf.output('arraybuffer')], { type: 'application/pdf' });
    },
  };
}

export type { CellDef, RowInput };
