import { compareText } from '@/ui/base/text-order';

/** What a cell holds: a text, a number, a moment; null when it is not known. */
export type CellValue = string | number | Date | null;

/** For sorting the known values of one column: texts as Spanish orders them, numbers and moments by size. */
export const compareValues = (one: NonNullable<CellValue>, other: NonNullable<CellValue>): number =>
  typeof one === 'string' || typeof other === 'string' ? compareText(String(one), String(other)) : Number(one) - Number(other);
