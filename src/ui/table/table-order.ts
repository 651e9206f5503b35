/** By which column a table is sorted, and which way. */
export interface Order {
  readonly id: string;
  /** Descending. */
  readonly isDown: boolean;
}

/** The order as text in an address: 'acronym', or '-acronym' for descending (SHAR-25). */
export const orderText = ({ id, isDown }: Order): string => (isDown ? `-${id}` : id);

const readOrder = (text: string): Order => ({ id: text.replace(/^-/, ''), isDown: text.startsWith('-') });

/** How a column relates to the order of the rows. */
export type ColumnOrder = 'first' | 'first-down' | 'none';

/** The part of a column that its order depends on. */
export interface Head {
  readonly id: string;
  readonly isRowHeader?: boolean;
  readonly order?: ColumnOrder;
}

/** The index of the column that names the row. */
export const rowHeaderIn = (columns: readonly Pick<Head, 'isRowHeader'>[]): number =>
  Math.max(
    0,
    columns.findIndex(({ isRowHeader }) => isRowHeader),
  );

/** Whether the rows can be ordered by this column. */
export const isOrderable = ({ order }: Pick<Head, 'order'>): boolean => order !== 'none';

/** Whether the rows come in this column's order. */
export const isFirst = ({ order }: Pick<Head, 'order'>): boolean => order === 'first' || order === 'first-down';

/** The order in which the rows come. */
export function firstOrder(columns: readonly Head[]): Order {
  const own = columns.find(isFirst) ?? columns[rowHeaderIn(columns)];
  return { id: own?.id ?? '', isDown: own?.order === 'first-down' };
}

/** The order in an address, or the first order if it names no column that can be ordered by. */
export function orderIn(columns: readonly Head[], text: string | undefined): Order {
  const order = text === undefined ? undefined : readOrder(text);
  const isKnown = columns.some((column) => isOrderable(column) && column.id === order?.id);
  return order && isKnown ? order : firstOrder(columns);
}
