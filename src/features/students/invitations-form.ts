/** The form of invitations, as its screens and a list from a file know it (STUD-25, IMPO-05). */
import type { ListForm } from '@/school/lists/checked-list';
import { cleanEmail } from '@/ui/form/email-text';
import { anyText, oneOf } from '@/ui/form/pasted-table';
import { invitationsSchema, NEW_INVITATION, type ageOptions, type InvitationValues } from './student-values';

/** MAIL-01 */
const emailCell = (cell: string) => cleanEmail(cell) || undefined;

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

/** Of an Admin's dialog for a room, and of a Teacher's page opened for it. */
export const invitationsDraft = (roomId: number | '') => `invitations:${roomId}`;

/** What the form opens with; a Teacher chooses the room in it. */
export const ADMIN_INVITATIONS = { rows: [NEW_INVITATION] };
export const teacherInvitations = (roomId: number | '') => ({ room: String(roomId), rows: [NEW_INVITATION] });

/** As a file of a list fills it; the columns in its order. */
export function invitationsList(
  draft: string,
  initial: { readonly rows: InvitationValues[] },
  ages: ReturnType<typeof ageOptions>,
): ListForm<InvitationValues> {
  const { name, surname, age, parentEmail } = invitationColumns(ages);
  return {
    draft,
    initial,
    blank: NEW_INVITATION,
    columns: { name, surname, age, parentEmail },
    schema: invitationsSchema,
    named: (row) => `${row.name} ${row.surname}`,
    missing: { name: 'el nombre', surname: 'el apellido', age: 'la antigüedad', parentEmail: 'el correo del padre' },
  };
}
