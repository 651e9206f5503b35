/** The table of rooms and subjects as a spreadsheet (TRAC-13). */
import type { CellValue } from '@/ui/base/cell-value';
import type { Sheet } from '@/ui/xlsx/sheet';
import { observedText, reviewText, shareOfViews, subjectsOf, wordsOf, type byRoom, type PairView } from './pair-view';

/** A share as a number; else what the cell says in its place. */
function cellOf(view: PairView | undefined): CellValue {
  if (!view) return null;
  const { figures } = view;
  if (!figures) return reviewText(view);
  const { share, main } = wordsOf(figures);
  return share ?? main;
}

/** 'Matemáticas: Pesos: 70 %, 20 de 34 con observación' */
function notesOf(view: PairView): string[] {
  const notes = [...(view.figures ? wordsOf(view.figures).notes : []), observedText(view)].filter((note) => note !== '');
  return notes.length === 0 ? [] : [`${view.pair.subject.name}: ${notes.join(', ')}`];
}

/** `rows`: those that are kept of all views. */
export function progressSheet(views: readonly PairView[], rows: ReturnType<typeof byRoom>): Sheet {
  const subjects = subjectsOf(views);
  const kept = rows.flatMap(({ views: own }) => own);
  const isOf =
    (id: number) =>
    ({ pair }: PairView) =>
      pair.subject.id === id;
  return {
    title: 'Seguimiento',
    columns: [
      { header: 'Curso' },
      ...subjects.map(({ name }) => ({ header: name, isPercent: true })),
      { header: 'Avance', isPercent: true },
      { header: 'Detalle' },
    ],
    rows: [
      ...rows.map(({ room, views: own }) => [
        room.name,
        ...subjects.map(({ id }) => cellOf(own.find(isOf(id)))),
        shareOfViews(own),
        own.flatMap(notesOf).join('\n'),
      ]),
      ['Avance', ...subjects.map(({ id }) => shareOfViews(kept.filter(isOf(id)))), shareOfViews(kept), ''],
    ],
    fixedColumns: 1,
  };
}
