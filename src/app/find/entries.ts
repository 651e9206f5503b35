/** The entries of the school's records, of the menu and of the actions (FIND-02, FIND-06). */
import { BookMarked, School, User, UserPlus, Users, type LucideIcon } from 'lucide-react';
import type { Role } from '@/api/core/endpoint';
import type { Room } from '@/api/resources/rooms';
import type { Student } from '@/api/resources/students';
import type { Teacher } from '@/api/resources/teachers';
import { addressOf as roomAddress } from '@/features/rooms/room-address';
import { addressOf as teacherAddress } from '@/features/teachers/teacher-text';
import { apartStudents, apartTeachers } from '@/school/apart';
import { ownRoomsAddress, ownSubjectAddress } from '@/school/own-rooms';
import { profileLink } from '@/school/student-profile/profile-address';
import { fullName, inStudentOrder } from '@/school/students';
import { inTeacherOrder, teacherName } from '@/school/teachers';
import { seenText } from '@/ui/base/visible-text';
import { MENU, addressOf } from '@/app/routes';
import { ACTIONS } from './actions';
import type { Entry, Kind, Target } from './entry';
import { searchedTextOf } from './match';

type Named = Pick<Room, 'id' | 'name'>;

const SUBJECTS = addressOf('courses');

interface Words {
  readonly texts: readonly (string | undefined)[];
  readonly aside?: readonly (string | undefined)[];
}

const isThere = (text: string | undefined): text is string => text !== undefined && text !== '';

const entryOf = (kind: Kind, id: number | string, icon: LucideIcon, { texts, aside = [] }: Words, target: Target): Entry => ({
  key: `${kind}:${id}`,
  kind,
  icon,
  texts: texts.filter(isThere).map((text) => searchedTextOf(seenText(text))),
  aside: aside.filter(isThere).join(' · '),
  target,
});

export function studentEntries(students: readonly Student[], room: Named): Entry[] {
  const apart = apartStudents(students);
  return inStudentOrder(students).map((student) =>
    entryOf(
      'students',
      student.id,
      User,
      { texts: [fullName(student)], aside: [room.name, apart.get(student.id)] },
      { to: profileLink(student.id, { roomId: room.id }) },
    ),
  );
}

/** The rooms in their order; an Admin adds students to each of them. */
export function roomEntries(rooms: readonly (Named & Partial<Pick<Room, 'roomAcronyms'>>)[], role: Role): Entry[] {
  const to = (room: Named) => (role === 'Admin' ? roomAddress(room) : ownRoomsAddress(room.id));
  const entries = rooms.map((room) => entryOf('rooms', room.id, School, { texts: [room.name, room.roomAcronyms] }, { to: to(room) }));
  if (role !== 'Admin') return entries;
  const invitations = rooms.map((room) =>
    entryOf('actions', `invitation-${room.id}`, UserPlus, { texts: [`Agregar Estudiante a ${room.name}`] }, { to: to(room), begins: true }),
  );
  return [...entries, ...invitations];
}

export function teacherEntries(teachers: readonly Teacher[]): Entry[] {
  const apart = apartTeachers(teachers);
  return inTeacherOrder(teachers).map((teacher) =>
    entryOf(
      'teachers',
      teacher.id,
      Users,
      { texts: [teacherName(teacher)], aside: [apart.get(teacher.id)] },
      { to: teacherAddress(teacher) },
    ),
  );
}

export const subjectEntries = (subjects: readonly Named[], role: Role): Entry[] =>
  subjects.map(({ id, name }) =>
    entryOf(
      'subjects',
      id,
      BookMarked,
      { texts: [name] },
      role === 'Admin' ? { to: SUBJECTS, inSight: id } : { to: ownSubjectAddress(id) },
    ),
  );

/** The role's menu, and what it can begin. */
export const fixedEntries = (role: Role): Entry[] => [
  ...MENU[role].flatMap(({ entries }) =>
    entries.map(({ entry, label, icon }) => entryOf('screens', entry, icon, { texts: [label] }, { to: addressOf(entry) })),
  ),
  ...ACTIONS.filter(({ roles }) => roles.includes(role)).map(({ id, name, icon, target }) =>
    entryOf('actions', id, icon, { texts: [name] }, target),
  ),
];
