import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { queryOf } from '@/api/core/client';
import { periods, type Period } from '@/api/resources/periods';
import { isByActivities, type Models } from '@/api/resources/room-model';
import type { TeacherDeep } from '@/api/resources/teachers';
import { valuations } from '@/api/resources/valuations';
import { openingPeriod } from '@/school/learning/opening-period';
import { endOfPeriod } from '@/school/learning/period-days';
import { figuresOf } from '@/school/learning/survey/figures';
import { assignedOf, pairsOf, placeKey, placeOfPair } from '@/school/learning/survey/places';
import type { Review } from '@/school/learning/survey/survey-store';
import { useRenewal, useSurvey } from '@/school/learning/survey/use-survey';
import { Button } from '@/ui/base/button';
import { counted, plural } from '@/ui/base/plural';
import { MissingFrame, MOST, mostLines } from './missing-frame';
import { useDay } from '@/school/use-day';
import { missingWork, mostFirst } from './missing-work';

/** How long what login brought is used without a new request, in ms. */
const LANDING_MS = 10_000;

interface ReviewProps {
  teacher: TeacherDeep;
  period: Period;
  models: Models;
}

/** There are lines to show, or that there was a failure. */
const isDone = (review: Review | undefined): boolean => review !== undefined && (review.answers !== null || review.state === 'failed');

/** What the survey of the period knows of the teacher's pairs; it is begun or gone on with (HOME-07). */
function useMissing({ teacher, period, models }: ReviewProps) {
  const [survey, { reviews }] = useSurvey();
  const pairs = useMemo(() => pairsOf([assignedOf(teacher)]), [teacher]);
  const places = useMemo(() => pairs.map((pair) => placeOfPair(pair, period.id)), [pairs, period.id]);
  useEffect(() => {
    survey.review(places);
    // What waits is for this card alone.
    return () => survey.keepOnly([]);
  }, [survey, places]);
  useRenewal(survey, places);
  const reviewed = places.map((place) => reviews.get(placeKey(place)));
  const failed = places.filter((_, index) => reviewed[index]?.state === 'failed');
  const missing = pairs.flatMap((pair, index) => {
    const { state, answers } = reviewed[index] ?? {};
    if (!answers || state === 'failed') return [];
    return missingWork(pair, period.id, figuresOf(answers, pair.room.type, isByActivities(pair.room.type, models))) ?? [];
  });
  return {
    missing: mostFirst(missing),
    failed: failed.length,
    retry: () => survey.review(failed, { again: true }),
    // Lines that come one by one would change their places.
    isReviewing: !reviewed.every(isDone),
    progress: `Revisando ${reviewed.filter(isDone).length} de ${places.length}…`,
  };
}

/** Where the lines will be. */
function Awaited({ lines, progress }: { lines: number; progress: string }) {
  return (
    <>
      {/* Told once, not with each number. */}
      <span className="visually-hidden" role="status">
        Revisando.
      </span>
      <ul className="list-rows" aria-hidden="true">
        {Array.from({ length: lines }, (_, index) => (
          <li key={index}>{index === 0 ? <span className="text-body-secondary">{progress}</span> : <span className="skel w-50" />}</li>
        ))}
      </ul>
    </>
  );
}

function Missing(review: ReviewProps) {
  const { teacher, period } = review;
  const { missing, failed, retry, isReviewing, progress } = useMissing(review);
  // What is known already needs no place kept; a place once kept stays.
  const [hasPlace, setHasPlace] = useState(isReviewing);
  if (isReviewing && !hasPlace) setHasPlace(true);
  return (
    <MissingFrame teacher={hasPlace ? teacher : undefined}>
      <PeriodEnd period={period} />
      {isReviewing && <Awaited lines={mostLines(teacher)} progress={progress} />}
      {!isReviewing && missing.length > 0 && (
        <ul className="list-rows">
          {missing.slice(0, MOST).map(({ id, room, subject, words, address }) => (
            <li key={id}>
              <div className="min-w-0 flex-grow-1">
                <Link className="record-link" translate="no" to={address}>
                  {`${room} · ${subject}`}
                </Link>
                <div className="text-ui text-body-secondary">
                  <span>{words.join(' · ')}</span>
                </div>
              </div>
              <ChevronRight className="icon" />
            </li>
          ))}
        </ul>
      )}
      {!isReviewing && missing.length === 0 && failed === 0 && <p className="text-body-secondary mb-0">Todo está al día.</p>}
      {!isReviewing && failed > 0 && (
        <div className="d-flex flex-wrap align-items-center gap-2 mt-2" role="status">
          <span>{`${plural(failed, 'No se pudo revisar', 'No se pudieron revisar')} ${counted(failed, 'asignatura de un curso', 'asignaturas de tus cursos')}.`}</span>
          <Button onClick={retry}>Reintentar</Button>
        </div>
      )}
    </MissingFrame>
  );
}

function PeriodEnd({ period }: { period: Period }) {
  return <p className="text-body-secondary mb-2">{endOfPeriod(period, useDay())}</p>;
}

/** 'Qué me falta' on 'Inicio' (HOME-06). A failure shows here alone. */
export function MissingCard({ teacher }: { teacher: TeacherDeep }) {
  const today = useDay();
  const listed = useQuery(queryOf(periods.list, {}, { context: 'card' }));
  // The login has just asked for it (P4).
  const models = useQuery({ ...queryOf(valuations.get, {}, { context: 'card' }), staleTime: LANDING_MS });
  const period = listed.data && openingPeriod(listed.data.periods, today);
  const isLoading = [listed, models].some(({ data, isFetching }) => data === undefined && isFetching);
  const isNothing = teacher.rooms.length === 0 || teacher.courses.length === 0;
  if (period && models.data && !isNothing) return <Missing teacher={teacher} period={period} models={models.data} />;
  return (
    <MissingFrame teacher={teacher}>
      {/* Not over what still waits: that would move (P8). */}
      {!isLoading && period && <PeriodEnd period={period} />}
      {isLoading && (
        <p className="text-body-secondary mb-0" role="status">
          Cargando…
        </p>
      )}
      {!isLoading && (!listed.data || !models.data) && (
        <>
          <p className="mb-2" role="status">
            No se pudo cargar esta sección.
          </p>
          <Button
            onClick={() => {
              for (const query of [listed, models]) if (query.data === undefined) void query.refetch();
            }}
          >
            Reintentar
          </Button>
        </>
      )}
      {listed.data && models.data && !period && <p className="text-body-secondary mb-0">Aún no ha empezado ningún periodo.</p>}
      {period && models.data && isNothing && (
        <p className="text-body-secondary mb-0">Aún no tienes cursos con asignaturas para calificar.</p>
      )}
    </MissingFrame>
  );
}
