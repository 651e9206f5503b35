/** Writing on a page of a PDF with its built-in fonts. All measures are points, from the page's top left corner. */
import type { jsPDF } from 'jspdf';

export const INK = 20;
export const GREY = 95;
export const LINE = 150;

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

interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly grey?: number;
  /** Ends at x rather than beginning there. */
  readonly end?: boolean;
}

export function openPen(pdf: jsPDF) {
  const take = (size: number, bold: boolean) => pdf.setFont('helvetica', bold ? 'bold' : 'normal').setFontSize(size);
  return {
    write(text: string, x: number, y: number, { size = 9, bold = false, grey = INK, end = false }: TextStyle = {}) {
      take(size, bold).setTextColor(grey);
      pdf.text(printable(text), x, y, { align: end ? 'right' : 'left' });
    },
    /** The lines of a text within a width; none of an empty one. */
    split: (text: string, maxWidth: number, size: number, bold = false): string[] =>
      text === '' ? [] : (take(size, bold).splitTextToSize(printable(text), maxWidth) as string[]),
    widthOf: (text: string, size: number, bold = false): number => take(size, bold).getTextWidth(printable(text)),
    rule(y: number, from: number, to: number, thick = 0.5, grey = LINE) {
      pdf.setDrawColor(grey).setLineWidth(thick).line(from, y, to, y);
    },
  };
}

export type Pen = ReturnType<typeof openPen>;
