import { inNameOrder } from '@/ui/form/choices';
import { BookMarked, Tags } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { SUBJECT_ICONS } from '@/api/resources/subject-icons';
import { mutationOf, queryOf } from '@/api/core/client';
import { subjects, type Course } from '@/api/resources/subjects';
import { Button } from '@/ui/base/button';
import { DataTable } from '@/ui/table/data-table';
import type { Column } from '@/ui/table/data-table-rows';
import { lazyDialog } from '@/ui/overlay/lazy-dialog';
import { EmptyState } from '@/ui/page/empty-state';
import { AddButton, ListHead } from '@/school/lists/list-head';
import { SubjectIcon } from '@/school/subjects/subject-icon';
import { SubjectDialog } from './subject-dialog';
import { useRemoval } from '@/ui/overlay/use-removal';
import { EDIT, REMOVE, RowActions } from '@/ui/table/row-actions';
import { SubjectTypesDialog } from './subject-types-dialog';
import { useEdited } from '@/ui/form/use-edited';

const iconName = ({ iconCourse }: Course): string => SUBJECT_ICONS[iconCourse]?.name ?? '';

const COLUMNS: readonly Column<Course>[] = [
  {
    id: 'icon',
    header: 'Icono',
    value: iconName,
    cell: (subject) => <SubjectIcon icon={subject.iconCourse} colour={subject.colorCourse} size="sm" name={iconName(subject)} />,
    width: '7rem',
    sheet: 'name',
  },
  { id: 'name', header: 'Nombre', value: ({ name }) => name, isRowHeader: true, sheet: 'name' },
  { id: 'type', header: 'Tipo de asignatura / Dimensión', value: ({ subjectType }) => subjectType ?? '', sheet: 'line' },
];

/** SUBJ-05. */
const HOW_TO_BEGIN = [
  '1. Crea los tipos de asignatura con el botón Tipo de Asignatura.',
  '2. Crea las asignaturas con el botón Agregar Asignatura.',
];

const SubjectsUpload = lazyDialog(
  () => 'Cargar lista de asignaturas',
  async () => (await import('./subjects-upload')).SubjectsUpload,
);

const idOf = ({ id }: Course) => id;
const nameOf = ({ name }: Course) => name;

/** /dashboard/courses/list: 'Asignaturas' (SUBJ-03 to SUBJ-06). */
export function SubjectsPage() {
  const { data, isFetching, refetch } = useQuery(queryOf(subjects.listWithSlash, {}));
  const [subject, edit] = useEdited(data?.courses);
  const [showsTypes, setShowsTypes] = useState(false);
  // SUBJ-04, SUBJ-23, SUBJ-24
  const remove = useRemoval(mutationOf(subjects.remove), {
    title: 'Eliminar Asignatura',
    text: '¿Estás seguro que deseas eliminar esta asignatura?',
  });
  const actions = useCallback(
    ({ id, name }: Course) => (
      <RowActions
        actions={[
          { ...EDIT, onPress: () => edit(id) },
          { ...REMOVE, onPress: () => remove({ params: { id } }, name) },
        ]}
      />
    ),
    [edit, remove],
  );
  const rows = useMemo(() => data && inNameOrder(data.courses), [data]);
  // SAFE-22: the dialog compares names.
  useQuery({
    ...queryOf(subjects.listWithSlash, {}, { allOrNothing: true }),
    enabled: subject !== undefined && data?.misfits !== undefined,
  });
  const creation = (
    <>
      <Button onClick={() => setShowsTypes(true)}>
        <Tags className="icon" />
        Tipo de Asignatura
      </Button>
      <AddButton to="/dashboard/courses/create">Agregar Asignatura</AddButton>
    </>
  );
  const isEmpty = rows?.length === 0 && data?.misfits === undefined;
  return (
    <>
      <ListHead heading="Asignaturas" upload={SubjectsUpload}>
        {!isEmpty && creation}
      </ListHead>
      <DataTable
        label="Asignaturas"
        columns={COLUMNS}
        record={{ id: idOf, name: nameOf }}
        actions={{ of: actions }}
        list={{ rows, misfits: data?.misfits, isLoading: isFetching, retry: () => void refetch() }}
        empty={
          <EmptyState
            icon={BookMarked}
            text={HOW_TO_BEGIN}
            action={<div className="d-flex flex-wrap justify-content-center gap-2">{creation}</div>}
          />
        }
      />
      {subject && (
        <SubjectDialog
          subject={subject}
          others={(data?.courses ?? []).filter(({ id }) => id !== subject.id).map(({ name }) => name)}
          onClose={() => edit(null)}
        />
      )}
      {showsTypes && <SubjectTypesDialog onClose={() => setShowsTypes(false)} />}
    </>
  );
}
