/**
 * What a session leaves behind in its tab, and until when: drafts, the address to return to (docs/decisions/0036). It is erased here
 * for tabs that heard nothing of the end; a tab that hears of it erases at once (session-end.ts).
 */
import { getSession, latestSignOut } from '@/api/session';
import { isRecord } from '@/ui/form/draft-shape';
import { forget, recall, remember, rememberedKeys } from '@/ui/platform/tab-memory';
import { RETURN_KEY } from './return-to';

/** After the end of the session, in ms: what is about a student (SECU-02). */
export const STUDENT_LIMIT = 1_800_000;
/** After the last change, in ms: everything (SECU-02). */
export const DRAFT_LIMIT = 28_800_000;

/** Milliseconds between two looks at what is due, at most: what is typed meanwhile is seen by the next. */
const INTERVAL = 60_000;

/** Forms in which nobody writes about a student. Any other's draft, also that of a new form, is kept for the shorter time. */
const ABOUT_NO_STUDENT: readonly string[] = [
  'achievement',
  'activity',
  'mention',
  'mentions',
  'newActivity',
  'periods',
  'phone',
  'publication',
  'room',
  'rooms',
  'school',
  'subject',
  'subject-type',
  'subjects',
  'teacher',
  'teacher-list',
  'valuation',
];

/** 'draft:{person}:{school}:{year}[@{sign-out}]:{form}[:…]'; beside it lie ':aside' and ':known' (draft-aside.ts, use-creation.ts). */
const DRAFT = /^draft:(\d+):\d*:\d*(?:@(\d+))?:([^:]*)/;

const timeIn = (value: unknown): number | null => (isRecord(value) && typeof value['at'] === 'number' ? value['at'] : null);

/** Whether somebody has signed out since; of a storage that was emptied by hand nobody knows before the next sign-in. */
function isSignedOutSince(signOut: string | null): boolean {
  const latest = latestSignOut();
  return latest !== signOut && (latest !== null || getSession() !== null);
}

/** The page's own time at a moment of the clock, by moment: changes of the clock do not affect it. */
const ownTimes = new Map<number, number>();

/** Milliseconds since a moment, by the clock or by the page's own time, whichever is more. */
function ageOf(moment: number): number {
  const byClock = Date.now() - moment;
  const since = ownTimes.get(moment) ?? performance.now() - Math.max(0, byClock);
  ownTimes.set(moment, since);
  return Math.max(byClock, performance.now() - since);
}

/** When the session ended in this tab; null while one lasts, or where the tab did not hear of it. */
const sessionEnd = () => (getSession() === null ? timeIn(recall(RETURN_KEY)) : null);

/** Milliseconds until what lies under this key is due; 0 or less when it is. */
function remaining(key: string, item: unknown): number {
  if (key === RETURN_KEY) {
    if (!isRecord(item) || isSignedOutSince(typeof item['since'] === 'string' ? item['since'] : null)) return 0;
    return getSession() === null ? STUDENT_LIMIT - ageOf(timeIn(item) ?? 0) : Infinity;
  }
  const [, , signOut = null, form = ''] = DRAFT.exec(key) ?? [];
  if (isSignedOutSince(signOut)) return 0;
  // When it was last changed: null for what an earlier release has stored.
  const at = timeIn(key.endsWith(':known') ? recall(key.slice(0, -':known'.length)) : item);
  if (at === null) return getSession() === null ? 0 : Infinity;
  const isLong = getSession() !== null || ABOUT_NO_STUDENT.includes(form);
  // The session lasted at least until the last change: the known end may be that of an earlier one.
  return Math.min(DRAFT_LIMIT - ageOf(at), isLong ? Infinity : STUDENT_LIMIT - ageOf(Math.max(sessionEnd() ?? 0, at)));
}

/** A time that lies in the future, since the clock was set back, becomes the one that the page's own time says, or now (SAFE-26). */
function broughtBack(item: unknown): unknown {
  const at = timeIn(item);
  return isRecord(item) && at !== null && at > Date.now() ? { ...item, at: Date.now() - ageOf(at) } : item;
}

/** The keys of drafts, of what lies beside them, and of the address to return to. */
const ownKeys = (): readonly string[] => rememberedKeys().filter((key) => key === RETURN_KEY || DRAFT.test(key));

/** Of the drafts that were set aside each has its own time. */
const isAside = (key: string, value: unknown): value is unknown[] => key.endsWith(':aside') && Array.isArray(value);

/** Erases what is due. Returns the milliseconds until something else is, at most a minute. */
export function eraseDue(): number {
  const keys = ownKeys();
  for (const key of keys) {
    const value = recall(key);
    remember(key, isAside(key, value) ? value.map(broughtBack) : broughtBack(value));
  }
  // All are looked at before the first goes: the address says when the session ended.
  const looked = keys.map((key) => {
    const value = recall(key);
    const items = isAside(key, value) ? value : [value];
    return { key, value, items: items.map((item) => ({ item, left: remaining(key, item) })) };
  });
  for (const { key, value, items } of looked) {
    const kept = items.filter(({ left }) => left > 0).map(({ item }) => item);
    if (kept.length === 0) forget((other) => other === key);
    else if (isAside(key, value)) remember(key, kept);
  }
  return Math.min(INTERVAL, ...looked.flatMap(({ items }) => items.map(({ left }) => left).filter((ms) => ms > 0)));
}

/** Notes that this tab heard nothing since then: a session that is over by now may have ended at that moment (SECU-02). */
export function noteDeafSince(moment: number): void {
  const target = recall(RETURN_KEY);
  const at = timeIn(target);
  if (getSession() === null && isRecord(target) && at !== null && at > moment) remember(RETURN_KEY, { ...target, at: moment });
}

/** Whether something of another person lies in this tab. */
export function keepsOthers(userId: number): boolean {
  const personOf = (key: string) => {
    const target = recall(key);
    return key === RETURN_KEY && isRecord(target) ? target['userId'] : Number(DRAFT.exec(key)?.[1]);
  };
  return ownKeys().some((key) => personOf(key) !== userId);
}
