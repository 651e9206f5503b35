/** Draws a bulletin from what it says: first all is measured, then drawn (REPO-24). All measures are points. */
import type { SheetHead } from '@mocks/reports/page-heads';
import { openSheet, type Sheet, type Signer } from '@mocks/reports/sheet';
import { planPages, TEXT_SIZE } from './bulletin-pages';
import type { ScaleLevel, SubjectResult } from './bulletin-rows';
import { layOutScales } from './bulletin-scale';
import { drawSubject, drawTitles, measureSubject, TITLES_HEIGHT } from './bulletin-subjects';

const NOTE_LINE = 13;
const BEFORE_END = 14;
const BEFORE_NOTE = 4;

export interface BulletinContent {
  readonly school: SheetHead['school'];
  readonly student: string;
  /** 'N.º 7', and what else tells the student from others (REPO-26); '' if nothing does. */
  readonly told: string;
  readonly room: string;
  readonly director: string | null;
  /** 'Periodo 2' */
  readonly period: string;
  /** 'Periodo 2, año escolar 2026' */
  readonly periodOfYear: string;
  /** '13/04/2026 al 21/06/2026' */
  readonly dates: string;
  /** Under the subjects; '' for none. */
  readonly note: string;
  /** With marks as numbers (C) or with levels only (D). */
  readonly type: 'C' | 'D';
  readonly results: readonly SubjectResult[];
  /** That of the room, lowest first, for results without an achievement (REPO-26); empty without one. */
  readonly scale: readonly ScaleLevel[];
}

/** Draws the subjects, and under them the scale and the note; leaves room for the lines to sign on. */
function drawResults(sheet: Sheet, content: BulletinContent, signers: readonly Signer[]): void {
  const { results, note, type } = content;
  const { pen, left, right } = sheet;
  const columns = { isMarked: type === 'C', width: right - left };
  const subjects = results.map((result) => measureSubject(pen, result, columns));
  const scales = layOutScales(sheet, content);
  const notes = pen.split(note, right - left, TEXT_SIZE);
  const underSubjects = BEFORE_END + scales.height + BEFORE_NOTE + notes.length * NOTE_LINE;
  const { top, nextTop, bottom } = sheet.space();
  const { pages, spacing } = planPages(subjects, {
    first: bottom - top - TITLES_HEIGHT,
    later: bottom - nextTop - TITLES_HEIGHT,
    end: underSubjects + sheet.signaturesHeight(signers),
  });
  for (const [index, parts] of pages.entries()) {
    if (index > 0) sheet.addPage();
    let y = parts.length === 0 ? sheet.space().top : drawTitles(sheet, sheet.space().top, columns);
    for (const [place, part] of parts.entries()) {
      const subject = subjects[part.subject];
      if (!subject) continue;
      if (place > 0) pen.rule(y + spacing.betweenSubjects / 2, left, right);
      y = drawSubject(sheet, y + (place > 0 ? spacing.betweenSubjects : 0), subject, part, spacing, columns);
    }
    sheet.goOn(y);
  }
  const end = sheet.space().top;
  if (results.length > 0) pen.rule(end + BEFORE_END / 2, left, right);
  scales.draw(end + BEFORE_END);
  const underScales = end + BEFORE_END + scales.height + BEFORE_NOTE;
  for (const [line, text] of notes.entries()) pen.write(text, left, underScales + 10 + NOTE_LINE * line);
  sheet.goOn(end + underSubjects);
}

export function drawBulletin(content: BulletinContent): Blob {
  const { school, student, told, room, director, period, periodOfYear, dates, results } = content;
  const sheet = openSheet({
    school,
    title: 'Boletín',
    period: periodOfYear,
    whose: [student, told, room].filter(Boolean).join(', '),
    facts: [
      { label: 'Estudiante', value: student, note: told, share: 1.5 },
      { label: 'Curso', value: room, share: 0.7 },
      ...(director === null ? [] : [{ label: 'Dirección de grupo', value: director }]),
      { label: 'Fechas del periodo', value: dates, share: 1.1 },
    ],
    foot: `Boletín de ${student}, ${period}`,
  });
  const signers: readonly Signer[] = [
    [director ?? '', 'Dirección de grupo'],
    ['', 'Coordinación'],
    ['', 'Acudiente'],
  ];
  if (results.length === 0) sheet.nothing();
  drawResults(sheet, content, signers);
  sheet.signatures(signers);
  return sheet.finish();
}
