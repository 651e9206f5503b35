import { useCallback, useState } from 'react';
import { EmailField } from '@/ui/form/email-field';
import { cleanEmail } from '@/ui/form/email-text';
import { TextField } from '@/ui/form/field';
import { FormRows } from '@/ui/form/form-rows';
import { anyText, oneOf } from '@/ui/form/pasted-table';
import { SelectField } from '@/ui/form/select-field';
import { AGE_HELP, ageOptions, NEW_INVITATION, type InvitationValues } from './student-values';

/** MAIL-01 */
const emailCell = (cell: string) => cleanEmail(cell) || undefined;

/** The rows of the invite form, in the Admin's dialog and on the Teacher's page (STUD-25). */
export function InvitationRows() {
  const [ages] = useState(() => ageOptions(new Date()));
  const drawInvitation = useCallback(
    (prefix: string) => (
      <>
        <TextField<InvitationValues> prefix={prefix} name="name" label="Nombre" autoComplete="off" trims />
        <TextField<InvitationValues> prefix={prefix} name="surname" label="Apellido" autoComplete="off" trims />
        <EmailField<InvitationValues> prefix={prefix} name="parentEmail" label="Correo del padre" autoComplete="off" />
        <SelectField<InvitationValues>
          prefix={prefix}
          name="age"
          label="Antigüedad"
          help={AGE_HELP}
          placeholder="Elige un año"
          options={ages}
        />
      </>
    ),
    [ages],
  );
  return (
    <FormRows
      rowLabel="Estudiante"
      blank={NEW_INVITATION}
      columns={{
        name: { names: ['Nombre', 'Nombres'], read: anyText },
        surname: { names: ['Apellido', 'Apellidos'], read: anyText },
        parentEmail: {
          names: [
            'Correo del padre',
            'Correo',
            'Correo electrónico',
            'Email',
            'E-mail',
            'Correo acudiente',
            'Correo del acudiente',
            'Correo de la madre',
          ],
          read: emailCell,
        },
        age: { names: ['Antigüedad', 'Año de ingreso'], read: oneOf(ages) },
      }}
      widths="1fr 1fr 1.5fr 9.75rem"
    >
      {drawInvitation}
    </FormRows>
  );
}
