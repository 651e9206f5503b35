/** Addresses of a Teacher's screens; they carry the room, so that a reload, Back and 'Volver' keep it. */
import { number, object } from 'yup';

/** The room that the address asks for, if it asks for one. */
export const roomInAddress = object({ room: number().integer().positive().optional() });

export const inviteAddress = (room: number): string => `/dashboard/teacher-rooms/create?room=${room}`;
