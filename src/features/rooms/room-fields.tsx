import { TextField } from '@/ui/form/field';
import { REPEATED } from '@/ui/form/row-schema';
import { SelectField } from '@/ui/form/select-field';
import { SwitchField } from '@/ui/form/switch-field';
import { ROOM_TYPES } from '@/school/rooms';
import type { RoomValues } from './room-values';

/** The fields of a room, in a row of the create form (`prefix` 'rows.0.') and in the edit dialog. */
export function RoomFields({ prefix }: { prefix?: string }) {
  return (
    <>
      <TextField<RoomValues> prefix={prefix} name="name" label="Nombre" autoComplete="off" trims atOnce={REPEATED} />
      <TextField<RoomValues> prefix={prefix} name="roomAcronyms" label="Acrónimo" autoComplete="off" trims />
      <SelectField<RoomValues> prefix={prefix} name="type" label="Tipo" placeholder="Elige un tipo" options={ROOM_TYPES} />
      <SwitchField<RoomValues> prefix={prefix} name="hasSubjects" label="Tiene asignaturas" />
    </>
  );
}
