import type { FormikValues } from 'formik';
import { useId, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { holdBanners } from '@/ui/overlay/banner-place';
import { CancelButton } from './cancel-button';
import { Form, SubmitButton } from './form';
import { useCancel } from './use-cancel';
import { useFirstFocus } from './use-first-focus';
import type { FormModel } from './use-form';

interface FormCardProps<Values extends FormikValues> {
  form: FormModel<Values>;
  /** What the form does; the screen keeps the heading of its list (LAYO-12). */
  title: ReactNode;
  /** Text of the submit button. */
  submit?: string;
  /** The form replaces the button that opened it, on the same screen. */
  opensByPress?: boolean;
  /** The form cannot be sent yet. */
  disabled?: boolean;
  /** After 'Cancelar', which drops what was typed, and offers it back where the form has a page of its own. */
  onCancel: () => void;
  children: ReactNode;
}

/** A form in a card of the page: 'Cancelar' and 'Guardar' unless its rules name other buttons (SHAR-11). */
export function FormCard<Values extends FormikValues>({
  form,
  title,
  submit = 'Guardar',
  opensByPress = false,
  disabled = false,
  onCancel,
  children,
}: FormCardProps<Values>) {
  const id = useId();
  const isPushed = useNavigationType() === NavigationType.Push;
  // No first focus on a page opened by its address, which starts at its top.
  const cancel = useCancel(form.draft, onCancel, !opensByPress);
  const body = useFirstFocus(isPushed || opensByPress);
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head pb-0">
        <h2 id={id}>{title}</h2>
      </div>
      <Form form={form}>
        <div className="card-body" ref={body}>
          {children}
        </div>
        <div className="form-foot" ref={holdBanners}>
          <CancelButton onCancel={cancel} />
          <SubmitButton disabled={disabled}>{submit}</SubmitButton>
        </div>
      </Form>
    </section>
  );
}
