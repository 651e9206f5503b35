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

/** By moment: the page's own time that it corresponds to, which changes of the clock do not affect. */
const begun = new Map<number, number>();

/** Milliseconds since a moment, by the clock or by the page's own time, whichever is more. */
function ageOf(moment: number): number {
  const byClock = Date.now() - moment;
  const since = begun.get(moment) ?? performance.now() - Math.max(0, byClock);
  begun.set(moment, since);
  return Math.max(byClock, performance.now() - since);
}

/** When the session ended in this tab; null while one lasts, or where the tab did not hear of it. */
const sessionEnd = () => (getSession() === null ? timeIn(recall(RETURN_KEY)) : null);

/** Milliseconds until what lies under this key is due; 0 or less when it is. */
function remaining(key: string): number {
  if (key === RETURN_KEY) {
    const target = recall(key);
    if (!isRecord(target) || isSignedOutSince(typeof target['since'] === 'string' ? target['since'] : null)) return 0;
    return getSession() === null ? STUDENT_LIMIT - ageOf(timeIn(target) ?? 0) : Infinity;
  }
  const [, , signOut = null, form = ''] = DRAFT.exec(key) ?? [];
  if (isSignedOutSince(signOut)) return 0;
  const at = lastChange(key);
  if (at === null) return getSession() === null ? 0 : Infinity;
  const isLong = getSession() !== null || ABOUT_NO_STUDENT.includes(form);
  // Without a known end: the session lasted at least until the last change.
  return Math.min(DRAFT_LIMIT - ageOf(at), isLong ? Infinity : STUDENT_LIMIT - ageOf(sessionEnd() ?? at));
}

/** When that was last changed: for what lies beside a draft, the draft. null for what an earlier release has stored. */
function lastChange(key: string): number | null {
  const value = recall(key);
  if (Array.isArray(value) && key.endsWith(':aside')) return latestOf(value.map(timeIn));
  return key.endsWith(':known') ? timeIn(recall(key.slice(0, -':known'.length))) : timeIn(value);
}

const latestOf = (times: readonly (number | null)[]): number | null =>
  times.reduce((latest, time) => (time !== null && time > (latest ?? 0) ? time : latest), null);

/** A time that lies in the future, since the clock was set back, becomes the one that the page's own time says, or now (SAFE-26). */
function bringBack(key: string): void {
  const value = recall(key);
  const at = timeIn(value);
  if (isRecord(value) && at !== null && at > Date.now()) remember(key, { ...value, at: Date.now() - ageOf(at) });
}

/** The keys of drafts, of what lies beside them, and of the address to return to. */
const ownKeys = (): readonly string[] => rememberedKeys().filter((key) => key === RETURN_KEY || DRAFT.test(key));

/** Erases what is due. Returns the milliseconds until something else is, at most a minute. */
export function eraseDue(): number {
  const keys = ownKeys();
  keys.forEach(bringBack);
  // All are looked at before the first goes: the address says when the session ended.
  const left = new Map(keys.map((key) => [key, remaining(key)]));
  forget((key) => (left.get(key) ?? Infinity) <= 0);
  return Math.min(INTERVAL, ...[...left.values()].filter((ms) => ms > 0));
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
