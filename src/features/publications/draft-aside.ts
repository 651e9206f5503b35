/** Drafts of a publication's form whose place another publication took (DUPL-01). */
import { draftKey, eraseDraft, isSame, sentDraft } from '@/ui/form/drafts';
import { forget, recall, remember } from '@/ui/platform/tab-memory';

const asideOf = (key: string) => `${key}:aside`;

/** Those of a form, the latest last. */
function recallAside(key: string): unknown[] {
  const kept = recall(asideOf(key));
  return Array.isArray(kept) ? kept : [];
}

function rememberAside(key: string, kept: readonly unknown[]): void {
  if (kept.length === 0) forget((other) => other === asideOf(key));
  else remember(asideOf(key), kept);
}

/** The form is about to open with something else: what was typed in it is kept beside it. */
export function setDraftAside(form: string): void {
  const key = draftKey(form);
  if (key === null) return;
  const current = recall(key);
  // What is on its way is no draft.
  if (current === null || isSame(current, sentDraft(key))) return;
  rememberAside(key, [...recallAside(key), current]);
  eraseDraft(form);
}

export function hasDraft(form: string): boolean {
  const key = draftKey(form);
  return key !== null && recall(key) !== null;
}

/** Not while the form is sent: a form opened anew has no draft meanwhile. */
export function hasDraftAside(form: string): boolean {
  const key = draftKey(form);
  return key !== null && !sentDraft(key) && recallAside(key).length > 0;
}

/** The draft set aside last is the form's again; one that the form has by now goes behind the others that wait. */
export function takeDraftBack(form: string): void {
  const key = draftKey(form);
  if (key === null || sentDraft(key)) return;
  const [latest, ...others] = recallAside(key).toReversed();
  if (latest === undefined) return;
  const current = recall(key);
  rememberAside(key, [...(current === null ? [] : [current]), ...others.toReversed()]);
  remember(key, latest);
}
