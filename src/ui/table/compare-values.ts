import type { CellValue } from '@/ui/base/cell-value';
import { compareText } from '@/ui/base/text-order';

/** Compares two known values of one column: texts in Spanish order, numbers and dates by value. */
export const compareValues = (one: NonNullable<CellValue>, other: NonNullable<CellValue>): number =>
  typeof one === 'string' || typeof other === 'string' ? compareText(String(one), String(other)) : Number(one) - Number(other);
