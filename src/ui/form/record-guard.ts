/**
 * A record that somebody else changes while it is edited: the form says so before it writes over the change, shows both side by
 * side, and loses nothing that was typed (SAFE-33).
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ExpectedError } from '@/ui/overlay/mistakes';

export interface GuardedRecord<Values> {
  /** The record as it is stored by now, in the shape of the form. */
  readonly stored: Values;
  /** Reads it again; null when somebody has deleted it. `stored` follows what it reads. */
  readonly reread: () => Promise<Values | null>;
  /** How its fields read in the comparison. */
  readonly fields: readonly { readonly label: string; readonly text: (values: Values) => string }[];
}

/** Thrown by a form's `send` that chose not to send: the form stays as it is, and says why by itself. */
export class NotSent extends Error implements ExpectedError {
  readonly isExpected = true;
}

export interface RecordGuard<Values> {
  readonly record: GuardedRecord<Values> | undefined;
  /** What the person has accepted to be stored since the form opened. */
  readonly accepted: Values | undefined;
  readonly isGone: boolean;
  /** From now on the person knows what is stored. */
  readonly accept: () => void;
  /** Reads the record again. Rejects with NotSent when it has changed since, or is gone; a reading that fails stops nothing. */
  readonly check: (typed: Values, known: Values) => Promise<void>;
}

/** Whether a field was changed by somebody else, to something other than what is typed. */
export const isChanged = <Values>({ fields }: GuardedRecord<Values>, stored: Values, known: Values, typed: Values) =>
  fields.some(({ text }) => text(stored) !== text(known) && text(stored) !== text(typed));

/** Watches the record for as long as its form is open; it is read again when the form opens and before it is sent. */
export function useRecordGuard<Values>(record: GuardedRecord<Values> | undefined): RecordGuard<Values> {
  const [accepted, setAccepted] = useState<Values>();
  // The press that accepts also sends, before the state has come.
  const latest = useRef(accepted);
  const [isGone, setGone] = useState(false);
  const reread = useRef(record?.reread);
  /** Undefined when nothing is watched, or the reading fails. */
  const read = useCallback(async () => {
    const now = await reread.current?.().catch(() => undefined);
    if (now !== undefined) setGone(now === null);
    return now;
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
      const now = await read();
      if (now === null) throw new NotSent();
      if (record && now && isChanged(record, now, latest.current ?? known, typed)) throw new NotSent();
    },
  };
}
