/** A table as a spreadsheet (EXPO-01, EXPO-02). */
import type { CellValue } from '@/ui/base/cell-value';
import { asShown, type Sheet } from '@/ui/xlsx/sheet';
import type { Column } from './data-table-rows';
import { shownApart } from './shown-apart';
import { rowHeaderIn } from './table-order';
import type { TableRecord } from './table-parts';

export interface TableSheet<Row extends object> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly record: TableRecord<Row>;
  /** In the order shown. */
  readonly rows: readonly Row[];
}

/** What a column's cell holds. */
function cellOf<Row>({ value, written }: Column<Row>, row: Row): CellValue {
  const cell = typeof written === 'function' ? written(row) : value(row);
  return cell instanceof Date ? asShown(cell) : cell;
}

/** All columns but those of controls. What names a row has beside it what sets it apart, as on screen (SHAR-35). */
export function tableSheet<Row extends object>({ label, columns, record, rows }: TableSheet<Row>): Sheet {
  const naming = columns[rowHeaderIn(columns)];
  const shown = columns.filter(({ written }) => written !== 'none');
  return {
    title: label,
    columns: shown.map(({ header, isPercent }) => ({ header, isPercent })),
    rows: rows.map((row) => {
      const apart = shownApart(columns, row, record.apart?.get(record.id(row)));
      return shown.map((column) => {
        const cell = cellOf(column, row);
        return column === naming && apart !== undefined ? `${String(cell)}, ${apart}` : cell;
      });
    }),
  };
}
