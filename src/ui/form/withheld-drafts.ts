/** A screen that failed to render with its drafts renders again without them (SAFE-29). */
import { forget } from '@/ui/platform/tab-memory';
import { unproven, withheld } from './drafts';

/** Withholds the drafts that the screen has just restored, so that it can render without them; false if there are none. */
export function withholdUnprovenDrafts(): boolean {
  for (const key of unproven) withheld.add(key);
  unproven.clear();
  return withheld.size > 0;
}

/** Ends the withholding: erases the drafts if the screen rendered without them, keeps them if it failed all the same. */
export function settleWithheldDrafts(helped: boolean): void {
  const keys = new Set(withheld);
  withheld.clear();
  if (helped) forget((key) => keys.has(key));
}
