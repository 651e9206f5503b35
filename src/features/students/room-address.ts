/** The room in the addresses of a Teacher's screens, so that a reload, Back and 'Volver' keep it. */
import { number, object } from 'yup';

/** The requested room, if any. */
export const roomInAddress = object({ room: number().integer().positive().optional() });

export const inviteAddress = (room: number): string => `/dashboard/teacher-rooms/create?room=${room}`;
