import { School } from 'lucide-react';
import { useMemo, useState } from 'react';
import { object } from 'yup';
import { EmptyState } from '@/ui/page/empty-state';
import { FormCard } from '@/ui/form/form-card';
import { useRowsForm } from '@/ui/form/use-rows-form';
import { LoadFailure } from '@/ui/page/load-failure';
import { PageHead } from '@/ui/page/page-head';
import { SelectField } from '@/ui/form/select-field';
import { REQUIRED, filledIn } from '@/ui/form/text-schema';
import { InvitationRows } from './invitation-rows';
import { invitationsDraft, useInvitationsForm } from './invitations-form';
import { useInvite } from './invite';
import { ownRoomsAddress, useOwnRooms } from '@/school/own-rooms';
import { useReturn } from '@/ui/platform/use-leave';
import { useSearchState } from '@/ui/platform/use-search-state';
import { roomInAddress } from './room-address';
import type { InvitationValues } from './student-values';

interface Values {
  room: string;
  rows: InvitationValues[];
}

const room = object({ room: filledIn(REQUIRED) });

function InviteForm({ rooms }: { rooms: readonly { id: number; name: string }[] }) {
  const goBack = useReturn();
  const invite = useInvite({ opens: ownRoomsAddress });
  const [{ room: requestedRoomId }] = useSearchState(roomInAddress);
  const chosen = rooms.find(({ id }) => id === requestedRoomId)?.id;
  // The room that is chosen in the form, with whose students it compares.
  const [inviting, setInviting] = useState(String(chosen ?? ''));
  const {
    form: { blank, schema: rows },
  } = useInvitationsForm(rooms.find(({ id }) => String(id) === inviting)?.id ?? null);
  const form = useRowsForm<InvitationValues, Values>({
    initial: { room: String(chosen ?? ''), rows: [blank] },
    blank,
    schema: useMemo(() => room.concat(rows), [rows]),
    draft: invitationsDraft(chosen ?? ''),
    send: (values) => invite(values.rows, Number(values.room)),
  });
  if (form.values.room !== inviting) setInviting(form.values.room);
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
      <InvitationRows list={form.list} />
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
