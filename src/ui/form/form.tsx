/**
 * The one way to make a form, over Formik and yup: messages on leaving a field and on sending, gone when mended
 * (SHAR-17); the first wrong field gets the focus; sent once, however often it is pressed (SHAR-10, SAFE-12); what was
 * typed stays on every failure, and as a draft past a reload where the form names one (SAFE-03).
 */
import {
  Form as FormikForm,
  FormikProvider,
  useFormik,
  useFormikContext,
  yupToFormErrors,
  type FormikErrors,
  type FormikValues,
} from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ValidationError, type ObjectSchema } from 'yup';
import { Button } from '@/ui/base/button';
import { eraseDraft, isSame, overStored, proveDraft, readDraft, sendDraft, writeDraft } from './drafts';
import { Notice } from '@/ui/base/notice';
import { isFocusLost } from '@/ui/overlay/layers';
import { tellMistake } from '@/ui/overlay/mistakes';
import { useIsHere } from '@/ui/platform/use-leave';

/** The first message of each field, in the shape of the values. */
function errorsOf<Values extends FormikValues>(schema: ObjectSchema<Values>, values: Values): FormikErrors<Values> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return yupToFormErrors<Values>(error);
  }
}

/** What a person types or chooses in. */
const CONTROL = 'input, select, textarea, [contenteditable="true"]';

/** A wrong field. A button takes no `aria-invalid`, so a group's button has `data-invalid`. */
const WRONG = '[aria-invalid="true"], [data-invalid="true"]';

export interface FormState {
  readonly busy: boolean;
  /** A field shows a message. */
  readonly wrong: boolean;
  /** Every field is as its schema wants it, left or not. */
  readonly complete: boolean;
}

/** What the fields of a form are told of it. */
export interface FormContent<Values> {
  readonly values: Values;
  /** What the person knows to be stored: what the form opened with, or had opened with when a recovered draft was begun. */
  readonly known: Values;
  /** Puts other values in place of them all. */
  readonly set: (values: Values) => void;
  readonly valid: boolean;
  /** It is being sent. */
  readonly busy: boolean;
}

interface FormProps<Values extends FormikValues> {
  initial: Values;
  schema: ObjectSchema<Values>;
  /** Sends; the form is busy until it settles. The call's owner has shown what it throws. */
  onSubmit: (values: Values, known: Values) => Promise<unknown>;
  /** Name of this form among the drafts; none: nothing of it is kept (passwords, access screens). */
  draft?: string;
  /** The shape a draft must have, where a list of `initial` may be empty and its items are records: one item in each. */
  sample?: Values;
  /**
   * `initial` is what is stored, and nothing guards it (SAFE-33): what others stored since the form opened, or since its draft was begun,
   * comes in where nothing was typed. Not of a new record, which may open with something else each time.
   */
  takesStored?: boolean;
  /** Fields that mean something only beside each other, for `takesStored`. */
  together?: readonly (keyof Values)[];
  /** For a button outside the form that sends it. */
  id?: string;
  /** Called when sending begins or ends, when the first message appears or the last one goes, and when it can be sent or no longer. */
  onState?: (state: FormState) => void;
  className?: string;
  /** What the form goes on with after a success, from what was sent and what it holds by then; other forms are closed. */
  afterSuccess?: (sent: Values, current: Values) => Values;
  /** In place of it: the form opens anew as soon as it is sent, and after a failure goes on with this. */
  givesBack?: (sent: Values, typed: Values) => Values;
  children: ReactNode | ((state: FormContent<Values>) => ReactNode);
}

