import type { Session } from '@/api/session';
import { setDraftOwner } from '@/ui/form/drafts';
import { setListOwner } from '@/ui/platform/list-memory';

/** Sets whose drafts and lists this tab remembers; forgets other people's (SAFE-15, SAFE-28). */
export function setTabOwner(session: Session | null): void {
  setDraftOwner(session && { userId: session.userId, place: `${session.schoolId}:${session.schoolYearId ?? ''}` });
  setListOwner(session && `${session.userId}:${session.schoolId}`);
}
