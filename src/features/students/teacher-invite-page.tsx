import { School } from 'lucide-react';
import { object } from 'yup';
import { EmptyState } from '@/ui/page/empty-state';
import { FormCard } from '@/ui/form/form-card';
import { useForm } from '@/ui/form/use-form';
import { LoadFailure } from '@/ui/page/load-failure';
import { PageHead } from '@/ui/page/page-head';
import { SelectField } from '@/ui/form/select-field';
import { REQUIRED, filledIn } from '@/ui/form/text-schema';
import { InvitationRows } from './invitation-rows';
import { invitationsDraft, teacherInvitations } from './invitations-form';
import { useInvite } from './invite';
import { ownRoomsAddress, useOwnRooms } from '@/school/own-rooms';
import { useReturn } from '@/ui/platform/use-leave';
import { useSearchState } from '@/ui/platform/use-search-state';
import { roomInAddress } from './room-address';
import { invitationsSchema, type InvitationValues } from './student-values';

interface Values {
  room: string;
  rows: InvitationValues[];
}

const schema = object({ room: filledIn(REQUIRED) }).concat(invitationsSchema);

function InviteForm({ rooms }: { rooms: readonly { id: number; name: string }[] }) {
  const goBack = useReturn();
  const invite = useInvite({ opens: ownRoomsAddress });
  const [{ room: requestedRoomId }] = useSearchState(roomInAddress);
  const chosen = rooms.find(({ id }) => id === requestedRoomId)?.id;
  const form = useForm<Values>({
    initial: teacherInvitations(chosen ?? ''),
    schema,
    draft: invitationsDraft(chosen ?? ''),
    send: ({ room, rows }) => invite(rows, Number(room)),
  });
  return (
    <FormCard form={form} title="Agregar Estudiante" submit="Enviar" onCancel={() => goBack(ownRoomsAddress(), ownRoomsAddress(chosen))}>
      <div className="room-choice">
        <SelectField<Values>
          name="room"
          label="Curso"
          placeholder="Elige un curso"
          options={rooms.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </div>
      <InvitationRows draft={invitationsDraft(chosen ?? '')} />
    </FormCard>
  );
}

/** /dashboard/teacher-rooms/create: a Teacher invites students to one of their rooms (STUD-24, TROO-10, TROO-11). */
export function TeacherInvitePage() {
  const { rooms, isLoading, retry } = useOwnRooms();
  return (
    <div className="w-wide">
      <PageHead heading="Mis Cursos" />
      {rooms && (rooms.length > 0 ? <InviteForm rooms={rooms} /> : <EmptyState icon={School} text="No tienes cursos asignados." />)}
      {!rooms && !isLoading && <LoadFailure onRetry={retry} />}
    </div>
  );
}
