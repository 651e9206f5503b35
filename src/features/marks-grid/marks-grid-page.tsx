import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, School } from 'lucide-react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { askFor } from '@/api/core/ask-again';
import { queryOf } from '@/api/core/client';
import { subjects } from '@/api/resources/subjects';
import type { TeacherDeep } from '@/api/resources/teachers';
import { useSignedIn } from '@/api/session';
import { MarksFilters } from '@/school/learning/marks-filters';
import { MarksHeadLinks } from '@/school/learning/place-links';
import { useChosenPeriod } from '@/school/learning/use-chosen-period';
import { openingRoom, useNoteUsed } from '@/school/learning/used-places';
import { RoomTabs } from '@/school/room-tabs';
import {
  GRID,
  SPREADSHEET,
  marksPlaceIn,
  spreadsheetAddress,
  spreadsheetLink,
  type SpreadsheetAddress,
} from '@/school/spreadsheet-address';
import { SubjectIcon } from '@/school/subjects/subject-icon';
import { storedLook } from '@/school/subjects/subject-look';
import { roomsOfTabs, useTeacherRecord } from '@/school/teacher-record';
import { EmptyState } from '@/ui/page/empty-state';
import { LoadFailure } from '@/ui/page/load-failure';
import { LoadWait } from '@/ui/page/load-wait';
import { PageHead } from '@/ui/page/page-head';
import { mayLeave } from '@/ui/platform/leave-guard';
import { useSearchState } from '@/ui/platform/use-search-state';
import { useVisit } from '@/ui/platform/use-visit';
import { MarksSheetLoader, marksQuery } from './marks-sheet-loader';

interface SubjectGridProps {
  subject: { readonly id: number; readonly name: string };
  record: TeacherDeep;
  address: SpreadsheetAddress;
}

/** Tabs, filters and the grid of one subject (GRID-01). */
function SubjectGrid({ subject, record, address }: SubjectGridProps) {
  const { userRole } = useSignedIn();
  const navigate = useNavigate();
  const client = useQueryClient();
  const visit = useVisit();
  const { data: look } = useQuery(queryOf(subjects.listAssets, { params: { subjectId: subject.id } }, { context: 'spreadsheet' }));
  const { teacherId, roomId } = address;
  const [periodId, setPeriod] = useChosenPeriod(address.periodId);
  const tabs = roomsOfTabs(record, userRole);
  const tab = openingRoom(tabs, roomId);
  const room = [...record.rooms, ...record.roomIds].find(({ id }) => id === tab?.id);
  const place = tab ? marksPlaceIn({ ...address, roomId: tab.id }) : null;
  useNoteUsed({ teacherId, subjectId: subject.id, roomId: tab?.id, ...place });

  // GRID-26: changing the tab or the filter asks, too.
  const open = async (shown: Partial<SpreadsheetAddress>, replace: boolean) => {
    if (!(await mayLeave())) return;
    void navigate(spreadsheetLink(GRID, { teacherId, subjectId: subject.id, ...shown }), { replace });
    if (shown.indicatorId !== undefined) await askFor(client, marksQuery(shown.indicatorId));
  };
  return (
    <>
      <Link className="back-link" to={spreadsheetLink(SPREADSHEET, { ...address, tab: undefined })}>
        <ArrowLeft className="icon icon-sm" />
        Volver
      </Link>
      <PageHead
        heading="Planilla rápida"
        actions={<MarksHeadLinks place={place} room={room} />}
        record={
          <div className="page-record">
            <SubjectIcon {...storedLook(look?.responses ?? [], subject.id)} />
            <h2 className="record-name" translate="no">
              {subject.name}
            </h2>
          </div>
        }
      />
      {tab && room ? (
        <RoomTabs rooms={tabs} chosen={tab.id} onChoose={(id) => void open({ roomId: id, periodId }, false)}>
          <MarksFilters
            key={`${visit}:${tab.id}`}
            subjectId={subject.id}
            roomId={tab.id}
            applied={address}
            onPeriod={setPeriod}
            onApply={(chosen) => open({ roomId: tab.id, ...chosen }, true)}
          />
          {place && <MarksSheetLoader key={`${visit}:${place.indicatorId}`} place={place} room={room} subjectName={subject.name} />}
        </RoomTabs>
      ) : (
        <EmptyState icon={School} text="No hay cursos asignados." />
      )}
    </>
  );
}

/** /dashboard/spreadsheet/grid: 'Planilla rápida' (GRID-01). */
export function MarksGridPage() {
  const [address] = useSearchState(spreadsheetAddress);
  const { teacherId, subjectId } = address;
  const { teachers, record, isKnown, isLookedUp } = useTeacherRecord(teacherId);
  const { data, isFetching, refetch } = record;
  const subject = data?.courses.find(({ id }) => id === subjectId);
  if (data && subject) return <SubjectGrid key={`${data.id}:${subject.id}`} subject={subject} record={data} address={address} />;
  if (subjectId !== undefined && (isLookedUp || (isKnown && data === undefined && isFetching))) return <LoadWait />;
  if (subjectId !== undefined && ((isKnown && record.isError) || teachers?.state === 'failed'))
    return (
      <>
        <PageHead heading="Planilla rápida" />
        <LoadFailure onRetry={() => void (teachers?.state === 'failed' ? teachers.again() : refetch())} />
      </>
    );
  return <Navigate to={spreadsheetLink(SPREADSHEET, { teacherId })} replace />;
}
