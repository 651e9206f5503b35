/** The form of invitations, as its screens and a list from a file know it (STUD-25, IMPO-05). */
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { queryOf } from '@/api/core/client';
import { ofRoom, students, type Student } from '@/api/resources/students';
import type { LoadedForm } from '@/school/lists/upload-list-dialog';
import { emailCell } from '@/ui/form/email-cell';
import { anyText, oneOf } from '@/ui/form/pasted-table';
import { loadStateOf } from '@/ui/platform/load-state';
import { ageOptions, invitationsSchema, NEW_INVITATION, type InvitationValues } from './student-values';

/** The columns of a pasted table, in the order of the fields. */
export const invitationColumns = (ages: ReturnType<typeof ageOptions>) => ({
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
});

/** In the order of a file of a list. */
function listColumns() {
  const { name, surname, age, parentEmail } = invitationColumns(ageOptions(new Date()));
  return { name, surname, age, parentEmail };
}

/** Of an Admin's dialog for a room, and of a Teacher's page opened for it; '': none is chosen yet. */
export const invitationsDraft = (roomId: number | '') => `invitations:${roomId}`;

const NOBODY: readonly Student[] = [];

/** The form for a room; null while none is chosen. */
export function useInvitationsForm(roomId: number | null): LoadedForm<InvitationValues> {
  // SAFE-22: the form compares names.
  const list = useQuery({
    ...queryOf(students.listOfRoom, { query: ofRoom(roomId ?? 0) }, { allOrNothing: true }),
    enabled: roomId !== null,
  });
  const known = list.data?.students ?? NOBODY;
  const [columns] = useState(listColumns);
  const form = useMemo(
    () => ({
      draft: invitationsDraft(roomId ?? ''),
      blank: NEW_INVITATION,
      columns,
      schema: invitationsSchema(known),
      taken: ({ name, surname }: InvitationValues) => `${name} ${surname} ya está en este curso`,
      missing: { name: 'el nombre', surname: 'el apellido', age: 'la antigüedad', parentEmail: 'el correo del padre' },
    }),
    [roomId, known, columns],
  );
  return { form, state: loadStateOf(list), retry: () => void list.refetch() };
}
