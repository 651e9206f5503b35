import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useDraftWriter } from '@/ui/form/use-draft-writer';
import { errorsOf, type DrawnForm } from '@/ui/form/use-form';
import { useFormFocus } from '@/ui/form/use-form-focus';
import { useOpening } from '@/ui/form/use-opening';
import { tellMistake } from '@/ui/overlay/mistakes';
import { EMPTY_FIELD, SAMPLE, commentSchema, giveBack, takeUnsent, type CommentValues, type WrittenComment } from './comment-values';

interface CommentFormOptions {
  draft: string;
  send: (comment: WrittenComment) => Promise<unknown>;
}

interface CommentFormModel extends DrawnForm<CommentValues> {
  readonly values: CommentValues;
  readonly isSending: boolean;
  readonly replace: (values: CommentValues) => void;
}

/**
 * The field of comments is free for the next one as soon as one is sent. Until that has arrived, the draft holds both: the page may
 * go before (SAFE-03).
 */
export function useCommentForm({ draft, send }: CommentFormOptions): CommentFormModel {
  const opening = useOpening({ initial: EMPTY_FIELD, draft, sample: SAMPLE });
  const first = takeUnsent(opening.first);
  const { opened, known } = opening;
  const [onItsWay, setOnItsWay] = useState<WrittenComment | null>(null);
  const running = useRef<Promise<void> | null>(null);
  /** What the field holds by now, for the sending that began earlier. */
  const typed = useRef(first);

  const formik = useFormik<CommentValues>({
    initialValues: first,
    validate: (values) => errorsOf(commentSchema, values),
    onSubmit: (values, { resetForm, setValues }) => {
      focus.rememberPressed();
      const run = async () => {
        const sent = drafts.send(values);
        typed.current = { ...EMPTY_FIELD, unsent: values.unsent };
        setOnItsWay(values);
        opening.settle();
        void setValues(typed.current);
        try {
          await send(values);
          const next = takeUnsent(typed.current);
          sent.succeed(next);
          resetForm({ values: next });
        } catch (error) {
          void setValues(giveBack(values, typed.current));
          sent.fail();
          tellMistake(error);
        } finally {
          setOnItsWay(null);
          running.current = null;
        }
      };
      // A second press may come before React disables the button: it gets the first one's promise.
      running.current ??= run();
      return running.current;
    },
  });
  const { values, isSubmitting } = formik;

  useEffect(() => {
    typed.current = values;
  }, [values]);
  const drafts = useDraftWriter({ draft, values: onItsWay ? giveBack(onItsWay, values) : values, opened, known });
  const focus = useFormFocus(formik);

  const replace = (other: CommentValues) => {
    opening.settle();
    // What is on its way still is: another press would be swallowed (SHAR-10).
    formik.resetForm({ values: takeUnsent(other), isSubmitting: running.current !== null });
  };
  return {
    formik,
    element: focus.element,
    values,
    isSending: isSubmitting,
    isRecovered: opening.isRecovered,
    replace,
    discard: () => {
      replace(EMPTY_FIELD);
      // The pressed button is gone.
      focus.toFirstControl();
    },
  };
}
