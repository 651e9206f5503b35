import { Trash2 } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mutationOf, queryOf } from '@/api/core/client';
import { subjects, type SubjectType } from '@/api/resources/subjects';
import { Button, IconButton } from '@/ui/base/button';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { Dialog } from '@/ui/overlay/dialog';
import { eraseDraft } from '@/ui/form/drafts';
import { FormSkeleton } from '@/ui/form/form-skeleton';
import { useRemoval } from '@/ui/overlay/use-removal';
import { compareText } from '@/ui/base/text-order';
import { SubjectTypeForm } from './subject-type-form';

const DRAFT = 'subject-type';

const showRow = (row: HTMLLIElement | null) => row?.scrollIntoView({ block: 'nearest' });

/** The types by name; `shown`: id of the one to scroll into view. */
function TypeList({ types, shown }: { types: readonly SubjectType[]; shown: number | null }) {
  // SUBJ-32
  const remove = useRemoval(mutationOf(subjects.removeType), {
    title: 'Eliminar Tipo de Asignatura',
    text: '¿Estás seguro que deseas eliminar este tipo de asignatura?',
  });
  if (types.length === 0) return <p className="mb-0">Aún no se han creado tipos de asignatura.</p>;
  return (
    <ul className="list-rows" aria-label="Tipos de asignatura">
      {types
        .toSorted((a, b) => compareText(a.value, b.value))
        .map(({ id, value }) => (
          <li key={id} ref={id === shown ? showRow : null}>
            <span className="flex-grow-1 min-w-0 text-break" translate="no">
              {value}
            </span>
            <IconButton icon={Trash2} name={`Eliminar ${value}`} className="is-danger" onClick={() => remove({ params: { id } }, value)} />
          </li>
        ))}
    </ul>
  );
}

/** 'Tipo de Asignatura' (SUBJ-27 to SUBJ-33, SHAR-18). */
export const SubjectTypesDialog = isolateDialog(function SubjectTypesDialog({ onClose }: { onClose: () => void }) {
  const { data, isError, refetch } = useQuery(queryOf(subjects.listTypes, {}));
  const [added, setAdded] = useState<number | null>(null);
  const close = () => {
    eraseDraft(DRAFT);
    onClose();
  };
  return (
    <Dialog title="Tipo de Asignatura" onClose={onClose} footer={<Button onClick={close}>Cerrar</Button>}>
      {data ? (
        <>
          <SubjectTypeForm types={data.subjectTypes} draft={DRAFT} onAdded={(type) => setAdded(type?.id ?? null)} />
          <TypeList types={data.subjectTypes} shown={added} />
        </>
      ) : isError ? (
        <>
          <p>No se pudieron cargar los tipos de asignatura.</p>
          <Button onClick={() => void refetch()}>Reintentar</Button>
        </>
      ) : (
        <FormSkeleton fields={3} />
      )}
    </Dialog>
  );
});
