/** The summary of the whole enrollment before it is finalized (SUGG-05). */
import type { Room } from '@/api/resources/rooms';
import { gradeBeside } from '@/school/room-grade';
import { studentsOf, tallyOf, type FormerRoom, type FormerStudent, type Tally } from './former-rooms';

export interface RoomSummary {
  readonly id: number;
  readonly name: string;
  readonly total: number;
  readonly tally: Tally;
  /** The new rooms of its students, the most frequent first. */
  readonly targets: readonly { readonly name: string; readonly count: number }[];
}

function targetsOf(students: readonly FormerStudent[]): RoomSummary['targets'] {
  const counts = new Map<string, number>();
  for (const { assignment } of students) {
    const name = assignment?.targetRoomName;
    if (name != null) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}

export const summaryOf = (rooms: readonly FormerRoom[]): RoomSummary[] =>
  rooms.map(({ room: { id, name }, students = [] }) => ({
    id,
    name,
    total: students.length,
    tally: tallyOf(students),
    targets: targetsOf(students),
  }));

export interface Arrivals {
  readonly id: number;
  readonly name: string;
  readonly count: number;
}

/** The number of students for each offered room, in the rooms' order, then for rooms that are no longer offered. */
export function arrivalsOf(rooms: readonly FormerRoom[], offered: readonly Pick<Room, 'id' | 'name'>[]): Arrivals[] {
  const arrivals = new Map(offered.map(({ id, name }) => [id, { id, name, count: 0 }]));
  for (const { assignment } of studentsOf(rooms)) {
    const id = assignment?.targetRoomId;
    if (id == null) continue;
    const entry = arrivals.get(id) ?? { id, name: assignment?.targetRoomName ?? '', count: 0 };
    arrivals.set(id, { ...entry, count: entry.count + 1 });
  }
  return [...arrivals.values()];
}

/** SUGG-04: warns of another room of the same grade or a lower one. */
export function warningOf(own: Room, target: Pick<Room, 'id' | 'name' | 'roomAcronyms'>): 'same' | 'lower' | null {
  if (own.id === target.id) return null;
  const comparison = gradeBeside(own, target);
  return comparison === 'higher' ? null : comparison;
}

export interface WarnedStudent {
  readonly student: FormerStudent;
  readonly from: Room;
  readonly to: string;
  readonly warning: 'same' | 'lower' | 'gone';
}

/** Students with a warning (SUGG-04), and those whose new room has been deleted. */
export const warnedStudents = (rooms: readonly FormerRoom[], offered: readonly Room[]): WarnedStudent[] =>
  rooms.flatMap(({ room, students = [] }) =>
    students.flatMap((student) => {
      const { targetRoomId: id = null, targetRoomName: name = null } = student.assignment ?? {};
      if (id === null || name === null) return [];
      const target = offered.find((each) => each.id === id);
      const warning = target ? warningOf(room, target) : 'gone';
      return warning === null ? [] : [{ student, from: room, to: name, warning }];
    }),
  );
