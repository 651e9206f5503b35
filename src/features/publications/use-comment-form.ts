import { useEffect, useRef, useState } from 'react';
import { useCheckedFormik } from '@/ui/form/use-checked-formik';
import { useDraftWriter } from '@/ui/form/use-draft-writer';
import type { DrawnForm } from '@/ui/form/use-form';
import { useFormFocus } from '@/ui/form/use-form-focus';
import { useOpening } from '@/ui/form/use-opening';
import { useSendOnce } from '@/ui/form/use-send-once';
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
 * The form of comments. The field is emptied as soon as a comment is sent; until the response, the draft holds both the sent comment
 * and the next one, in case the page is closed (SAFE-03).
 */
export function useCommentForm({ draft, send }: CommentFormOptions): CommentFormModel {
  const opening = useOpening({ initial: EMPTY_FIELD, draft, sample: SAMPLE });
  const first = takeUnsent(opening.first);
  const { opened, known } = opening;
  const [inFlight, setInFlight] = useState<WrittenComment | null>(null);
  const sending = useSendOnce();
  /** The field's current values, for a send that began earlier. */
  const typed = useRef(first);

  const formik = useCheckedFormik<CommentValues>(commentSchema, {
    initialValues: first,
    onSubmit: (values, { resetForm, setValues }) => {
      focus.rememberPressed();
      return sending.send(async () => {
        const sent = drafts.send(values);
        typed.current = { ...EMPTY_FIELD, unsent: values.unsent };
        setInFlight(values);
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
          setInFlight(null);
        }
      });
    },
  });
  const { values, isSubmitting } = formik;

  useEffect(() => {
    typed.current = values;
  }, [values]);
  const drafts = useDraftWriter({ draft, values: inFlight ? giveBack(inFlight, values) : values, opened, known });
  const focus = useFormFocus(formik);

  const replace = (next: CommentValues) => {
    opening.settle();
    // Keeps the sending state of a running request, so that the button stays disabled (SHAR-10).
    formik.resetForm({ values: takeUnsent(next), isSubmitting: sending.isRunning() });
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
      // The focused button has disappeared.
      focus.toFirstControl();
    },
  };
}
