import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { queryOf } from '@/api/core/client';
import { subjects, type SubjectType } from '@/api/resources/subjects';
import { UploadListDialog, type LoadedForm } from '@/school/lists/upload-list-dialog';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { loadStateOf } from '@/ui/platform/load-state';
import { subjectTexts, type SubjectValues } from './subject-values';
import { SUBJECTS_FORM, useSubjectsForm } from './subjects-form';

const COLUMNS = ['Nombre', 'Tipo de asignatura'];

const NO_TYPES: readonly SubjectType[] = [];

/** 'Cargar Lista' of subjects. */
export const SubjectsUpload = isolateDialog(function SubjectsUpload({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const typeList = useQuery(queryOf(subjects.listTypes, {}));
  const types = typeList.data?.subjectTypes ?? NO_TYPES;
  const list = useSubjectsForm(types);
  const whole: LoadedForm<SubjectValues> = {
    form: list.form,
    state: list.state === 'ready' ? loadStateOf(typeList) : list.state,
    retry: () => {
      if (list.state === 'failed') list.retry();
      if (typeList.isError) void typeList.refetch();
    },
  };
  return (
    <UploadListDialog
      title="Cargar lista de asignaturas"
      columns={COLUMNS}
      template="urlCourseCSV"
      list={whole}
      fields={subjectTexts(types)}
      onPassed={() => void navigate(SUBJECTS_FORM)}
      onClose={onClose}
    />
  );
});
