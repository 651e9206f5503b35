import { CircleUserRound, Send } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { Teacher } from '@/api/resources/teachers';
import { REMOVE, RowActions } from '@/ui/table/row-actions';
import { useRecordName } from '@/ui/base/record-name';
import { useInvitation } from './teacher-invitation';
import { useTeacherRemoval } from './teacher-removal';
import { addressOf } from './teacher-text';

/** The actions of a teacher's row (TEAC-10 to TEAC-15). */
export function TeacherActions({ teacher }: { teacher: Teacher }) {
  const navigate = useNavigate();
  const { resend, isBusy } = useInvitation(teacher);
  const remove = useTeacherRemoval(teacher, useRecordName());
  return (
    <RowActions
      actions={[
        { icon: CircleUserRound, name: 'Ver', isInSheetOnly: true, onPress: () => void navigate(addressOf(teacher)) },
        { icon: Send, name: 'Reenviar Invitación', isDisabled: isBusy, onPress: () => void resend() },
        { ...REMOVE, onPress: remove },
      ]}
    />
  );
}
