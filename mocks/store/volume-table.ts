/**
 * A table of volume: plain maps by partition, for rows that are too many for models and for snapshots of a whole table.
 * A partition is read when a handler first asks for it, and only the one that was written is stored again.
 */
import { copyRow, idIn, partitionOf, type Item, type Table, type VolumeTable } from './table';

interface Source {
  /** The field whose value says in which partition a row lies. */
  readonly key: string;
  readonly read: (partition: number) => Promise<readonly Item[]>;
  readonly onWrite: (partition: number) => void;
}

export interface Volume extends VolumeTable<Item> {
  /** The partitions that have been read. */
  read(): number[];
  /** The live rows of one of them, to be stored. */
  rowsOf(partition: number): readonly Item[];
  /** Forgets what was read of a partition, or of all. */
  forget(partition?: number | null): void;
}

/** No row is taken out, so that the last id of those that there are is the last one used. */
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
