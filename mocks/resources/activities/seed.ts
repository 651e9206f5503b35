import type { RoomFixture } from '@fixtures/rooms';
import type { Row } from '@mocks/store/tables';

/** An activity for every seeded room, since all of them have students. */
export const seedActivities = (plan: readonly RoomFixture[]): Row<'activities'>[] =>
  plan.map((room, index) => ({ id: index + 1, schoolId: room.schoolId, roomId: room.id }));
