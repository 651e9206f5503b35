/**
 * Text typed and not yet sent, kept for this tab by person, place and form (SAFE-03, SAFE-04, SAFE-28). Session
 * storage, never local storage; passwords and the access screens are never given to it.
 */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { forget, recall, remember } from '@/ui/platform/tab-memory';
import { fitsShape, isRecord } from './draft-shape';

const PREFIX = 'draft:';

export interface DraftOwner {
  readonly userId: number;
  /** Where they work: in another place they have other drafts. */
  readonly place: string;
}

/** What is kept of a form. */
export interface Draft<Values> {
  readonly typed: Values;
  /** What the form had opened with when the person began to type. */
  readonly known: Values;
}

interface State {
  /** null: nobody is typing. */
  readonly owner: DraftOwner | null;
  /** By key what the forms that are being sent have sent: no draft meanwhile, or a form opened anew would send it twice (SAFE-12). */
  readonly sent: ReadonlyMap<string, Draft<object>>;
}

const store = createStore<State>(() => ({ owner: null, sent: new Map() }));

const ownerNow = () => store.getState().owner;
const sentNow = () => store.getState().sent;

const keyOf = ({ userId, place }: DraftOwner, form: string) => `${PREFIX}${userId}:${place}:${form}`;

/** Where a form's draft is remembered; null: nobody is typing. */
export function draftKey(form: string): string | null {
  const owner = ownerNow();
  return owner && keyOf(owner, form);
}

/** What the form with that key has sent and nobody has answered yet. */
export const sentDraft = (key: string): Draft<object> | undefined => sentNow().get(key);

/** Reads something of the drafts while drawing; read again when a form is sent or answered. */
export function useDrafts<Found>(read: () => Found): Found {
  useStore(store, ({ sent }) => sent);
  return read();
}

/** Who is typing from now on, and where; another person's drafts are erased. */
export function setDraftOwner(given: DraftOwner | null): void {
  // The session's calls end with it, and a question that it left open is never answered (SAFE-15).
  store.setState(given ? { owner: given } : { owner: null, sent: new Map() });
  if (given) eraseDrafts(given.userId);
}

/** Forgets all that anybody typed, or all but what that person did. */
export const eraseDrafts = (exceptOf: number | null = null): void =>
  forget((key) => key.startsWith(PREFIX) && (exceptOf === null || !key.startsWith(`${PREFIX}${exceptOf}:`)));

export function eraseDraft(form: string): void {
  const erased = draftKey(form);
  forget((key) => key === erased);
}

/** Whether two forms hold the same. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Keeps what differs from the form as it opened; a form as it opened has no draft, but of what is on its way. */
export function writeDraft<Values extends object>(form: string, typed: Values, initial: Values, known = initial): void {
  const key = draftKey(form);
  if (key === null) return;
  // Opened anew meanwhile: the session may end before the answer.
  const sent = sentDraft(key);
  if (!isSame(typed, initial)) remember(key, { typed, known });
  else if (sent) remember(key, sent);
  else eraseDraft(form);
}

/** Drafts put back into forms that have not been drawn yet. */
const unproven = new Set<string>();

/** Drafts with which a screen could not be drawn: it is drawn without them, and they go if that helped (SAFE-29). */
const withheld = new Set<string>();

/**
 * A form is being sent; its draft is told how that ended. `isOpen`: whether the form still shows. One that was left may
 * have been opened anew, and holds something else by then.
 */
export function sendDraft<Values extends object>(form: string, sent: Values, initial: Values, known = initial) {
  const sender = ownerNow();
  if (sender === null) return { succeed: () => {}, fail: () => {} };
  const key = keyOf(sender, form);
  const own = { typed: sent, known };
  store.setState({ sent: new Map(sentNow()).set(key, own) });
  /** Whether it is still that person's to write. */
  const end = () => {
    // Opened anew, it may have been sent again.
    if (sentDraft(key) === own) store.setState({ sent: new Map([...sentNow()].filter(([other]) => other !== key)) });
    return sender === ownerNow();
  };
  return {
    succeed: (next: Values, isOpen: boolean) => {
      if (end() && (isOpen || isSame(recall(key), own))) writeDraft(form, next, initial);
    },
    fail: () => {
      if (end() && recall(key) === null) writeDraft(form, sent, initial, known);
    },
  };
}

/** The draft of a form, if its values have the shape of `sample`; one of another shape is dropped (SAFE-29). */
export function readDraft<Values extends object>(form: string, sample: Values): Draft<Values> | null {
  const key = draftKey(form);
  if (key === null || sentNow().has(key) || withheld.has(key)) return null;
  const kept = recall(key);
  if (kept === null) return null;
  if (!fitsShape<Draft<Values>>(kept, { typed: sample, known: sample })) {
    eraseDraft(form);
    return null;
  }
  unproven.add(key);
  return kept;
}

/** A value as typed, or as stored where nothing was typed; within a record each field by itself, a list as a whole. */
function typedOver<Value>(typed: Value, known: Value, stored: Value): Value {
  if (isSame(typed, known)) return stored;
  if (!isRecord(typed)) return typed;
  const fields = Object.keys(typed) as (keyof Value)[];
  return Object.fromEntries(fields.map((field) => [field, typedOver(typed[field], known[field], stored[field])])) as Value;
}

/** What a form holds when others have stored something else since it was begun. */
export type Merge<Values> = (draft: Draft<Values>, stored: Values) => Values;

/**
 * A field in which nothing was typed is as it is stored by now. Of those in `together`, which mean something only beside each
 * other, all are as typed if one is.
 */
export const mergeFields =
  <Values extends object>(...together: readonly (keyof Values)[]): Merge<Values> =>
  ({ typed, known }, stored) => {
    const over = typedOver(typed, known, stored);
    const isTyped = together.some((field) => !isSame(typed[field], known[field]));
    if (isTyped) for (const field of together) over[field] = typed[field];
    return over;
  };

/** The form was drawn with its draft. */
export function proveDraft(form: string): void {
  const key = draftKey(form);
  if (key !== null) unproven.delete(key);
}

/** The screen is to be drawn anew without the drafts that it had just put back; false where there are none. */
export function withholdUnprovenDrafts(): boolean {
  for (const key of unproven) withheld.add(key);
  unproven.clear();
  return withheld.size > 0;
}

/** The screen was drawn without what is withheld, or could not be drawn either way: then it was not the drafts', which stay. */
export function settleWithheldDrafts(helped: boolean): void {
  const keys = new Set(withheld);
  withheld.clear();
  if (helped) forget((key) => keys.has(key));
}
