import { NotebookPen } from 'lucide-react';
import { useCallback } from 'react';
import { mutationOf } from '@/api/core/client';
import { studentObservations, type StudentObservation } from '@/api/resources/student-observations';
import { firstWords } from '@/ui/base/first-words';
import { LinkedText } from '@/ui/links/linked-text';
import { useRemoval } from '@/ui/overlay/use-removal';
import { EmptyState } from '@/ui/page/empty-state';
import { DataTable } from '@/ui/table/data-table';
import type { Column } from '@/ui/table/data-table-rows';
import { EDIT, REMOVE, RowActions } from '@/ui/table/row-actions';

/** An observation with the names of its period, type and teacher. */
export interface ObservationRow extends StudentObservation {
  readonly period: string;
  readonly type: string;
  readonly teacher: string;
}

/** OBSE-18; the rows stay in the response's order, newest first (OBSE-17). */
const COMMON: readonly Column<ObservationRow>[] = [
  { id: 'period', header: 'Periodo', value: ({ period }) => period, width: '8.5rem', order: 'none', sheet: 'status' },
  { id: 'type', header: 'Tipo', value: ({ type }) => type, width: '14rem', isRowHeader: true, order: 'none', sheet: 'name' },
  {
    id: 'observation',
    header: 'Observación',
    value: ({ observation }) => observation,
    cell: ({ observation }) => (
      <span className="observation-text">
        <LinkedText text={observation} />
      </span>
    ),
    order: 'none',
    sheet: 'line',
  },
];

const FOR_ADMIN: readonly Column<ObservationRow>[] = [
  ...COMMON,
  { id: 'teacher', header: 'Profesor', value: ({ teacher }) => teacher, width: '13rem', order: 'none' },
];

const idOf = ({ id }: ObservationRow) => id;
const nameOf = ({ type }: ObservationRow) => type;
/** The accessible name; the type alone is not unique. */
const spokenName = ({ type, observation }: ObservationRow) => `${type}: ${firstWords(observation)}`;

interface ObservationsTableProps {
  /** Whose they are. */
  student: string;
  rows: readonly ObservationRow[] | undefined;
  isLoading: boolean;
  onRetry: () => void;
  /** Opens the dialog; undefined for an Admin. */
  onEdit: ((id: number) => void) | undefined;
  /** Some observations could not be read, so an empty list may be wrong (SAFE-22). */
  hasMisfits: boolean;
}

/** The ten newest observations of a student (OBSE-16 to OBSE-20). */
export function ObservationsTable({ student, rows, isLoading, onRetry, onEdit, hasMisfits }: ObservationsTableProps) {
  // OBSE-31, OBSE-32, OBSE-33
  const remove = useRemoval(mutationOf(studentObservations.remove), {
    title: 'Eliminar Observación',
    text: '¿Estás seguro que deseas eliminar esta observación?',
  });
  const actions = useCallback(
    (row: ObservationRow) => (
      <RowActions
        actions={[
          { ...EDIT, onPress: () => onEdit?.(row.id) },
          { ...REMOVE, onPress: () => remove({ params: { id: row.id } }, firstWords(row.observation)) },
        ]}
      />
    ),
    [onEdit, remove],
  );
  return (
    <DataTable
      label="Observaciones"
      fileName={`Observaciones ${student}`}
      columns={onEdit ? COMMON : FOR_ADMIN}
      record={{ id: idOf, name: nameOf, spokenName }}
      // OBSE-19, OBSE-20
      actions={onEdit && { of: actions }}
      list={{ rows, isLoading, retry: onRetry }}
      empty={!hasMisfits && <EmptyState icon={NotebookPen} text="No hay observaciones." />}
    />
  );
}
