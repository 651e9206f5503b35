import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Pencil, Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { queryOf } from '@/api/core/client';
import { periods, type Period } from '@/api/resources/periods';
import { useSignedIn } from '@/api/session';
import { dayOf, showDay } from '@/school/date-text';
import { Button } from '@/ui/base/button';
import { StatusChip } from '@/ui/base/status-chip';
import { compareText } from '@/ui/base/text-order';
import { EmptyState } from '@/ui/page/empty-state';
import { DataTable } from '@/ui/table/data-table';
import type { Column } from '@/ui/table/data-table-rows';
import { EditedPeriods, NewPeriods } from './period-rows';
import { MOST_PERIODS, daysOf, valuesOf } from './period-values';
import { YearLine } from './year-line';

const ACTIVE = { label: 'Activo', colour: 'success' } as const;

/** PERI-01, PERI-02 */
const COLUMNS: readonly Column<Period>[] = [
  {
    id: 'name',
    header: 'Nombre',
    value: ({ name }) => name,
    // PERI-03
    mark: ({ state }) => state && <StatusChip status={ACTIVE} />,
    isRowHeader: true,
    sheet: 'name',
  },
  {
    id: 'start',
    header: 'Fecha inicial',
    value: ({ startDate }) => startDate,
    cell: ({ startDate }) => showDay(startDate),
    written: ({ startDate }) => dayOf(startDate),
    width: '11rem',
    order: 'first',
  },
  {
    id: 'end',
    header: 'Fecha final',
    value: ({ endDate }) => endDate,
    cell: ({ endDate }) => showDay(endDate),
    written: ({ endDate }) => dayOf(endDate),
    width: '11rem',
  },
];

const idOf = ({ id }: Period) => id;
const nameOf = ({ name }: Period) => name;

/** The days of the session's school year; null in a school without one. */
function useYear() {
  const { schoolYearStartDate, schoolYearEndDate } = useSignedIn();
  if (schoolYearStartDate === null || schoolYearEndDate === null) return null;
  return daysOf({ startDate: schoolYearStartDate, endDate: schoolYearEndDate });
}

/** The periods of the year as a line and a list, with the forms to add and edit them (PERI). */
export function PeriodsSection() {
  const year = useYear();
  const { data, isFetching, refetch } = useQuery(queryOf(periods.list, {}));
  const [mode, setMode] = useState<'view' | 'add' | 'edit'>('view');
  const rows = useMemo(() => data?.periods.toSorted((a, b) => compareText(a.startDate, b.startDate)), [data]);
  const opener = useRef<HTMLElement>(null);
  const open = (next: 'add' | 'edit') => (event: MouseEvent<HTMLElement>) => {
    opener.current = event.currentTarget;
    setMode(next);
  };
  // The form has closed with the focus.
  useEffect(() => {
    if (mode === 'view') opener.current?.focus();
  }, [mode]);
  const close = (isCancelled: boolean) => {
    setMode('view');
    if (isCancelled) void refetch();
  };
  const isFull = rows !== undefined && rows.length >= MOST_PERIODS;
  // After the last period was deleted, the edit form closes.
  const shownMode = mode === 'edit' && rows?.length === 0 ? 'view' : mode;
  return (
    <>
      <section className="card" aria-label="Periodos">
        <div className="card-head">
          <div className="min-w-0">
            <h2>Periodos</h2>
            <p className="text-ui text-body-secondary mb-0 num">
              <span>{year ? 'Año escolar: ' : 'El colegio aún no tiene un año escolar.'}</span>
              {year && <span translate="no">{`${showDay(year.startDate)} al ${showDay(year.endDate)}`}</span>}
              {isFull && <span>{`. Tiene los ${MOST_PERIODS} periodos que puede tener.`}</span>}
            </p>
          </div>
          {/* PERI-04 */}
          <div className="actions ms-sm-auto">
            {rows !== undefined && rows.length > 0 && (
              <Button disabled={shownMode !== 'view'} onClick={open('edit')}>
                <Pencil className="icon" />
                Editar
              </Button>
            )}
            {/* PERI-12, PERI-14 */}
            <Button disabled={shownMode !== 'view' || rows === undefined || isFull || year === null} onClick={open('add')}>
              <Plus className="icon" />
              Agregar periodo
            </Button>
          </div>
        </div>
        {year && shownMode === 'view' && (rows !== undefined || isFetching) && (
          <YearLine year={year} periods={rows?.map((period) => ({ ...valuesOf(period), isNew: false }))} />
        )}
        {year && rows && shownMode === 'add' && <NewPeriods stored={rows} year={year} onClose={close} />}
        {year && rows && shownMode === 'edit' && <EditedPeriods stored={rows} year={year} onClose={close} />}
      </section>
      {shownMode !== 'edit' && (
        <DataTable
          label="Periodos"
          columns={COLUMNS}
          record={{ id: idOf, name: nameOf }}
          list={{ rows, isLoading: isFetching, retry: () => void refetch() }}
          empty={<EmptyState icon={CalendarDays} text="Aún no se han creado periodos." />}
        />
      )}
    </>
  );
}
