/** Where someone was when an idle logout or a 401 took them away, offered again after they sign in (SAFE-05). */
import { object, string } from 'yup';
import type { Session } from '@/api/session';
import { integer } from '@/api/core/schema';
import { forget, recall, remember } from '@/ui/platform/tab-memory';

const KEY = 'return';

/** SAFE-28: it belongs to a person, a school and a year. */
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
  // None where the time ran out while no tab was open: nothing has been drawn.
  const heading = document.querySelector('h1')?.textContent ?? null;
  remember(KEY, { userId, schoolId, schoolYearId, path: location.pathname + location.search, heading });
}

/** Forgets it, unless it is that person's. */
export function forgetReturn(exceptOf: number | null = null): void {
  if (exceptOf === null || stored()?.userId !== exceptOf) forget((key) => key === KEY);
}

/** The target of that same person in that school and year, or null; another person's is forgotten. */
export function recallReturn(owner: Owner): { readonly path: string; readonly heading: string | null } | null {
  forgetReturn(owner.userId);
  const target = stored();
  return target?.schoolId === owner.schoolId && target.schoolYearId === owner.schoolYearId ? target : null;
}
