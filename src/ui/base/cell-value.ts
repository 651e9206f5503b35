/** The value of a cell: a text, a number or a date; null when it is not known. */
export type CellValue = string | number | Date | null;
