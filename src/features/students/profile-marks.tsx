import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { queryOf } from '@/api/core/client';
import { modelOf } from '@/api/resources/room-model';
import type { Room } from '@/api/resources/rooms';
import { valuations } from '@/api/resources/valuations';
import type { AchievementAnswer } from '@/school/learning/survey/figures';
import { placeKey } from '@/school/learning/survey/places';
import type { Review } from '@/school/learning/survey/survey-store';
import { useRenewal, useSurvey } from '@/school/learning/survey/use-survey';
import { LevelSign } from '@/school/learning/level-sign';
import { MarkBar } from '@/school/learning/mark-bar';
import { UNMARKED } from '@/school/learning/mark-chart';
import { lowestFirst } from '@/school/levels';
import { spreadsheetLink, studentDetail } from '@/school/spreadsheet-address';
import { LoadFailure } from '@/ui/page/load-failure';
import { LoadWait } from '@/ui/page/load-wait';
import { usePrinting } from '@/ui/platform/use-printing';
import { hasCome, ProfilePart } from './profile-part';
import type { TaughtSubject } from './taught-subjects';
import { useInOrder } from './use-in-order';

interface AchievementProps {
  marked: AchievementAnswer;
  studentId: number;
  hasNumbers: boolean;
  teacherId: number | undefined;
}

/** An achievement with the student's mark, level and chart; its title leads to DETA (PROF-03). */
function Achievement({ marked: { achievement, rows }, studentId, hasNumbers, teacherId }: AchievementProps) {
  const { id: indicatorId, title, subjectId, roomId, periodId, valorizations } = achievement;
  const isPrinting = usePrinting();
  const row = rows.find((each) => each.studentId === studentId);
  const levels = lowestFirst(valorizations);
  const mark = row?.qualification ?? null;
  const level = row?.qualificationDescription ?? null;
  return (
    <li className="flex-wrap">
      {isPrinting ? (
        <span className="record-link" translate="no">
          {title}
        </span>
      ) : (
        <Link
          className="record-link"
          translate="no"
          to={spreadsheetLink(studentDetail(studentId), { teacherId, subjectId, roomId, periodId, indicatorId })}
        >
          {title}
        </Link>
      )}
      {hasNumbers && mark !== null && <MarkBar mark={mark} level={level} plan={{ levels, hasNumbers }} />}
      <span className="profile-level">
        {level === null ? <span className="text-body-secondary">{UNMARKED}</span> : <LevelSign name={level} levels={levels} />}
      </span>
    </li>
  );
}

interface ProfileMarksProps {
  studentId: number;
  room: Pick<Room, 'id' | 'type'>;
  periodId: number;
  subjects: readonly TaughtSubject[];
}

/** How old a review may be for a student's screen, in ms. */
const FRESH_MS = 5 * 60_000;

/** What the survey of the period knows of the subjects; what it does not, or has not asked for of late, it asks for (PROF-03). */
function useReviews({ studentId, subjects, room: { id: roomId }, periodId }: ProfileMarksProps) {
  const [survey, { reviews }] = useSurvey();
  const ids = subjects.map(({ id }) => id).join();
  const places = useMemo(
    () => (ids === '' ? [] : ids.split(',').map((id) => ({ subjectId: Number(id), roomId, periodId }))),
    [ids, roomId, periodId],
  );
  useEffect(() => {
    const { reviews: known } = survey.store.getState();
    const isStale = ({ state, at }: Review) => state === 'reviewed' && at < Date.now() - FRESH_MS;
    survey.review(places);
    survey.review(
      places.filter((place) => {
        const review = known.get(placeKey(place));
        return review !== undefined && isStale(review);
      }),
      { again: true },
    );
    // The next student of the room asks, too.
  }, [survey, places, studentId]);
  useRenewal(survey, places);
  // Nobody looks at what still waits.
  useEffect(() => () => survey.keepOnly([]), [survey]);
  return (subjectId: number) => {
    const place = { subjectId, roomId, periodId };
    const review = reviews.get(placeKey(place));
    return {
      data: review?.state === 'failed' ? undefined : (review?.answers ?? undefined),
      isFetching: review?.state !== 'failed',
      refetch: () => survey.review([place], { again: true }),
    };
  };
}

/** 'Notas': the marks of a period by subject (PROF-03). */
export function ProfileMarks(props: ProfileMarksProps) {
  const { studentId, room, subjects } = props;
  const models = useQuery(queryOf(valuations.get, {}));
  const reviewOf = useReviews(props);
  const shown = useInOrder(subjects.map(({ id }) => hasCome(reviewOf(id))));
  if (!models.data) return models.isFetching ? <LoadWait /> : <LoadFailure onRetry={() => void models.refetch()} />;
  const hasNumbers = modelOf(room.type, models.data)?.includeValoration !== false;
  return subjects.slice(0, shown).map(({ id, name, teacherId }) => {
    const query = reviewOf(id);
    return (
      <ProfilePart key={id} name={name} query={query} failure="No se pudieron cargar las notas.">
        {query.data?.length === 0 ? (
          <p className="text-body-secondary mb-0">Sin logros</p>
        ) : (
          <ul className="list-rows">
            {query.data?.map((marked) => (
              <Achievement key={marked.achievement.id} {...{ marked, studentId, hasNumbers, teacherId }} />
            ))}
          </ul>
        )}
      </ProfilePart>
    );
  });
}
