/** Whose students a person may read and change: an Admin all of the school's, a Teacher by STUD-37. */
import type { Row } from '@mocks/store/tables';

interface Person {
  readonly role: 'Admin' | 'Teacher';
  readonly teacher: Row<'teachers'> | null;
}

/** Taught in or directed: their students may be read, and others invited. */
export const isOwnRoom = ({ role, teacher }: Person, roomId: number): boolean =>
  role === 'Admin' || (teacher !== null && [...teacher.rooms, ...teacher.roomIds].includes(roomId));

/** Directed: their students may be changed. */
export const isDirectedRoom = ({ role, teacher }: Person, roomId: number): boolean =>
  role === 'Admin' || (teacher !== null && teacher.roomIds.includes(roomId));
