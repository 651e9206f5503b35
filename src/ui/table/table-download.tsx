import { Download } from '@/ui/xlsx/download';
import type { Column, Served } from './data-table-rows';
import type { TableRecord } from './table-parts';

interface TableDownloadProps<Row extends object> {
  label: string;
  fileName?: string | undefined;
  columns: readonly Column<Row>[];
  record: TableRecord<Row>;
  /** All that match, in order; of a table that the server pages only what shows. Undefined while they load. */
  rows: readonly Row[] | undefined;
  served: Served<Row> | undefined;
  /** Of those that show: records that could not be read (SAFE-22). */
  misfits: number | undefined;
  isPhone: boolean;
}

/** 'Descargar' of a table; how it is done is fetched with the first press (EXPO-01, EXPO-06). */
export function TableDownload<Row extends object>({ fileName, served, misfits, isPhone, rows, ...table }: TableDownloadProps<Row>) {
  return (
    <Download
      isInOptions={isPhone}
      disabled={!rows?.length}
      load={async () => {
        const { downloadOf } = await import('./download-table');
        return (making) => downloadOf({ ...table, rows: rows ?? [], served, misfits, fileName }, making);
      }}
    />
  );
}
