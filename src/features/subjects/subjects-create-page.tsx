import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { mutationOf, queryOf } from '@/api/core/client';
import { nameKey } from '@/api/core/name-key';
import { useSignedIn } from '@/api/session';
import { subjects, type SubjectType } from '@/api/resources/subjects';
import { FormCard } from '@/ui/form/form-card';
import { useRowsForm } from '@/ui/form/use-rows-form';
import { FormRows } from '@/ui/form/form-rows';
import { FormSkeleton } from '@/ui/form/form-skeleton';
import { LoadFailure } from '@/ui/page/load-failure';
import { showSuccess } from '@/ui/overlay/notices';
import { useLeave, useReturn } from '@/ui/platform/use-leave';
import { PageHead } from '@/ui/page/page-head';
import { NoSubjectTypes } from './no-subject-types';
import { SubjectFields } from './subject-fields';
import { assetsToSend } from '@/school/subjects/subject-look';
import { SubjectTypesDialog } from './subject-types-dialog';
import { NEW_SUBJECT, subjectRequestOf, type SubjectValues } from './subject-values';
import { useSubjectsForm } from './subjects-form';

const LIST = '/dashboard/courses/list';

function SubjectsForm({ types }: { types: readonly SubjectType[] }) {
  const goBack = useReturn();
  const leave = useLeave();
  const { schoolId } = useSignedIn();
  const save = useMutation(mutationOf(subjects.save));
  const saveAssets = useMutation(mutationOf(subjects.saveAssets));

  /** The icon last: if either request fails, the subject keeps the default icon (SUBJ-16). */
  const storeLook = async (subjectId: number, icon: number) => {
    const assets = assetsToSend(subjectId, icon);
    await saveAssets.mutateAsync({ body: [assets.colour] });
    await saveAssets.mutateAsync({ body: [assets.icon] });
  };

  const create = async ({ rows }: { rows: SubjectValues[] }) => {
    const { courses } = await save.mutateAsync({ body: { courses: rows.map((row) => subjectRequestOf(row, schoolId, null)) } });
    // By the unique name, because the order of the response is not guaranteed.
    const iconOf = (name: string) => rows.find((row) => nameKey(row.name) === nameKey(name))?.icon ?? NEW_SUBJECT.icon;
    const ids = courses.map(({ id }) => id);
    const stored = await Promise.allSettled(courses.map(({ id, name }) => storeLook(id, iconOf(name))));
    // The subjects were created: the list opens behind the error modal.
    if (stored.some(({ status }) => status === 'rejected')) leave(LIST, ids);
    // SUBJ-14
    else void showSuccess('Las asignaturas creadas, fueron guardadas con éxito.').then(() => leave(LIST, ids));
  };

  const {
    form: { draft, blank, columns, schema },
  } = useSubjectsForm(types);
  const drawSubject = useCallback((prefix: string) => <SubjectFields prefix={prefix} types={types} />, [types]);
  const form = useRowsForm<SubjectValues, { rows: SubjectValues[] }>({
    initial: { rows: [blank] },
    blank,
    schema,
    draft,
    send: create,
  });
  return (
    <FormCard form={form} title="Agregar Asignatura" onCancel={() => goBack(LIST)}>
      <FormRows rowLabel="Asignatura" list={form.list} blank={blank} columns={columns} widths="2fr 2fr 1.75fr">
        {drawSubject}
      </FormRows>
    </FormCard>
  );
}

/** /dashboard/courses/create: several subjects at once (SUBJ-06 to SUBJ-16). */
export function SubjectsCreatePage() {
  const { data, isError, refetch } = useQuery(queryOf(subjects.listTypes, {}));
  const [areTypesOpen, setTypesOpen] = useState(false);
  return (
    <div className="w-wide">
      <PageHead heading="Asignaturas" />
      {data?.subjectTypes.length === 0 && <NoSubjectTypes onOpen={() => setTypesOpen(true)} />}
      {data ? (
        <SubjectsForm types={data.subjectTypes} />
      ) : isError ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <div className="card card-body">
          <FormSkeleton fields={3} />
        </div>
      )}
      {areTypesOpen && <SubjectTypesDialog onClose={() => setTypesOpen(false)} />}
    </div>
  );
}
