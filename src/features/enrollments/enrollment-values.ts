/** The form of the enrollment dialog, and its request (ENRO-11 to ENRO-18). */
import { object, string, type ObjectSchema } from 'yup';
import { resultOf, type SavedPreEnrollment } from '@/api/resources/pre-enrollments';
import type { Room } from '@/api/resources/rooms';
import type { FormerStudent } from './former-rooms';

export interface TargetValues {
  /** Id of the room, RETIRED, or '' while nothing is chosen. */
  target: string;
}

const RETIRED = 'RETIRED';

/** ENRO-11 */
export const targetOptions = (rooms: readonly Room[]) => [
  ...rooms.map(({ id, name, roomAcronyms }) => ({ value: String(id), label: `${name} (${roomAcronyms})` })),
  { value: RETIRED, label: 'Retirado' },
];

/** ENRO-12: one of the current options. */
export const targetSchema = (rooms: readonly Room[]): ObjectSchema<TargetValues> =>
  object({
    target: string()
      .required('El curso es requerido')
      .oneOf(
        targetOptions(rooms).map(({ value }) => value),
        'El curso es requerido',
      ),
  });

/** The chosen room; null for 'Retirado', undefined while nothing is chosen. */
export const chosenTarget = (target: string, rooms: readonly Room[]): Room | null | undefined =>
  target === RETIRED ? null : rooms.find(({ id }) => String(id) === target);

/** ENRO-17, ENRO-18 */
export const assignmentsOf = (students: readonly FormerStudent[], own: Room, target: Room | null): SavedPreEnrollment[] =>
  students.map(({ id, assignment }) => ({
    // ENRO-19: replaces the existing assignment.
    id: assignment?.id ?? null,
    studentId: id,
    currentRoomId: own.id,
    // ENRO-16
    targetRoomId: target?.id ?? null,
    targetRoomName: target?.name ?? null,
    // ENRO-13, ENRO-14, ENRO-15
    status: resultOf(own.id, target?.id ?? null),
    preEnrollmentStatus: 'PENDING',
  }));
