/**
 * The demo's database: one small interface per table, over @mswjs/data for the school's records and over plain maps by
 * partition for tables of volume (volume-table.ts). The models are derived from the schemas of tables.ts; live objects
 * leave this folder only for `where`, to be looked at (changing one would change the database behind its back).
 */
import { factory, nullable, primaryKey } from '@mswjs/data';
import type { AnyObjectSchema, SchemaFieldDescription, SchemaObjectDescription } from 'yup';
import { copyRow, type Item, type Table, type VolumeTable } from './table';
import { isVolume, partitionKeys, tables, type Row, type TableName, type VolumeName, type World } from './tables';
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
  /** Everything replaced by what was stored or seeded; partitions are read when they are asked for. */
  restore(world: World): void;
  /** What was written since the last call of it. */
  takeWritten(): Part[];
  /** What the database holds of a part. */
  rowsOf(part: Part): readonly object[];
  /** One table replaced, after another tab wrote it. */
  restoreTable(name: TableName, rows: readonly object[]): void;
  /** The partitions that have been read. */
  readParts(): Part[];
  /** A partition is read again when it is asked for. */
  forget(part: Part): void;
  /** Of each table of volume the last id, which its partitions share. */
  readonly lastIds: Record<string, number>;
};

const PLACEHOLDER: Record<string, () => unknown> = { number: () => 0, string: () => '', boolean: () => false, array: () => [] };

/** The model property of one field; a nested object becomes a nested model. */
function propertyOf(field: SchemaFieldDescription): unknown {
  if (field.type === 'object' && 'fields' in field) return modelOf(field);
  const initial = PLACEHOLDER[field.type];
  if (!initial) throw new Error(`A ${field.type} cannot be a property of the mock database.`);
  return 'nullable' in field && field.nullable ? nullable(() => null) : initial;
}

function modelOf(description: SchemaObjectDescription): Record<string, unknown> {
  return Object.fromEntries(Object.entries(description.fields).map(([name, field]) => [name, propertyOf(field)]));
}

/** What this file uses of a model of @mswjs/data, whose own types cannot follow a derived model. */
interface Model {
  create(row: object): object;
  update(query: object): object | null;
  deleteMany(query: object): unknown;
}

/**
 * `factory` mirrors every change to other tabs through a BroadcastChannel, and a second tab's start would re-seed the
 * first one's data; tabs are kept in step by storage.ts instead.
 */
function withoutBroadcast<Result>(make: () => Result): Result {
  const channel = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel');
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  try {
    return make();
  } finally {
    if (channel) Object.defineProperty(globalThis, 'BroadcastChannel', channel);
  }
}

interface ModelTable extends Table<Item> {
  replace(rows: readonly Item[]): void;
}

function openTable(model: Model, onWrite: () => void): ModelTable {
  // @mswjs/data scans all rows to find a primary key: hence this index.
  const byId = new Map<number, object>();
  let lastId = 0;
  // Creating models is slow and a screen needs few tables: rows become models when their table is first used.
  let waiting: readonly Item[] | null = null;
  const add = (row: object & { id: number }) => {
    byId.set(row.id, model.create(row));
    lastId = Math.max(lastId, row.id);
  };
  const rowsById = () => {
    if (!waiting) return byId;
    model.deleteMany({ where: {} });
    byId.clear();
    lastId = 0;
    for (const row of waiting) add(row);
    waiting = null;
    return byId;
  };
  return {
    all: () => [...rowsById().values()].map((row) => copyRow<Item>(row)),
    find: (id) => {
      const row = rowsById().get(id);
      return row ? copyRow<Item>(row) : null;
    },
    where: (fits, pick = (rows) => rows) => pick(([...rowsById().values()] as Item[]).filter(fits)).map((row) => copyRow<Item>(row)),
    insert: (row) => {
      onWrite();
      rowsById();
      const item = { ...row, id: lastId + 1 };
      add(structuredClone(item));
      return item;
    },
    update: (id, change) => {
      onWrite();
      rowsById();
      const updated = model.update({ where: { id: { equals: id } }, data: structuredClone(change) });
      if (!updated) throw new Error(`There is no row ${id} to update.`);
      byId.set(id, updated);
      return copyRow<Item>(updated);
    },
    replace: (rows) => {
      waiting = structuredClone(rows);
    },
  };
}

/** Opens an empty database; `read` brings a partition from storage. */
export function openDb(read: (part: Part) => Promise<readonly object[]> = async () => []): Db {
  const written = new Map<string, Part>();
  const note = (table: TableName, partition: number | null) => written.set(`${table}/${partition}`, { table, partition });
  const lastIds: Record<string, number> = {};

  const names = (Object.keys(tables) as TableName[]).filter((name) => !isVolume(name));
  const dictionary = Object.fromEntries(
    names.map((name) => {
      const model = modelOf((tables[name] as AnyObjectSchema).describe());
      return [name, { ...model, id: primaryKey(Number) }];
    }),
  );
  const models = withoutBroadcast(() => factory(dictionary as never)) as unknown as Record<string, Model>;
  const opened = new Map<TableName, ModelTable>(names.map((name) => [name, openTable(models[name] as Model, () => note(name, null))]));
  const volumes = new Map<TableName, Volume>(
    (Object.keys(partitionKeys) as VolumeName[]).map((name) => [
      name,
      openVolume({
        key: partitionKeys[name],
        read: async (partition) => (await read({ table: name, partition })) as readonly Item[],
        nextId: () => (lastIds[name] = (lastIds[name] ?? 0) + 1),
        onWrite: (partition) => note(name, partition),
      }),
    ]),
  );

  const machinery: Omit<Db, TableName> = {
    lastIds,
    restore: (world) => {
      for (const [name, table] of opened) table.replace(world[name]);
      for (const [name, volume] of volumes) {
        volume.forget();
        lastIds[name] = world[name].reduce((last, { id }) => Math.max(last, id), 0);
      }
      written.clear();
    },
    restoreTable: (name, rows) => opened.get(name)?.replace(rows as readonly Item[]),
    rowsOf: ({ table, partition }) => (partition === null ? opened.get(table)?.all() : volumes.get(table)?.rowsOf(partition)) ?? [],
    readParts: () => [...volumes].flatMap(([table, volume]) => volume.read().map((partition) => ({ table, partition }))),
    forget: ({ table, partition }) => volumes.get(table)?.forget(partition),
    takeWritten: () => {
      const taken = [...written.values()];
      written.clear();
      return taken;
    },
  };
  // Each table's rows are those of its schema, which its type comes from.
  return { ...(Object.fromEntries([...opened, ...volumes]) as unknown as Pick<Db, TableName>), ...machinery };
}
