/**
 * The demo's database: one small interface per table, over @mswjs/data for the school's records (model-table.ts) and over
 * plain maps by partition for volume tables (volume-table.ts). Only the callbacks of `where` see live rows, and must not
 * change them: such a change would never be stored.
 */
import type { AnyObjectSchema } from 'yup';
import { openModelTables } from './model-table';
import type { Item, Table, VolumeTable } from './table';
import { isVolume, partitionKeys, tables, type ModelName, type Row, type TableName, type VolumeName } from './tables';
import { openVolume, type Volume } from './volume-table';

/** A unit of storage: a table, or one partition of a volume table. */
export interface Part {
  readonly table: TableName;
  /** null for a whole table. */
  readonly partition: number | null;
}

export type Db = {
  readonly [Name in TableName]: Name extends VolumeName ? VolumeTable<Row<Name>> : Table<Row<Name>>;
} & {
  /** The parts written since the last call of this function. */
  takeWritten(): Part[];
  /** The loaded rows of a part. */
  rowsOf(part: Part): readonly object[];
  /** Replaces a table's rows, because another tab wrote it or the world is new; `rows` is called when the table is next used. */
  restoreTable(name: ModelName, rows: () => readonly object[]): void;
  /** The loaded partitions. */
  readParts(): Part[];
  /** Drops a loaded partition, so that its next use reads it again. */
  forget(part: Part): void;
};

/** Opens an empty database; `read` loads a partition from storage. */
export function openDb(read: (part: Part) => Promise<readonly object[]> = async () => []): Db {
  const written = new Map<string, Part>();
  const note = (table: TableName, partition: number | null) => written.set(`${table}/${partition}`, { table, partition });

  const schemas = Object.entries(tables) as [TableName, AnyObjectSchema][];
  const models = schemas.flatMap(([name, schema]) => (isVolume(name) ? [] : [[name, schema] as const]));
  const modelTables = openModelTables(new Map(models), (name) => note(name, null));
  const volumes = new Map<VolumeName, Volume>(
    (Object.keys(partitionKeys) as VolumeName[]).map((name) => [
      name,
      openVolume({
        key: partitionKeys[name],
        read: async (partition) => (await read({ table: name, partition })) as readonly Item[],
        onWrite: (partition) => note(name, partition),
      }),
    ]),
  );

  const machinery: Omit<Db, TableName> = {
    restoreTable: (name, rows) => modelTables.get(name)?.replace(rows as () => readonly Item[]),
    rowsOf: ({ table, partition }) => {
      if (isVolume(table)) return partition === null ? [] : (volumes.get(table)?.rowsOf(partition) ?? []);
      return modelTables.get(table)?.all() ?? [];
    },
    readParts: () => [...volumes].flatMap(([table, volume]) => volume.read().map((partition) => ({ table, partition }))),
    forget: ({ table, partition }) => (isVolume(table) ? volumes.get(table)?.forget(partition) : undefined),
    takeWritten: () => {
      const parts = [...written.values()];
      written.clear();
      return parts;
    },
  };
  // Each table is opened by its schema, from which its type is derived.
  return { ...(Object.fromEntries([...modelTables, ...volumes]) as unknown as Pick<Db, TableName>), ...machinery };
}
