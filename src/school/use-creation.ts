/**
 * A creation whose answer is lost may be stored all the same. The person is told so, and before the next press sends it
 * again the list is read: one of the same content is asked about (SAFE-23).
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
  /** Whether it may be stored though it failed so, where a call may also be stopped on its way. */
  readonly mayBeStored?: (error: unknown) => boolean;
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

const keyOf = (draft: string | undefined): string | null => (draft === undefined ? null : draftKey(draft));

const placeOf = (draft: string | undefined): string | null => {
  const key = keyOf(draft);
  return key && `${key}:known`;
};

function recallKnown(draft: string | undefined): ReadonlySet<unknown> | null {
  const place = placeOf(draft);
  const ids = place && recall(place);
  return Array.isArray(ids) ? new Set(ids) : null;
}

function isDrafted(draft: string | undefined): boolean {
  const key = keyOf(draft);
  return key !== null && recall(key) !== null;
}

function keepKnown(draft: string | undefined, ids: ReadonlySet<unknown> | null): void {
  const place = placeOf(draft);
  if (place && ids) remember(place, [...ids]);
  else forget((key) => key === place);
}

/** A creation that got no answer. */
export interface LostCreation {
  /** A record may have been saved. */
  readonly isUnsure: boolean;
  /** The person has been told; the next press still looks for the record. */
  readonly dismiss: () => void;
}

/** Sends a creation. `create` resolves to the record, also to one that is already there and is not to be repeated. */
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
  // What was sent is no draft any more where the person has seen that it is there, and emptied the field.
  const [isUnsure, setUnsure] = useState(() => recallKnown(draft) !== null && isDrafted(draft));
  /** Known before the first press of those whose answer was lost; beside a draft, too, which may be sent by the form opened anew. */
  const knownBefore = useRef<ReadonlySet<unknown> | null>(null);

  const dismiss = useCallback(() => setUnsure(false), []);
  /** Those whose answer was lost in this form; another creation may succeed in between. */
  const lostInputs = useRef<readonly Input[]>([]);

  const note = (known: ReadonlySet<unknown> | null) => {
    knownBefore.current = known;
    keepKnown(draft, known);
  };

  /** The record that a lost answer was about, if the person does not want another one. */
  const findKept = async (input: Input, known: ReadonlySet<unknown>): Promise<Created | null> => {
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

  /** This record is there: the form still looks for what else may have been stored. */
  const noteFound = (record: Created, before: ReadonlySet<unknown> | null) => {
    lostInputs.current = lostInputs.current.filter((input) => !isSame(record, input));
    const isMore = lostInputs.current.length > 0;
    note(before && isMore ? new Set([...before, idOf(record)]) : null);
    if (!isMore) setUnsure(false);
  };

  const create = async (input: Input): Promise<Created> => {
    const before = knownBefore.current ?? recallKnown(draft);
    const kept = before && (await findKept(input, before));
    if (kept) {
      noteFound(kept, before);
      onUnseen();
      return kept;
    }
    const known = new Set(knownIds(input));
    try {
      const created = await send(input);
      noteFound(created, before);
      return created;
    } catch (error) {
      if (mayBeStored(error)) {
        lostInputs.current = [...lostInputs.current, input];
        note(before ?? known);
        setUnsure(true);
        onUnseen();
      }
      throw error;
    }
  };

  return { create, lost: { isUnsure, dismiss } };
}
