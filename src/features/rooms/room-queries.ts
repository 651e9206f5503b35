/** The school's rooms as their screens ask for them. */
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { rooms } from '@/api/resources/rooms';

const list = queryOf(rooms.listWithSlash, {});

/** The active rooms, asked for again whenever a screen opens. */
export const useRooms = () => useQuery(list);
