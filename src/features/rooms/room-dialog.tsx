import { mutationOf } from '@/api/core/client';
import type { Room } from '@/api/resources/rooms';
import { rooms } from '@/api/resources/rooms';
import { useSignedIn } from '@/api/session';
import { FormDialog } from '@/ui/form/form-dialog';
import { useSave } from '@/ui/form/use-save';
import { RoomFields } from './room-fields';
import { editedRoomSchema, roomRequestOf, type RoomValues } from './room-values';

interface RoomDialogProps {
  room: Room;
  /** Names of the school's other rooms. */
  others: readonly string[];
  onClose: () => void;
}

/** 'Editar Curso' (ROOM-21, ROOM-22). */
export function RoomDialog({ room, others, onClose }: RoomDialogProps) {
  const { schoolId } = useSignedIn();
  const save = useSave(mutationOf(rooms.save), { close: onClose });
  const { name, roomAcronyms, type, hasSubjects } = room;
  return (
    <FormDialog<RoomValues>
      title="Editar Curso"
      onClose={onClose}
      initial={{ name, roomAcronyms, type, hasSubjects }}
      schema={editedRoomSchema(others)}
      draft={`room:${room.id}`}
      onSubmit={(values) => save({ body: [roomRequestOf(values, schoolId, room)] })}
    >
      <RoomFields />
    </FormDialog>
  );
}
