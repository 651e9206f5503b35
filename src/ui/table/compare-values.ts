import { compareText } from '@/ui/base/text-order';

/** The value of a cell: a text, a number or a date; null when it is not known. */
export type CellValue = string | number | Date | null;

/** Compares two known values of one column: texts in Spanish order, numbers and dates by value. */
export const compareValues = (one: NonNullable<CellValue>, other: NonNullable<CellValue>): number =>
  typeof one === 'string' || typeof other === 'string' ? compareText(String(one), String(other)) : Number(one) - Number(other);
