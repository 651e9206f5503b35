/** Records for this folder's unit tests. */
import type { PreEnrollment, PreEnrollmentResult } from '@/api/resources/pre-enrollments';
import type { Room } from '@/api/resources/rooms';
import type { FormerStudent } from './former-rooms';

export const room = (name: string, roomAcronyms: string, id = 1): Room => ({
  id,
  name,
  schoolId: 5,
  roomAcronyms,
  type: 'HIGH_SCHOOL',
  hasSubjects: true,
  active: true,
  teacherId: null,
  group: null,
});

export const assigned = (
  studentId: number,
  status: PreEnrollmentResult,
  target: Pick<Room, 'id' | 'name'> | null = null,
): PreEnrollment => ({
  id: 100 + studentId,
  studentId,
  currentRoomId: 1,
  targetRoomId: target?.id ?? null,
  targetRoomName: target?.name ?? null,
  status,
  preEnrollmentStatus: 'PENDING',
});

export const former = (id: number, status: PreEnrollmentResult | null, target: Pick<Room, 'id' | 'name'> | null = null): FormerStudent => ({
  id,
  name: `Ana ${id}`,
  surname: 'Rojas',
  age: null,
  parentEmail: `${id}@correo.example`,
  delay: false,
  studentStatus: null,
  active: true,
  roomId: 1,
  photoUrl: null,
  assignment: status && assigned(id, status, target),
});
