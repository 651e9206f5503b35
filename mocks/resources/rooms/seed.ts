import { roomSchema } from '@/api/resources/rooms';
import { ALL_ROOMS } from '@fixtures/publication-draft';
import { rooms, SMALL_ROOMS, type RoomFixture } from '@fixtures/rooms';
import { teachers } from '@fixtures/teachers';
import vocabulary from '@fixtures/vocabulary.json';
import type { Row, World } from '@mocks/store/tables';
import type { SeedOptions, WorldSize } from '@mocks/seeding/options';

export const tables = {
  rooms: roomSchema.omit(['group']),
};

type Own = typeof tables;
declare module '@mocks/store/tables' {
  interface Tables extends Own {}
}

/** Quinto A's teacher has a homework among the fixtures: in the small world, without Quinto A, it goes to Séptimo A. */
const SMALL_STAND_INS: Readonly<Record<string, string>> = { '5A': '7A' };

/** The rooms B, C and D of each grade, with which the large school has 40. */
function parallelRooms(): RoomFixture[] {
  const grades = vocabulary.cursos.filter(({ roomAcronyms }) => /^\d+A$/.test(roomAcronyms));
  const parallels = ['B', 'C', 'D'].flatMap((letter) =>
    grades.map(({ name, roomAcronyms }) => ({ name: name.replace(/A$/, letter), roomAcronyms: roomAcronyms.replace(/A$/, letter) })),
  );
  const fresh = parallels.filter(({ roomAcronyms }) => !rooms.some((room) => room.schoolId === 1 && room.roomAcronyms === roomAcronyms));
  return fresh.slice(0, 25).map((room, index) => ({
    id: 101 + index,
    schoolId: 1,
    ...room,
    type: Number.parseInt(room.roomAcronyms, 10) < 6 ? 'PRIMARY' : 'HIGH_SCHOOL',
    hasSubjects: true,
    students: 30,
  }));
}

/** The rooms of a world, with the number of students in each; only school 1 depends on the size. */
export function planRooms(size: WorldSize): RoomFixture[] {
  if (size === 'default') return [...rooms];
  const main = rooms.filter(({ schoolId }) => schoolId === 1);
  const others = rooms.filter(({ schoolId }) => schoolId !== 1);
  if (size === 'small') {
    const kept = main.filter(({ roomAcronyms }) => SMALL_ROOMS.includes(roomAcronyms));
    return [...kept.map((room) => ({ ...room, students: 15 })), ...others];
  }
  // One room is far larger than a real one; one of the demo's people directs it.
  const crowded = main.map((room) => ({ ...room, students: room.roomAcronyms === '6A' ? 200 : 30 }));
  return [...crowded, ...parallelRooms(), ...others];
}

/** The rooms as rows of their table. */
export function seed({ size }: SeedOptions): Pick<World, 'rooms'> {
  const made = planRooms(size).map(({ students: _, ...room }) => ({
    ...room,
    active: true,
    teacherId: teachers.find(({ schoolId, directs }) => schoolId === room.schoolId && directs === room.roomAcronyms)?.id ?? null,
  }));
  return { rooms: made };
}

/** Ids of a school's rooms by acronym, without rooms that this size of the world does not have. */
export function roomIdsOf(all: readonly Row<'rooms'>[], schoolId: number, acronyms: readonly string[], size: WorldSize): number[] {
  const wanted = size === 'small' && schoolId === 1 ? acronyms.map((acronym) => SMALL_STAND_INS[acronym] ?? acronym) : acronyms;
  const every = acronyms === ALL_ROOMS || acronyms.some((acronym) => ALL_ROOMS.includes(acronym));
  return all.filter((room) => room.schoolId === schoolId && (every || wanted.includes(room.roomAcronyms))).map(({ id }) => id);
}
