import type { FormikValues } from 'formik';
import { useId, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { holdBanners } from '@/ui/overlay/banner-place';
import { CancelButton, Form, SubmitButton } from './form';
import { useFirstFocus } from './use-first-focus';
import type { FormModel } from './use-form';

interface FormCardProps<Values extends FormikValues> {
  form: FormModel<Values>;
  /** What the form does; the screen's heading stays its list's (LAYO-12). */
  title: string;
  /** Words of the button that sends. */
  submit?: string;
  /** It opens in place of what was pressed, on the same screen. */
  opensByPress?: boolean;
  /** It cannot be sent yet. */
  disabled?: boolean;
  /** After 'Cancelar'; what was typed is dropped. */
  onCancel: () => void;
  children: ReactNode;
}

/** A form that is a page's card: 'Cancelar' and 'Guardar' unless its rules name others (SHAR-11). */
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
  // A page opened by its address starts at its top.
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
          <CancelButton draft={form.draft} onCancel={onCancel} />
          <SubmitButton disabled={disabled}>{submit}</SubmitButton>
        </div>
      </Form>
    </section>
  );
}
