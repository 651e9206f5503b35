import { EllipsisVertical } from 'lucide-react';
import type { TeacherDeep } from '@/api/resources/teachers';
import { teacherName } from '@/school/teachers';
import { Menu } from '@/ui/overlay/menu';
import { useLeave } from '@/ui/platform/use-leave';
import { useInvitation } from './teacher-invitation';
import { useTeacherRemoval } from './teacher-removal';

const idOf = ({ id }: { id: number }): number => id;

/** The actions of the detail besides 'Editar', as in a row of the list (TEAC-10 to TEAC-15). */
export function TeacherMenu({ teacher, list }: { teacher: TeacherDeep; list: string }) {
  const { rooms, courses, roomIds } = teacher;
  const leave = useLeave();
  const { resend } = useInvitation({ ...teacher, rooms: rooms.map(idOf), courses: courses.map(idOf), roomIds: roomIds.map(idOf) });
  const remove = useTeacherRemoval(teacher, teacherName(teacher), () => leave(list));
  return (
    <Menu
      name="Opciones"
      buttonClassName="btn btn-icon"
      button={<EllipsisVertical className="icon" />}
      items={[
        { label: 'Reenviar Invitación', onSelect: () => void resend() },
        { label: 'Eliminar', onSelect: remove, isDanger: true, isApart: true },
      ]}
    />
  );
}
