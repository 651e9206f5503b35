import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { queryOf } from '@/api/core/client';
import { useSignedIn } from '@/api/session';
import { teachers } from '@/api/resources/teachers';
import { EmptyState } from '@/ui/page/empty-state';
import { LoadFailure } from '@/ui/page/load-failure';
import { MisfitsNotice } from '@/ui/page/misfits-notice';
import { SelectBox } from '@/ui/form/select-box';
import { teacherName } from '@/school/teachers';
import { compareText } from '@/ui/base/text-order';
import { useFeed } from './feed';
import { PublicationCard } from './publication-card';
import { PublicationSkeleton } from './publication-skeleton';
import { useBottom } from './use-bottom';

const ALL = 'Todas las publicaciones';
/** FEED-18. */
const INTRO = 'Aquí puedes publicar tareas, información y eventos para tu comunidad educativa.';
/** FEED-17. */
const NOTHING_OF_TEACHER = 'Este profesor aun no ha realizado publicaciones';

/** FEED-06, FEED-09: whose posts an Admin reads. */
function TeacherSelect({ chosen, onChoose }: { chosen: number | null; onChoose: (teacherId: number | null) => void }) {
  const { data } = useQuery(queryOf(teachers.list, { query: {} }, { fresh: true }));
  // FEED-07
  const options = (data?.teachers ?? [])
    .map((teacher) => ({ value: String(teacher.id), label: teacherName(teacher) }))
    .toSorted((one, other) => compareText(one.label, other.label));
  return (
    <SelectBox
      label="Profesor"
      value={chosen === null ? '' : String(chosen)}
      options={[{ value: '', label: ALL }, ...options]}
      onChange={(value) => onChoose(value === '' ? null : Number(value))}
    />
  );
}

interface PublicationFeedProps {
  isShown: boolean;
  /** The teacher whose posts it opens with; null: all. */
  opensAt: number | null;
  /** The button that publishes. */
  create: ReactNode;
  /** Told when the list has nothing to show but what it is for, with that button, and when it has again. */
  onEmpty: (isEmpty: boolean) => void;
}

/** The feed of the role, three posts at a time; out of sight it loads nothing (FEED-16). */
export function PublicationFeed({ isShown, opensAt, create, onEmpty }: PublicationFeedProps) {
  const { userRole } = useSignedIn();
  const [teacherId, setTeacherId] = useState(opensAt);
  const { posts, misfits, isLoading, isFetching, isError, isComplete, pages, more } = useFeed(teacherId);
  useBottom(more, pages, isShown && !isError, isShown);
  const hasNothing = isComplete && posts.length + misfits === 0;
  const isEmpty = hasNothing && teacherId === null;
  useEffect(() => onEmpty(isEmpty), [onEmpty, isEmpty]);
  return (
    <>
      {/* FEED-08 */}
      {userRole === 'Admin' && <TeacherSelect chosen={teacherId} onChoose={setTeacherId} />}
      <MisfitsNotice count={misfits} total={posts.length + misfits} />
      {posts.map((post) => (
        <PublicationCard key={post.id} post={post} />
      ))}
      {hasNothing && <EmptyState icon={Megaphone} text={isEmpty ? INTRO : NOTHING_OF_TEACHER} action={isEmpty && create} />}
      {/* A new one for every page: it is put below, not moved there. */}
      {(isLoading || (isFetching && !isComplete)) && <PublicationSkeleton key={pages} />}
      {isError && !isFetching && <LoadFailure onRetry={more} />}
    </>
  );
}
