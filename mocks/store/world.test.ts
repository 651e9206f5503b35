import { expect, it } from 'vitest';
import { seedPart } from '@mocks/seeding/seed-part';
import { seedWorld } from '@mocks/seeding/seed-world';
import { memoryStorage } from './storage';
import { openWorld } from './world';

const mediaUrl = (file: string) => `/demo-files/${file}`;
const seeds = { seed: 1, size: 'small', now: new Date('2026-06-19T15:00:00Z') } as const;
const seeded = seedWorld({ ...seeds, mediaUrl });
const bytes = Uint8Array.from([0, 255, 13, 10, 0]);
const photo = () => new File([bytes], 'mi foto.jpg', { type: 'image/jpeg' });

async function stored() {
  const storage = memoryStorage();
  const world = openWorld(storage, mediaUrl, seedPart);
  await world.begin(seeds);
  return { storage, world };
}

it('an uploaded file is there after a reload, byte for byte, under its attachment', async () => {
  const { storage, world } = await stored();
  const id = world.keep(photo());
  await world.save();

  const reloaded = openWorld(storage, mediaUrl, seedPart);
  expect(await reloaded.refresh()).toBe(true);
  expect(reloaded.db.attachments.find(id)).toEqual({ id, name: 'mi foto.jpg', url: `/demo-files/subidos/${id}/mi%20foto.jpg` });
  const file = await reloaded.file(id);
  expect(file?.type).toBe('image/jpeg');
  expect(new Uint8Array(file?.bytes ?? new ArrayBuffer())).toEqual(bytes);
});

it('nothing of a call that failed is kept', async () => {
  const { storage, world } = await stored();
  const id = world.keep(photo());
  world.discard();
  await world.refresh();
  world.db.rooms.update(9, { active: false });
  await world.save();
  expect(world.db.attachments.find(id)).toBeNull();
  expect(await openWorld(storage, mediaUrl, seedPart).file(id)).toBeUndefined();
});

it('a reset forgets the files', async () => {
  const { storage, world } = await stored();
  const id = world.keep(photo());
  await world.save();
  await storage.clear();
  expect(await world.file(id)).toBeUndefined();
});

it('a world stored with other tables counts as none', async () => {
  const { storage } = await stored();
  expect(await openWorld(storage, mediaUrl, seedPart).refresh()).toBe(true);
  await storage.setMany([['shape', 'of another release']]);
  expect(await openWorld(storage, mediaUrl, seedPart).refresh()).toBe(false);
});

it('a reset of one tab replaces what another tab has, whichever wrote last', async () => {
  const { storage, world } = await stored();
  const other = openWorld(storage, mediaUrl, seedPart);
  await other.refresh();
  other.db.rooms.update(9, { name: 'De la otra pestaña' });
  await other.save();
  // As a reset by the control API does.
  await storage.clear();
  await world.begin(seeds);
  await other.refresh();
  expect(other.db.rooms.find(9)?.name).toBe(seeded.rooms.find(({ id }) => id === 9)?.name);
});

it('a table is made when it is first used, stored when it is written, and the same after a reload', async () => {
  const storage = memoryStorage();
  const asked: string[] = [];
  const open = () =>
    openWorld(storage, mediaUrl, (given, part) => {
      asked.push(part.table);
      return seedPart(given, part);
    });
  const world = open();
  await world.begin(seeds);
  expect(asked).toEqual([]);
  world.db.rooms.update(9, { name: 'Otro' });
  await world.save();
  expect(world.db.subjects.all()).toEqual(seeded.subjects);
  expect(asked).toEqual(['rooms', 'subjects']);

  const reloaded = open();
  await reloaded.refresh();
  expect(reloaded.db.rooms.all()).toEqual(seeded.rooms.map((room) => (room.id === 9 ? { ...room, name: 'Otro' } : room)));
  expect(reloaded.db.students.all()).toEqual(seeded.students);
  expect(asked.slice(2)).toEqual(['students']);
});
