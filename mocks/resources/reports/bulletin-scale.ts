/** The scale under the subjects of a bulletin: each level with its squares and, with marks, its range (REPO-26). */
import { drawSteps, stepsWidth } from '@mocks/reports/level-steps';
import type { Pen } from '@mocks/reports/pen';
import type { Sheet } from '@mocks/reports/sheet';
import { TEXT_SIZE } from './bulletin-pages';
import type { BulletinContent } from './bulletin-paper';
import type { ScaleLevel, SubjectResult } from './bulletin-rows';
import { SUBJECT_WIDTH } from './bulletin-subjects';
import { markText } from './report-scope';

/** In points. */
const LINE = 13;
const GAP = 10;

interface Scale {
  readonly levels: readonly ScaleLevel[];
  readonly subjects: readonly string[];
}

/** The scales of the achievements: one, unless the school changed its model meanwhile; of observations alone that of the room. */
function scalesOf(results: readonly SubjectResult[], ofRoom: readonly ScaleLevel[]): Scale[] {
  const scales = new Map<string, { levels: readonly ScaleLevel[]; subjects: Set<string> }>();
  for (const { subject, achievements } of results)
    for (const { scale } of achievements) {
      const key = JSON.stringify(scale.map(({ name, initialValue, endValue }) => [name, initialValue, endValue]));
      const found = scales.get(key) ?? { levels: scale, subjects: new Set() };
      scales.set(key, found);
      found.subjects.add(subject);
    }
  if (scales.size === 0 && results.length > 0 && ofRoom.length > 0) return [{ levels: ofRoom, subjects: [] }];
  return [...scales.values()].map(({ levels, subjects }) => ({ levels, subjects: [...subjects] }));
}

interface PlacedLevel {
  readonly text: string;
  readonly x: number;
  readonly line: number;
  /** From 1 for the lowest; 0 for the rest of a long name. */
  readonly place: number;
}

interface MeasuredScale {
  readonly label: readonly string[];
  readonly placed: readonly PlacedLevel[];
  readonly count: number;
  readonly lines: number;
}

const levelText = ({ name, initialValue, endValue }: ScaleLevel, isMarked: boolean): string =>
  isMarked ? `${name} ${markText(initialValue)} a ${markText(endValue)}` : name;

function measureScale(pen: Pen, { levels, subjects }: Scale, isAlone: boolean, isMarked: boolean, width: number): MeasuredScale {
  const label = pen.split(isAlone ? 'Escala' : `Escala de ${subjects.join(', ')}`, SUBJECT_WIDTH - 8, TEXT_SIZE, true);
  const beside = stepsWidth(levels.length);
  const placed: PlacedLevel[] = [];
  let [x, line] = [0, 0];
  for (const [index, level] of levels.entries()) {
    const texts = pen.split(levelText(level, isMarked), width - beside, TEXT_SIZE);
    const across = beside + Math.max(...texts.map((text) => pen.widthOf(text, TEXT_SIZE)));
    if (x > 0 && x + across > width) [x, line] = [0, line + 1];
    for (const [row, text] of texts.entries()) placed.push({ text, x, line: line + row, place: row === 0 ? index + 1 : 0 });
    line += texts.length - 1;
    x += across + GAP;
  }
  return { label, placed, count: levels.length, lines: Math.max(label.length, line + 1) };
}

/** The scales' height, and how they are drawn. */
export function layOutScales(sheet: Sheet, { results, scale, type }: Pick<BulletinContent, 'results' | 'scale' | 'type'>) {
  const { pdf, pen, left, right } = sheet;
  const scales = scalesOf(results, scale);
  const measured = scales.map((each) => measureScale(pen, each, scales.length === 1, type === 'C', right - left - SUBJECT_WIDTH));
  return {
    height: measured.reduce((sum, { lines }) => sum + lines * LINE, 0),
    draw(top: number) {
      let y = top + 10;
      for (const { label, placed, count, lines } of measured) {
        for (const [line, text] of label.entries()) pen.write(text, left, y + LINE * line, { bold: true });
        for (const { text, x, line, place } of placed) {
          const from = left + SUBJECT_WIDTH + x;
          if (place > 0) drawSteps(pdf, from, y + LINE * line, place, count);
          pen.write(text, from + stepsWidth(count), y + LINE * line);
        }
        y += lines * LINE;
      }
    },
  };
}
