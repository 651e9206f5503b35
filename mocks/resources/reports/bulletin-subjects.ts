/** The subjects of a bulletin as lines of text: measured, then drawn (REPO-21, REPO-24). All measures are points. */
import { drawSteps, stepsWidth } from '@mocks/reports/level-steps';
import { GREY, INK, type Pen } from '@mocks/reports/pen';
import type { Sheet } from '@mocks/reports/sheet';
import { heightOf, TEXT_SIZE, type MeasuredRow, type MeasuredSubject, type Spacing, type SubjectPart } from './bulletin-pages';
import type { AchievementResult, SubjectResult } from './bulletin-rows';
import { markText } from './report-scope';

export const SUBJECT_WIDTH = 110;
const LEVEL_WIDTH = 92;
const MARK_WIDTH = 36;
const GAP = 8;
/** A longer text goes on as a row of its own, so that every row has room on a page. */
const MOST_LINES = 32;
/** Of the column's titles. */
export const TITLES_HEIGHT = 20;

interface TextLine {
  readonly text: string;
  readonly bold: boolean;
}

interface Row extends MeasuredRow {
  readonly texts: readonly TextLine[];
  /** Of the achievement that begins here. */
  readonly result: Pick<AchievementResult, 'mark' | 'place'> & { readonly levels: number; readonly levelLines: readonly string[] };
}

interface HeadLine {
  readonly text: string;
  readonly isTeacher: boolean;
}

export interface SubjectTexts extends MeasuredSubject {
  readonly head: readonly HeadLine[];
  readonly laterHead: readonly HeadLine[];
  readonly rows: readonly Row[];
}

const NO_RESULT: Row['result'] = { mark: null, place: 0, levels: 0, levelLines: [] };

const rowOf = (texts: readonly TextLine[], result = NO_RESULT): Row => ({ texts, result, lines: texts.length, keepsNext: false });

function cutRow(row: Row): Row[] {
  if (row.lines <= MOST_LINES) return [row];
  return [rowOf(row.texts.slice(0, MOST_LINES), row.result), ...cutRow(rowOf(row.texts.slice(MOST_LINES)))];
}

/** What `measureSubject` needs to know of the paper. */
export interface Columns {
  /** Without marks there is no column of theirs (code D). */
  readonly isMarked: boolean;
  /** Of the whole table. */
  readonly width: number;
}

const titleWidth = ({ isMarked, width }: Columns) => width - SUBJECT_WIDTH - LEVEL_WIDTH - (isMarked ? MARK_WIDTH : 0);

function achievementRow(pen: Pen, { title, level, description, mark, place, scale }: AchievementResult, columns: Columns): Row {
  const beside = level === null ? 0 : stepsWidth(scale.length);
  const levelLines = pen.split(level ?? 'Sin calificar', LEVEL_WIDTH - beside - GAP, TEXT_SIZE);
  const titles = pen.split(title, titleWidth(columns) - GAP, TEXT_SIZE, true);
  const descriptions = pen.split(description, columns.width - SUBJECT_WIDTH, TEXT_SIZE);
  const texts = [
    ...Array.from({ length: Math.max(titles.length, levelLines.length) }, (_, line) => ({ text: titles[line] ?? '', bold: true })),
    ...descriptions.map((text) => ({ text, bold: false })),
  ];
  return rowOf(texts, { mark, place, levels: level === null ? 0 : scale.length, levelLines });
}

export function measureSubject(pen: Pen, { subject, teacher, achievements, observation }: SubjectResult, columns: Columns): SubjectTexts {
  const headOf = (name: string, under: string): HeadLine[] => [
    ...pen.split(name, SUBJECT_WIDTH - GAP, TEXT_SIZE, true).map((text) => ({ text, isTeacher: false })),
    ...pen.split(under, SUBJECT_WIDTH - GAP, TEXT_SIZE).map((text) => ({ text, isTeacher: true })),
  ];
  const [head, laterHead] = [headOf(subject, teacher ?? ''), headOf(`${subject} (continúa)`, '')];
  // REPO-27: before the achievements, beside the subject's name.
  const observed = pen.split(observation === null ? '' : `Observación: ${observation}`, columns.width - SUBJECT_WIDTH, TEXT_SIZE);
  const observedRows = observed.length === 0 ? [] : cutRow(rowOf(observed.map((text) => ({ text, bold: false }))));
  const rows = [...observedRows, ...achievements.flatMap((achievement) => cutRow(achievementRow(pen, achievement, columns)))];
  const [first, second] = rows;
  const isShort = observed.length > 0 && (first?.lines ?? 0) + (second?.lines ?? 0) <= MOST_LINES;
  return {
    head,
    laterHead,
    headLines: head.length,
    laterHeadLines: laterHead.length,
    rows: rows.map((row, index) => ({ ...row, keepsNext: index === 0 && isShort && rows.length > 1 })),
  };
}

/** Draws the titles of the columns, and returns where the subjects begin. */
export function drawTitles({ pen, left, right }: Sheet, top: number, columns: Columns): number {
  const style = { bold: true, grey: GREY };
  const [achievement, level] = [left + SUBJECT_WIDTH, left + SUBJECT_WIDTH + titleWidth(columns)];
  pen.write('Asignatura', left, top + 8, style);
  pen.write('Logro', achievement, top + 8, style);
  pen.write('Nivel', level, top + 8, style);
  if (columns.isMarked) pen.write('Nota', right, top + 8, { ...style, end: true });
  pen.rule(top + 14, left, right, 0.75);
  return top + TITLES_HEIGHT;
}

/** Draws the rows of a subject that stand on this page, and returns where they end. */
export function drawSubject(
  sheet: Sheet,
  top: number,
  subject: SubjectTexts,
  part: SubjectPart,
  spacing: Spacing,
  columns: Columns,
): number {
  const { pdf, pen, left, right } = sheet;
  const baseline = (spacing.line + TEXT_SIZE) / 2 - 1.5;
  for (const [line, { text, isTeacher }] of (part.from === 0 ? subject.head : subject.laterHead).entries())
    pen.write(text, left, top + baseline + spacing.line * line, isTeacher ? { grey: GREY } : { bold: true });
  const [achievements, levels] = [left + SUBJECT_WIDTH, left + SUBJECT_WIDTH + titleWidth(columns)];
  let y = top;
  for (const { texts, lines, result } of subject.rows.slice(part.from, part.to)) {
    const first = y + baseline;
    for (const [line, { text, bold }] of texts.entries()) pen.write(text, achievements, first + spacing.line * line, { bold, grey: INK });
    drawSteps(pdf, levels, first, result.place, result.levels);
    const beside = result.levels === 0 ? 0 : stepsWidth(result.levels);
    for (const [line, text] of result.levelLines.entries()) pen.write(text, levels + beside, first + spacing.line * line);
    if (columns.isMarked) pen.write(markText(result.mark), right, first, { bold: true, end: true });
    y += lines * spacing.line + spacing.betweenRows;
  }
  return top + heightOf(subject, part, spacing);
}
