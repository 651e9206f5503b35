import { FormDialog } from '@/ui/form/form-dialog';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { useRowsForm } from '@/ui/form/use-rows-form';
import { InvitationRows } from './invitation-rows';
import { useInvitationsForm } from './invitations-form';
import { useInvite } from './invite';
import type { InvitationValues } from './student-values';

/** 'Agregar Estudiante' of an Admin, in the room's detail (STUD-24). */
export const InviteDialog = isolateDialog(function InviteDialog({ roomId, onClose }: { roomId: number; onClose: () => void }) {
  const invite = useInvite({ close: onClose });
  const {
    form: { draft, blank, schema },
  } = useInvitationsForm(roomId);
  const form = useRowsForm<InvitationValues, { rows: InvitationValues[] }>({
    initial: { rows: [blank] },
    blank,
    schema,
    draft,
    send: ({ rows }) => invite(rows, roomId),
  });
  return (
    <FormDialog form={form} title="Agregar Estudiante" submit="Enviar" size="lg" onClose={onClose}>
      <InvitationRows list={form.list} />
    </FormDialog>
  );
});
