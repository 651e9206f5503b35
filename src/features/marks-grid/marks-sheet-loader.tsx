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
import { achievementsOf } from '@/school/learning/marks-filters';
import { schoolQuery } from '@/school/person';
import type { MarksPlace } from '@/school/spreadsheet-address';
import { today } from '@/school/today';
import { Button } from '@/ui/base/button';
import { EmptyState } from '@/ui/page/empty-state';
import { LoadFailure } from '@/ui/page/load-failure';
import { LoadWait } from '@/ui/page/load-wait';
import { MarksGrid } from './marks-grid';
import { sheetOf } from './marks-sheet';

/** The same question is asked by the filter. */
export const marksQuery = (indicatorId: number) =>
  queryOf(academicRecords.list, { params: { indicatorId } }, { allOrNothing: true, fresh: true });

/** Where the sheet belongs, on paper alone (GRID-33). */
function PaperHead({ facts }: { facts: readonly (string | undefined)[] }) {
  return <p className="d-none d-print-block">{facts.filter(Boolean).join(' · ')}</p>;
}

interface MarksSheetLoaderProps {
  place: MarksPlace;
  room: Room;
  subjectName: string;
}

/** The marks of an achievement, once all that they are read by is there. */
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
  // What 'Filtrar' reads anew is waited for: the answer would take the grid away from under a mark that is being typed.
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

  // What is cached is shown, though it cannot be read again: a grid in which marks are typed stays. 'Filtrar' asks for the marks themselves.
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
            {`. El ${period.name} terminó el ${dayjs(period.endDate).format('DD/MM/YYYY')}.`}
          </span>
          {isTeacher && (
            <Button kind="text" onClick={() => setCorrecting(true)}>
              Corregir notas
            </Button>
          )}
        </div>
      )}
      <MarksGrid
        // 'Filtrar' reads them anew; the school may evaluate otherwise by now than when its levels were read last.
        key={[records.dataUpdatedAt, sheet.hasNumbers, ...sheet.columns.map(({ id }) => id)].join()}
        sheet={sheet}
        records={marks}
        indicator={indicator}
        roomName={room.name}
        // GRID-05
        isReadOnly={!isTeacher || (isOver && !isCorrecting)}
        // One that shows by now asks again; no grid does, whose answers are fresh ones: marks are typed in it.
        onStored={() => void askAgain(client, { queryKey: ['academicRecords'], predicate: ({ queryKey }) => !queryKey.includes('fresh') })}
      />
    </>
  );
}
