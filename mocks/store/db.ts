/**
 * The demo's database: one small interface per table, over @mswjs/data for the school's records (model-table.ts) and over
 * plain maps by partition for tables of volume (volume-table.ts). Live objects leave this folder only for `where`, to be
 * looked at (changing one would change the database behind its back).
 */
import type { AnyObjectSchema } from 'yup';
import { openModelTables } from './model-table';
import type { Item, Table, VolumeTable } from './table';
import { isVolume, partitionKeys, tables, type ModelName, type Row, type TableName, type VolumeName } from './tables';
import { openVolume, type Volume } from './volume-table';

/** What is stored by itself: a table, or one partition of a table of volume. */
export interface Part {
  readonly table: TableName;
  /** null: the whole table. */
  readonly partition: number | null;
}

export type Db = {
  readonly [Name in TableName]: Name extends VolumeName ? VolumeTable<Row<Name>> : Table<Row<Name>>;
} & {
  /** What was written since the last call of it. */
  takeWritten(): Part[];
  /** What the database holds of a part. */
  rowsOf(part: Part): readonly object[];
  /** One table replaced, by rows that are made when it is next used: another tab wrote it, or the world is a new one. */
  restoreTable(name: ModelName, rows: () => readonly object[]): void;
  /** The partitions that have been read. */
  readParts(): Part[];
  /** A partition is read again when it is asked for. */
  forget(part: Part): void;
};

/** Opens an empty database; `read` brings a partition from storage. */
export function openDb(read: (part: Part) => Promise<readonly object[]> = async () => []): Db {
  const written = new Map<string, Part>();
  const note = (table: TableName, partition: number | null) => written.set(`${table}/${partition}`, { table, partition });

  const schemas = Object.entries(tables) as [TableName, AnyObjectSchema][];
  const models = schemas.flatMap(([name, schema]) => (isVolume(name) ? [] : [[name, schema] as const]));
  const opened = openModelTables(new Map(models), (name) => note(name, null));
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
    restoreTable: (name, rows) => opened.get(name)?.replace(rows as () => readonly Item[]),
    rowsOf: ({ table, partition }) => {
      if (isVolume(table)) return partition === null ? [] : (volumes.get(table)?.rowsOf(partition) ?? []);
      return opened.get(table)?.all() ?? [];
    },
    readParts: () => [...volumes].flatMap(([table, volume]) => volume.read().map((partition) => ({ table, partition }))),
    forget: ({ table, partition }) => (isVolume(table) ? volumes.get(table)?.forget(partition) : undefined),
    takeWritten: () => {
      const taken = [...written.values()];
      written.clear();
      return taken;
    },
  };
  // Each table's rows are those of its schema, which its type comes from.
  return { ...(Object.fromEntries([...opened, ...volumes]) as unknown as Pick<Db, TableName>), ...machinery };
}
