/** A spreadsheet of one table, before it is written (EXPO-02). */
import type { CellValue } from '@/ui/base/cell-value';

export interface SheetColumn {
  readonly header: string;
  /** Its numbers are percents: 30 is written as 30 %. */
  readonly isPercent?: boolean | undefined;
}

export interface Sheet {
  /** The name of its tab. */
  readonly title: string;
  readonly columns: readonly SheetColumn[];
  /** A cell for each column. Dates are those of `asShown`. */
  readonly rows: readonly (readonly CellValue[])[];
  /** How many columns stay while the others scroll; absent: none. */
  readonly fixedColumns?: number;
}

/** The moment in UTC that reads like this one does here: spreadsheets know no zones. */
export const asShown = (date: Date): Date =>
  new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), date.getHours(), date.getMinutes(), date.getSeconds()));
