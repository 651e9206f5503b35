/** Why a table is refused, a sentence for a line (PAST-01, PAST-06). */
import type { Delimiter } from './delimited-text';

export const unclosedQuote = (line: number): string => `Fila ${line}: las comillas no se cierran.`;

const ADVICE: Readonly<Record<Delimiter, string>> = {
  ',': ' Si un texto lleva comas, escríbelo entre comillas.',
  ';': ' Si un texto lleva punto y coma, escríbelo entre comillas.',
  '\t': '',
};

/** `delimiter`: what parts the cells of a text file. */
export const tooManyCells = (line: number, width: number, expected: number, delimiter: Delimiter | null = null): string =>
  `Fila ${line}: tiene ${width} columnas y se esperaban ${expected}.${delimiter === null ? '' : ADVICE[delimiter]}`;

/** `value`: an error of the spreadsheet in a cell of that column. */
export const errorInCell = (line: number, column: string, value: string): string =>
  `Fila ${line}, ${column}: ${value} es un error de la hoja de cálculo.`;
