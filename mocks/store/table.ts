/** What handlers see of a table, however its rows are kept. */
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
  /** The partition in which a row of that id would lie: its id says so. */
  holding(id: number): Promise<Table<Row>>;
}

/** How many ids a partition has. */
const SPAN = 10_000;

/** The id of a partition's row by its number, from 1: no partition has to be read to find the one of an id. */
export function idIn(partition: number, number: number): number {
  if (number >= SPAN) throw new Error(`Partition ${partition} is full.`);
  return partition * SPAN + number;
}

export const partitionOf = (id: number): number => Math.floor(id / SPAN);

export const copyRow = <Row>(row: object): Row => structuredClone({ ...row }) as Row;
