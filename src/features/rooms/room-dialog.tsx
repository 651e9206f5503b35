import { mutationOf } from '@/api/core/client';
import { useReread } from '@/school/use-reread';
import type { Room } from '@/api/resources/rooms';
import { rooms } from '@/api/resources/rooms';
import { useSignedIn } from '@/api/session';
import { FormDialog } from '@/ui/form/form-dialog';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { useRecordGuard } from '@/ui/form/record-guard';
import { useForm } from '@/ui/form/use-form';
import { useSave } from '@/ui/form/use-save';
import { RoomFields } from './room-fields';
import { ROOM_FIELDS, editedRoomSchema, roomRequestOf, savedRoom } from './room-values';

interface RoomDialogProps {
  room: Room;
  /** Names of the school's other rooms. */
  others: readonly string[];
  onClose: () => void;
}

/** 'Editar Curso' (ROOM-21, ROOM-22). */
export const RoomDialog = isolateDialog(function RoomDialog({ room, others, onClose }: RoomDialogProps) {
  const { schoolId } = useSignedIn();
  const save = useSave(mutationOf(rooms.save), { close: onClose });
  const reread = useReread(rooms.listWithSlash, {});
  const stored = savedRoom(room);
  const form = useForm({
    initial: stored,
    schema: editedRoomSchema(others),
    draft: `room:${room.id}`,
    guard: useRecordGuard({
      stored,
      reread: async () => {
        const found = (await reread()).rooms.find(({ id }) => id === room.id);
        return found ? savedRoom(found) : null;
      },
      fields: ROOM_FIELDS,
    }),
    send: (values) => save({ body: [roomRequestOf(values, schoolId, room)] }),
  });
  return (
    <FormDialog form={form} title="Editar Curso" onClose={onClose}>
      <RoomFields />
    </FormDialog>
  );
});
