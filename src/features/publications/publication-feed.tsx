import { Megaphone } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { number, object } from 'yup';
import { useSignedIn } from '@/api/session';
import type { Post } from '@/api/resources/publications';
import { distinctNames } from '@/ui/base/distinct-names';
import { EmptyState } from '@/ui/page/empty-state';
import { LoadFailure } from '@/ui/page/load-failure';
import { MisfitsNotice } from '@/ui/page/misfits-notice';
import { ChoiceBox } from '@/ui/form/choice-box';
import { useTeacherChoice } from '@/school/teacher-choice';
import { forgetAdded, useAdded, useAddedTime } from '@/ui/platform/added-record';
import { rememberList } from '@/ui/platform/list-memory';
import { useSearchState } from '@/ui/platform/use-search-state';
import { useFeed } from './feed';
import { LIST, cardIdOf } from './feed-place';
import { titleOf } from './post-type';
import { PublicationCard } from './publication-card';
import { PublicationSkeleton } from './publication-skeleton';
import { useBottom } from './use-bottom';

/** FEED-18. */
const INTRO = 'Aquí puedes publicar tareas, información y eventos para tu comunidad educativa.';
/** FEED-17. */
const NOTHING_OF_TEACHER = 'Este profesor aun no ha realizado publicaciones';

/** FEED-06, FEED-09: an Admin's filter by author. */
function TeacherSelect({ chosen, onChoose }: { chosen: number | null; onChoose: (teacherId: number | null) => void }) {
  return (
    <div className="mb-4">
      <ChoiceBox
        label="Profesor"
        placeholder="Todas las publicaciones"
        choice={useTeacherChoice()}
        what="los profesores"
        chosen={chosen ?? undefined}
        otherwise="Otro profesor"
        onChoose={(teacherId) => onChoose(teacherId ?? null)}
      />
    </div>
  );
}

const id = () => number().integer().positive().optional();

/** `post`: the card to open at (HOME-08). */
const inAddress = object({ teacher: id(), post: id() });

/** The author filter in the address (SHAR-25); keeps its value while a publishing step hides the feed. */
function useChosenTeacher(isShown: boolean): [teacherId: number | null, choose: (teacherId: number | null) => void] {
  const visit = useLocation();
  const [{ teacher }, change] = useSearchState(inAddress);
  const [chosen, setChosen] = useState(teacher ?? null);
  if (isShown && chosen !== (teacher ?? null)) setChosen(teacher ?? null);
  useEffect(() => {
    if (isShown) rememberList(visit, '');
  }, [isShown, visit]);
  return [chosen, (teacherId) => change({ teacher: teacherId ?? undefined, post: undefined })];
}

/** The post just published, as long as it is tinted (SHAR-26); it is the first. */
function useAddedPost(posts: readonly Post[], isShown: boolean, isLoading: boolean): Post | undefined {
  const id = useAdded(LIST);
  const added = isShown ? posts.find((post) => post.id === id) : undefined;
  // The filter hides it.
  const isFilteredOut = isShown && id !== null && !added && !isLoading;
  useEffect(() => {
    if (isFilteredOut) forgetAdded();
  }, [isFilteredOut]);
  useAddedTime(added !== undefined);
  return added;
}

/** Shows the card that the address names, once: loads page after page until it is there (HOME-08). */
function useAskedCard({ posts, state, isComplete, more }: ReturnType<typeof useFeed>, isShown: boolean): void {
  const [{ post }] = useSearchState(inAddress);
  const shown = useRef<number>(undefined);
  useEffect(() => {
    if (!isShown || post === undefined || shown.current === post) return;
    if (posts.some(({ id }) => id === post)) {
      shown.current = post;
      const card = document.getElementById(cardIdOf(post));
      card?.focus({ preventScroll: true });
      card?.scrollIntoView();
    } else if (state === 'ready' && !isComplete) more();
  }, [post, posts, state, isComplete, more, isShown]);
}

interface PublicationFeedProps {
  isShown: boolean;
  /** The button to publish. */
  create: ReactNode;
  /** Called when the list becomes empty, so that it shows only its introduction and `create`, and when it has posts again. */
  onEmpty: (isEmpty: boolean) => void;
}

/** The role's feed, three posts at a time; hidden it loads nothing (FEED-16). */
export function PublicationFeed({ isShown, create, onEmpty }: PublicationFeedProps) {
  const { userRole } = useSignedIn();
  const [teacherId, choose] = useChosenTeacher(isShown);
  const feed = useFeed(teacherId);
  const { posts, misfits, state, isComplete, step, more } = feed;
  useAskedCard(feed, isShown);
  useBottom(more, step, isShown && state === 'ready', isShown);
  const added = useAddedPost(posts, isShown, state === 'loading');
  const names = distinctNames(posts.map((post) => titleOf(post) ?? ''));
  const hasNothing = isComplete && posts.length + misfits === 0;
  const isEmpty = hasNothing && teacherId === null;
  useEffect(() => onEmpty(isEmpty), [onEmpty, isEmpty]);
  return (
    <>
      {/* FEED-08 */}
      {userRole === 'Admin' && <TeacherSelect chosen={teacherId} onChoose={choose} />}
      <span className="visually-hidden" role="status">
        {added && `Agregado: ${titleOf(added)}`}
      </span>
      <MisfitsNotice count={misfits} total={posts.length + misfits} />
      {posts.map((post, index) => (
        <PublicationCard key={post.id} post={post} name={names[index] ?? ''} isTinted={post === added} />
      ))}
      {hasNothing && <EmptyState icon={Megaphone} text={isEmpty ? INTRO : NOTHING_OF_TEACHER} action={isEmpty && create} />}
      {/* Remounted for every page, so that it is inserted at the end, not moved there. */}
      {state === 'loading' && !isComplete && <PublicationSkeleton key={step} />}
      {state === 'failed' && <LoadFailure onRetry={more} />}
    </>
  );
}
