import { rooms } from '@/api/rooms';
import { implement } from '../implement';

export const roomOperations = implement(rooms, {
  list: ({ schoolId, db }) => ({ rooms: db.rooms.where((row) => row.schoolId === schoolId && row.active) }),
});
