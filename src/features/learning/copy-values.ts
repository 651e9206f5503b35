/** What the dialog 'Copiar logros' asks for (COPY-02). */
import { array, boolean, number, object, string, type ObjectSchema } from 'yup';
import type { Room } from '@/api/resources/rooms';
import { REQUIRED } from '@/ui/form/text-schema';

export interface CopyValues {
  periodId: string;
  roomIds: number[];
  includesActivities: boolean;
}

export const copySchema: ObjectSchema<CopyValues> = object({
  periodId: string().required(REQUIRED),
  roomIds: array().of(number().defined()).min(1, REQUIRED).defined(),
  includesActivities: boolean().defined(),
});

/** Where the achievements stand. */
export interface CopySource {
  readonly room: Pick<Room, 'id' | 'type'>;
  readonly periodId: number;
}

/** Of these the ones with the model of the source's (LEAR-27); its own room only in another period than its own (COPY-02). */
export function offeredRooms<Item extends Pick<Room, 'id' | 'type'>>(
  rooms: readonly Item[],
  { room, periodId }: CopySource,
  chosen: string,
) {
  const isPreschool = ({ type }: Pick<Room, 'type'>) => type === 'PRESCHOOL';
  return rooms.filter((each) => isPreschool(each) === isPreschool(room) && (each.id !== room.id || chosen !== String(periodId)));
}
