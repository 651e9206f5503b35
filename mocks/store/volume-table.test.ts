import { describe, expect, it } from 'vitest';
import { seedPart } from '@mocks/seeding/seed-part';
import { seedWorld } from '@mocks/seeding/seed-world';
import { memoryStorage } from './storage';
import type { Row } from './tables';
import { openWorld, type StoredWorld } from './world';

const mediaUrl = (file: string) => `/demo-files/${file}`;
const options = { seed: 1, size: 'small', now: new Date('2026-06-19T15:00:00Z') } as const;
const seeded = seedWorld({ ...options, mediaUrl });
const ofSchool = (schoolId: number) => seeded.activityGroups.filter((row) => row.schoolId === schoolId);
const lastIdOf = (schoolId: number) => Math.max(...ofSchool(schoolId).map(({ id }) => id));

/** A storage that records its reads and writes. */
function watched() {
  const storage = memoryStorage();
  const read: string[] = [];
  const written: string[] = [];
  return {
    read,
    written,
    storage: {
      ...storage,
      get: <Value>(key: string) => {
        read.push(key);
        return storage.get<Value>(key);
      },
      setMany: (entries: [key: string, value: unknown][]) => {
        written.push(...entries.map(([key]) => key));
        return storage.setMany(entries);
      },
    },
  };
}

/** A tab with a world that another tab has stored, with a change in school 2's log. */
async function opened() {
  const { storage, read, written } = watched();
  const first = openWorld(storage, mediaUrl, seedPart);
  await first.begin(options);
  const log = await first.db.activityGroups.of(2);
  log.update(log.all()[0]?.id ?? 0, {});
  await first.save();
  const world = openWorld(storage, mediaUrl, seedPart);
  await world.refresh();
  read.length = 0;
  written.length = 0;
  return { storage, read, written, world };
}

const photo = ({ id: _, ...row }: Row<'activityGroups'>, comment: string) => ({ ...row, comment });

describe('a table of volume', () => {
  it('has the interface of every other table, one partition at a time', async () => {
    const { world } = await opened();
    const log = await world.db.activityGroups.of(1);
    const [first] = log.all();
    expect(log.all()).toEqual(ofSchool(1));
    if (!first) throw new Error('The log is empty.');
    expect(log.find(first.id)).toEqual(first);
    expect(log.find(ofSchool(2)[0]?.id ?? 0)).toBeNull();
    expect(log.where(({ type }) => type === 'PHOTO')).toEqual(ofSchool(1).filter(({ type }) => type === 'PHOTO'));
    expect(
      log.where(
        () => true,
        (rows) => rows.slice(1, 3),
      ),
    ).toEqual(ofSchool(1).slice(1, 3));
    expect(log.update(first.id, { comment: 'Otro' })).toEqual({ ...first, comment: 'Otro' });
    expect(log.find(first.id)?.comment).toBe('Otro');
    expect(() => log.update(ofSchool(2)[0]?.id ?? 0, { comment: 'Otro' })).toThrow('no row');
    expect((await world.db.activityGroups.of(3)).all()).toEqual([]);
  });

  it('gives rows as copies', async () => {
    const { world } = await opened();
    const log = await world.db.activityGroups.of(1);
    for (const row of [log.all()[0], log.where(() => true)[0], log.find(10_001)]) row?.students.push(999);
    expect(log.all()).toEqual(ofSchool(1));
  });

  it('takes no row of another partition', async () => {
    const { world } = await opened();
    const log = await world.db.activityGroups.of(1);
    const [foreign] = ofSchool(2);
    if (!foreign) throw new Error('School 2 has no log.');
    expect(() => log.insert(photo(foreign, 'De otro colegio'))).toThrow('another schoolId');
    expect(() => log.update(10_001, { schoolId: 2 })).toThrow('another schoolId');
    expect(log.all()).toEqual(ofSchool(1));
  });
});

