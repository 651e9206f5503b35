/**
 * The stored world, shared by all tabs: each table is stored by itself, a volume table by partitions. Every call works on
 * the newest state (DEMO-07) and stores its changes before it is answered (DEMO-04).
 */
import type { AnyObjectSchema } from 'yup';
import { openDb, type Db, type Part } from './db';
import { uploadName } from '@mocks/backend/media';
import type { Entry, Storage } from './storage';
import type { SeedOptions } from '@mocks/seeding/options';
import { isVolume, partitionKeys, tables, type ModelName, type TableName } from './tables';

const names = Object.keys(tables) as TableName[];
const modelNames = names.filter((name): name is ModelName => !isVolume(name));
const fileKey = (id: number) => `file:${id}`;
const keyOf = ({ table, partition }: Part) => (partition === null ? `table:${table}` : `table:${table}/${partition}`);

interface Stored {
  /** By the key of each written part: a random number, new at each write. A tab reloads a part when its number differs. */
  readonly versions: Readonly<Record<string, number>>;
  /** The id of the world: a random number, new after each reset. */
  readonly made: number;
  /** The seed of the parts that nobody has written yet. */
  readonly seeds: Seeds;
}

type Seeds = Omit<SeedOptions, 'mediaUrl'>;

/** Makes the seeded rows of a part. */
export type PartSeed = (options: SeedOptions, part: Part) => readonly object[];

/** The schemas of all tables; a world stored with other schemas, by an earlier release, is not used. */
const SHAPE = JSON.stringify([
  Object.entries(tables).map(([name, schema]: [string, AnyObjectSchema]) => [name, schema.describe()]),
  partitionKeys,
]);

/** An uploaded file as it is stored: its bytes, since some browsers cannot store a File. */
export interface KeptFile {
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

export interface StoredWorld {
  readonly db: Db;
  /** Adds an uploaded file as a new attachment and returns its id; `save` stores its bytes. */
  keep(file: File): number;
  /** An uploaded file (DEMO-14). It is stored until the next reset: a card in another tab may still show a removed attachment. */
  file(id: number): Promise<KeptFile | undefined>;
  /** Loads the changes of other tabs; false when nothing is stored yet. */
  refresh(): Promise<boolean>;
  /** Stores the changed parts, the uploaded files and `entries` in one transaction. */
  save(entries?: readonly Entry[]): Promise<void>;
  /** Drops the changes of a call that failed. */
  discard(): void;
  /** Begins a new seeded world, here and in storage. A part's rows are made when it is first used, and stored when it is written. */
  begin(seeds: Seeds): Promise<void>;
}

/** @param mediaUrl the address of a picture, video or file by its name */
export function openWorld(storage: Storage, mediaUrl: (file: string) => string, seedPart: PartSeed): StoredWorld {
  let loaded: Stored | null = null;
  let unsavedFiles: [id: number, file: File][] = [];

  /** A function for a part's rows: stored rows are read at once, seeded ones are made when the function is called. */
  const rowsIn = async (part: Part): Promise<() => readonly object[]> => {
    if (loaded === null) return () => [];
    const { seeds, versions } = loaded;
    if (versions[keyOf(part)] === undefined) return () => seedPart({ ...seeds, mediaUrl }, part);
    const rows = (await storage.get<object[]>(keyOf(part))) ?? [];
    return () => rows;
  };
  const db = openDb(async (part) => (await rowsIn(part))());

  /** Switches to the stored world `next`: parts of the database whose version differs are dropped or replaced. */
  const adopt = async (next: Stored) => {
    const before = loaded;
    loaded = next;
    const isNew = (part: Part) => next.made !== before?.made || next.versions[keyOf(part)] !== before.versions[keyOf(part)];
    for (const part of db.readParts()) if (isNew(part)) db.forget(part);
    for (const table of modelNames) {
      const part = { table, partition: null };
      if (isNew(part)) db.restoreTable(table, await rowsIn(part));
    }
  };

  const takeFiles = async () => {
    const files = unsavedFiles;
    unsavedFiles = [];
    return Promise.all(
      files.map(async ([id, file]): Promise<[string, KeptFile]> => [fileKey(id), { type: file.type, bytes: await file.arrayBuffer() }]),
    );
  };

  return {
    db,
    keep: (file) => {
      const { id } = db.attachments.insert({ name: file.name, url: '' });
      db.attachments.update(id, { url: mediaUrl(uploadName(id, file.name)) });
      unsavedFiles.push([id, file]);
      return id;
    },
    file: (id) => storage.get(fileKey(id)),
    refresh: async () => {
      const stored = await storage.get<Stored>('stored');
      if (!stored || (loaded === null && (await storage.get('shape')) !== SHAPE)) return false;
      await adopt(stored);
      return true;
    },
    save: async (entries = []) => {
      const files = await takeFiles();
      const rows = db.takeWritten().map((part): Entry => [keyOf(part), db.rowsOf(part)]);
      if (loaded === null || rows.length === 0) {
        if (entries.length > 0) await storage.setMany(entries);
        return;
      }
      const newVersions = Object.fromEntries(rows.map(([key]) => [key, Math.random()]));
      loaded = { ...loaded, versions: { ...loaded.versions, ...newVersions } };
      await storage.setMany([...files, ...rows, ['stored', loaded], ...entries]);
    },
    discard: () => {
      unsavedFiles = [];
      // No stored version is -1, so the next call reloads the part.
      const stale = db.takeWritten().map((part) => [keyOf(part), -1] as const);
      if (loaded) loaded = { ...loaded, versions: { ...loaded.versions, ...Object.fromEntries(stale) } };
    },
    begin: async (seeds) => {
      const next = { versions: {}, made: Math.random(), seeds };
      await storage.setMany([
        ['stored', next],
        ['shape', SHAPE],
      ]);
      await adopt(next);
    },
  };
}
