import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { ApiError } from '@/api/errors';
import { BackLink } from '@/ui/back-link';
import { Button } from '@/ui/button';
import { LoadFailure } from '@/ui/load-failure';
import { PageHead } from '@/ui/page-head';
import { TeacherCard } from './teacher-card';
import { TeacherEdit } from './teacher-edit';
import { TeacherPlaces } from './teacher-places';
import { useTeacher } from './teacher-queries';

const LIST = '/dashboard/teachers/list';

/** Nobody has that e-mail; the error modal has said so (API-093). */
const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404;

function OpenedTeacher({ email }: { email: string }) {
  const { data: teacher, error, isFetching, refetch } = useTeacher(email);
  const [mode, setMode] = useState<'opened' | 'edited' | 'left'>('opened');

  if (isUnknown(error) && !isFetching) return <Navigate to={LIST} replace />;
  if (teacher && mode === 'edited') return <TeacherEdit teacher={teacher} email={email} onLeave={() => setMode('left')} />;
  return (
    <>
      <BackLink to={LIST} />
      <PageHead
        heading="Profesores"
        actions={
          <Button kind="primary" disabled={!teacher} autoFocus={mode === 'left'} onClick={() => setMode('edited')}>
            <Pencil className="icon" />
            Editar
          </Button>
        }
      />
      {teacher || isFetching ? (
        <>
          <TeacherCard teacher={teacher} />
          <TeacherPlaces teacher={teacher} />
        </>
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
