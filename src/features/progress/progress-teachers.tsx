import { Users } from 'lucide-react';
import { useCallback } from 'react';
import { counted } from '@/ui/base/plural';
import { EmptyState } from '@/ui/page/empty-state';
import { DataTable } from '@/ui/table/data-table';
import type { Column } from '@/ui/table/data-table-rows';
import { CopySummary } from './copy-summary';
import { shareText, type PeriodViews } from './pair-view';
import { ShareBar } from './share-bar';
import { partsOf, teacherRows, type TeacherRow } from './teacher-rows';

/** '-' until all of the teacher is reviewed. */
const textOf = ({ totals }: TeacherRow, value: number | null) => <span className="num">{totals === null ? '-' : String(value)}</span>;
const lackingOf = ({ totals }: TeacherRow) => totals && totals.due - totals.given;
const bareOf = ({ totals }: TeacherRow) => totals && totals.withoutActivities;
const wrongOf = ({ totals }: TeacherRow) => totals && totals.wrongWeights;

/** The share; until all of the teacher is reviewed, how far it is. */
function Share(row: TeacherRow) {
  const { share } = row;
  const parts = partsOf(row);
  if (parts.length > 0)
    return (
      <div className="teacher-part">
        {parts.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </div>
    );
  if (share === null) return <span>-</span>;
  return (
    <div className="teacher-share">
      <ShareBar share={share} />
      <span className="num">{shareText(share)}</span>
    </div>
  );
}

const writtenShareOf = (row: TeacherRow) => row.share ?? (partsOf(row).join(', ') || null);

const COLUMNS: readonly Column<TeacherRow>[] = [
  {
    id: 'teacher',
    header: 'Profesor',
    value: ({ name }) => name,
    isRowHeader: true,
    isSearched: true,
    sheet: 'name',
    width: { least: '10rem' },
  },
  {
    id: 'lacking',
    header: 'Notas que faltan',
    value: lackingOf,
    cell: (row) => textOf(row, lackingOf(row)),
    order: 'first-down',
    width: '9.5rem',
  },
  { id: 'bare', header: 'Logros sin actividades', value: bareOf, cell: (row) => textOf(row, bareOf(row)), width: '11rem' },
  { id: 'weights', header: 'Pesos por corregir', value: wrongOf, cell: (row) => textOf(row, wrongOf(row)), width: '9.25rem' },
  {
    id: 'share',
    header: 'Avance',
    value: ({ share }) => share,
    cell: Share,
    written: writtenShareOf,
    isPercent: true,
    width: '11.5rem',
  },
];

const idOf = ({ id }: TeacherRow) => id;
const nameOf = ({ name }: TeacherRow) => name;
const countOf = (count: number) => counted(count, 'profesor', 'profesores');

/** 'Por profesor': what each teacher lacks, who lacks most first (TRAC-10). */
export function ProgressTeachers({ views, scope, period }: PeriodViews & { period: string }) {
  const actions = useCallback((row: TeacherRow) => <CopySummary row={row} period={period} />, [period]);
  return (
    <DataTable
      label="Por profesor"
      fileName={`Seguimiento por profesor ${scope}`}
      columns={COLUMNS}
      record={{ id: idOf, name: nameOf }}
      actions={{ of: actions, count: 1 }}
      list={{ rows: teacherRows(views), isLoading: false, retry: () => {} }}
      countOf={countOf}
      empty={<EmptyState icon={Users} text="Ningún profesor tiene cursos y asignaturas." />}
    />
  );
}
