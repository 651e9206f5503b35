/** How a session begins: what the school needs is loaded, then everything is stored at once (AUTH-25, AUTH-26). */
import type { Login, LoginSchool } from '@/api/resources/accounts';
import { storeSession } from '@/api/session';
import { eraseAsSignOut, noteActivity } from '@/api/session-storage';
import { enterSchool } from '@/features/access/enter-school';
import { rememberOwnRecord, rememberPerson } from '@/school/person';
import { queryClient } from '@/app/query-client';
import { keepsOthers } from './left-behind';
import { sweep } from './left-behind-watch';
import { note } from './session-flow';
import { setTabOwner } from './tab-owner';

/**
 * Enters the chosen school and caches what the login loaded for the first screen (P4). Throws ApiError and stores nothing,
 * also when the signal aborts before everything has loaded (SAFE-31).
 */
export async function beginSession(login: Login, chosen: LoginSchool, signal: AbortSignal): Promise<void> {
  const { session, school, teacher, models } = await enterSchool(login, chosen, signal);
  sweep();
  // SECU-01: tabs that hear nothing of this sign-in may keep what others typed, as this one does.
  if (keepsOthers(session.userId)) eraseAsSignOut();
  queryClient.clear();
  rememberPerson(queryClient, session, login, school);
  if (teacher) rememberOwnRecord(queryClient, session, teacher, models);
  setTabOwner(session);
  note({ kind: 'begun' });
  storeSession(session);
  noteActivity(Date.now());
}
