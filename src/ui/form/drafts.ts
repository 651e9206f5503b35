/**
 * Text typed and not yet sent, kept for this tab by person, place and form (SAFE-03, SAFE-04, SAFE-28). Session
 * storage, never local storage; passwords and the access screens are never given to it.
 */
import { forget, recall, remember } from '@/ui/platform/tab-memory';
import { fitsShape } from './draft-shape';

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

let owner: DraftOwner | null = null;

const keyOf = ({ userId, place }: DraftOwner, form: string) => `${PREFIX}${userId}:${place}:${form}`;

/** Where a form's draft is remembered; null: nobody is typing. */
export const draftKey = (form: string): string | null => owner && keyOf(owner, form);

/** Forms that are being sent, with what they sent: no draft meanwhile, or a form opened anew would send it twice (SAFE-12). */
const sending = new Map<string, Draft<object>>();

/** What is on its way of the form with that key. */
export const sentDraft = (key: string): Draft<object> | undefined => sending.get(key);

/** Who is typing from now on, and where; another person's drafts are erased. */
export function setDraftOwner(given: DraftOwner | null): void {
  owner = given;
  if (given) eraseDrafts(given.userId);
  // The session's calls end with it, and a question that it left open is never answered (SAFE-15).
  else sending.clear();
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
  const sent = sending.get(key);
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
  const sender = owner;
  if (sender === null) return { succeed: () => {}, fail: () => {} };
  const key = keyOf(sender, form);
  const own = { typed: sent, known };
  sending.set(key, own);
  /** Whether it is still that person's to write. */
  const end = () => {
    // Opened anew, it may have been sent again.
    if (sending.get(key) === own) sending.delete(key);
    return sender === owner;
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
  if (key === null || sending.has(key) || withheld.has(key)) return null;
  const kept = recall(key);
  if (kept === null) return null;
  if (!fitsShape<Draft<Values>>(kept, { typed: sample, known: sample })) {
    eraseDraft(form);
    return null;
  }
  unproven.add(key);
  return kept;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as typed, or as stored where nothing was typed; within a record each field by itself, a list as a whole. */
function typedOver<Value>(typed: Value, known: Value, stored: Value): Value {
  if (isSame(typed, known)) return stored;
  if (!isRecord(typed)) return typed;
  const fields = Object.keys(typed) as (keyof Value)[];
  return Object.fromEntries(fields.map((field) => [field, typedOver(typed[field], known[field], stored[field])])) as Value;
}

/**
 * A draft over what others stored since it was begun: a field in which nothing was typed is as it is stored by now. Of those in
 * `together`, which mean something only beside each other, all are as typed if one is.
 */
export function overStored<Values extends object>(
  { typed, known }: Draft<Values>,
  stored: Values,
  together: readonly (keyof Values)[] = [],
): Draft<Values> {
  const over = typedOver(typed, known, stored);
  const isTyped = together.some((field) => !isSame(typed[field], known[field]));
  if (isTyped) for (const field of together) over[field] = typed[field];
  return { typed: over, known: stored };
}

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
