import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { UploadListDialog } from '@/school/lists/upload-list-dialog';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { emailCell } from '@/ui/form/email-cell';
import { anyText, type PasteColumns } from '@/ui/form/pasted-table';
import { loadStateOf } from '@/ui/platform/load-state';
import { WAITING, teachersInForm } from './teacher-list';
import { useTeachers } from './teacher-queries';
import { emailOf } from './teacher-text';
import { listedTeachersSchema, type ListedTeacher } from './teacher-values';

const COLUMNS = ['Nombre', 'Apellido', 'Correo electrónico'];

const PASTED: PasteColumns<ListedTeacher> = {
  teacherName: { names: ['Nombre', 'Nombres'], read: anyText },
  teacherLastName: { names: ['Apellido', 'Apellidos'], read: anyText },
  teacherEmail: { names: ['Correo electrónico', 'Correo', 'Email', 'E-mail'], read: emailCell },
};

const FIELDS = [
  { label: 'Nombre', text: ({ teacherName }: ListedTeacher) => teacherName },
  { label: 'Apellido', text: ({ teacherLastName }: ListedTeacher) => teacherLastName },
  { label: 'Correo electrónico', text: ({ teacherEmail }: ListedTeacher) => teacherEmail },
];

/** 'Cargar Lista' of teachers, whose form takes one after the other. */
export const TeachersUpload = isolateDialog(function TeachersUpload({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const list = useTeachers();
  const { data } = list;
  const form = useMemo(
    () => ({
      ...WAITING,
      columns: PASTED,
      schema: listedTeachersSchema((data?.teachers ?? []).map(emailOf)),
      alsoHeld: teachersInForm,
      taken: ({ teacherEmail }: ListedTeacher) => `un profesor con el correo ${teacherEmail} ya existe`,
      missing: { teacherName: 'el nombre', teacherLastName: 'el apellido', teacherEmail: 'el correo' },
    }),
    [data],
  );
  return (
    <UploadListDialog
      title="Cargar lista de profesores"
      columns={COLUMNS}
      template="urlTeacherCSV"
      list={{ form, state: loadStateOf(list), retry: () => void list.refetch() }}
      fields={FIELDS}
      onPassed={() => void navigate('/dashboard/teachers/create')}
      onClose={onClose}
    />
  );
});
