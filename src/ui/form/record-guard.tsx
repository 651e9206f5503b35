/**
 * A record that somebody else changes while it is edited: the form says so before it writes over the change, shows both side by
 * side, and loses nothing that was typed (SAFE-33).
 */
import { useFormikContext, type FormikValues } from 'formik';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/ui/base/button';
import type { ExpectedError } from '@/ui/overlay/mistakes';

export interface GuardedRecord<Values> {
  /** The record as it is stored by now, in the shape of the form. */
  readonly stored: Values;
  /** Reads it again; null when somebody has deleted it. `stored` follows what it reads. */
  readonly reread: () => Promise<Values | null>;
  /** How its fields read in the comparison. */
  readonly fields: readonly { readonly label: string; readonly text: (values: Values) => string }[];
}

/** Thrown by a form's `onSubmit` that chose not to send: the form stays as it is, and says why by itself. */
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
const isChanged = <Values,>({ fields }: GuardedRecord<Values>, stored: Values, known: Values, typed: Values) =>
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

/** 'Este registro cambió mientras lo editabas.', or that it was deleted, within the form. */
export function RecordChange<Values extends FormikValues>({ guard, known }: { guard: RecordGuard<Values>; known: Values }) {
  const { values, submitForm, isSubmitting } = useFormikContext<Values>();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { record, accepted, isGone } = guard;
  if (isGone && !isSubmitting) {
    return (
      <div className="notice mb-4">
        <p role="status" className="mb-0">
          Alguien eliminó este registro mientras lo editabas. Ya no se puede guardar: copia lo que necesites antes de salir.
        </p>
      </div>
    );
  }
  if (isSubmitting || record === undefined || !isChanged(record, record.stored, accepted ?? known, values)) return null;
  const { stored, fields } = record;
  const different = fields.filter(({ text }) => text(stored) !== text(values));
  return (
    <div className="notice flex-column align-items-start mb-4">
      <p role="status" className="mb-0">
        Este registro cambió mientras lo editabas.
      </p>
      <div className="d-flex flex-wrap gap-2">
        <Button kind="text" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          Ver los cambios
        </Button>
        <Button
          kind="text"
          onClick={() => {
            guard.accept();
            void submitForm();
          }}
        >
          Guardar de todos modos
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className="w-100">
        {different.length === 0 ? (
          <p className="mb-0">Lo guardado es igual a lo que escribiste.</p>
        ) : (
          <table className="table comparison mb-0">
            <thead>
              <tr>
                <th scope="col">Campo</th>
                <th scope="col">Guardado</th>
                <th scope="col">Lo que escribiste</th>
              </tr>
            </thead>
            <tbody>
              {different.map(({ label, text }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td className="text-break">{text(stored)}</td>
                  <td className="text-break">{text(values)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </div>
  );
}
