import { beforeEach, expect, it } from 'vitest';
import type { Session } from '@/api/session';
import { eraseDrafts, readDraft, writeDraft } from '@/ui/form/drafts';
import { setTabOwner } from './tab-owner';

const SESSION = { userId: 3, schoolId: 1, schoolYearId: 4 } as Session;
const EMPTY = { title: '' };
const TYPED = { title: 'A medias' };

const typedBy = (session: Session) => {
  setTabOwner(session);
  return readDraft('notice', EMPTY)?.typed ?? null;
};

beforeEach(() => {
  eraseDrafts();
  setTabOwner(SESSION);
  writeDraft('notice', TYPED, EMPTY);
});

it.each([
  ['another school', { schoolId: 2 }],
  ['another year', { schoolYearId: 5 }],
  ['no year', { schoolYearId: null }],
])('what somebody typed in a school and year is not offered in %s, and is there afterwards (SAFE-28)', (_, other) => {
  expect(typedBy({ ...SESSION, ...other })).toBeNull();
  expect(typedBy(SESSION)).toEqual(TYPED);
});
