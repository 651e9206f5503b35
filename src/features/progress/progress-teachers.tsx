import { ClipboardCopy, Users } from 'lucide-react';
import { useCallback } from 'react';
import { shareOf } from '@/school/learning/survey/figures';
import { counted } from '@/ui/base/plural';
import { sheetText } from '@/ui/base/sheet-text';
import { showSnack } from '@/ui/overlay/notices';
import { EmptyState } from '@/ui/page/empty-state';
import { DataTable } from '@/ui/table/data-table';
import type { Column } from '@/ui/table/data-table-rows';
import { RowActions } from '@/ui/table/row-actions';
import { shareText, type PeriodViews } from './pair-view';
import { ShareBar } from './share-bar';
import { teacherRows, type TeacherRow } from './teacher-rows';

/** '-' while nothing of the teacher is reviewed. */
const textOf = ({ totals }: TeacherRow, value: number | null) => <span className="num">{totals === null ? '-' : String(value)}</span>;
const lackingOf = ({ totals }: TeacherRow) => totals && totals.due - totals.given;
const bareOf = ({ totals }: TeacherRow) => totals && totals.withoutActivities;
const wrongOf = ({ totals }: TeacherRow) => totals && totals.wrongWeights;

function Share({ totals }: Pick<TeacherRow, 'totals'>) {
  if (totals === null) return <span>-</span>;
  return (
    <div className="teacher-share">
      <ShareBar share={shareOf(totals) ?? 0} />
      <span className="num">{shareText(shareOf(totals))}</span>
    </div>
  );
}

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
  { id: 'share', header: 'Avance', value: ({ totals }) => totals && shareOf(totals), cell: Share, isPercent: true, width: '9rem' },
];

const idOf = ({ id }: TeacherRow) => id;
const nameOf = ({ name }: TeacherRow) => name;
const countOf = (count: number) => counted(count, 'profesor', 'profesores');

async function copy(missing: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(sheetText(missing.map((line) => [line])));
    void showSnack('Resumen copiado');
  } catch {
    // The browser refused, or the address is insecure.
    void showSnack('No se pudo copiar el resumen');
  }
}

/** 'Por profesor': what each teacher lacks, who lacks most first (TRAC-10). */
export function ProgressTeachers({ views, scope }: PeriodViews) {
  const actions = useCallback(
    ({ missing, isReviewed }: TeacherRow) => (
      <RowActions
        actions={[
          {
            icon: ClipboardCopy,
            name: 'Copiar resumen',
            isDisabled: !isReviewed || missing.length === 0,
            onPress: () => void copy(missing),
          },
        ]}
      />
    ),
    [],
  );
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
