import { useSearchState } from '@/ui/platform/use-search-state';
import { orderIn, type Head, type Order } from './table-order';
import { tableAddress, type PageSize } from './use-table-state';

/** The parameters for requesting a page from the server, from the table's part of the address (SHAR-25). */
export function useServedPage(columns: readonly Head[]): { limit: PageSize; offset: number; order: Order } {
  const [{ page, size, order }] = useSearchState(tableAddress);
  return { limit: size, offset: (page - 1) * size, order: orderIn(columns, order) };
}
