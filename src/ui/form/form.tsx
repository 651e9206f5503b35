import { Form as FormikForm, FormikProvider, useFormikContext, type FormikValues } from 'formik';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '@/ui/base/button';
import { Notice } from '@/ui/base/notice';
import { hasDisabledButton } from './send-on-enter';
import type { DrawnForm } from './use-form';

interface FormProps<Values extends FormikValues> {
  form: DrawnForm<Values>;
  /** For a button outside the form that sends it. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Where Enter sends a form. */
const FIELD = 'input:not([type="file"]), textarea';

/** Renders a form around its fields, below the offer to discard a restored draft. */
export function Form<Values extends FormikValues>({ form, id, className, children }: FormProps<Values>) {
  const { formik, element, isRecovered, discard } = form;
  // KEYS-05: browsers send no form whose button is disabled. One with gaps shows them instead.
  const showGaps = ({ key, target, currentTarget, nativeEvent }: KeyboardEvent<HTMLFormElement>) => {
    const field = target as Element;
    // Who opens a dialog by two Enters, or leaves a switch by one, has not written anything to send.
    if (key === 'Enter' && field.matches('[type=checkbox], [type=radio]')) nativeEvent.preventDefault();
    if (key !== 'Enter' || nativeEvent.isComposing || formik.isSubmitting || !field.matches(FIELD)) return;
    // Who takes Enter prevents its default: in a line something else than the form, as the address of a link; in a text of several
    // lines `sendOnEnter`.
    if (nativeEvent.defaultPrevented !== field.matches('textarea')) return;
    if (hasDisabledButton(currentTarget) && Object.keys(formik.errors).length > 0) void formik.submitForm();
  };
  return (
    <FormikProvider value={formik}>
      <FormikForm ref={element} noValidate id={id} className={className} onKeyDown={showGaps}>
        {isRecovered && (
          <Notice
            action={
              <Button kind="text" onClick={discard}>
                Descartar
              </Button>
            }
          >
            Recuperamos lo que estabas escribiendo.
          </Notice>
        )}
        {children}
      </FormikForm>
    </FormikProvider>
  );
}

/** Sends the form around it. */
export function SubmitButton({
  disabled = false,
  kind = 'primary',
  className,
  spokenName,
  children,
}: {
  disabled?: boolean;
  kind?: 'primary' | 'quiet';
  className?: string;
  /** Begins with what it shows; where a screen has several (KEYS-06). */
  spokenName?: string;
  children: ReactNode;
}) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      type="submit"
      kind={kind}
      busy={isSubmitting}
      disabled={disabled}
      {...(className !== undefined && { className })}
      aria-label={spokenName}
    >
      {children}
    </Button>
  );
}
