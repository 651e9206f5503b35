import { FormDialog } from '@/ui/form/form-dialog';
import { showSuccess } from '@/ui/overlay/notices';
import { InvitationRows } from './invitation-rows';
import { INVITED, useInvite } from './invite';
import { invitationsSchema, NEW_INVITATION, type InvitationValues } from './student-values';

/** 'Agregar Estudiante' of an Admin, in the room's detail (STUD-24). */
export function InviteDialog({ roomId, onClose }: { roomId: number; onClose: () => void }) {
  const invite = useInvite();
  return (
    <FormDialog<{ rows: InvitationValues[] }>
      title="Agregar Estudiante"
      submit="Enviar"
      size="lg"
      onClose={onClose}
      initial={{ rows: [NEW_INVITATION] }}
      schema={invitationsSchema}
      draft={`invitations:${roomId}`}
      onSubmit={async ({ rows }) => {
        await invite(rows, roomId);
        onClose();
        void showSuccess(INVITED);
      }}
    >
      <InvitationRows />
    </FormDialog>
  );
}
