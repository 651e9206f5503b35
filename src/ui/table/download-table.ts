import type { MakeSheet } from '@/ui/xlsx/download';
import type { Served } from './data-table-rows';
import { allPages } from './download-pages';
import { tableSheet, type TableSheet } from './download-sheet';

interface DownloadedTable<Row extends object> extends TableSheet<Row> {
  readonly served: Served<Row> | undefined;
  readonly misfits: number | undefined;
  readonly fileName: string | undefined;
}

/** What a table's 'Descargar' saves. */
export async function downloadOf<Row extends object>(
  { served, misfits: known, fileName, ...table }: DownloadedTable<Row>,
  making: Parameters<MakeSheet>[0],
): ReturnType<MakeSheet> {
  const { rows, misfits } = served ? await allPages(served, table.record.id, making) : { rows: table.rows, misfits: known };
  return { sheet: tableSheet({ ...table, rows }), name: fileName ?? table.label, misfits };
}
