/**
 * A printed report of the school: letter size, head and foot, tables over several pages, lines to sign on; black and grey,
 * for any printer. This module loads the PDF library, so it is imported when a report is requested (P11).
 */
import { jsPDF } from 'jspdf';
import { autoTable, type RowInput, type UserOptions } from 'jspdf-autotable';
import { drawFoot, drawHead, laterHead, MARGIN, type SheetHead } from './page-heads';
import { GREY, INK, LINE, openPen, printable } from './pen';

/** In points. */
const FOOT_ROOM = 50;
const CELL_GAP = 8;
/** Under a line to sign on. */
const SIGNER_SIZE = 8;

/** The text of a report without records (REPO-23). */
const NOTHING = 'Sin registros para este periodo.';

/** A name, '' for nobody's, and an office. */
export type Signer = readonly [name: string, office: string];

export function openSheet(head: SheetHead) {
  const pdf = new jsPDF({ unit: 'pt', format: 'letter' });
  const pen = openPen(pdf);
  const right = pdf.internal.pageSize.getWidth() - MARGIN;
  const bottom = pdf.internal.pageSize.getHeight() - FOOT_ROOM;
  const later = laterHead(pdf, pen, head);
  /** The y position of the next part. */
  let top = drawHead(pdf, pen, head);

  const rule = (y: number) => pen.rule(y, MARGIN, right);
  const addPage = () => {
    pdf.addPage();
    later.draw();
    top = later.bottom;
  };
  /** Begins a new page when less than `space` remains. */
  const needs = (space: number) => {
    if (top + space > bottom) addPage();
  };
  /** The lines under each line to sign on; without a name the office alone (REPO-26). */
  const signerLines = (signers: readonly Signer[]) => {
    const width = (right - MARGIN) / signers.length - 20;
    return signers.map(([name, office]) => [
      ...pen.split(name, width, SIGNER_SIZE).map((text) => ({ text, grey: INK })),
      ...pen.split(office, width, SIGNER_SIZE).map((text) => ({ text, grey: GREY })),
    ]);
  };
  /** The room that the lines to sign on take. */
  const signaturesHeight = (signers: readonly Signer[]) => 42 + 11 * Math.max(2, ...signerLines(signers).map(({ length }) => length));

  return {
    pdf,
    pen,
    left: MARGIN,
    right,
    /** Where content begins on this page and on the next ones, and where it ends. */
    space: () => ({ top, nextTop: later.bottom, bottom }),
    addPage,
    /** Goes on under what was drawn to there. */
    goOn: (y: number) => {
      top = y;
    },
    signaturesHeight,

    table(titles: readonly string[], rows: readonly RowInput[], options: UserOptions = {}) {
      autoTable(pdf, {
        startY: top,
        margin: { left: MARGIN, right: MARGIN, top: later.bottom, bottom: FOOT_ROOM },
        head: [[...titles]],
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
        willDrawPage: ({ pageNumber }) => {
          if (pageNumber > 1) later.draw();
        },
        ...options,
      });
      top = (pdf as jsPDF & { lastAutoTable: { finalY: number } }).lastAutoTable.finalY + 14;
    },

    /** A title with `aside` at the right end of its line, and a text under them. */
    entry(title: string, aside: string, text: string) {
      const lines = pen.split(text, right - MARGIN, 10);
      needs(34 + lines.length * 13);
      pen.write(title, MARGIN, top + 8, { size: 11, bold: true });
      pen.write(aside, right, top + 8, { size: 8, grey: GREY, end: true });
      top += 24;
      for (const line of lines) {
        needs(13);
        pen.write(line, MARGIN, top, { size: 10 });
        top += 13;
      }
      top += 4;
    },

    /** Empty lines for handwriting. */
    lines(label: string, count: number) {
      needs(16 + count * 20);
      pen.write(label, MARGIN, top + 6, { size: 8, bold: true });
      for (let line = 1; line <= count; line += 1) rule(top + 6 + line * 20);
      top += 14 + count * 20;
    },

    rule() {
      needs(20);
      rule(top + 4);
      top += 18;
    },

    nothing() {
      pen.write(NOTHING, MARGIN, top + 14, { size: 11 });
      top += 32;
    },

    /** Lines to sign on, each with name and office under it. */
    signatures(signers: readonly Signer[], { atFoot = true } = {}) {
      const height = signaturesHeight(signers);
      needs(height);
      const y = Math.max(top + 34, atFoot ? bottom - height + 32 : 0);
      const span = (right - MARGIN) / signers.length;
      for (const [index, lines] of signerLines(signers).entries()) {
        const from = MARGIN + index * span;
        pen.rule(y, from, from + span - 20, 0.75, INK);
        for (const [line, { text, grey }] of lines.entries()) pen.write(text, from, y + 12 + 11 * line, { size: SIGNER_SIZE, grey });
      }
      top = y + height - 30;
    },

    /** Adds the feet of the pages, and returns the PDF. */
    finish(): Blob {
      const pages = pdf.getNumberOfPages();
      for (let page = 1; page <= pages; page += 1) {
        pdf.setPage(page);
        drawFoot(pdf, pen, head.foot, `Página ${page} de ${pages}`);
      }
      pdf.setProperties({ title: printable(`${head.title}. ${head.foot}`), author: printable(head.school.name) }).setLanguage('es-CO');
      return new Blob([pdf.output('arraybuffer')], { type: 'application/pdf' });
    },
  };
}

export type Sheet = ReturnType<typeof openSheet>;
