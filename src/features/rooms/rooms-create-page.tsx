import { mutationOf } from '@/api/core/client';
import { rooms } from '@/api/resources/rooms';
import { useSignedIn } from '@/api/session';
import { FormCard } from '@/ui/form/form-card';
import { useRowsForm } from '@/ui/form/use-rows-form';
import { FormRows } from '@/ui/form/form-rows';
import { useSave } from '@/ui/form/use-save';
import { useReturn } from '@/ui/platform/use-leave';
import { PageHead } from '@/ui/page/page-head';
import { RoomFields } from './room-fields';
import { roomRequestOf, type RoomValues } from './room-values';
import { useRoomsForm } from './rooms-form';

const LIST = '/dashboard/rooms/list';

const drawRoom = (prefix: string) => <RoomFields prefix={prefix} />;

/** /dashboard/rooms/create: several rooms at once (ROOM-08 to ROOM-20). */
export function RoomsCreatePage() {
  const goBack = useReturn();
  const { schoolId } = useSignedIn();
  const save = useSave(mutationOf(rooms.save, { context: 'creation' }), {
    opens: LIST,
    added: (answer) => answer.rooms.map(({ id }) => id),
  });
  const {
    form: { draft, blank, columns, schema },
  } = useRoomsForm();
  const form = useRowsForm<RoomValues, { rows: RoomValues[] }>({
    initial: { rows: [blank] },
    blank,
    schema,
    draft,
    send: ({ rows }) => save({ body: rows.map((row) => roomRequestOf(row, schoolId, null)) }),
  });
  return (
    <div className="w-wide">
      <PageHead heading="Cursos" />
      <FormCard form={form} title="Agregar Curso" onCancel={() => goBack(LIST)}>
        <FormRows rowLabel="Curso" list={form.list} blank={blank} columns={columns} widths="2fr 1fr 10rem 8.25rem">
          {drawRoom}
        </FormRows>
      </FormCard>
    </div>
  );
}
