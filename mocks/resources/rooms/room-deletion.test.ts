import { expect, it } from 'vitest';
import { seedWorld } from '@mocks/seeding/seed-world';
import { seedOf } from '@mocks/testing/seed-of';
import { memoryStorage } from '@mocks/store/storage';
import type { Row } from '@mocks/store/tables';
import { openWorld } from '@mocks/store/world';
import { obstacleTo } from './room-deletion';

const mediaUrl = (file: string) => file;
const options = { seed: 1, size: 'small', now: new Date('2026-06-19T15:00:00Z') } as const;
const seeded = seedWorld({ ...options, mediaUrl });
/** Sexto A, Sexto B, and a teacher of the school. */
const [ROOM, OTHER, TEACHER] = [9, 10, 11];

/** The obstacle to deleting Sexto A in a world where only the given records prevent it. */
async function obstacle(
  learning: readonly Row<'academicActivities'>[],
  activityGroups: typeof seeded.activityGroups,
  { rooms: roomChange = {}, teachers: teacherChange = {} }: { rooms?: Partial<Row<'rooms'>>; teachers?: Partial<Row<'teachers'>> } = {},
) {
  const teachers = seeded.teachers.map((teacher) => ({
    ...teacher,
    rooms: [],
    roomIds: [],
    ...(teacher.id === TEACHER && teacherChange),
  }));
  const students = seeded.students.map((student) => ({ ...student, active: false }));
  const rooms = seeded.rooms.map((room) => ({ ...room, teacherId: null, ...(room.id === ROOM && roomChange) }));
  const rows = { ...seeded, rooms, teachers, students, activityGroups, academicActivities: learning };
  const world = openWorld(memoryStorage(), mediaUrl, seedOf(rows));
  await world.begin(options);
  const room = world.db.rooms.find(ROOM);
  if (!room) throw new Error('The world has no Sexto A.');
  return obstacleTo(world.db, room);
}

const elsewhere = seeded.activityGroups.filter(({ roomId }) => roomId !== ROOM);

it.each([
  ['a director', { rooms: { teacherId: TEACHER } }, 'withTeacher'],
  ['a teacher of its classes', { teachers: { rooms: [ROOM] } }, 'withTeacher'],
  ['a teacher who directs it', { teachers: { roomIds: [ROOM] } }, 'withTeacher'],
  ['a teacher of other rooms', { teachers: { rooms: [OTHER], roomIds: [OTHER] } }, null],
  ['a teacher who is gone', { teachers: { rooms: [ROOM], active: false } }, null],
])('ROOM-25: %s', async (_, change, expected) => {
  expect(await obstacle([], elsewhere, change)).toBe(expected);
});

it('ROOM-27: learning activities and reported ones each keep a room', async () => {
  const { activityGroups } = seeded;
  const place = { indicatorId: 90_001, periodId: 2, roomId: ROOM, subjectId: 16 };
  const activity = { ...place, id: 90_001, type: 'QUIZ', title: 'Quiz', weighted: 20, description: '', active: true } as const;
  expect(elsewhere.length).toBeLessThan(activityGroups.length);
  expect(await obstacle([], activityGroups)).toBe('withActivities');
  expect(await obstacle([activity], elsewhere)).toBe('withActivities');
  expect(await obstacle([{ ...activity, active: false }], elsewhere)).toBeNull();
  expect(await obstacle([], elsewhere)).toBeNull();
});
