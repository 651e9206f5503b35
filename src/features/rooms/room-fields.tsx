import { TextField } from '@/ui/form/field';
import { REPEATED } from '@/ui/form/row-schema';
import { SelectField } from '@/ui/form/select-field';
import { SwitchField } from '@/ui/form/switch-field';
import { ROOM_TYPES } from '@/school/rooms';

/** The fields of a room, in a row of the create form (`prefix` 'rows.0.') and in the edit dialog. */
export function RoomFields({ prefix = '' }: { prefix?: string }) {
  return (
    <>
      <TextField name={`${prefix}name`} label="Nombre" autoComplete="off" trims atOnce={REPEATED} />
      <TextField name={`${prefix}roomAcronyms`} label="Acrónimo" autoComplete="off" trims />
      <SelectField name={`${prefix}type`} label="Tipo" placeholder="Elige un tipo" options={ROOM_TYPES} />
      <SwitchField name={`${prefix}hasSubjects`} label="Tiene asignaturas" />
    </>
  );
}
