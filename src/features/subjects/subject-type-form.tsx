import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { object, string } from 'yup';
import { mutationOf } from '@/api/core/client';
import { nameKey } from '@/api/core/name-key';
import { subjects, type SubjectType } from '@/api/resources/subjects';
import { TextField } from '@/ui/form/field';
import { Form, SubmitButton } from '@/ui/form/form';
import { useForm } from '@/ui/form/use-form';
import { notTaken } from '@/ui/form/row-schema';

interface NewType {
  value: string;
}

const EMPTY: NewType = { value: '' };
/** SUBJ-29. */
const EXISTING = 'Tipo de asignatura existente';

interface SubjectTypeFormProps {
  types: readonly SubjectType[];
  draft: string;
  onAdded: (type: SubjectType | undefined) => void;
}

/** 'Nuevo tipo de asignatura' and 'Agregar' (SUBJ-28 to SUBJ-31). */
export function SubjectTypeForm({ types, draft, onAdded }: SubjectTypeFormProps) {
  const add = useMutation(mutationOf(subjects.addType, { awaitsReload: true }));
  const frame = useRef<HTMLDivElement>(null);
  const schema = object({
    value: notTaken(
      string().defined(),
      types.map(({ value }) => value),
      nameKey,
      EXISTING,
    ),
  });
  const form = useForm<NewType>({
    initial: EMPTY,
    schema,
    draft,
    next: (sent, current) => (current.value === sent.value ? EMPTY : current),
    send: async ({ value }) => {
      const { subjectTypes } = await add.mutateAsync({ body: [{ id: null, value: value.trim() }] });
      onAdded(subjectTypes[0]);
      // Emptying the field disables the focused button.
      frame.current?.querySelector('input')?.focus();
    },
  });
  return (
    <div ref={frame}>
      <Form form={form}>
        <div className="add-line">
          <TextField<NewType> name="value" label="Nuevo tipo de asignatura" autoComplete="off" required={false} trims atOnce={EXISTING} />
          {/* Also disabled for an existing name (SUBJ-29) and, by the form, while sending (SUBJ-30). */}
          <SubmitButton disabled={form.values.value.trim() === '' || !form.isComplete()}>Agregar</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
