/** What the screens of the spreadsheet were asked to show, and the addresses that say it (SHAR-25, DETA-02, GRID-01). */
import { number, string, type InferType } from 'yup';
import { withSearchState } from '@/ui/platform/search-state';
import { tableAddress } from '@/ui/table/use-table-state';

const id = () => number().integer().positive().optional();

/** Without a subject: the cards. A period without an achievement is only chosen; with one both are applied ('Filtrar'). */
export const spreadsheetAddress = tableAddress.pick(['page']).shape({
  /** An Admin's choice. */
  teacherId: id(),
  subjectId: id(),
  roomId: id(),
  periodId: id(),
  indicatorId: id(),
  /** The page 'Agregar observación'; absent: 'Evaluar actividad' (EVAL-09). */
  tab: string<'observations'>().oneOf(['observations']).optional(),
});
export type SpreadsheetAddress = InferType<typeof spreadsheetAddress>;

export const SPREADSHEET = '/dashboard/spreadsheet';
export const GRID = `${SPREADSHEET}/grid`;
export const studentDetail = (studentId: number): string => `${SPREADSHEET}/student-detail/${studentId}`;

/** `path` asked to show that. */
export const spreadsheetLink = (path: string, shown: Partial<SpreadsheetAddress>): string => {
  const query = withSearchState(spreadsheetAddress, new URLSearchParams(), shown).toString();
  return query === '' ? path : `${path}?${query}`;
};

/** An achievement's marks, whole. */
export interface MarksPlace {
  readonly subjectId: number;
  readonly roomId: number;
  readonly periodId: number;
  readonly indicatorId: number;
}

/** What an address names whole; null where something of it is missing. */
export const marksPlaceIn = ({ subjectId, roomId, periodId, indicatorId }: Partial<SpreadsheetAddress>): MarksPlace | null =>
  subjectId === undefined || roomId === undefined || periodId === undefined || indicatorId === undefined
    ? null
    : { subjectId, roomId, periodId, indicatorId };
