import { FormDialog } from '@/ui/form/form-dialog';
import { InvitationRows } from './invitation-rows';
import { useInvite } from './invite';
import { invitationsSchema, NEW_INVITATION, type InvitationValues } from './student-values';

/** 'Agregar Estudiante' of an Admin, in the room's detail (STUD-24). */
export function InviteDialog({ roomId, onClose }: { roomId: number; onClose: () => void }) {
  const invite = useInvite({ close: onClose });
  return (
    <FormDialog<{ rows: InvitationValues[] }>
      title="Agregar Estudiante"
      submit="Enviar"
      size="lg"
      onClose={onClose}
      initial={{ rows: [NEW_INVITATION] }}
      schema={invitationsSchema}
      draft={`invitations:${roomId}`}
      onSubmit={({ rows }) => invite(rows, roomId)}
    >
      <InvitationRows />
    </FormDialog>
  );
}
