/** A room, for unit tests. */
import type { Room } from './rooms';

export const sampleRoom = (id: number, name: string, type: Room['type'] = 'HIGH_SCHOOL'): Room => ({
  id,
  name,
  type,
  schoolId: 1,
  roomAcronyms: '',
  hasSubjects: true,
  active: true,
  teacherId: null,
  group: null,
});
