import { expect, it } from 'vitest';
import { openDb } from '@mocks/store/db';
import { knowsAssignments } from './post-save';
import { homework, notice } from '@mocks/testing/sample-post';
import { seedWorld } from '@mocks/seeding/seed-world';

const db = openDb();
db.restore(seedWorld({ seed: 1, size: 'small', now: new Date('2026-06-19T15:00:00Z'), mediaUrl: (file) => file }));
db.rooms.update(10, { active: false });
db.subjects.update(16, { active: false });
/** Homework in subject 16. */
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
