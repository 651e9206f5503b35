import { FormDialog } from '@/ui/form/form-dialog';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { useForm } from '@/ui/form/use-form';
import { InvitationRows } from './invitation-rows';
import { ADMIN_INVITATIONS, invitationsDraft } from './invitations-form';
import { useInvite } from './invite';
import { invitationsSchema, type InvitationValues } from './student-values';

/** 'Agregar Estudiante' of an Admin, in the room's detail (STUD-24). */
export const InviteDialog = isolateDialog(function InviteDialog({ roomId, onClose }: { roomId: number; onClose: () => void }) {
  const invite = useInvite({ close: onClose });
  const form = useForm<{ rows: InvitationValues[] }>({
    initial: ADMIN_INVITATIONS,
    schema: invitationsSchema,
    draft: invitationsDraft(roomId),
    send: ({ rows }) => invite(rows, roomId),
  });
  return (
    <FormDialog form={form} title="Agregar Estudiante" submit="Enviar" size="lg" onClose={onClose}>
      <InvitationRows draft={invitationsDraft(roomId)} />
    </FormDialog>
  );
});
