import type { Room } from '@/api/resources/rooms';

/** The address of a room's students. */
export const addressOf = ({ id }: Pick<Room, 'id'>): string => `/dashboard/room/${id}`;
