/**
 * The world as it is stored: one snapshot by tables, shared by all tabs. Every call works on the newest (DEMO-07) and
 * stores the tables it wrote before it is answered (DEMO-04).
 */
import { openDb, type Db } from './db';
import type { Storage } from './storage';
import { tables, type Row, type TableName, type World } from './tables';

const names = Object.keys(tables) as TableName[];
const keyOf = (name: TableName) => `table:${name}`;

/** Which version of each table is stored; a tab reloads those that it has older. */
type Versions = Partial<Record<TableName, number>>;

export interface StoredWorld {
  readonly db: Db;
  /** Takes over what other tabs stored; false when nothing is stored yet. */
  refresh(): Promise<boolean>;
  /** Stores the tables written since the last call. */
  save(): Promise<void>;
  /** Forgets what a call wrote before it failed: nothing of it is stored. */
  discard(): void;
  /** Replaces everything, here and in storage. */
  replace(world: World): Promise<void>;
}

export function openWorld(storage: Storage): StoredWorld {
  const db = openDb();
  let loaded: Versions = {};

  const store = async (written: readonly TableName[]) => {
    if (written.length === 0) return;
    for (const name of written) loaded = { ...loaded, [name]: (loaded[name] ?? 0) + 1 };
    await storage.setMany([...written.map((name): [string, unknown] => [keyOf(name), db[name].all()]), ['versions', loaded]]);
  };

  return {
    db,
    refresh: async () => {
      const stored = await storage.get<Versions>('versions');
      if (!stored) return false;
      for (const name of names) {
        if (stored[name] === loaded[name]) continue;
        const rows = await storage.get<Row<typeof name>[]>(keyOf(name));
        db.restoreTable(name, rows ?? []);
      }
      loaded = stored;
      return true;
    },
    save: () => store(db.takeWritten()),
    discard: () => {
      // A version that is never stored: the next call reads the table again.
      for (const name of db.takeWritten()) loaded = { ...loaded, [name]: -1 };
    },
    replace: async (world) => {
      db.restore(world);
      // Later than anything another tab may hold, whatever the seed.
      const stored = (await storage.get<Versions>('versions')) ?? {};
      loaded = Object.fromEntries(names.map((name) => [name, Math.max(stored[name] ?? 0, loaded[name] ?? 0)]));
      await store(names);
    },
  };
}
