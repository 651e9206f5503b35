/** What the columns of a table are, by their heads and by what they hold (PAST-04, PAST-05). */
import { foldText } from '@/ui/base/text-order';
import type { CellLine } from './delimited-text';

/** The key of a column's name: without case, accents, '*', what stands in brackets, and a mark at its end. */
export const columnKey = (name: string): string =>
  foldText(name.replace(/\([^()]*\)|\[[^[\]]*\]|\*/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ ?[.:]$/, '');

const NUMBERING = ['no', 'n°', 'nº', 'n', '#', 'nro', 'num', 'numero', 'item', 'orden'];

/** Whether a column of that name numbers the lines. */
export const isNumberingName = (name: string): boolean => NUMBERING.includes(columnKey(name));

/** The beginnings of the names that schools give to columns. */
const HEAD =
  /^(?:nombre|apellido|primer|segundo|estudiante|alumn|acudiente|padre|madre|correo|e-?mail|telefono|celular|direccion|documento|identificacion|tipo de doc|cod\b|codigo|grado|curso|grupo|sede|jornada|edad|anos?\b|ano |fecha|genero|sexo|estrato|nota|calif|valor|def\b|definitiva|prom\b|promedio|puntaje|puntos|resultado|total|logro|actividad|quiz|taller|examen|evaluacion|tarea|trabajo|exposicion|parcial|periodo|nivel|observaci|comentario|fallas|ausencias|inasistencias|retardos)/;

/** Names of columns with a number: 'N1', 'Nota 2', 'Act. 3'. */
const NUMBERED_HEAD = /^\p{L}{1,12}\.? ?\d{1,2}$/u;

/** Whether a cell reads like the head of a column. */
export const isHeadName = (cell: string): boolean => {
  const key = columnKey(cell);
  return HEAD.test(key) || NUMBERED_HEAD.test(key) || isNumberingName(cell);
};

/** A number as lists have it: '1', '1.', '1)'. */
const ordinalOf = (cell: string): number => Number(/^(\d{1,6})[.)]?$/.exec(cell)?.[1] ?? Number.NaN);

/** Whether the cells of a column count up by one, from any number; one cell alone does not. */
export function countsUp(cells: readonly string[]): boolean {
  const [first = Number.NaN] = cells.map(ordinalOf);
  return cells.length > 1 && cells.every((cell, index) => ordinalOf(cell) === first + index);
}

/** The columns that are left out, by their heads or a first cell that stands for others. */
export const namesOfColumns = (columns: readonly number[], head: CellLine | null, lines: readonly CellLine[]): string[] =>
  columns.flatMap((column) => {
    const first = lines.map(({ cells }) => cells[column] ?? '').find((cell) => cell !== '');
    return head?.cells[column] || (first === undefined ? [] : `${first} …`);
  });
