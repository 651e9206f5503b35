import { Plus, Tags, Upload } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SUBJECT_ICONS } from '@/api/subject-icons';
import type { Course } from '@/api/course';
import { Button } from '@/ui/button';
import { DataTable } from '@/ui/data-table';
import type { Column } from '@/ui/data-table-rows';
import { EmptyState } from '@/ui/empty-state';
import { PageHead } from '@/ui/page-head';
import { SubjectIcon } from '@/ui/subject-icon';
import { compareText } from '@/ui/text-order';
import { SubjectActions } from './subject-actions';
import { SubjectDialog } from './subject-dialog';
import { useSubjects } from './subject-queries';
import { SubjectTypesDialog } from './subject-types-dialog';
import { SubjectsUpload } from './subjects-upload';

const iconName = ({ iconCourse }: Course): string => SUBJECT_ICONS[iconCourse]?.name ?? '';

const COLUMNS: readonly Column<Course>[] = [
  {
    header: 'Icono',
    value: iconName,
    cell: (subject) => <SubjectIcon icon={subject.iconCourse} colour={subject.colorCourse} size="sm" name={iconName(subject)} />,
  },
  { header: 'Nombre', value: ({ name }) => name, cell: ({ name }) => <div className="wrap text-break">{name}</div>, isRowHeader: true },
  {
    header: 'Tipo de asignatura / Dimensión',
    value: ({ subjectType }) => subjectType ?? '',
    cell: ({ subjectType }) => <div className="wrap text-break">{subjectType}</div>,
  },
];

const HOW_TO_BEGIN = [
  '1. Crea los tipos de asignatura con el botón Tipo de Asignatura.',
  '2. Crea las asignaturas con el botón Agregar Asignatura.',
];

const idOf = ({ id }: Course) => id;

/** /dashboard/courses/list: 'Asignaturas' (SUBJ-03 to SUBJ-06). */
export function SubjectsPage() {
  const navigate = useNavigate();
  const { data, isFetching, refetch } = useSubjects();
  const [edited, setEdited] = useState<Course | null>(null);
  const [opened, setOpened] = useState<'types' | 'upload' | null>(null);
  const actions = useCallback((subject: Course) => <SubjectActions subject={subject} onEdit={setEdited} />, []);
  const rows = useMemo(() => data?.courses.toSorted((one, other) => compareText(one.name, other.name)), [data]);
  const close = () => setOpened(null);
  const creation = (
    <>
      <Button onClick={() => setOpened('types')}>
        <Tags className="icon" />
        Tipo de Asignatura
      </Button>
      <Button kind="primary" onClick={() => void navigate('/dashboard/courses/create')}>
        <Plus className="icon" />
        Agregar Asignatura
      </Button>
    </>
  );
  return (
    <>
      <PageHead
        heading="Asignaturas"
        actions={
          <>
            <Button onClick={() => setOpened('upload')}>
              <Upload className="icon" />
              Cargar Lista
            </Button>
            {creation}
          </>
        }
      />
      <DataTable
        label="Asignaturas"
        columns={COLUMNS}
        rowId={idOf}
        actions={actions}
        rows={rows}
        isLoading={isFetching}
        onRetry={() => void refetch()}
        empty={<EmptyState text={HOW_TO_BEGIN} action={<div className="d-flex flex-wrap justify-content-center gap-2">{creation}</div>} />}
      />
      {edited && (
        <SubjectDialog
          subject={edited}
          others={(data?.courses ?? []).filter(({ id }) => id !== edited.id).map(({ name }) => name)}
          onClose={() => setEdited(null)}
        />
      )}
      {opened === 'types' && <SubjectTypesDialog onClose={close} />}
      {opened === 'upload' && <SubjectsUpload onClose={close} />}
    </>
  );
}
