import { useId, useState, type ReactNode } from 'react';
import type { FormikValues } from 'formik';
import type { ObjectSchema } from 'yup';
import { Button } from '@/ui/base/button';
import { Dialog } from '@/ui/overlay/dialog';
import { eraseDraft } from './drafts';
import { Form, type FormContent, type FormState } from './form';
import { RecordChange, useRecordGuard, type GuardedRecord } from './record-guard';

interface FormDialogProps<Values extends FormikValues> {
  title: string;
  /** Words of the button that sends. */
  submit?: string;
  /** After 'Cancelar', which drops what was typed, or Escape, which keeps it as a draft. */
  onClose: () => void;
  initial: Values;
  schema: ObjectSchema<Values>;
  onSubmit: (values: Values) => Promise<unknown>;
  /** Disables the button while a field shows a message (ACCT-07). */
  blockedByMessages?: boolean;
  /** Disables the button until every field is as it has to be (ACTV-20). */
  blockedUntilComplete?: boolean;
  /** Disables the button whatever the fields say. */
  disabled?: boolean;
  draft?: string;
  /** As the form's: something stored is edited that no `record` guards. */
  takesStored?: boolean;
  together?: readonly (keyof Values)[];
  /** The record that is edited, which others may change meanwhile (SAFE-33). */
  record?: GuardedRecord<Values>;
  /** Stands in place of the form while what it opens with is on its way; the dialog stays the same one. */
  waiting?: ReactNode;
  /** A wide one, for forms of several rows. */
  size?: 'lg';
  children: ReactNode | ((state: FormContent<Values>) => ReactNode);
}

/** A form in a dialog: 'Guardar' and 'Cancelar' unless its rules name others (SHAR-11). */
export function FormDialog<Values extends FormikValues>({
  title,
  submit = 'Guardar',
  onClose,
  blockedByMessages = false,
  blockedUntilComplete = false,
  disabled = false,
  draft,
  record,
  waiting,
  size,
  onSubmit,
  children,
  ...form
}: FormDialogProps<Values>) {
  const id = useId();
  const guard = useRecordGuard(record);
  const [state, setState] = useState<FormState>({ busy: false, wrong: false, complete: false });
  // Escape may be a slip: what was typed is there when the dialog opens again.
  const leave = () => {
    if (!state.busy) onClose();
  };
  const cancel = () => {
    if (draft !== undefined) eraseDraft(draft);
    onClose();
  };
  const isBlocked =
    disabled || guard.isGone || (blockedByMessages && state.wrong) || (blockedUntilComplete && !state.complete && !state.busy);
  return (
    <Dialog
      title={title}
      onClose={leave}
      {...(size && { size })}
      footer={
        <>
          <Button disabled={state.busy} onClick={cancel}>
            Cancelar
          </Button>
          {waiting === undefined && (
            <Button type="submit" form={id} kind="primary" busy={state.busy} disabled={isBlocked}>
              {submit}
            </Button>
          )}
        </>
      }
    >
      {waiting ?? (
        <Form<Values>
          {...form}
          {...(draft !== undefined && { draft })}
          id={id}
          onSubmit={async (values, known) => {
            await guard.check(values, known);
            await onSubmit(values);
          }}
          onState={setState}
        >
          {(state) => (
            <>
              <RecordChange guard={guard} known={state.known} />
              {typeof children === 'function' ? children(state) : children}
            </>
          )}
        </Form>
      )}
    </Dialog>
  );
}
