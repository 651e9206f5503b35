/**
 * The one way to make a form, over Formik and yup. From 'Guardar' to the closed dialog: every field is checked, and the first wrong
 * one gets the focus (SHAR-17); the values go out once, however often the button is pressed (SHAR-10, SAFE-12); a failure
 * leaves the form as it was typed; a success drops its draft (SAFE-03), and `send` closes what the form stands in.
 */
import { useFormik, yupToFormErrors, type FormikContextType, type FormikErrors, type FormikValues } from 'formik';
import { useEffect, useRef, type RefObject } from 'react';
import { ValidationError, type ObjectSchema } from 'yup';
import { tellMistake } from '@/ui/overlay/mistakes';
import { isSame } from './drafts';
import type { RecordGuard } from './record-guard';
import { useDraftWriter } from './use-draft-writer';
import { useFormFocus } from './use-form-focus';
import { useOpening, type OpeningOptions } from './use-opening';
import { useStoredValues } from './use-stored-values';

export interface FormOptions<Values extends FormikValues> extends OpeningOptions<Values> {
  schema: ObjectSchema<Values>;
  /** Sends the values; the form is busy until it settles. Whoever makes the call shows what it throws. */
  send: (values: Values, known: Values) => Promise<unknown>;
  /** What the form goes on with after a success, from what was sent and what it holds by then; without it, the form closes, and keeps no draft any more. */
  next?: (sent: Values, current: Values) => Values;
  /** Of the record that is edited, which others may change meanwhile (SAFE-33). */
  guard?: RecordGuard<Values>;
}

/** What `Form` draws. */
export interface DrawnForm<Values extends FormikValues> {
  readonly formik: FormikContextType<Values>;
  readonly element: RefObject<HTMLFormElement | null>;
  /** A draft was put back. */
  readonly isRecovered: boolean;
  /** Drops it. */
  readonly discard: () => void;
}

/** A form as its screen holds it. */
export interface FormModel<Values extends FormikValues> extends DrawnForm<Values> {
  readonly values: Values;
  /** What the person knows to be stored: what the form opened with, or had opened with when a recovered draft was begun. */
  readonly known: Values;
  readonly isSending: boolean;
  /** A field shows a message. */
  readonly hasMessage: boolean;
  readonly draft: string | undefined;
  readonly guard: RecordGuard<Values> | undefined;
  /** Whether every field is as the schema wants it, left or not. */
  readonly isComplete: () => boolean;
  /** Puts other values in place of them all; no field has been left yet. */
  readonly replace: (values: Values) => void;
}

/** The first message of each field, in the shape of the values. */
export function errorsOf<Values extends FormikValues>(schema: ObjectSchema<Values>, values: Values): FormikErrors<Values> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return yupToFormErrors<Values>(error);
  }
}

/** Checks the form again when what its schema compares with has come, or has changed: Formik checks on input alone. */
function useSchemaChange<Values extends FormikValues>(
  schema: ObjectSchema<Values>,
  { values, validateForm }: FormikContextType<Values>,
): void {
  const checkedBy = useRef(schema);
  useEffect(() => {
    const before = checkedBy.current;
    if (before === schema) return;
    checkedBy.current = schema;
    // Most screens make their schema anew at each render: what matters is whether it finds something else. Fields may find more.
    if (!isSame(errorsOf(before, values), errorsOf(schema, values))) void validateForm();
  }, [schema, values, validateForm]);
}

export function useForm<Values extends FormikValues>({ schema, send, next, guard, ...options }: FormOptions<Values>): FormModel<Values> {
  const { draft } = options;
  const opening = useOpening(options);
  const { opened, known } = opening;
  const running = useRef<Promise<void> | null>(null);

  const formik = useFormik<Values>({
    initialValues: opening.first,
    validate: (values) => errorsOf(schema, values),
    onSubmit: (values, { resetForm }) => {
      focus.rememberPressed();
      const run = async () => {
        const sent = drafts.send(values);
        try {
          await guard?.check(values, known);
          await send(values, known);
          const following = next?.(values, drafts.latest());
          sent.succeed(following);
          opening.settle();
          if (following !== undefined) resetForm({ values: following });
        } catch (error) {
          sent.fail();
          tellMistake(error);
        } finally {
          running.current = null;
        }
      };
      // A second press may come before React disables the button: it gets the first one's promise.
      running.current ??= run();
      return running.current;
    },
  });
  const { values, errors, touched, isSubmitting } = formik;

  const drafts = useDraftWriter({ draft, values, opened, known });
  const focus = useFormFocus(formik);
  useSchemaChange(schema, formik);
  useStoredValues(formik, opened, options.merge);

  const replace = (other: Values) => {
    opening.settle();
    // What is on its way still is: another press would be swallowed (SHAR-10).
    formik.resetForm({ values: other, isSubmitting: running.current !== null });
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
    isComplete: () => schema.isValidSync(values),
    replace,
    discard: () => {
      replace(opened);
      // The pressed button is gone.
      focus.toFirstControl();
    },
  };
}
