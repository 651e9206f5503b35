/** What handlers see of a table, however its rows are kept. */

export interface Item {
  readonly id: number;
}

/** One table. Rows go in and come out as copies. */
export interface Table<Row> {
  all(): Row[];
  /** The row of that id, or null. */
  find(id: number): Row | null;
  /**
   * The rows that fit, or of them what `pick` takes, in its order: only those are copied. `fits` and `pick` are given
   * the live rows, and are not to change them.
   */
  where(fits: (row: Row) => boolean, pick?: (rows: Row[]) => Row[]): Row[];
  /** Stores a new row under the next id, which is never used again. */
  insert(row: Omit<Row, 'id'>): Row;
  /** Changes some fields of a row and answers the whole. Throws when there is no such row. */
  update(id: number, change: Partial<Row>): Row;
}

/** A table of volume, whose rows lie in partitions: one that is not asked for costs nothing. */
export interface VolumeTable<Row> {
  /** One partition as a table of its own, for the length of a call. */
  of(partition: number): Promise<Table<Row>>;
}

export const copyRow = <Row>(row: object): Row => structuredClone({ ...row }) as Row;
