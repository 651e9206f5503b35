import { useId, type ReactNode } from 'react';
import type { FormikValues } from 'formik';
import { Button } from '@/ui/base/button';
import { Dialog } from '@/ui/overlay/dialog';
import { eraseDraft } from './drafts';
import { Form } from './form';
import { RecordChange } from './record-change';
import type { FormModel } from './use-form';

interface FormDialogProps<Values extends FormikValues> {
  form: FormModel<Values>;
  title: string;
  /** Text of the submit button. */
  submit?: string;
  /** After 'Cancelar', which drops what was typed, or Escape, which keeps it as a draft. */
  onClose: () => void;
  /** The form cannot be sent yet. */
  disabled?: boolean;
  /** Wide, for forms of several rows. */
  size?: 'lg' | undefined;
  children: ReactNode;
}

/** A form in a dialog: 'Guardar' and 'Cancelar' unless its rules name other buttons (SHAR-11). */
export function FormDialog<Values extends FormikValues>({
  form,
  title,
  submit = 'Guardar',
  onClose,
  disabled = false,
  size,
  children,
}: FormDialogProps<Values>) {
  const id = useId();
  const { isSending, guard, draft } = form;
  // Escape may be a slip: the draft stays for when the dialog opens again.
  const leave = () => {
    if (!isSending) onClose();
  };
  const cancel = () => {
    if (draft !== undefined) eraseDraft(draft);
    onClose();
  };
  return (
    <Dialog
      title={title}
      onClose={leave}
      size={size}
      footer={
        <>
          <Button disabled={isSending} onClick={cancel}>
            Cancelar
          </Button>
          <Button type="submit" form={id} kind="primary" busy={isSending} disabled={disabled || guard?.isGone}>
            {submit}
          </Button>
        </>
      }
    >
      <Form form={form} id={id}>
        {guard && <RecordChange form={form} guard={guard} />}
        {children}
      </Form>
    </Dialog>
  );
}

/** Shows in place of a form's dialog while its record is loading or after that failed. */
export function WaitingDialog({
  title,
  onClose,
  size,
  children,
}: {
  title: string;
  onClose: () => void;
  size?: 'lg' | undefined;
  children: ReactNode;
}) {
  return (
    <Dialog title={title} onClose={onClose} size={size} footer={<Button onClick={onClose}>Cancelar</Button>}>
      {children}
    </Dialog>
  );
}
