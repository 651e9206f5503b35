import { expect, it } from 'vitest';
import { memoryStorage } from '@mocks/store/storage';
import { openWorld } from '@mocks/store/world';
import { knowsAssignments } from './post-save';
import { homework, notice } from '@mocks/testing/sample-post';
import { seedPart } from '@mocks/seeding/seed-part';

const world = openWorld(memoryStorage(), (file) => file, seedPart);
await world.begin({ seed: 1, size: 'small', now: new Date('2026-06-19T15:00:00Z') });
const { db } = world;
db.rooms.update(10, { active: false });
db.subjects.update(16, { active: false });
/** The seeded homework in subject 16. */
const seeded = db.posts.find(7);

it('a room deleted since stays on the post that has it, and comes to no other', () => {
  const saved = seeded && { ...seeded, rooms: [9, 10] };
  expect(knowsAssignments(db, 1, { ...notice, rooms: [9, 10] }, saved)).toBe(true);
  expect(knowsAssignments(db, 1, { ...notice, rooms: [9, 10] }, seeded)).toBe(false);
  expect(knowsAssignments(db, 1, { ...notice, rooms: [10] }, null)).toBe(false);
});

it('a subject deleted since stays on the post that has it, and comes to no other', () => {
  expect(knowsAssignments(db, 1, homework, seeded)).toBe(true);
  expect(knowsAssignments(db, 1, homework, null)).toBe(false);
});
