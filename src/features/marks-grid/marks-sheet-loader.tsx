import { useQuery, useQueryClient } from '@tanstack/react-query';
import dayjs from 'dayjs';
import { GraduationCap, ListChecks, Lock } from 'lucide-react';
import { useMemo, useState } from 'react';
import { askAgain } from '@/api/core/ask-again';
import { queryOf } from '@/api/core/client';
import { academicRecords } from '@/api/resources/academic-records';
import { periods } from '@/api/resources/periods';
import { isByActivities, modelOf } from '@/api/resources/room-model';
import type { Room } from '@/api/resources/rooms';
import { valuations } from '@/api/resources/valuations';
import { useSignedIn } from '@/api/session';
import { AchievementGone } from '@/school/learning/achievement-gone';
import { lowestFirst } from '@/school/levels';
import { achievementsOf } from '@/school/learning/records-of';
import { schoolQuery } from '@/school/person';
import type { MarksPlace } from '@/school/spreadsheet-address';
import { today } from '@/school/today';
import { Button } from '@/ui/base/button';
import { EmptyState } from '@/ui/page/empty-state';
import { LoadFailure } from '@/ui/page/load-failure';
import { LoadWait } from '@/ui/page/load-wait';
import { MarksGrid } from './marks-grid';
import { sheetOf } from './marks-sheet';

/** The query of an achievement's marks; the filter uses it, too. */
export const marksQuery = (indicatorId: number) =>
  queryOf(academicRecords.list, { params: { indicatorId } }, { allOrNothing: true, fresh: true });

/** The print header: school, room, subject, period and achievement (GRID-33). */
function PaperHead({ facts }: { facts: readonly (string | undefined)[] }) {
  return (
    <p className="d-none d-print-block" translate="no">
      {facts.filter(Boolean).join(' · ')}
    </p>
  );
}

interface MarksSheetLoaderProps {
  place: MarksPlace;
  room: Room;
  subjectName: string;
}

/** Loads everything that the grid of an achievement needs. */
export function MarksSheetLoader({ place, room, subjectName }: MarksSheetLoaderProps) {
  const { indicatorId, periodId, subjectId, roomId } = place;
  const session = useSignedIn();
  const client = useQueryClient();
  const [isCorrecting, setCorrecting] = useState(false);
  const school = useQuery(schoolQuery(session));
  const records = useQuery(marksQuery(indicatorId));
  const achievements = useQuery(achievementsOf({ subjectId, periodId, roomId }));
  const models = useQuery(queryOf(valuations.get, {}));
  const calendar = useQuery(queryOf(periods.list, {}));
  const queries = [records, achievements, models, calendar];

  const indicator = achievements.data?.indicators.find(({ id }) => id === indicatorId);
  const period = calendar.data?.periods.find(({ id }) => id === periodId);
  // No grid while 'Filtrar' rereads: the response would replace it while a mark is typed.
  const marks = records.isFetching ? undefined : records.data?.studentAcademicRecords;
  const sheet = useMemo(
    () =>
      marks && indicator && models.data
        ? sheetOf(marks, {
            levels: lowestFirst(indicator.valorizations),
            isByActivities: isByActivities(room.type, models.data),
            hasNumbers: modelOf(room.type, models.data)?.includeValoration !== false,
          })
        : null,
    [marks, indicator, models.data, room.type],
  );

  // Cached data stays when rereading fails, to keep a grid in use. Only the marks, which 'Filtrar' requests, must be fresh.
  const failed = queries.filter((query) => query.isError && !query.isFetching && (query.data === undefined || query === records));
  if (failed.length > 0) return <LoadFailure onRetry={() => failed.forEach((query) => void query.refetch())} />;
  if (achievements.data && !indicator) return <AchievementGone />;
  if (!marks || !sheet || !indicator || !calendar.data) return <LoadWait />;
  // EVAL-65
  if (sheet.rows.length === 0) return <EmptyState icon={GraduationCap} text="Este curso aún no tiene estudiantes." />;
  if (sheet.columns.length === 0) return <EmptyState icon={ListChecks} text="Este logro no tiene actividades." />;

  const isTeacher = session.userRole === 'Teacher';
  const isOver = period !== undefined && !period.state && dayjs(period.endDate).format('YYYY-MM-DD') < today();
  return (
    <>
      <PaperHead facts={[school.data?.name, room.name, subjectName, period?.name, indicator.title]} />
      {/* GRID-36 */}
      {isOver && !isCorrecting && (
        <div className="notice mb-4 grid-over" role="status">
          <Lock className="icon" />
          <span>
            <strong>Periodo finalizado</strong>
            <span>{`. El ${period.name} terminó el ${dayjs(period.endDate).format('DD/MM/YYYY')}.`}</span>
          </span>
          {isTeacher && (
            <Button kind="text" onClick={() => setCorrecting(true)}>
              Corregir notas
            </Button>
          )}
        </div>
      )}
      <MarksGrid
        // Remounts after 'Filtrar', and when a reread of the model changes how the room is evaluated.
        key={[records.dataUpdatedAt, sheet.hasNumbers, ...sheet.columns.map(({ id }) => id)].join()}
        sheet={sheet}
        records={marks}
        indicator={indicator}
        roomName={room.name}
        subjectName={subjectName}
        // GRID-05
        isReadOnly={!isTeacher || (isOver && !isCorrecting)}
        // Other screens' queries refetch. The grids' own, marked 'fresh', do not: marks may be being typed.
        onStored={() => void askAgain(client, { queryKey: ['academicRecords'], predicate: ({ queryKey }) => !queryKey.includes('fresh') })}
      />
    </>
  );
}
