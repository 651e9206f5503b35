/**
 * A volume table: plain maps by partition, for too many rows to become models or to be stored at once. A partition is read
 * when a handler first uses it, and only written partitions are stored again.
 */
import { copyRow, idIn, partitionOf, type Item, type Table, type VolumeTable } from './table';

interface Source {
  /** The field whose value is the row's partition. */
  readonly key: string;
  readonly read: (partition: number) => Promise<readonly Item[]>;
  readonly onWrite: (partition: number) => void;
}

export interface Volume extends VolumeTable<Item> {
  /** The loaded partitions. */
  read(): number[];
  /** The live rows of a loaded partition, to be stored. */
  rowsOf(partition: number): readonly Item[];
  /** Drops a loaded partition, or all. */
  forget(partition?: number | null): void;
}

/** The next free id. Rows are never removed, so the highest id is the last one used. */
function nextId(rows: ReadonlyMap<number, Item>, partition: number): number {
  const first = idIn(partition, 0);
  let last = first;
  for (const id of rows.keys()) last = Math.max(last, id);
  return idIn(partition, last - first + 1);
}

function tableOf(rows: Map<number, Item>, partition: number, { key, onWrite }: Source): Table<Item> {
  const put = (row: Item) => {
    if (Reflect.get(row, key) !== partition) throw new Error(`A row of another ${key} cannot be written to partition ${partition}.`);
    onWrite(partition);
    rows.set(row.id, structuredClone(row));
    return row;
  };
  return {
    all: () => [...rows.values()].map((row) => copyRow<Item>(row)),
    find: (id) => {
      const row = rows.get(id);
      return row ? copyRow<Item>(row) : null;
    },
    where: (fits, pick = (found) => found) => pick([...rows.values()].filter(fits)).map((row) => copyRow<Item>(row)),
    insert: (row) => put({ ...row, id: nextId(rows, partition) }),
    update: (id, change) => {
      const row = rows.get(id);
      if (!row) throw new Error(`There is no row ${id} to update.`);
      return put({ ...copyRow<Item>(row), ...change, id });
    },
  };
}

export function openVolume(source: Source): Volume {
  const loaded = new Map<number, Map<number, Item>>();
  const open = async (partition: number) => {
    const rows = loaded.get(partition) ?? new Map((await source.read(partition)).map((row) => [row.id, row]));
    loaded.set(partition, rows);
    return tableOf(rows, partition, source);
  };
  return {
    of: open,
    holding: (id) => open(partitionOf(id)),
    read: () => [...loaded.keys()],
    rowsOf: (partition) => [...(loaded.get(partition)?.values() ?? [])],
    forget: (partition = null) => {
      if (partition === null) loaded.clear();
      else loaded.delete(partition);
    },
  };
}
