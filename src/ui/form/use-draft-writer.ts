import { useEffect, useRef } from 'react';
import type { FormikValues } from 'formik';
import { useIsHere } from '@/ui/platform/use-leave';
import { proveDraft, sendDraft, writeDraft } from './drafts';

interface DraftWriterOptions<Values> {
  draft: string | undefined;
  values: Values;
  opened: Values;
  known: Values;
}

/** A form that is being sent; the caller reports how that ended. */
interface SentForm<Values> {
  /** It was stored. `following`: the form's next values; without them, the form closes. */
  succeed: (following?: Values) => void;
  fail: () => void;
}

interface DraftWriter<Values> {
  /** The form's current values, also for callbacks of an earlier render. */
  latest: () => Values;
  send: (values: Values) => SentForm<Values>;
}

/** Keeps what is typed as the form's draft (SAFE-03), until it has been sent. */
export function useDraftWriter<Values extends FormikValues>({
  draft,
  values,
  opened,
  known,
}: DraftWriterOptions<Values>): DraftWriter<Values> {
  const isHere = useIsHere();
  const latest = useRef(values);
  /** The form was stored and closes: later changes of its values must not become a draft. */
  const isClosing = useRef(false);

  useEffect(() => {
    if (draft !== undefined) proveDraft(draft);
  }, [draft]);
  useEffect(() => {
    latest.current = values;
    if (draft !== undefined && !isClosing.current) writeDraft(draft, values, opened, known);
  }, [draft, values, opened, known]);

  return {
    latest: () => latest.current,
    send: (sentValues) => {
      const sent = draft === undefined ? null : sendDraft(draft, sentValues, opened, known);
      return {
        succeed: (following) => {
          isClosing.current = following === undefined;
          sent?.succeed(following ?? opened, isHere());
        },
        fail: () => sent?.fail(),
      };
    },
  };
}
