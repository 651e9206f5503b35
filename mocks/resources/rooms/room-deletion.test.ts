import { expect, it } from 'vitest';
import { seedWorld } from '@mocks/seeding/seed-world';
import { memoryStorage } from '@mocks/store/storage';
import { openWorld } from '@mocks/store/world';
import { obstacleTo } from './room-deletion';

const mediaUrl = (file: string) => file;
const seeded = seedWorld({ seed: 1, size: 'small', now: new Date('2026-06-19T15:00:00Z'), mediaUrl });
/** Sexto A, as if nobody were left in it. */
const ROOM = 9;

async function obstacle(activities: typeof seeded.activities, activityGroups: typeof seeded.activityGroups) {
  const world = openWorld(memoryStorage(), mediaUrl);
  const teachers = seeded.teachers.map((teacher) => ({ ...teacher, active: false }));
  const students = seeded.students.map((student) => ({ ...student, active: false }));
  const rooms = seeded.rooms.map((room) => ({ ...room, teacherId: null }));
  await world.replace({ ...seeded, rooms, teachers, students, activities, activityGroups });
  const room = world.db.rooms.find(ROOM);
  if (!room) throw new Error('The world has no Sexto A.');
  return obstacleTo(world.db, room);
}

it('ROOM-27: learning activities and reported ones each keep a room', async () => {
  const { activities, activityGroups } = seeded;
  const elsewhere = activityGroups.filter(({ roomId }) => roomId !== ROOM);
  expect(elsewhere.length).toBeLessThan(activityGroups.length);
  expect(await obstacle([], activityGroups)).toBe('withActivities');
  expect(await obstacle(activities, elsewhere)).toBe('withActivities');
  expect(await obstacle([], elsewhere)).toBeNull();
});
