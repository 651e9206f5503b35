/** The school's rooms as their screens ask for them. */
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { rooms } from '@/api/resources/rooms';

const list = queryOf(rooms.listWithSlash, {});
const whole = queryOf(rooms.listWithSlash, {}, { whole: true });

/** The active rooms, asked for again whenever a screen opens. */
export const useRooms = () => useQuery(list);

/** For a form that compares names: it is told when one of the rooms cannot be read (SAFE-22). */
export const useWholeRooms = (isNeeded = true) => useQuery({ ...whole, enabled: isNeeded });
