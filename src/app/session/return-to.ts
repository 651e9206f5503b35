/** Where somebody was when an idle logout or a 401 interrupted them (SAFE-05). It is offered by return-target.ts, which the login does not load. */
import type { Session } from '@/api/session';
import { forget, recall, remember } from '@/ui/platform/tab-memory';

export const RETURN_KEY = 'return';

/** `at`: when the session ended, in ms since the epoch (SECU-02). `since`: the sign-out before it (SECU-01). */
export function rememberReturn({ userId, schoolId, schoolYearId }: Session, at: number, since: string | null): void {
  if (!location.pathname.startsWith('/dashboard')) return;
  // No heading when the time ran out while no tab was open: nothing has been rendered.
  const heading = document.querySelector('h1')?.textContent ?? null;
  remember(RETURN_KEY, { userId, schoolId, schoolYearId, path: location.pathname + location.search, heading, at, since });
}

/** Forgets the address, unless it is that person's. */
export function forgetReturn(exceptOf: number | null = null): void {
  const target = recall(RETURN_KEY) as { userId?: unknown } | null;
  if (exceptOf === null || target?.userId !== exceptOf) forget((key) => key === RETURN_KEY);
}
