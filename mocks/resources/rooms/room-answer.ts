import type { Room } from '@/api/resources/rooms';
import type { Row } from '@mocks/store/tables';

const GROUPS = { PRESCHOOL: 'Preescolar', PRIMARY: 'Primaria', HIGH_SCHOOL: 'Secundaria' } as const;

/** A room as the API answers it, with the group of its type. */
export const roomAnswer = (room: Row<'rooms'>): Room => ({ ...room, group: GROUPS[room.type] });
