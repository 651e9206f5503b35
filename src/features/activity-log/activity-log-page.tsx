import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ClipboardList, Eye } from 'lucide-react';
import { useCallback, useState } from 'react';
import { askFor } from '@/api/core/ask-again';
import { call, queryOf } from '@/api/core/client';
import { activityLog, type ActivityGroup } from '@/api/resources/activity-log';
import { fromWireDate } from '@/api/core/wire-date';
import { useSignedIn } from '@/api/session';
import { showMoment } from '@/school/date-text';
import { deployment } from '@/school/deployment';
import { EmptyState } from '@/ui/page/empty-state';
import { PageHead } from '@/ui/page/page-head';
import { useSearchState } from '@/ui/platform/use-search-state';
import { useVisit } from '@/ui/platform/use-visit';
import { DataTable } from '@/ui/table/data-table';
import type { AskedPage, Column } from '@/ui/table/data-table-rows';
import { RowActions } from '@/ui/table/row-actions';
import { useServedPage } from '@/ui/table/use-served-page';
import { ReportedActivityDialog } from './reported-activity-dialog';
import { ActivityKind, kindText } from './activity-kind';
import { filtersIn, firstDays, inputOf, logAddress, type LogFilters } from './log-filters';
import { LogFiltersForm } from './log-filters-form';

// ALOG-13
const COLUMNS: readonly Column<ActivityGroup>[] = [
  {
    id: 'date',
    header: 'Fecha',
    value: ({ creationDate }) => showMoment(creationDate),
    written: ({ creationDate }) => fromWireDate(creationDate),
    width: '11.5rem',
    order: 'first-down',
    sheet: 'name',
  },
  {
    id: 'type',
    header: 'Actividad',
    value: ({ type }) => kindText(type),
    cell: ({ type }) => <ActivityKind type={type} />,
    width: '14rem',
    order: 'none',
    sheet: 'status',
  },
  { id: 'teacher', header: 'Profesor', value: ({ teacherName }) => teacherName, order: 'none' },
  { id: 'room', header: 'Curso', value: ({ roomName }) => roomName, width: '11rem', order: 'none' },
];

const idOf = ({ id }: ActivityGroup) => id;
const nameOf = ({ creationDate }: ActivityGroup) => showMoment(creationDate);

/** One visit of the screen; its default dates depend on the day on which it begins. */
function ActivityLog() {
  const { schoolId } = useSignedIn();
  const client = useQueryClient();
  const [defaultDays] = useState(() => firstDays(new Date(), schoolId, deployment().activityLogDays));
  const [inAddress, change] = useSearchState(logAddress);
  const filters = filtersIn(inAddress, defaultDays);
  const requestedPage = useServedPage(COLUMNS);
  const { data, isFetching, isPlaceholderData, refetch } = useQuery({
    ...queryOf(activityLog.list, inputOf(filters, requestedPage)),
    placeholderData: keepPreviousData,
  });
  const [opened, open] = useState<ActivityGroup | null>(null);
  const actions = useCallback(
    (activity: ActivityGroup) => <RowActions actions={[{ icon: Eye, name: 'Ver', onPress: () => open(activity) }]} />,
    [],
  );
  const apply = (next: LogFilters) => {
    // ALOG-12
    change({ ...next, page: 1 });
    return askFor(client, queryOf(activityLog.list, inputOf(next, { ...requestedPage, offset: 0 })));
  };
  const ask = async ({ signal, ...page }: AskedPage) => {
    const { activityGroups, ...answer } = await call(activityLog.list, inputOf(filters, { ...requestedPage, ...page }), { signal });
    return { ...answer, rows: activityGroups };
  };
  return (
    <>
      <PageHead heading="Actividades Reportadas" />
      <LogFiltersForm applied={filters} onApply={apply} />
      <DataTable
        label="Actividades Reportadas"
        fileName={`Actividades Reportadas ${filters.from} a ${filters.to}`}
        columns={COLUMNS}
        record={{ id: idOf, name: nameOf }}
        actions={{ of: actions, count: 1, header: 'Detalle' }}
        list={{
          rows: data?.activityGroups,
          served: data && { total: data.total, isWaiting: isPlaceholderData, ask },
          misfits: data?.misfits,
          isLoading: isFetching,
          retry: () => void refetch(),
        }}
        empty={<EmptyState icon={ClipboardList} text="No se encontraron actividades." />}
      />
      {opened && <ReportedActivityDialog activity={opened} onClose={() => open(null)} />}
    </>
  );
}

/** /dashboard/activity-log: 'Actividades Reportadas' (ALOG-01, ALOG-06); its menu entry resets the screen. */
export function ActivityLogPage() {
  return <ActivityLog key={useVisit()} />;
}
