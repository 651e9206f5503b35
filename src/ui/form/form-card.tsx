import type { FormikValues } from 'formik';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { holdBanners } from '@/ui/overlay/banner-place';
import { CancelButton, Form, SubmitButton } from './form';
import { useFirstFocus } from './use-first-focus';

type FormProps<Values extends FormikValues> = Pick<
  ComponentProps<typeof Form<Values>>,
  'initial' | 'schema' | 'onSubmit' | 'takesStored' | 'together'
>;

interface FormCardProps<Values extends FormikValues> extends FormProps<Values> {
  /** What the form does; the screen's heading stays its list's (LAYO-12). */
  title: string;
  draft: string;
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
  title,
  draft,
  submit = 'Guardar',
  opensByPress = false,
  disabled = false,
  onCancel,
  children,
  ...form
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
      <Form {...form} draft={draft}>
        <div className="card-body" ref={body}>
          {children}
        </div>
        <div className="form-foot" ref={holdBanners}>
          <CancelButton draft={draft} onCancel={onCancel} />
          <SubmitButton disabled={disabled}>{submit}</SubmitButton>
        </div>
      </Form>
    </section>
  );
}
