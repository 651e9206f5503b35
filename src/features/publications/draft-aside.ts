/** Keeps the draft of a publication form while the form opens with a duplicate (DUPL-01). */
import { isRecord } from '@/ui/form/draft-shape';
import { draftKey, eraseDraft, isSame, sentDraft, storedDraft } from '@/ui/form/drafts';
import { forget, recall, remember } from '@/ui/platform/tab-memory';

const asideOf = (key: string) => `${key}:aside`;

/** The drafts set aside for a form, the latest last. */
function recallAside(key: string): unknown[] {
  const kept = recall(asideOf(key));
  return Array.isArray(kept) ? kept : [];
}

function rememberAside(key: string, kept: readonly unknown[]): void {
  if (kept.length === 0) forget((other) => other === asideOf(key));
  else remember(asideOf(key), kept);
}

/** Sets the form's draft aside, before the form opens with other content. */
export function setDraftAside(form: string): void {
  const key = draftKey(form);
  if (key === null) return;
  const current = recall(key);
  // A form being sent is no draft.
  if (current === null || isSame(storedDraft(key), sentDraft(key))) return;
  rememberAside(key, [...recallAside(key), current]);
  eraseDraft(form);
}

export function hasDraft(form: string): boolean {
  const key = draftKey(form);
  return key !== null && recall(key) !== null;
}

/** False while the form is being sent: a reopened form has no draft then. */
export function hasDraftAside(form: string): boolean {
  const key = draftKey(form);
  return key !== null && !sentDraft(key) && recallAside(key).length > 0;
}

/** Restores the draft set aside last; the form's current draft is set aside first in turn. */
export function takeDraftBack(form: string): void {
  const key = draftKey(form);
  if (key === null || sentDraft(key)) return;
  const [latest, ...others] = recallAside(key).toReversed();
  if (latest === undefined) return;
  const current = recall(key);
  rememberAside(key, [...(current === null ? [] : [current]), ...others.toReversed()]);
  // Taken back now: it is not due before what is typed now (SECU-02).
  remember(key, isRecord(latest) ? { ...latest, at: Date.now() } : latest);
}
