import { latestSignOut, type Session } from '@/api/session';
import { setDraftOwner } from '@/ui/form/drafts';
import { setListOwner } from '@/ui/platform/list-memory';

/**
 * Sets whose drafts and lists this tab remembers; forgets other people's (SAFE-15, SAFE-28). What was typed before a sign-out bears
 * another moment than what is typed after it, so that it is never offered again, even where it is not erased yet (SECU-01).
 */
export function setTabOwner(session: Session | null): void {
  const signOut = latestSignOut();
  const since = signOut === null ? '' : `@${signOut}`;
  setDraftOwner(session && { userId: session.userId, place: `${session.schoolId}:${session.schoolYearId ?? ''}${since}` });
  setListOwner(session && `${session.userId}:${session.schoolId}${since}`);
}
