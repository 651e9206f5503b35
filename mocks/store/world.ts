/**
 * The world as it is stored: one snapshot by tables, and of tables of volume by partitions, shared by all tabs. Every call
 * works on the newest (DEMO-07) and stores what it wrote before it is answered (DEMO-04).
 */
import type { AnyObjectSchema } from 'yup';
import { openDb, type Db, type Part } from './db';
import { uploadName } from '@mocks/backend/media';
import type { Entry, Storage } from './storage';
import type { SeedOptions } from '@mocks/seeding/options';
import { isVolume, partitionKeys, tables, type ModelName, type TableName, type World } from './tables';

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
  readonly seeds: Seeds | null;
}

type Seeds = Omit<SeedOptions, 'mediaUrl'>;

/** The rows of a part as the seed has them; none where the part is stored from the start. */
export type PartSeed = (options: SeedOptions, part: Part) => readonly object[];

/** What the tables hold; a world of an earlier release with other tables counts as none. */
const SHAPE = JSON.stringify([
  Object.entries(tables).map(([name, schema]: [string, AnyObjectSchema]) => [name, schema.describe()]),
  partitionKeys,
]);

/** The parts of a world that was just made, with their rows. */
function partsOf(world: World): Map<Part, readonly object[]> {
  const parts = new Map<Part, readonly object[]>();
  for (const table of modelNames) parts.set({ table, partition: null }, world[table]);
  const log = world.activityGroups;
  for (const partition of new Set(log.map(({ schoolId }) => schoolId)))
    parts.set(
      { table: 'activityGroups', partition },
      log.filter(({ schoolId }) => schoolId === partition),
    );
  return parts;
}

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
  /** Replaces everything, here and in storage. */
  replace(world: World, seeds?: Seeds): Promise<void>;
}

/** @param mediaUrl Address of a picture, video or file by its name. */
export function openWorld(storage: Storage, mediaUrl: (file: string) => string, seedPart: PartSeed = () => []): StoredWorld {
  let loaded: Stored | null = null;
  let kept: [id: number, file: File][] = [];

  const rowsIn = async (part: Part) => {
    if (loaded?.versions[keyOf(part)] !== undefined) return (await storage.get<object[]>(keyOf(part))) ?? [];
    return loaded?.seeds ? seedPart({ ...loaded.seeds, mediaUrl }, part) : [];
  };
  const db = openDb(rowsIn);

  const takeFiles = async () => {
    const taken = kept;
    kept = [];
    return Promise.all(
      taken.map(async ([id, file]): Promise<[string, KeptFile]> => [fileKey(id), { type: file.type, bytes: await file.arrayBuffer() }]),
    );
  };

  const store = async (
    written: Iterable<readonly [Part, readonly object[]]>,
    origin: Pick<Stored, 'made' | 'seeds'>,
    more: readonly Entry[] = [],
  ) => {
    const files = await takeFiles();
    const rows = [...written].map(([part, rows]): [string, unknown] => [keyOf(part), rows]);
    if (rows.length === 0) {
      if (more.length > 0) await storage.setMany(more);
      return;
    }
    const versions = { ...loaded?.versions, ...Object.fromEntries(rows.map(([key]) => [key, Math.random()])) };
    loaded = { versions, made: origin.made, seeds: origin.seeds };
    await storage.setMany([...files, ...rows, ['stored', loaded], ['shape', SHAPE], ...more]);
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
      const before = loaded;
      loaded = stored;
      const isNew = (part: Part) => stored.made !== before?.made || stored.versions[keyOf(part)] !== before.versions[keyOf(part)];
      for (const part of db.readParts()) if (isNew(part)) db.forget(part);
      for (const table of modelNames) {
        const part = { table, partition: null };
        if (isNew(part)) db.restoreTable(table, await rowsIn(part));
      }
      return true;
    },
    save: (more) =>
      store(
        db.takeWritten().map((part) => [part, db.rowsOf(part)] as const),
        { made: loaded?.made ?? 0, seeds: loaded?.seeds ?? null },
        more,
      ),
    discard: () => {
      kept = [];
      // -1 is no stored version: the next call reads the part again.
      const written = db.takeWritten().map((part) => [keyOf(part), -1] as const);
      if (loaded) loaded = { ...loaded, versions: { ...loaded.versions, ...Object.fromEntries(written) } };
    },
    replace: async (world, seeds) => {
      db.restore(world);
      loaded = null;
      await store(partsOf(world), { made: Math.random(), seeds: seeds ?? null });
    },
  };
}
