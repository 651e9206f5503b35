import { HeartHandshake } from 'lucide-react';
import { useMemo } from 'react';
import { apartOf } from '@/school/apart';
import { profileLink } from '@/school/student-profile/profile-address';
import { countOfStudents } from '@/school/students';
import { EmptyState } from '@/ui/page/empty-state';
import { DataTable } from '@/ui/table/data-table';
import type { Column } from '@/ui/table/data-table-rows';
import type { PeriodViews } from './pair-view';
import { NOT_REVIEWED, reachOf } from './review-reach';
import { studentRows, subjectsText, type StudentRow } from './student-rows';

const COLUMNS: readonly Column<StudentRow>[] = [
  {
    id: 'student',
    header: 'Estudiante',
    value: ({ name }) => name,
    isRowHeader: true,
    isSearched: true,
    sheet: 'name',
    width: { least: '12rem' },
  },
  {
    id: 'room',
    header: 'Curso',
    value: ({ room }) => room,
    cell: ({ room }) => <span translate="no">{room}</span>,
    width: '9rem',
  },
  { id: 'count', header: 'Logros en el nivel más bajo', value: ({ count }) => count, order: 'first-down', width: '14rem' },
  {
    id: 'subjects',
    header: 'Asignaturas',
    value: subjectsText,
    cell: (row) => <span translate="no">{subjectsText(row)}</span>,
    sheet: 'text',
    width: { least: '12rem' },
  },
];

const idOf = ({ id }: StudentRow) => id;
const nameOf = ({ name }: StudentRow) => name;
/** PROF-01 */
const addressOf = ({ id, roomId, periodId }: StudentRow) => profileLink(id, { roomId, periodId });

/** 'Para acompañar': who has the lowest level in an achievement, most first; never of preschool (TRAC-12). */
export function ProgressStudents({ views, scope }: PeriodViews) {
  const rows = useMemo(() => studentRows(views), [views]);
  const apart = useMemo(() => apartOf(rows), [rows]);
  return (
    <DataTable
      label="Para acompañar"
      fileName={`Para acompañar ${scope}`}
      columns={COLUMNS}
      record={{ id: idOf, name: nameOf, apart, address: addressOf }}
      list={{ rows, isLoading: false, retry: () => {} }}
      countOf={countOfStudents}
      empty={
        <EmptyState
          icon={HeartHandshake}
          text={reachOf(views).known === 0 ? NOT_REVIEWED : 'Ningún estudiante de lo revisado está en el nivel más bajo.'}
        />
      }
    />
  );
}
