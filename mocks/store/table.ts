/** The interface of a table for handlers, however its rows are stored. */
import { integer } from '@/api/core/schema';

/** A field of the tables whose rows belong to a school. */
export const ofSchool = { schoolId: integer() };

export interface Item {
  readonly id: number;
}

/** One table. Rows go in and come out as copies. */
export interface Table<Row> {
  all(): Row[];
  /** The row of that id, or null. */
  find(id: number): Row | null;
  /**
   * Copies of the rows for which `fits` is true, or of those that `pick` returns of them, in its order. `fits` and `pick`
   * get the live rows and must not change them.
   */
  where(fits: (row: Row) => boolean, pick?: (rows: Row[]) => Row[]): Row[];
  /** Stores a new row under the next id, which is never used again. */
  insert(row: Omit<Row, 'id'>): Row;
  /** Changes some fields of a row and returns the row. Throws when no row has that id. */
  update(id: number, change: Partial<Row>): Row;
}

/** A table with many rows, stored in partitions that are loaded only when they are used. */
export interface VolumeTable<Row> {
  /** One partition as a table, for use within one call. */
  of(partition: number): Promise<Table<Row>>;
  /** The partition of the row with that id, which the id encodes. */
  holding(id: number): Promise<Table<Row>>;
}

/** The number of ids in a partition. */
const SPAN = 10_000;

/** The id of a row by its partition and its number there, from 1, so that `partitionOf` needs the id alone. */
export function idIn(partition: number, number: number): number {
  if (number >= SPAN) throw new Error(`Partition ${partition} is full.`);
  return partition * SPAN + number;
}

export const partitionOf = (id: number): number => Math.floor(id / SPAN);

export const copyRow = <Row>(row: object): Row => structuredClone({ ...row }) as Row;
