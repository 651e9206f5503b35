/** Why a table is refused, a sentence for a line (PAST-01, PAST-06). */

export const unclosedQuote = (line: number): string => `Fila ${line}: las comillas no se cierran.`;

export const tooManyCells = (line: number, width: number, expected: number): string =>
  `Fila ${line}: tiene ${width} columnas y se esperaban ${expected}.`;

/** `value`: an error of the spreadsheet in a cell of that column. */
export const errorInCell = (line: number, column: string, value: string): string =>
  `Fila ${line}, ${column}: ${value} es un error de la hoja de cálculo.`;
