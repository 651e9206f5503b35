/**
 * The world as it is stored: one snapshot by tables, and of tables of volume by partitions, shared by all tabs. Every call
 * works on the newest (DEMO-07) and stores what it wrote before it is answered (DEMO-04).
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
  /** Of each part's key: a number of no order, another one at each writing. A tab reads those again that it has not. */
  readonly versions: Readonly<Record<string, number>>;
  /** Another number after each reset. */
  readonly made: number;
  /** What the parts are seeded by that nobody has written yet. */
  readonly seeds: Seeds;
}

type Seeds = Omit<SeedOptions, 'mediaUrl'>;

/** The rows of a part as the seed has them. */
export type PartSeed = (options: SeedOptions, part: Part) => readonly object[];

/** What the tables hold; a world of an earlier release with other tables counts as none. */
const SHAPE = JSON.stringify([
  Object.entries(tables).map(([name, schema]: [string, AnyObjectSchema]) => [name, schema.describe()]),
  partitionKeys,
]);

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
  /** Stores the tables written and the files kept since the last call, and `more` with them: all of it or nothing. */
  save(more?: readonly Entry[]): Promise<void>;
  /** Forgets what a call wrote before it failed: nothing of it is stored. */
  discard(): void;
  /** Begins a world as it is seeded, here and in storage: what a part holds is made when it is first used, and stored when it is written. */
  begin(seeds: Seeds): Promise<void>;
}

/** @param mediaUrl Address of a picture, video or file by its name. */
export function openWorld(storage: Storage, mediaUrl: (file: string) => string, seedPart: PartSeed): StoredWorld {
  let loaded: Stored | null = null;
  let kept: [id: number, file: File][] = [];

  /** A part's rows: what is stored of it is read at once, what is seeded is made when it is asked for. */
  const rowsIn = async (part: Part): Promise<() => readonly object[]> => {
    if (loaded === null) return () => [];
    const { seeds, versions } = loaded;
    if (versions[keyOf(part)] === undefined) return () => seedPart({ ...seeds, mediaUrl }, part);
    const rows = (await storage.get<object[]>(keyOf(part))) ?? [];
    return () => rows;
  };
  const db = openDb(async (part) => (await rowsIn(part))());

  /** Takes over `next`: what the database has of other parts than those is made or read anew. */
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
    const taken = kept;
    kept = [];
    return Promise.all(
      taken.map(async ([id, file]): Promise<[string, KeptFile]> => [fileKey(id), { type: file.type, bytes: await file.arrayBuffer() }]),
    );
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
      const stored = await storage.get<Stored>('stored');
      if (!stored || (loaded === null && (await storage.get('shape')) !== SHAPE)) return false;
      await adopt(stored);
      return true;
    },
    save: async (more = []) => {
      const files = await takeFiles();
      const rows = db.takeWritten().map((part): Entry => [keyOf(part), db.rowsOf(part)]);
      if (loaded === null || rows.length === 0) {
        if (more.length > 0) await storage.setMany(more);
        return;
      }
      const written = Object.fromEntries(rows.map(([key]) => [key, Math.random()]));
      loaded = { ...loaded, versions: { ...loaded.versions, ...written } };
      await storage.setMany([...files, ...rows, ['stored', loaded], ...more]);
    },
    discard: () => {
      kept = [];
      // -1 is no stored version: the next call reads the part again.
      const written = db.takeWritten().map((part) => [keyOf(part), -1] as const);
      if (loaded) loaded = { ...loaded, versions: { ...loaded.versions, ...Object.fromEntries(written) } };
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
