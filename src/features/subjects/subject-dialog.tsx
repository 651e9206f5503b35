import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { mutationOf, queryOf } from '@/api/core/client';
import { useReread } from '@/school/use-reread';
import { useSignedIn } from '@/api/session';
import { subjects, type Asset, type Course, type SubjectType } from '@/api/resources/subjects';
import { Button } from '@/ui/base/button';
import { FieldFrame } from '@/ui/form/field';
import { FormDialog, WaitingDialog } from '@/ui/form/form-dialog';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { useRecordGuard } from '@/ui/form/record-guard';
import { useForm } from '@/ui/form/use-form';
import { FormSkeleton } from '@/ui/form/form-skeleton';
import { showSaved } from '@/ui/overlay/notices';
import { colourName } from './colour-name';
import { SubjectFields } from './subject-fields';
import { assetsToSend, colourOf, storedLook } from '@/school/subjects/subject-look';
import { editedSubjectSchema, savedSubject, subjectRequestOf, subjectTexts, type SubjectValues } from './subject-values';

/** The read-only 'Color' (SUBJ-17, SUBJ-19). */
function ColourShown({ colour }: { colour: string }) {
  const id = useId();
  return (
    <FieldFrame id={id} label="Color" error={null} required={false}>
      <output id={id} className="colour-shown" title={colour}>
        <span style={{ background: colour }} />
        <span>{colourName(colour)}</span>
      </output>
    </FieldFrame>
  );
}

interface SubjectDialogProps {
  subject: Course;
  /** Names of the school's other subjects. */
  others: readonly string[];
  onClose: () => void;
}

const TITLE = 'Editar Asignatura';

interface SubjectFormProps extends SubjectDialogProps {
  types: readonly SubjectType[];
  /** The stored icon and colour. */
  assets: readonly Asset[];
}

function SubjectForm({ subject, others, types, assets, onClose }: SubjectFormProps) {
  const { id, name, subjectTypeId } = subject;
  const reread = useReread(subjects.listWithSlash, {});
  const { schoolId } = useSignedIn();
  const save = useMutation(mutationOf(subjects.save));
  const saveAssets = useMutation(mutationOf(subjects.saveAssets));
  const look = storedLook(assets, id);
  const [opened] = useState(subject);
  // The icon comes from its own request, which may be newer than the list.
  const storedValues = { ...savedSubject(subject), ...(subject.iconCourse === opened.iconCourse && { icon: look.icon }) };
  const form = useForm<SubjectValues>({
    initial: { name, subjectTypeId: String(subjectTypeId ?? ''), icon: look.icon },
    schema: editedSubjectSchema(others, types),
    draft: `subject:${id}`,
    guard: useRecordGuard({
      stored: storedValues,
      reread: async () => {
        const found = (await reread()).courses.find((other) => other.id === id);
        return found ? savedSubject(found) : null;
      },
      fields: subjectTexts(types),
    }),
    send: async (values) => {
      await save.mutateAsync({ body: { courses: [subjectRequestOf(values, schoolId, id)] } });
      if (values.icon !== storedValues.icon) {
        const { icon, colour } = assetsToSend(id, values.icon, assets);
        await saveAssets.mutateAsync({ body: [icon, colour] });
      }
      onClose();
      void showSaved();
    },
  });
  const { icon } = form.values;
  return (
    <FormDialog form={form} title={TITLE} onClose={onClose}>
      <SubjectFields types={types} />
      <ColourShown colour={icon === look.icon ? look.colour : colourOf(icon)} />
    </FormDialog>
  );
}

/** 'Editar Asignatura' (SUBJ-17 to SUBJ-22). */
export const SubjectDialog = isolateDialog(function SubjectDialog(dialog: SubjectDialogProps) {
  const assets = useQuery(queryOf(subjects.listAssets, { params: { subjectId: dialog.subject.id } }, { fresh: true }));
  const types = useQuery(queryOf(subjects.listTypes, {}));
  if (assets.data && types.data) return <SubjectForm {...dialog} types={types.data.subjectTypes} assets={assets.data.responses} />;
  return (
    <WaitingDialog title={TITLE} onClose={dialog.onClose}>
      {assets.isError || types.isError ? (
        <>
          <p>No se pudo cargar la asignatura.</p>
          <Button onClick={() => [assets, types].forEach((query) => query.isError && void query.refetch())}>Reintentar</Button>
        </>
      ) : (
        <FormSkeleton fields={4} />
      )}
    </WaitingDialog>
  );
});
