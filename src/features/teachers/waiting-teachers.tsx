import { Button } from '@/ui/base/button';
import { plural } from '@/ui/base/plural';
import { Notice } from '@/ui/base/notice';
import type { TeacherList } from './teacher-list';

interface WaitingTeachersProps {
  list: TeacherList;
  disabled: boolean;
  onSkip: () => void;
  onForget: () => void;
}

/** Whether the teacher in the form is of a list from a file, and who of it comes after (IMPO-02). */
export function WaitingTeachers({ list: { shown, waiting }, disabled, onSkip, onForget }: WaitingTeachersProps) {
  const [next] = waiting;
  if (!shown && !next) return null;
  return (
    <Notice
      action={
        <div className="d-flex flex-wrap">
          {shown && (
            <Button kind="text" disabled={disabled} onClick={onSkip}>
              Saltar este
            </Button>
          )}
          {next && (
            <Button kind="text" disabled={disabled} onClick={onForget}>
              Quitar los que siguen
            </Button>
          )}
        </div>
      }
    >
      {shown && <span>{next ? 'Estos datos vienen de la lista. ' : 'Estos datos vienen de la lista. No sigue nadie más.'}</span>}
      {next && (
        <span>
          <span>{`${plural(waiting.length, 'Sigue', 'Siguen')} ${waiting.length} de la lista. Al guardar viene `}</span>
          <span translate="no">{`${next.teacherName} ${next.teacherLastName}`}</span>.
        </span>
      )}
    </Notice>
  );
}
