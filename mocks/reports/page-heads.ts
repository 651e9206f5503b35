/** What stands above and below the content of a paper's pages. */
import type { jsPDF } from 'jspdf';
import { dateInWords, toBogota } from '@mocks/seeding/calendar';
import { GREY, INK, type Pen } from './pen';

interface Fact {
  readonly label: string;
  readonly value: string;
  /** In small print under the value. */
  readonly note?: string;
  /** Of the width, beside the others; 1 by default. */
  readonly share?: number;
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
  /** The student or room, at the head of the pages after the first. */
  readonly whose: string;
  readonly facts: readonly Fact[];
  /** At the foot of every page, before its number. */
  readonly foot: string;
}

/** In points. */
export const MARGIN = 48;
const TOP = 40;
const GAP = 16;
const SMALL = 8;
const SHIELD = 40;
const FOOT_SIZE = 7.5;

/** Draws the first page's head: the school, the paper's title, the facts. Returns where the content begins. */
export function drawHead(pdf: jsPDF, pen: Pen, { school, title, period, facts }: SheetHead): number {
  const right = pdf.internal.pageSize.getWidth() - MARGIN;
  if (school.shield) {
    const picture = pdf.getImageProperties(school.shield);
    const scale = SHIELD / Math.max(picture.width, picture.height);
    const [across, down] = [picture.width * scale, picture.height * scale];
    pdf.addImage(school.shield, MARGIN + (SHIELD - across) / 2, TOP + (SHIELD - down) / 2, across, down);
  }
  const beside = school.shield ? MARGIN + SHIELD + 12 : MARGIN;
  // The texts on the left must not run into those on the right.
  const names = pen.split(school.name, right - pen.widthOf(title, 13, true) - GAP - beside, 13, true);
  const places = pen.split(school.place, right - pen.widthOf(period, 9) - GAP - beside, SMALL);
  for (const [line, text] of names.entries()) pen.write(text, beside, TOP + 14 + 15 * line, { size: 13, bold: true });
  const under = TOP + 13 + 15 * names.length;
  for (const [line, text] of places.entries()) pen.write(text, beside, under + 10 * line, { size: SMALL, grey: GREY });
  pen.write(title, right, TOP + 14, { size: 13, bold: true, end: true });
  pen.write(period, right, under, { end: true });
  const top = Math.max(TOP + 50, under + 10 * places.length + 8);
  pen.rule(top, MARGIN, right, 1.5, INK);
  const bottom = drawFacts(pen, facts, top, right);
  pen.rule(bottom, MARGIN, right);
  return bottom + 14;
}

/** Returns where they end. */
function drawFacts(pen: Pen, facts: readonly Fact[], top: number, right: number): number {
  const shares = facts.reduce((sum, { share = 1 }) => sum + share, 0);
  let x = MARGIN;
  let bottom = top + 50;
  for (const [index, { label, value, note = '', share = 1 }] of facts.entries()) {
    const column = ((right - MARGIN) * share) / shares;
    // A long name must not run into the fact beside it.
    const width = column - (index === facts.length - 1 ? 0 : GAP);
    const [lines, notes] = [pen.split(value, width, 10, true), pen.split(note, width, 9)];
    pen.write(label, x, top + 16, { size: FOOT_SIZE, grey: GREY });
    for (const [line, text] of lines.entries()) pen.write(text, x, top + 29 + 11 * line, { size: 10, bold: true });
    const under = top + 29 + 11 * lines.length;
    for (const [line, text] of notes.entries()) pen.write(text, x, under + 1 + 11 * line);
    bottom = Math.max(bottom, under - 1 + 11 * notes.length);
    x += column;
  }
  return bottom;
}

/** The lines at the head of the pages after the first (REPO-25), and where the content begins under them. */
export function laterHead(pdf: jsPDF, pen: Pen, { school, title, period, whose }: SheetHead) {
  const right = pdf.internal.pageSize.getWidth() - MARGIN;
  const aside = `${title}, ${period}`;
  const names = pen.split(school.name, right - pen.widthOf(aside, SMALL) - GAP - MARGIN, SMALL, true);
  const owners = pen.split(whose, right - MARGIN, 9, true);
  const under = TOP + 10 * names.length + 10;
  const bottom = under + 11 * owners.length - 4;
  return {
    bottom: bottom + 12,
    draw() {
      for (const [line, text] of names.entries()) pen.write(text, MARGIN, TOP + 6 + 10 * line, { size: SMALL });
      pen.write(aside, right, TOP + 6, { size: SMALL, end: true });
      for (const [line, text] of owners.entries()) pen.write(text, MARGIN, under + 11 * line, { bold: true });
      pen.rule(bottom, MARGIN, right, 0.75, INK);
    },
  };
}

/** Draws a page's foot: whose paper it is, the day of issue, the page's number (REPO-25). */
export function drawFoot(pdf: jsPDF, pen: Pen, foot: string, number: string): void {
  const { pageSize } = pdf.internal;
  const [right, y] = [pageSize.getWidth() - MARGIN, pageSize.getHeight() - 28];
  const style = { size: FOOT_SIZE, grey: GREY };
  const issued = `Expedido el ${dateInWords(toBogota(new Date()))}`;
  const beforeNumber = right - pen.widthOf(number, FOOT_SIZE) - GAP;
  const beforeDay = beforeNumber - pen.widthOf(issued, FOOT_SIZE) - GAP;
  for (const [line, text] of pen.split(foot, beforeDay - MARGIN, FOOT_SIZE).entries()) pen.write(text, MARGIN, y + 9 * line, style);
  pen.write(issued, beforeNumber, y, { ...style, end: true });
  pen.write(number, right, y, { ...style, end: true });
}
