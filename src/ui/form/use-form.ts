/**
 * The only way to make a form, with Formik and yup. From 'Guardar' to the closed dialog: every field is checked, and the first
 * wrong one gets the focus (SHAR-17); the values are sent once, however often the button is pressed (SHAR-10, SAFE-12); a failure
 * leaves the form as it was typed; a success erases its draft (SAFE-03), and `send` closes the form's dialog or page.
 */
import type { FormikContextType, FormikValues } from 'formik';
import type { RefObject } from 'react';
import type { ObjectSchema } from 'yup';
import { tellMistake } from '@/ui/overlay/mistakes';
import type { RecordGuard } from './record-guard';
import { useCheckedFormik } from './use-checked-formik';
import { useDraftWriter } from './use-draft-writer';
import { useFormFocus } from './use-form-focus';
import { useOpening, type OpeningOptions } from './use-opening';
import { useSendOnce } from './use-send-once';
import { useStoredValues } from './use-stored-values';

export interface FormOptions<Values extends FormikValues> extends OpeningOptions<Values> {
  schema: ObjectSchema<Values>;
  /** Sends the values; the form is busy until it settles. Its failures are shown by the call, not by the form. */
  send: (values: Values, known: Values) => Promise<unknown>;
  /** The form's values after a success, from the sent and the current ones; without any, the form closes and keeps no draft. */
  next?: (sent: Values, current: Values) => Values | undefined;
  /** Guard of the edited record, which others may change at the same time (SAFE-33). */
  guard?: RecordGuard<Values>;
}

/** What `Form` renders. */
export interface DrawnForm<Values extends FormikValues> {
  readonly formik: FormikContextType<Values>;
  readonly element: RefObject<HTMLFormElement | null>;
  /** A draft was restored. */
  readonly isRecovered: boolean;
  /** Discards the draft. */
  readonly discard: () => void;
}

/** A form as its screen holds it. */
export interface FormModel<Values extends FormikValues> extends DrawnForm<Values> {
  readonly values: Values;
  /** The stored values that the person knows: those with which the form opened, or with which it opened when its draft was begun. */
  readonly known: Values;
  readonly isSending: boolean;
  /** A field shows a message. */
  readonly hasMessage: boolean;
  readonly draft: string | undefined;
  readonly guard: RecordGuard<Values> | undefined;
  /** True when every field is valid, left or not. */
  readonly isComplete: () => boolean;
  /** Replaces all values; no field counts as left any more. */
  readonly replace: (values: Values) => void;
}

export function useForm<Values extends FormikValues>({ schema, send, next, guard, ...options }: FormOptions<Values>): FormModel<Values> {
  const { draft } = options;
  const opening = useOpening(options);
  const { opened, known } = opening;
  const sending = useSendOnce();

  const formik = useCheckedFormik(schema, {
    initialValues: opening.first,
    onSubmit: (values, { resetForm, setStatus }) => {
      focus.rememberPressed();
      return sending.send(async () => {
        const sent = drafts.send(values);
        try {
          await guard?.check(values, known);
          await send(values, known);
          const following = next?.(values, drafts.latest());
          sent.succeed(following);
          opening.settle();
          if (following !== undefined) resetForm({ values: following });
          // It stands behind its message until that is closed; names just saved are not taken by themselves (ROOM-13).
          else setStatus(values);
        } catch (error) {
          sent.fail();
          tellMistake(error);
        }
      });
    },
  });
  const { values, errors, touched, isSubmitting } = formik;

  const drafts = useDraftWriter({ draft, values, opened, known });
  const focus = useFormFocus(formik);
  useStoredValues(formik, opened, options.merge);

  const replace = (other: Values) => {
    opening.settle();
    // A form that is being sent stays so: another press would be ignored (SHAR-10).
    formik.resetForm({ values: other, isSubmitting: sending.isRunning() });
  };
  return {
    formik,
    element: focus.element,
    values,
    known,
    isSending: isSubmitting,
    hasMessage: Object.keys(errors).some((field) => touched[field] === true),
    isRecovered: opening.isRecovered,
    draft,
    guard,
    isComplete: () => Object.keys(errors).length === 0,
    replace,
    discard: () => {
      replace(opened);
      // The pressed button is gone.
      focus.toFirstControl();
    },
  };
}
