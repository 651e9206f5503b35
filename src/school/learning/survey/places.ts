/** The pairs of the teachers, and the places of a period that a survey asks for. Pure. */
import type { Room } from '@/api/resources/rooms';
import type { Course } from '@/api/resources/subjects';
import type { Teacher, TeacherDeep } from '@/api/resources/teachers';
import { namedTeachers } from '@/school/apart';
import { inRoomOrder } from '@/school/rooms';
import { teacherName } from '@/school/teachers';
import { inNameOrder, type Named } from '@/ui/form/choices';
import type { LearningPlace } from '@/school/learning/learning-place';

/** A teacher with what they teach. */
export interface Assigned {
  readonly teacher: Named;
  readonly rooms: readonly Room[];
  readonly subjects: readonly Named[];
}

/** A room and a subject that somebody teaches in it; several teachers may share it. */
export interface Pair {
  readonly room: Room;
  readonly subject: Named;
  readonly teachers: readonly Named[];
}

/** The Teacher who is signed in. */
export const assignedOf = (record: TeacherDeep): Assigned => ({
  teacher: { id: record.id, name: teacherName(record) },
  rooms: record.rooms,
  subjects: record.courses,
});

type Listed = Pick<Teacher, 'id' | 'teacherName' | 'teacherLastName' | 'teacherEmail' | 'rooms' | 'courses'>;

/** The teachers of a list, whose rooms and subjects are ids; those of a deleted room or subject are left out. */
export function assignedIn(
  teachers: readonly Listed[],
  rooms: readonly Room[],
  subjects: readonly Pick<Course, 'id' | 'name'>[],
): Assigned[] {
  const withIds = <Item extends { readonly id: number }>(items: readonly Item[], ids: readonly number[]) => {
    const wanted = new Set(ids);
    return items.filter(({ id }) => wanted.has(id));
  };
  const names = namedTeachers(teachers);
  return teachers.map((teacher, index) => ({
    teacher: { id: teacher.id, name: names[index]?.name ?? '' },
    rooms: withIds(rooms, teacher.rooms),
    subjects: withIds(subjects, teacher.courses),
  }));
}

/** Every room of a teacher with every subject of theirs, each pair once: by room (ROOM-05), then by the subject's name. */
export function pairsOf(assigned: readonly Assigned[]): Pair[] {
  const rooms = new Map(assigned.flatMap((each) => each.rooms.map((room) => [room.id, room] as const)));
  const subjects = new Map(assigned.flatMap((each) => each.subjects.map((subject) => [subject.id, subject] as const)));
  const teachersOf = new Map<string, Map<number, Named>>();
  for (const each of assigned)
    for (const room of each.rooms)
      for (const subject of each.subjects) {
        const key = `${room.id}:${subject.id}`;
        const teachers = teachersOf.get(key) ?? new Map<number, Named>();
        teachersOf.set(key, teachers.set(each.teacher.id, each.teacher));
      }
  const columns = inNameOrder([...subjects.values()]);
  return inRoomOrder([...rooms.values()]).flatMap((room) =>
    columns.flatMap((subject) => {
      const teachers = teachersOf.get(`${room.id}:${subject.id}`);
      return teachers ? [{ room, subject, teachers: [...teachers.values()] }] : [];
    }),
  );
}

/** The place of a pair in a period. */
export const placeOfPair = ({ room, subject }: Pair, periodId: number): LearningPlace => ({
  periodId,
  roomId: room.id,
  subjectId: subject.id,
});

/** A place's key in maps. */
export const placeKey = ({ periodId, roomId, subjectId }: LearningPlace): string => `${periodId}:${roomId}:${subjectId}`;
