/** By which column a table is sorted, and which way. */
export interface Order {
  readonly id: string;
  /** From the last to the first. */
  readonly isDown: boolean;
}

/** 'acronym', or '-acronym' from the last to the first: the order as an address has it (SHAR-25). */
export const orderText = ({ id, isDown }: Order): string => (isDown ? `-${id}` : id);

const readOrder = (text: string): Order => ({ id: text.replace(/^-/, ''), isDown: text.startsWith('-') });

/** What a column has to do with the order of the rows. */
export type ColumnOrder = 'first' | 'first-down' | 'none';

/** What is known of a column by its head. */
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

/** Whether the rows can be ordered by it. */
export const isOrderable = ({ order }: Pick<Head, 'order'>): boolean => order !== 'none';

/** Whether the rows come in its order. */
export const isFirst = ({ order }: Pick<Head, 'order'>): boolean => order === 'first' || order === 'first-down';

/** The order in which the rows come. */
export function firstOrder(columns: readonly Head[]): Order {
  const own = columns.find(isFirst) ?? columns[rowHeaderIn(columns)];
  return { id: own?.id ?? '', isDown: own?.order === 'first-down' };
}

/** What an address says of the order; of a column that cannot be ordered by it says nothing. */
export function orderIn(columns: readonly Head[], text: string | undefined): Order {
  const order = text === undefined ? undefined : readOrder(text);
  const isKnown = columns.some((column) => isOrderable(column) && column.id === order?.id);
  return order && isKnown ? order : firstOrder(columns);
}
