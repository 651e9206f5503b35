import type { RoomFixture } from '@fixtures/rooms';
import type { Row } from '@mocks/store/tables';

/** Every seeded room has students, and where there are students something has been done. */
export const seedActivities = (plan: readonly RoomFixture[]): Row<'activities'>[] =>
  plan.map((room, index) => ({ id: index + 1, schoolId: room.schoolId, roomId: room.id }));
