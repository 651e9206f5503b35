/** The observer's state in the address; the list and the detail share one route (OBSE-10, SHAR-25). */
import { number, type InferType } from 'yup';
import { withSearchState } from '@/ui/platform/search-state';
import { tableAddress } from '@/ui/table/use-table-state';

const OBSERVER = '/dashboard/observer';

const id = () => number().integer().positive().optional();

/** Without a student: the room's list. The detail keeps the list's page, size and order for the link back. */
export const observerAddress = tableAddress.shape({
  roomId: id(),
  studentId: id(),
  periodId: id(),
  /** An Admin's filter. */
  teacherId: id(),
});
export type ObserverAddress = InferType<typeof observerAddress>;

export const observerLink = (address: Partial<ObserverAddress>): string => {
  const query = withSearchState(observerAddress, new URLSearchParams(), address).toString();
  return query === '' ? OBSERVER : `${OBSERVER}?${query}`;
};

/** The link back to the list, in its previous state (OBSE-10). */
export const listLink = ({ roomId, page, size, order }: ObserverAddress): string => observerLink({ roomId, page, size, order });
