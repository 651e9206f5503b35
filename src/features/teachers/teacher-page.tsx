import { EllipsisVertical, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useReread } from '@/school/use-reread';
import { isNotFound } from '@/api/core/errors';
import { teachers } from '@/api/resources/teachers';
import { BackLink } from '@/ui/page/back-link';
import { Button, IconButton } from '@/ui/base/button';
import { LoadFailure } from '@/ui/page/load-failure';
import { PageHead } from '@/ui/page/page-head';
import { UnknownRecord } from '@/ui/page/unknown-record';
import { useSingleRun } from '@/ui/platform/use-single-run';
import { TeacherEdit } from './teacher-edit';
import { TeacherAssignments } from './teacher-assignments';
import { TeacherMenu } from './teacher-menu';
import { TeacherRecord } from './teacher-record';
import { useTeacher } from './teacher-queries';

const LIST = '/dashboard/teachers/list';
const FRESH = { fresh: true };

function OpenedTeacher({ email }: { email: string }) {
  const { data: teacher, error, isFetching, refetch } = useTeacher(email);
  const [mode, setMode] = useState<'opened' | 'edited' | 'left'>('opened');
  const reread = useReread(teachers.getDeep, { params: { email } }, FRESH);
  // Saving replaces all rooms and subjects, so an old record would undo other users' changes.
  const [isOpening, openEdit] = useSingleRun(async () => {
    const current = await reread().catch(() => teacher);
    if (current?.active !== false) setMode('edited');
  });

  // No teacher has that e-mail (API-093).
  if (isNotFound(error) && !isFetching) return <UnknownRecord list={LIST} />;
  // Deleted: API-093 returns deleted teachers, too (TEAC-16).
  if (teacher?.active === false && mode !== 'edited') return <UnknownRecord list={LIST} text="Ha ocurrido un error inesperado" />;
  const isShown = teacher !== undefined || isFetching;
  if (teacher && mode === 'edited') return <TeacherEdit teacher={teacher} onLeave={() => setMode('left')} />;
  return (
    <>
      <BackLink list={LIST} />
      <PageHead
        heading="Profesores"
        record={isShown ? <TeacherRecord teacher={teacher} /> : undefined}
        actions={
          <>
            <Button kind="primary" busy={isOpening} disabled={!teacher} autoFocus={mode === 'left'} onClick={() => void openEdit()}>
              <Pencil className="icon" />
              Editar
            </Button>
            {teacher ? <TeacherMenu teacher={teacher} list={LIST} /> : <IconButton icon={EllipsisVertical} name="Opciones" disabled />}
          </>
        }
      />
      {isShown ? (
        <TeacherAssignments teacher={teacher} roomAddress={(id) => `/dashboard/room/${id}`} />
      ) : (
        <LoadFailure onRetry={() => void refetch()} />
      )}
    </>
  );
}

/** /dashboard/teachers/{email}: a teacher, shown or edited (TEAC-36 to TEAC-42). */
export function TeacherPage() {
  const { email = '' } = useParams();
  return <OpenedTeacher key={email} email={email} />;
}
