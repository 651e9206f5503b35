/**
 * The demo's database: @mswjs/data behind one small interface per table. Its models are derived from the schemas of
 * tables.ts; its live objects leave this file only for `where`, to be looked at (changing one would change the database
 * behind its back).
 */
import { factory, nullable, primaryKey } from '@mswjs/data';
import type { AnyObjectSchema, SchemaFieldDescription, SchemaObjectDescription } from 'yup';
import { tables, type Row, type TableName, type World } from './tables';

/** One table. Rows go in and come out as copies. */
export interface Table<Item> {
  all(): Item[];
  /** The row of that id, or null. */
  find(id: number): Item | null;
  /**
   * The rows that fit, or of them what `pick` takes, in its order: only those are copied. `fits` and `pick` are given
   * the live rows, and are not to change them.
   */
  where(fits: (row: Item) => boolean, pick?: (rows: Item[]) => Item[]): Item[];
  /** Stores a new row under the next id, which is never used again. */
  insert(row: Omit<Item, 'id'>): Item;
  /** Changes some fields of a row and answers the whole. Throws when there is no such row. */
  update(id: number, change: Partial<Item>): Item;
}

export type Db = { readonly [Name in TableName]: Table<Row<Name>> } & {
  /** Everything replaced by what was stored or seeded. */
  restore(world: World): void;
  /** Tables written since the last call of it. */
  takeWritten(): TableName[];
  /** One table replaced, after another tab wrote it. */
  restoreTable<Name extends TableName>(name: Name, rows: Row<Name>[]): void;
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

const copy = <Item>(row: object): Item => structuredClone({ ...row }) as Item;

function openTable<Item extends { id: number }>(model: Model, onWrite: () => void): Table<Item> & { replace(rows: Item[]): void } {
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
    all: () => [...rowsById().values()].map((row) => copy<Item>(row)),
    find: (id) => {
      const row = rowsById().get(id);
      return row ? copy<Item>(row) : null;
    },
    where: (fits, pick = (rows) => rows) => pick(([...rowsById().values()] as Item[]).filter(fits)).map((row) => copy<Item>(row)),
    insert: (row) => {
      onWrite();
      rowsById();
      const item = { ...row, id: lastId + 1 } as Item;
      add(structuredClone(item));
      return item;
    },
    update: (id, change) => {
      onWrite();
      rowsById();
      const updated = model.update({ where: { id: { equals: id } }, data: structuredClone(change) });
      if (!updated) throw new Error(`There is no row ${id} to update.`);
      byId.set(id, updated);
      return copy<Item>(updated);
    },
    replace: (rows) => {
      waiting = structuredClone(rows);
    },
  };
}

/** Opens an empty database. */
export function openDb(): Db {
  const names = Object.keys(tables) as TableName[];
  const dictionary = Object.fromEntries(
    names.map((name) => {
      const model = modelOf((tables[name] as AnyObjectSchema).describe());
      return [name, { ...model, id: primaryKey(Number) }];
    }),
  );
  const models = withoutBroadcast(() => factory(dictionary as never)) as unknown as Record<TableName, Model>;

  const written = new Set<TableName>();
  const opened = Object.fromEntries(
    names.map((name) => [name, openTable<{ id: number }>(models[name], () => written.add(name))]),
  ) as unknown as { [Name in TableName]: Table<Row<Name>> & { replace(rows: Row<Name>[]): void } };

  return {
    ...opened,
    restore: (world) => {
      for (const name of names) opened[name].replace(world[name] as never);
      written.clear();
    },
    restoreTable: (name, rows) => opened[name].replace(rows),
    takeWritten: () => {
      const taken = [...written];
      written.clear();
      return taken;
    },
  };
}
