/**
 * A creation whose answer is lost may be stored all the same. The person is told so, and before the next press sends it
 * again the list is read: one of the same content is asked about (SAFE-23).
 */
import { useRef, useState } from 'react';
import { readInBackground } from '@/api/core/background-read';
import { isAnswerLost } from '@/api/core/errors';
import { confirm } from '@/ui/overlay/notices';

export const MAY_BE_SAVED = 'Es posible que sí se haya guardado. Revisa antes de repetir.';

/** The second sentence of the error modal: a call's `detailOf`. */
export const maybeSaved = (error: unknown): string | null => (isAnswerLost(error) ? MAY_BE_SAVED : null);

export interface Creation<Input, Created> {
  readonly send: (input: Input) => Promise<Created>;
  /** What shows may lack the record: its answer was lost, or the list that was read before a repetition has it. */
  readonly onUnseen: () => void;
  /** Ids of the records that have been read so far of the list that the record will be in; none if it has not been read. */
  readonly knownIds: (input: Input) => readonly number[];
  /** That list as it is now. */
  readonly read: (signal: AbortSignal, input: Input) => Promise<readonly Created[]>;
  readonly idOf: (record: Created) => number;
  /** Whether this record is what the input would create. */
  readonly isSame: (record: Created, input: Input) => boolean;
}

/**
 * Sends a creation. `create` resolves to the record, also to one that is already there and is not to be repeated;
 * `isUnsure` while a record may have been saved without an answer.
 */
export function useCreation<Input, Created>({ send, onUnseen, knownIds, read, idOf, isSame }: Creation<Input, Created>) {
  const [isUnsure, setUnsure] = useState(false);
  /** Known before the first press of those whose answer was lost. */
  const knownBefore = useRef<ReadonlySet<number> | null>(null);

  const settle = () => {
    knownBefore.current = null;
    setUnsure(false);
  };

  /** The record that a lost answer was about, if the person does not want another one. */
  const findKept = async (input: Input, known: ReadonlySet<number>): Promise<Created | null> => {
    // A list that cannot be read stops nothing.
    const records = await readInBackground((signal) => read(signal, input)).catch(() => []);
    const found = records.find((record) => !known.has(idOf(record)) && isSame(record, input));
    if (!found) return null;
    let isRepeated = false;
    await confirm({
      title: 'Revisa antes de repetir',
      text: 'Ya existe uno igual, creado hace un momento. ¿Quieres guardar otro?',
      button: { words: 'Guardar otro', kind: 'quiet' },
      cancel: 'No repetir',
      accept: async () => {
        isRepeated = true;
      },
    });
    return isRepeated ? null : found;
  };

  const create = async (input: Input): Promise<Created> => {
    const kept = knownBefore.current && (await findKept(input, knownBefore.current));
    if (kept) {
      settle();
      onUnseen();
      return kept;
    }
    const known = new Set(knownIds(input));
    try {
      const created = await send(input);
      settle();
      return created;
    } catch (error) {
      if (isAnswerLost(error)) {
        knownBefore.current ??= known;
        setUnsure(true);
        onUnseen();
      }
      throw error;
    }
  };

  return { create, isUnsure };
}
