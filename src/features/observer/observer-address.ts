/** What the observer was asked to show, all of it in one address: the list and the detail share their route (OBSE-10, SHAR-25). */
import { number, type InferType } from 'yup';
import { withSearchState } from '@/ui/platform/search-state';
import { tableAddress } from '@/ui/table/use-table-state';

const OBSERVER = '/dashboard/observer';

const id = () => number().integer().positive().optional();

/** Without a student: the list of the room. Page, rows and order are the list's; the detail keeps them for the way back. */
export const observerAddress = tableAddress.shape({
  roomId: id(),
  studentId: id(),
  periodId: id(),
  /** An Admin's filter. */
  teacherId: id(),
});
export type ObserverAddress = InferType<typeof observerAddress>;

export const observerLink = (shown: Partial<ObserverAddress>): string => {
  const query = withSearchState(observerAddress, new URLSearchParams(), shown).toString();
  return query === '' ? OBSERVER : `${OBSERVER}?${query}`;
};

/** The list as it was left (OBSE-10). */
export const listLink = ({ roomId, page, size, order }: ObserverAddress): string => observerLink({ roomId, page, size, order });