export function Form<Values extends FormikValues>({
  initial,
  schema,
  onSubmit,
  draft,
  sample = initial,
  takesStored = false,
  together,
  id,
  onState,
  className,
  afterSuccess,
  givesBack,
  children,
}: FormProps<Values>) {
  // Kept: callers pass a new object at each render.
  const [opened, setOpened] = useState(initial);
  const [recovered, setRecovered] = useState(() => {
    const kept = draft === undefined ? null : readDraft<Values>(draft, sample);
    const found = kept && takesStored ? overStored(kept, opened, together) : kept;
    // What is stored by now is nobody's draft any more.
    return found && isSame(found.typed, opened) ? null : found;
  });
  const [known, setKnown] = useState(recovered?.known ?? opened);
  if (takesStored && !isSame(initial, opened)) {
    setOpened(initial);
    setKnown(initial);
  }
  const element = useRef<HTMLFormElement>(null);
  const running = useRef<Promise<void> | null>(null);
  const isHere = useIsHere();
  const latest = useRef<Values>(opened);
  /** Of a form that opened anew. */
  const onItsWay = useRef<Values | null>(null);
  /** Sent, and about to close: what changes in it by itself until then is nobody's draft. */
  const isDone = useRef(false);
  /** Had the focus when the form was sent. */
  const pressed = useRef<HTMLElement | null>(null);

  const formik = useFormik<Values>({
    initialValues: recovered?.typed ?? opened,
    validate: (values) => errorsOf(schema, values),
    onSubmit: (values, { resetForm, setValues }) => {
      pressed.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      const send = async () => {
        const sentDraft = draft === undefined ? null : sendDraft(draft, values, opened, known);
        if (givesBack) {
          onItsWay.current = values;
          latest.current = opened;
          setRecovered(null);
          void setValues(opened);
        }
        try {
          await onSubmit(values, known);
          onItsWay.current = null;
          const next = givesBack ? latest.current : (afterSuccess?.(values, latest.current) ?? opened);
          sentDraft?.succeed(next, isHere());
          setRecovered(null);
          if (givesBack ?? afterSuccess) resetForm({ values: next });
          else isDone.current = true;
        } catch (error) {
          onItsWay.current = null;
          if (givesBack) void setValues(givesBack(values, latest.current));
          sentDraft?.fail();
          // A failed call was shown where the failure table says; the form stays as it is.
          tellMistake(error);
        } finally {
          running.current = null;
        }
      };
      // A second press may come before React disables the button: it gets the first one's promise.
      running.current ??= send();
      return running.current;
    },
  });

  useEffect(() => {
    if (draft !== undefined) proveDraft(draft);
  }, [draft]);

  const { values, errors, touched, submitCount, isSubmitting, isValid, setValues, validateForm } = formik;
  const checkedBy = useRef(schema);
  useEffect(() => {
    if (checkedBy.current === schema) return;
    checkedBy.current = schema;
    // What it compares with has come, or changed, since the last input: Formik checks on input alone.
    void validateForm();
  }, [schema, validateForm]);
  const followed = useRef(opened);
  useEffect(() => {
    if (followed.current === opened) return;
    const { typed } = overStored({ typed: values, known: followed.current }, opened, together);
    followed.current = opened;
    void setValues(typed);
  }, [opened, values, together, setValues]);
  useEffect(() => {
    latest.current = values;
    const sent = onItsWay.current;
    // What is on its way is kept until it has arrived: the page may go before.
    if (draft !== undefined && !isDone.current) writeDraft(draft, sent && givesBack ? givesBack(sent, values) : values, opened, known);
  }, [draft, values, opened, known, givesBack]);

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) element.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [submitCount, isSubmitting]);

  // A pressed button loses the focus while it is disabled; one that stays disabled, of an emptied form, gives it to the form.
  useEffect(() => {
    if (isSubmitting || pressed.current === null) return;
    // Of a dialog that waits, the dialog has it.
    const dialog = element.current?.closest('.modal') ?? document.body;
    const isLost = () => isFocusLost() || document.activeElement === dialog;
    if (isLost()) pressed.current.focus();
    if (isLost()) element.current?.querySelector<HTMLElement>(CONTROL)?.focus();
    pressed.current = null;
  }, [isSubmitting]);

  const wrong = Object.keys(errors).some((field) => touched[field] === true);
  // Formik has not checked what the form opens with.
  const complete = onState !== undefined && schema.isValidSync(values);
  useEffect(() => onState?.({ busy: isSubmitting, wrong, complete }), [onState, isSubmitting, wrong, complete]);

  const set = (next: Values) => {
    setRecovered(null);
    setKnown(opened);
    // What is on its way still is: another press would be swallowed (SHAR-10).
    formik.resetForm({ values: next, isSubmitting: running.current !== null });
  };
  const discard = () => {
    set(opened);
    // The pressed button is gone.
    element.current?.querySelector<HTMLElement>(CONTROL)?.focus();
  };

  return (
    <FormikProvider value={formik}>
      <FormikForm ref={element} noValidate id={id} className={className}>
        {recovered !== null && (
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
        {/* oxlint-disable-next-line react/refs -- `set` reads one, and nobody calls it while this renders */}
        {typeof children === 'function' ? children({ values, known, set, valid: isValid, busy: isSubmitting }) : children}
      </FormikForm>
    </FormikProvider>
  );
}

/** Leaves the form around it and drops its draft; not while it is sent, since that goes on without the form. */
export function CancelButton({ draft, onCancel }: { draft: string; onCancel: () => void }) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      disabled={isSubmitting}
      onClick={() => {
        eraseDraft(draft);
        onCancel();
      }}
    >
      Cancelar
    </Button>
  );
}

/** The button that sends the form around it. */
export function SubmitButton({
  disabled = false,
  kind = 'primary',
  className,
  children,
}: {
  disabled?: boolean;
  kind?: 'primary' | 'quiet';
  className?: string;
  children: ReactNode;
}) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" kind={kind} busy={isSubmitting} disabled={disabled} {...(className !== undefined && { className })}>
      {children}
    </Button>
  );
}
