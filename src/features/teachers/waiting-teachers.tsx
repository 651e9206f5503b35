import { Button } from '@/ui/base/button';
import { plural } from '@/ui/base/plural';
import { Notice } from '@/ui/base/notice';
import type { ListedTeacher } from './teacher-values';

interface WaitingTeachersProps {
  waiting: readonly ListedTeacher[];
  disabled: boolean;
  onSkip: () => void;
  onForget: () => void;
}

/** Who of a list from a file comes after the teacher in the form (IMPO-02). */
export function WaitingTeachers({ waiting, disabled, onSkip, onForget }: WaitingTeachersProps) {
  const [next] = waiting;
  if (!next) return null;
  return (
    <Notice
      action={
        <>
          <Button kind="text" disabled={disabled} onClick={onSkip}>
            Saltar este
          </Button>
          <Button kind="text" disabled={disabled} onClick={onForget}>
            Quitar los que siguen
          </Button>
        </>
      }
    >
      {`${plural(waiting.length, 'Sigue', 'Siguen')} ${waiting.length} de la lista. Al guardar viene ${next.teacherName} ${next.teacherLastName}.`}
    </Notice>
  );
}
