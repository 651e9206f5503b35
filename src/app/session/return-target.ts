/** The address to return to, offered after signing in again (SAFE-05). */
import { object, string } from 'yup';
import type { Session } from '@/api/session';
import { integer } from '@/api/core/schema';
import { recall } from '@/ui/platform/tab-memory';
import { RETURN_KEY, forgetReturn } from './return-to';

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

/** The address of that person in that school and year, or null; forgets another person's. */
export function recallReturn(owner: Owner): { readonly path: string; readonly heading: string | null } | null {
  forgetReturn(owner.userId);
  const target = recall(RETURN_KEY);
  if (!returnSchema.isValidSync(target, { strict: true })) return null;
  return target.schoolId === owner.schoolId && target.schoolYearId === owner.schoolYearId ? target : null;
}
