/**
 * Text typed and not yet sent, kept for this tab by person and form (SAFE-03, SAFE-04). Session storage, never local
 * storage; passwords and the access screens are never given to it.
 */
import { forget, recall, remember } from '@/ui/platform/tab-memory';

const PREFIX = 'draft:';

let owner: string | null = null;

const keyOf = (form: string) => `${PREFIX}${owner}:${form}`;

/** Sets whose drafts are kept, and erases another person's. */
export function setDraftOwner(person: number | null): void {
  owner = person === null ? null : String(person);
  if (person !== null) forget((key) => key.startsWith(PREFIX) && !key.startsWith(`${PREFIX}${owner}:`));
}

/** Erases every draft: for 'Salir'. */
export const eraseDrafts = (): void => forget((key) => key.startsWith(PREFIX));

export const eraseDraft = (form: string): void => forget((key) => key === keyOf(form));

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Keeps what differs from the form as it opened; a form as it opened has no draft. */
export function writeDraft<Values extends object>(form: string, values: Values, initial: Values): void {
  if (owner === null) return;
  if (same(values, initial)) eraseDraft(form);
  else remember(keyOf(form), values);
}

/** The draft of a form with the fields and types of `initial`, or null. */
export function readDraft<Values extends object>(form: string, initial: Values): Values | null {
  const kept = owner === null ? null : recall(keyOf(form));
  if (typeof kept !== 'object' || kept === null) return null;
  const fits = Object.entries(initial).every(([field, value]) => {
    const stored: unknown = Reflect.get(kept, field);
    return stored !== undefined && (typeof stored === typeof value || stored === null || value === null);
  });
  // Every field has just been held against the form's own.
  return fits ? (kept as Values) : null;
}
