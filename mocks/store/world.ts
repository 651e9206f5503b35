/**
 * The world as it is stored: one snapshot by tables, shared by all tabs. Every call works on the newest (DEMO-07) and
 * stores the tables it wrote before it is answered (DEMO-04).
 */
import type { AnyObjectSchema } from 'yup';
import { openDb, type Db } from './db';
import { uploadName } from '@mocks/backend/media';
import type { Storage } from './storage';
import { tables, type Row, type TableName, type World } from './tables';

const names = Object.keys(tables) as TableName[];
const fileKey = (id: number) => `file:${id}`;
const keyOf = (name: TableName) => `table:${name}`;

/** Which version of each table is stored: a number of no order, another one at each writing. A tab reloads those that it has not. */
type Versions = Partial<Record<TableName, number>>;

/** What the tables hold; a world of an earlier release with other tables counts as none. */
const SHAPE = JSON.stringify(Object.entries(tables).map(([name, schema]: [string, AnyObjectSchema]) => [name, schema.describe()]));

/** An uploaded file as it is kept: its bytes, which every browser stores, not the File, which some do not. */
export interface KeptFile {
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

export interface StoredWorld {
  readonly db: Db;
  /** Takes in an uploaded file as a new attachment and answers its id; `save` stores its bytes. */
  keep(file: File): number;
  /** The bytes of an uploaded file (DEMO-14), until the next reset: a card in another tab may still show a removed attachment. */
  file(id: number): Promise<KeptFile | undefined>;
  /** Takes over what other tabs stored; false when nothing is stored yet. */
  refresh(): Promise<boolean>;
  /** Stores the tables written and the files kept since the last call, all of them or none. */
  save(): Promise<void>;
  /** Forgets what a call wrote before it failed: nothing of it is stored. */
  discard(): void;
  /** Replaces everything, here and in storage. */
  replace(world: World): Promise<void>;
}

/** @param mediaUrl Address of a picture, video or file by its name. */
export function openWorld(storage: Storage, mediaUrl: (file: string) => string): StoredWorld {
  const db = openDb();
  let loaded: Versions | null = null;
  let kept: [id: number, file: File][] = [];

  const takeFiles = async () => {
    const taken = kept;
    kept = [];
    return Promise.all(
      taken.map(async ([id, file]): Promise<[string, KeptFile]> => [fileKey(id), { type: file.type, bytes: await file.arrayBuffer() }]),
    );
  };

  const store = async (written: readonly TableName[], rowsOf: (name: TableName) => unknown) => {
    const files = await takeFiles();
    if (written.length === 0) return;
    for (const name of written) loaded = { ...loaded, [name]: Math.random() };
    await storage.setMany([
      ...files,
      ...written.map((name): [string, unknown] => [keyOf(name), rowsOf(name)]),
      ['versions', loaded],
      ['shape', SHAPE],
    ]);
  };

  return {
    db,
    keep: (file) => {
      const { id } = db.attachments.insert({ name: file.name, url: '' });
      db.attachments.update(id, { url: mediaUrl(uploadName(id, file.name)) });
      kept.push([id, file]);
      return id;
    },
    file: (id) => storage.get(fileKey(id)),
    refresh: async () => {
      const stored = await storage.get<Versions>('versions');
      if (!stored || (loaded === null && (await storage.get('shape')) !== SHAPE)) return false;
      for (const name of names) {
        if (stored[name] === loaded?.[name]) continue;
        const rows = await storage.get<Row<typeof name>[]>(keyOf(name));
        db.restoreTable(name, rows ?? []);
      }
      loaded = stored;
      return true;
    },
    save: () => store(db.takeWritten(), (name) => db[name].all()),
    discard: () => {
      kept = [];
      // -1 is no stored version: the next call reads the table again.
      for (const name of db.takeWritten()) loaded = { ...loaded, [name]: -1 };
    },
    replace: async (world) => {
      db.restore(world);
      await store(names, (name) => world[name]);
    },
  };
}
