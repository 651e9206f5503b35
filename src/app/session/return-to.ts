/** Where somebody was when an idle logout or a 401 interrupted them; offered after they sign in again (SAFE-05). */
import { object, string } from 'yup';
import type { Session } from '@/api/session';
import { integer } from '@/api/core/schema';
import { forget, recall, remember } from '@/ui/platform/tab-memory';

const KEY = 'return';

/** SAFE-28: the address belongs to a person, a school and a year. */
type Owner = Pick<Session, 'userId' | 'schoolId' | 'schoolYearId'>;

const returnSchema = object({
  userId: integer(),
  schoolId: integer(),
  schoolYearId: integer().nullable(),
  path: string()
    .matches(/^\/dashboard/)
    .defined(),
  heading: string().nullable().defined(),
});

function stored() {
  const target = recall(KEY);
  return returnSchema.isValidSync(target, { strict: true }) ? target : null;
}

export function rememberReturn({ userId, schoolId, schoolYearId }: Owner): void {
  if (!location.pathname.startsWith('/dashboard')) return;
  // No heading when the time ran out while no tab was open: nothing has been rendered.
  const heading = document.querySelector('h1')?.textContent ?? null;
  remember(KEY, { userId, schoolId, schoolYearId, path: location.pathname + location.search, heading });
}

/** Forgets the address, unless it is that person's. */
export function forgetReturn(exceptOf: number | null = null): void {
  if (exceptOf === null || stored()?.userId !== exceptOf) forget((key) => key === KEY);
}

/** The address of that person in that school and year, or null; forgets another person's. */
export function recallReturn(owner: Owner): { readonly path: string; readonly heading: string | null } | null {
  forgetReturn(owner.userId);
  const target = stored();
  return target?.schoolId === owner.schoolId && target.schoolYearId === owner.schoolYearId ? target : null;
}
