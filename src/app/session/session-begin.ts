/** How a session begins: what the school needs is loaded, then everything is stored at once (AUTH-25, AUTH-26). */
import type { Login, LoginSchool } from '@/api/resources/accounts';
import { noteActivity, storeSession } from '@/api/session';
import { enterSchool } from '@/features/access/enter-school';
import { setDraftOwner } from '@/ui/form/drafts';
import { rememberOwnRecord, rememberPerson } from '@/app/shell/person';
import { queryClient } from '@/app/query-client';

let hasBegun = false;

/** Whether this page signed in; false: it was opened with a stored session. */
export const hasSessionBegun = (): boolean => hasBegun;

/** Enters the chosen school; what login brought is there for the first screen (P4). Throws ApiError, nothing stored. */
export async function beginSession(login: Login, chosen: LoginSchool): Promise<void> {
  const { session, school, teacher } = await enterSchool(login, chosen);
  queryClient.clear();
  rememberPerson(queryClient, session, login, school);
  if (teacher) rememberOwnRecord(queryClient, session, teacher);
  setDraftOwner(session.userId);
  hasBegun = true;
  storeSession(session);
  noteActivity(Date.now());
}
