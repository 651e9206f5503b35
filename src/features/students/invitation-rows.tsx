import { useCallback, useState } from 'react';
import { EmailField } from '@/ui/form/email-field';
import { TextField } from '@/ui/form/field';
import { FormRows } from '@/ui/form/form-rows';
import { SelectField } from '@/ui/form/select-field';
import type { RowsList } from '@/ui/form/use-rows-form';
import { invitationColumns } from './invitations-form';
import { AGE_HELP, ageOptions, NEW_INVITATION, type InvitationValues } from './student-values';

/** The rows of the invite form, in the Admin's dialog and on the Teacher's page (STUD-25). */
export function InvitationRows({ list }: { list: RowsList }) {
  const [ages] = useState(() => ageOptions(new Date()));
  const [columns] = useState(() => invitationColumns(ages));
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
    <FormRows rowLabel="Estudiante" list={list} blank={NEW_INVITATION} columns={columns} widths="1fr 1fr 1.5fr 9.75rem">
      {drawInvitation}
    </FormRows>
  );
}
