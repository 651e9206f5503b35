/**
 * Drafts: what is typed and not yet sent, kept for this tab by person, place and form (SAFE-03, SAFE-04, SAFE-28). In session
 * storage, never in local storage; passwords and the access screens have no drafts.
 */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { forget, recall, remember } from '@/ui/platform/tab-memory';
import { fitsShape, isRecord } from './draft-shape';

const PREFIX = 'draft:';

export interface DraftOwner {
  readonly userId: number;
  /** School, year and sign-out; another place has other drafts. */
  readonly place: string;
}

/** The draft of a form. */
export interface Draft<Values> {
  readonly typed: Values;
  /** What the form had opened with when the person began to type. */
  readonly known: Values;
}

interface State {
  /** null without a session. */
  readonly owner: DraftOwner | null;
  /** By draft key, what forms have sent without an answer yet. It is no draft until then: a reopened form would send it twice (SAFE-12). */
  readonly sent: ReadonlyMap<string, Draft<object>>;
}

const store = createStore<State>(() => ({ owner: null, sent: new Map() }));

const currentOwner = () => store.getState().owner;
const pendingDrafts = () => store.getState().sent;

/** What is stored under a draft's key, without the time of its last change. */
export function storedDraft(key: string): unknown {
  const stored = recall(key);
  return isRecord(stored) ? { typed: stored['typed'], known: stored['known'] } : stored;
}

/** Stores a draft with the time at which it was last typed in: what others have stored meanwhile does not renew it (SECU-02). */
function keepDraft(key: string, draft: Draft<object>): void {
  const kept = recall(key);
  const isSameText = isRecord(kept) && isSame(kept['typed'], draft.typed);
  remember(key, { ...draft, at: isSameText ? kept['at'] : Date.now() });
}

const keyOf = ({ userId, place }: DraftOwner, form: string) => `${PREFIX}${userId}:${place}:${form}`;

/** The storage key of a form's draft; null without an owner. */
export function draftKey(form: string): string | null {
  const owner = currentOwner();
  return owner && keyOf(owner, form);
}

/** What the form with that key has sent without an answer yet. */
export const sentDraft = (key: string): Draft<object> | undefined => pendingDrafts().get(key);

/** Reads from the drafts during a render; renders again when a form is sent or answered. */
export function useDrafts<Result>(read: () => Result): Result {
  useStore(store, ({ sent }) => sent);
  return read();
}

/** Sets the person and place of the drafts from now on; erases other people's drafts. */
export function setDraftOwner(owner: DraftOwner | null): void {
  // Without a session no answer arrives: its calls are aborted, and a confirmation that it left open is never answered (SAFE-15).
  store.setState(owner ? { owner } : { owner: null, sent: new Map() });
  if (owner) eraseDrafts(owner.userId);
}

/** Erases all drafts, or all but one person's. */
export const eraseDrafts = (exceptOf: number | null = null): void =>
  forget((key) => key.startsWith(PREFIX) && (exceptOf === null || !key.startsWith(`${PREFIX}${exceptOf}:`)));

export function eraseDraft(form: string): void {
  const erased = draftKey(form);
  forget((key) => key === erased);
}

/** True when two values have the same JSON. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Stores a draft if the form differs from what it opened with; else erases it, unless the form has sent something without an answer yet. */
export function writeDraft<Values extends object>(form: string, typed: Values, initial: Values, known = initial): void {
  const key = draftKey(form);
  if (key === null) return;
  // For a form reopened while it is being sent: the session may end before the answer.
  const sent = sentDraft(key);
  if (!isSame(typed, initial)) keepDraft(key, { typed, known });
  else if (sent) keepDraft(key, sent);
  else eraseDraft(form);
}

/** Keys of drafts restored into forms that have not rendered yet. */
export const unproven = new Set<string>();

/** Keys of drafts whose screen failed to render: it renders again without them, and if that helps they are erased (SAFE-29). */
export const withheld = new Set<string>();

/**
 * Notes that a form is being sent; the caller then reports success or failure. `isOpen`: whether the form still shows. If it
 * was left, it may have been reopened and may hold something else.
 */
export function sendDraft<Values extends object>(form: string, sent: Values, initial: Values, known = initial) {
  const sender = currentOwner();
  if (sender === null) return { succeed: () => {}, fail: () => {} };
  const key = keyOf(sender, form);
  const draft = { typed: sent, known };
  store.setState({ sent: new Map(pendingDrafts()).set(key, draft) });
  /** Returns whether the drafts still belong to the sender. */
  const end = () => {
    // A reopened form may have been sent again.
    if (sentDraft(key) === draft) store.setState({ sent: new Map([...pendingDrafts()].filter(([sentKey]) => sentKey !== key)) });
    return sender === currentOwner();
  };
  return {
    succeed: (next: Values, isOpen: boolean) => {
      if (end() && (isOpen || isSame(storedDraft(key), draft))) writeDraft(form, next, initial);
    },
    fail: () => {
      if (end() && recall(key) === null) writeDraft(form, sent, initial, known);
    },
  };
}

/** The draft of a form, if its values have the shape of `sample`; a draft of another shape is erased (SAFE-29). */
export function readDraft<Values extends object>(form: string, sample: Values): Draft<Values> | null {
  const key = draftKey(form);
  if (key === null || pendingDrafts().has(key) || withheld.has(key)) return null;
  const draft = storedDraft(key);
  if (draft === null) return null;
  if (!fitsShape<Draft<Values>>(draft, { typed: sample, known: sample })) {
    eraseDraft(form);
    return null;
  }
  unproven.add(key);
  return draft;
}

/** Merges a draft with a record that others have changed since the form was opened. */
export type Merge<Values> = (draft: Draft<Values>, stored: Values) => Values;

/** Notes that the form has rendered with its draft. */
export function proveDraft(form: string): void {
  const key = draftKey(form);
  if (key !== null) unproven.delete(key);
}