describe('the partitions of a table', () => {
  it('are not read before they are asked for, and then alone and once', async () => {
    const { read, world } = await opened();
    await world.refresh();
    expect(read.filter((key) => key.startsWith('table:activityGroups'))).toEqual([]);
    await world.db.activityGroups.of(2);
    await world.refresh();
    await world.db.activityGroups.of(2);
    expect(read.filter((key) => key.startsWith('table:activityGroups'))).toEqual(['table:activityGroups/2']);
  });

  it('are stored by themselves, under ids that tell in which of them a row lies', async () => {
    const { written, world, storage } = await opened();
    const [sample] = ofSchool(2);
    if (!sample) throw new Error('School 2 has no log.');
    const added = (await world.db.activityGroups.of(2)).insert(photo(sample, 'Nueva'));
    expect(added.id).toBe(lastIdOf(2) + 1);
    expect(added.id).toBeGreaterThan(20_000);
    await world.save();
    expect(written.filter((key) => key.startsWith('table:'))).toEqual(['table:activityGroups/2']);

    const other = openWorld(storage, mediaUrl, seedPart);
    await other.refresh();
    const [first] = ofSchool(1);
    if (!first) throw new Error('School 1 has no log.');
    expect((await other.db.activityGroups.of(1)).insert(photo(first, 'Otra')).id).toBe(lastIdOf(1) + 1);
    expect((await other.db.activityGroups.holding(added.id)).find(added.id)).toEqual(added);
    expect((await other.db.activityGroups.of(3)).insert(photo({ ...first, schoolId: 3 }, 'La primera')).id).toBe(30_001);
  });

  it('go with what another tab wrote', async () => {
    const { read, world, storage } = await opened();
    const other = openWorld(storage, mediaUrl, seedPart);
    await other.refresh();
    await world.db.activityGroups.of(1);
    await world.db.activityGroups.of(2);
    (await other.db.activityGroups.of(1)).update(10_001, { comment: 'De la otra pestaña' });
    await other.save();
    read.length = 0;
    await world.refresh();
    expect((await world.db.activityGroups.of(1)).find(10_001)?.comment).toBe('De la otra pestaña');
    await world.db.activityGroups.of(2);
    expect(read.filter((key) => key.startsWith('table:activityGroups'))).toEqual(['table:activityGroups/1']);
  });

  it('keep nothing of a call that failed', async () => {
    const { world } = await opened();
    const log = await world.db.activityGroups.of(1);
    log.update(10_001, { comment: 'Se deshace' });
    const [sample] = ofSchool(1);
    if (sample) log.insert(photo(sample, 'Se deshace'));
    world.discard();
    await world.refresh();
    const again = await world.db.activityGroups.of(1);
    expect(again.all()).toEqual(ofSchool(1));
    expect(sample && again.insert(photo(sample, 'Nueva')).id).toBe(lastIdOf(1) + 1);
  });

  it('go with a reset', async () => {
    const { world } = await opened();
    (await world.db.activityGroups.of(1)).update(10_001, { comment: 'De antes' });
    await world.save();
    await world.begin(options);
    expect((await world.db.activityGroups.of(1)).all()).toEqual(ofSchool(1));
  });
});

describe('partitions that are seeded when they are asked for', () => {
  const [SIXTH_A, SIXTH_B] = [9, 10];

  /** A tab with a world whose partitions nobody has written. */
  async function tab(storage = watched()) {
    const asked: string[] = [];
    const world = openWorld(storage.storage, mediaUrl, (seeds, part) => {
      asked.push(`${seeds.size} ${part.table}/${String(part.partition)}`);
      return seedPart(seeds, part);
    });
    return { world, asked, storage };
  }

  const titles = async (world: StoredWorld, room: number) => (await world.db.indicators.of(room)).all().map(({ title }) => title);

  it('are made once, alone, and neither read nor stored before they are written', async () => {
    const { world, asked, storage } = await tab();
    await world.begin(options);
    expect(asked).toEqual([]);
    const before = await titles(world, SIXTH_A);
    expect(before.length).toBeGreaterThan(10);
    await world.refresh();
    expect(await titles(world, SIXTH_A)).toEqual(before);
    expect(asked).toEqual(['small indicators/9']);
    expect([...storage.read, ...storage.written].filter((key) => key.startsWith('table:indicators'))).toEqual([]);
  });

  it('are the same in another tab and after a reload, with what was written', async () => {
    const { world, storage } = await tab();
    await world.begin(options);
    const [other, third] = [(await tab(storage)).world, (await tab(storage)).world];
    await other.refresh();
    expect((await other.db.indicators.of(SIXTH_A)).all()).toEqual((await world.db.indicators.of(SIXTH_A)).all());
    (await world.db.indicators.of(SIXTH_A)).update(90_001, { title: 'Otro' });
    await world.save();
    expect(storage.written.filter((key) => key.startsWith('table:indicators'))).toEqual(['table:indicators/9']);
    await other.refresh();
    expect((await other.db.indicators.of(SIXTH_A)).find(90_001)?.title).toBe('Otro');
    await third.refresh();
    expect((await third.db.indicators.of(SIXTH_A)).all()).toEqual((await world.db.indicators.of(SIXTH_A)).all());
    expect(await titles(third, SIXTH_B)).toEqual(await titles(world, SIXTH_B));
  });

  it('come back as seeded after a call that failed', async () => {
    const { world } = await tab();
    await world.begin(options);
    const before = await titles(world, SIXTH_A);
    (await world.db.indicators.of(SIXTH_A)).update(90_001, { title: 'Se deshace' });
    world.discard();
    await world.refresh();
    expect(await titles(world, SIXTH_A)).toEqual(before);
  });

  it('go with a reset by another tab, though nobody has written them', async () => {
    const { world, asked, storage } = await tab();
    await world.begin(options);
    await titles(world, SIXTH_A);
    const other = (await tab(storage)).world;
    await storage.storage.clear();
    await other.begin({ ...options, seed: 2 });
    await world.refresh();
    expect(await titles(world, SIXTH_A)).toEqual(await titles(other, SIXTH_A));
    expect(asked).toHaveLength(2);
  });
});
