/** What the cells of a spreadsheet hold. */
import { visibleText } from '@/ui/base/visible-text';

/** A cell's text as it is read: without invisible characters, runs of spaces or spaces around its lines (PAST-03). */
export const cellText = (cell: string): string =>
  visibleText(cell)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
    // SECU-09: as it was copied from here.
    .replace(/^'(?=[=+\-@＝＋－＠])/, '');

/** The results of formulas that failed, in Spanish and English, of Excel, Google Sheets and LibreOffice; '###' stands for a number too wide. */
const NAMES =
  'REF VALUE VALOR NAME NOMBRE NUM NULL NULO DIV/0 SPILL DESBORDAMIENTO CALC ERROR FIELD CAMPO BLOCKED BLOQUEADO CONNECT CONECTAR UNKNOWN DESCONOCIDO BUSY OCUPADO';

const ERROR_VALUE = new RegExp(
  `^(?:#[¡¿]?(?:${NAMES.replaceAll(' ', '|')})[!?]?|#N/[AD]|#GETTING_DATA|#OBTENIENDO_DATOS|#{3,}|Err:\\d{3})$`,
  'i',
);

/** Whether a cell holds an error of the spreadsheet in place of a value (PAST-06). */
export const isErrorValue = (cell: string): boolean => ERROR_VALUE.test(cell);
