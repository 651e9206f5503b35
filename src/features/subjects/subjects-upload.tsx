import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { queryOf } from '@/api/core/client';
import { subjects, type SubjectType } from '@/api/resources/subjects';
import { alsoLoaded } from '@/school/lists/also-loaded';
import { UploadListDialog } from '@/school/lists/upload-list-dialog';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { NoSubjectTypes } from './no-subject-types';
import { subjectTexts } from './subject-values';
import { SubjectTypesDialog } from './subject-types-dialog';
import { SUBJECTS_FORM, useSubjectsForm } from './subjects-form';

const COLUMNS = ['Nombre', 'Tipo de asignatura'];

const NO_TYPES: readonly SubjectType[] = [];

/** 'Cargar Lista' of subjects. */
export const SubjectsUpload = isolateDialog(function SubjectsUpload({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const typeList = useQuery(queryOf(subjects.listTypes, {}));
  const types = typeList.data?.subjectTypes ?? NO_TYPES;
  const list = useSubjectsForm(types);
  const [areTypesOpen, setTypesOpen] = useState(false);
  return (
    <>
      <UploadListDialog
        title="Cargar lista de asignaturas"
        columns={COLUMNS}
        template="urlCourseCSV"
        list={alsoLoaded(list, typeList)}
        fields={subjectTexts(types)}
        lacking={typeList.data?.subjectTypes.length === 0 && <NoSubjectTypes onOpen={() => setTypesOpen(true)} />}
        onPassed={() => void navigate(SUBJECTS_FORM)}
        onClose={onClose}
      />
      {areTypesOpen && <SubjectTypesDialog onClose={() => setTypesOpen(false)} />}
    </>
  );
});
