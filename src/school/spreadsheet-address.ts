/** What the spreadsheet screens show, as parameters of their addresses (SHAR-25, DETA-02, GRID-01). */
import { number, string, type InferType } from 'yup';
import { asLeft } from '@/ui/platform/list-memory';
import { readSearchState, withSearchState } from '@/ui/platform/search-state';
import { tableAddress } from '@/ui/table/use-table-state';
import type { LearningPlace } from './learning/learning-place';

const id = () => number().integer().positive().optional();

/** Without a subject the cards show. A period alone is only chosen; with an achievement both are applied ('Filtrar'). */
export const spreadsheetAddress = tableAddress.shape({
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

/** The address of the screen at `path` that shows this. */
export const spreadsheetLink = (path: string, shown: Partial<SpreadsheetAddress>): string => {
  const query = withSearchState(spreadsheetAddress, new URLSearchParams(), shown).toString();
  return query === '' ? path : `${path}?${query}`;
};

/** An achievement and its place. */
export interface MarksPlace extends LearningPlace {
  readonly indicatorId: number;
}

/** The place in an address, or null while a part of it is missing. */
export const marksPlaceIn = ({ subjectId, roomId, periodId, indicatorId }: Partial<SpreadsheetAddress>): MarksPlace | null =>
  subjectId === undefined || roomId === undefined || periodId === undefined || indicatorId === undefined
    ? null
    : { subjectId, roomId, periodId, indicatorId };

/** The link to a place's marks on the evaluation page; to the state they were left in, if this tab showed them last (DETA-15). */
export function marksAsLeft({ teacherId, ...place }: MarksPlace & Pick<SpreadsheetAddress, 'teacherId'>) {
  const lastLink = asLeft(SPREADSHEET);
  const [, query] = lastLink.to.split('?');
  const shown = readSearchState(spreadsheetAddress, new URLSearchParams(query));
  const isSame =
    shown.tab === undefined &&
    shown.teacherId === teacherId &&
    (['subjectId', 'roomId', 'periodId', 'indicatorId'] as const).every((name) => shown[name] === place[name]);
  return isSame ? lastLink : { to: spreadsheetLink(SPREADSHEET, { teacherId, ...place }), state: null };
}
