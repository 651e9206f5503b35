/**
 * Guards a record that somebody else may change while it is edited: the form says so before it overwrites the change, shows
 * both versions side by side, and loses nothing that was typed (SAFE-33).
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ExpectedError } from '@/ui/overlay/mistakes';

export interface GuardedRecord<Values> {
  /** The record as last read, in the shape of the form. */
  readonly stored: Values;
  /** Reads it again and updates `stored`; null when somebody has deleted it. */
  readonly reread: () => Promise<Values | null>;
  /** Label and text of each field in the comparison. */
  readonly fields: readonly { readonly label: string; readonly text: (values: Values) => string }[];
}

/** Thrown when a form decides not to send: it stays as it is and shows the reason itself. */
export class NotSent extends Error implements ExpectedError {
  readonly isExpected = true;
}

export interface RecordGuard<Values> {
  readonly record: GuardedRecord<Values> | undefined;
  /** The stored version that the person has seen and accepted since the form opened. */
  readonly accepted: Values | undefined;
  readonly isGone: boolean;
  /** Notes that the person has seen the stored version. */
  readonly accept: () => void;
  /** Reads the record again. Rejects with NotSent when it was changed or deleted; a failed read does not prevent sending. */
  readonly check: (typed: Values, known: Values) => Promise<void>;
}

/** True when somebody else changed a field to something other than what is typed. */
export const isChanged = <Values>({ fields }: GuardedRecord<Values>, stored: Values, known: Values, typed: Values) =>
  fields.some(({ text }) => text(stored) !== text(known) && text(stored) !== text(typed));

/** Guards the record while its form is open: reads it again when the form opens and before it is sent. */
export function useRecordGuard<Values>(record: GuardedRecord<Values> | undefined): RecordGuard<Values> {
  const [accepted, setAccepted] = useState<Values>();
  // Accepting also sends the form, before the state is updated.
  const latest = useRef(accepted);
  const [isGone, setGone] = useState(false);
  const reread = useRef(record?.reread);
  /** Undefined without a record, or when the read fails. */
  const read = useCallback(async () => {
    const stored = await reread.current?.().catch(() => undefined);
    if (stored !== undefined) setGone(stored === null);
    return stored;
  }, []);
  useEffect(() => void read(), [read]);
  return {
    record,
    accepted,
    isGone,
    accept: () => {
      latest.current = record?.stored;
      setAccepted(record?.stored);
    },
    check: async (typed, known) => {
      const stored = await read();
      if (stored === null) throw new NotSent();
      if (record && stored && isChanged(record, stored, latest.current ?? known, typed)) throw new NotSent();
    },
  };
}
