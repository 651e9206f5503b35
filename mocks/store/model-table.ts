/** Tables of the school's records: @mswjs/data, whose models are derived from the schemas of tables.ts. */
import { factory, nullable, primaryKey } from '@mswjs/data';
import type { AnyObjectSchema, SchemaFieldDescription, SchemaObjectDescription } from 'yup';
import { copyRow, type Item, type Table } from './table';

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

/** The functions of a @mswjs/data model that this file uses; the library's own types cannot describe a derived model. */
interface Model {
  create(row: object): object;
  update(query: object): object | null;
  deleteMany(query: object): unknown;
}

/**
 * Without this, `factory` mirrors every change to other tabs through a BroadcastChannel, and a second tab's start would
 * seed the first tab's data again. Tabs share their data through storage.ts instead.
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

export interface ModelTable extends Table<Item> {
  /** Replaces all rows; `rows` is called when the table is next used. */
  replace(rows: () => readonly Item[]): void;
}

function openTable(model: Model, onWrite: () => void): ModelTable {
  // An index by id, because @mswjs/data scans all rows for a primary key.
  const byId = new Map<number, object>();
  let lastId = 0;
  // Creating models is slow and a screen needs few tables, so rows become models when their table is first used.
  let pendingRows: (() => readonly Item[]) | null = null;
  const add = (row: object & { id: number }) => {
    byId.set(row.id, model.create(row));
    lastId = Math.max(lastId, row.id);
  };
  const rowsById = () => {
    if (!pendingRows) return byId;
    model.deleteMany({ where: {} });
    byId.clear();
    lastId = 0;
    for (const row of pendingRows()) add(structuredClone(row));
    pendingRows = null;
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
      pendingRows = rows;
    },
  };
}

/** An empty table for each schema; `onWrite` is called with the name of a table that is written. */
export function openModelTables<Name extends string>(
  schemas: ReadonlyMap<Name, AnyObjectSchema>,
  onWrite: (name: Name) => void,
): Map<Name, ModelTable> {
  const dictionary = Object.fromEntries(
    [...schemas].map(([name, schema]) => [name, { ...modelOf(schema.describe()), id: primaryKey(Number) }]),
  );
  const models = withoutBroadcast(() => factory(dictionary as never)) as unknown as Record<Name, Model>;
  return new Map([...schemas.keys()].map((name) => [name, openTable(models[name], () => onWrite(name))]));
}
