/** Which students a person may read and change: an Admin all of the school, a Teacher by STUD-37. */
import type { Row } from '@mocks/store/tables';

interface Person {
  readonly role: 'Admin' | 'Teacher';
  readonly teacher: Row<'teachers'> | null;
}

/** Whether the person teaches in the room or directs it, and so may read its students and invite others. */
export const isOwnRoom = ({ role, teacher }: Person, roomId: number): boolean =>
  role === 'Admin' || (teacher !== null && [...teacher.rooms, ...teacher.roomIds].includes(roomId));

/** Whether the person directs the room, and so may change its students. */
export const isDirectedRoom = ({ role, teacher }: Person, roomId: number): boolean =>
  role === 'Admin' || (teacher !== null && teacher.roomIds.includes(roomId));
