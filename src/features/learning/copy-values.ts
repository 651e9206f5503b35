/** The form of the dialog 'Copiar logros' (COPY-02). */
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

/** The room and period of the copied achievements. */
export interface CopySource {
  readonly room: Pick<Room, 'id' | 'type'>;
  readonly periodId: number;
}

/** The rooms with the same model as the source's (LEAR-27). The source's own room only in another period (COPY-02). */
export function offeredRooms<Item extends Pick<Room, 'id' | 'type'>>(
  rooms: readonly Item[],
  { room, periodId }: CopySource,
  chosenPeriodId: string,
) {
  const isPreschool = ({ type }: Pick<Room, 'type'>) => type === 'PRESCHOOL';
  return rooms.filter((each) => isPreschool(each) === isPreschool(room) && (each.id !== room.id || chosenPeriodId !== String(periodId)));
}
