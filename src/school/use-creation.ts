/**
 * A creation whose answer is lost may still be stored. The person is told so. Before the next press sends it again, the
 * list is read: if it has a new record with the same content, the person is asked (SAFE-23).
 */
import { useCallback, useRef, useState } from 'react';
import { readInBackground } from '@/api/core/background-read';
import { isAnswerLost } from '@/api/core/errors';
import { draftKey } from '@/ui/form/drafts';
import { confirm } from '@/ui/overlay/notices';
import { forget, recall, remember } from '@/ui/platform/tab-memory';

export const MAY_BE_SAVED = 'Es posible que sí se haya guardado. Revisa antes de repetir.';

/** The second sentence of the error modal: a call's `detailOf`. */
export const maybeSaved = (error: unknown): string | null => (isAnswerLost(error) ? MAY_BE_SAVED : null);

export interface Creation<Input, Created> {
  readonly send: (input: Input) => Promise<Created>;
  /** Name of the form's draft, if it has one. */
  readonly draft?: string;
  /** Whether the record may be stored despite this error; for calls that can also be cancelled. */
  readonly mayBeStored?: (error: unknown) => boolean;
  /** Called when the screen may lack the record: its answer was lost, or the list that was read again has it. */
  readonly onUnseen: () => void;
  /** Ids that have been read so far of the list that gets the record; empty if it has not been read. */
  readonly knownIds: (input: Input) => readonly number[];
  /** Reads that list again. */
  readonly read: (signal: AbortSignal, input: Input) => Promise<readonly Created[]>;
  readonly idOf: (record: Created) => number;
  /** Whether this record is what the input would create. */
  readonly isSame: (record: Created, input: Input) => boolean;
}

const keyOf = (draft: string | undefined): string | null => (draft === undefined ? null : draftKey(draft));

const knownKeyOf = (draft: string | undefined): string | null => {
  const key = keyOf(draft);
  return key && `${key}:known`;
};

function recallKnown(draft: string | undefined): ReadonlySet<unknown> | null {
  const key = knownKeyOf(draft);
  const ids = key && recall(key);
  return Array.isArray(ids) ? new Set(ids) : null;
}

function isDrafted(draft: string | undefined): boolean {
  const key = keyOf(draft);
  return key !== null && recall(key) !== null;
}

function keepKnown(draft: string | undefined, ids: ReadonlySet<unknown> | null): void {
  const knownKey = knownKeyOf(draft);
  if (knownKey && ids) remember(knownKey, [...ids]);
  else forget((key) => key === knownKey);
}

/** A creation that got no answer. */
export interface LostCreation {
  /** A record may have been saved. */
  readonly isUnsure: boolean;
  /** The person has been told; the next press still looks for the record. */
  readonly dismiss: () => void;
}

/** Sends a creation. `create` resolves to the created record, or to an existing one that the person does not want to repeat. */
export function useCreation<Input, Created>({
  send,
  draft,
  mayBeStored = isAnswerLost,
  onUnseen,
  knownIds,
  read,
  idOf,
  isSame,
}: Creation<Input, Created>) {
  // Without a draft the person has seen that the record is there, and emptied the field.
  const [isUnsure, setUnsure] = useState(() => recallKnown(draft) !== null && isDrafted(draft));
  /** Ids known before the first press whose answer was lost; also stored beside the draft, for the form that opens with it again. */
  const knownBefore = useRef<ReadonlySet<unknown> | null>(null);

  const dismiss = useCallback(() => setUnsure(false), []);
  /** Inputs whose answers were lost in this form; another creation may succeed in between. */
  const lostInputs = useRef<readonly Input[]>([]);

  const setKnownBefore = (known: ReadonlySet<unknown> | null) => {
    knownBefore.current = known;
    keepKnown(draft, known);
  };

  /** The stored record of a lost answer, or null if there is none or the person wants another one. */
  const findStored = async (input: Input, known: ReadonlySet<unknown>): Promise<Created | null> => {
    // A list that cannot be read does not prevent the creation.
    const records = await readInBackground((signal) => read(signal, input)).catch(() => []);
    const match = records.find((record) => !known.has(idOf(record)) && isSame(record, input));
    if (!match) return null;
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
    return isRepeated ? null : match;
  };

  /** Notes that this record is stored; the form goes on looking for the others whose answers were lost. */
  const noteStored = (record: Created, before: ReadonlySet<unknown> | null) => {
    lostInputs.current = lostInputs.current.filter((input) => !isSame(record, input));
    const isMore = lostInputs.current.length > 0;
    setKnownBefore(before && isMore ? new Set([...before, idOf(record)]) : null);
    if (!isMore) setUnsure(false);
  };

  const create = async (input: Input): Promise<Created> => {
    const before = knownBefore.current ?? recallKnown(draft);
    const stored = before && (await findStored(input, before));
    if (stored) {
      noteStored(stored, before);
      onUnseen();
      return stored;
    }
    const known = new Set(knownIds(input));
    try {
      const created = await send(input);
      noteStored(created, before);
      return created;
    } catch (error) {
      if (mayBeStored(error)) {
        lostInputs.current = [...lostInputs.current, input];
        setKnownBefore(before ?? known);
        setUnsure(true);
        onUnseen();
      }
      throw error;
    }
  };

  return { create, lost: { isUnsure, dismiss } };
}
