import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recall } from '@/ui/platform/tab-memory';
import { draftKey, eraseDraft, eraseDrafts, readDraft, sendDraft, setDraftOwner, writeDraft } from '@/ui/form/drafts';
import { hasDraft, hasDraftAside, setDraftAside, takeDraftBack } from './draft-aside';

const OWNER = { userId: 3, place: '1:4' };
const EMPTY = { title: '' };
const TYPED = { title: 'A medias' };

beforeEach(() => {
  eraseDrafts();
  setDraftOwner(OWNER);
  writeDraft('notice', TYPED, EMPTY);
});

const typedIn = (form: string) => readDraft(form, EMPTY)?.typed ?? null;

describe('a draft set aside (DUPL-01)', () => {
  const readNow = () => typedIn('notice')?.title;

  it('is none of the form until it is taken back', () => {
    setDraftAside('notice');
    expect([hasDraft('notice'), hasDraftAside('notice')]).toEqual([false, true]);
    takeDraftBack('notice');
    expect([readNow(), hasDraftAside('notice')]).toEqual([TYPED.title, false]);
  });

  it('is as young as what is typed now once it is taken back (SECU-02)', () => {
    vi.useFakeTimers({ now: 1_000 });
    eraseDraft('notice');
    writeDraft('notice', TYPED, EMPTY);
    setDraftAside('notice');
    vi.setSystemTime(9_000);
    takeDraftBack('notice');
    expect(recall(draftKey('notice') ?? '')).toMatchObject({ typed: TYPED, at: 9_000 });
    vi.useRealTimers();
  });

  it('gives its place to what was typed meanwhile, and none is lost', () => {
    setDraftAside('notice');
    writeDraft('notice', { title: 'Dos' }, EMPTY);
    setDraftAside('notice');
    writeDraft('notice', { title: 'Tres' }, EMPTY);
    const seen = [1, 2, 3].map(() => {
      takeDraftBack('notice');
      return readNow();
    });
    expect(seen).toEqual(['Dos', TYPED.title, 'Tres']);
    expect(hasDraftAside('notice')).toBe(true);
  });

  it('outlives the form’s own draft, and goes with its person', () => {
    setDraftAside('notice');
    writeDraft('notice', { title: 'Dos' }, EMPTY);
    eraseDraft('notice');
    expect(hasDraftAside('notice')).toBe(true);
    setDraftOwner({ ...OWNER, userId: 4 });
    setDraftOwner(OWNER);
    expect(hasDraftAside('notice')).toBe(false);
  });

  it('is never what is on its way, and waits until that is answered', () => {
    setDraftAside('notice');
    const sending = sendDraft('notice', { title: 'Dos' }, EMPTY);
    // The form was left and reopened.
    writeDraft('notice', EMPTY, EMPTY);
    setDraftAside('notice');
    takeDraftBack('notice');
    expect([readNow(), hasDraftAside('notice')]).toEqual([undefined, false]);
    sending.succeed(EMPTY, false);
    expect([hasDraft('notice'), hasDraftAside('notice')]).toEqual([false, true]);
    takeDraftBack('notice');
    expect([readNow(), hasDraftAside('notice')]).toEqual([TYPED.title, false]);
  });

  it('is what was typed in a form that was opened anew while the first is sent', () => {
    const sending = sendDraft('notice', TYPED, EMPTY);
    writeDraft('notice', { title: 'Dos' }, EMPTY);
    setDraftAside('notice');
    sending.succeed(EMPTY, false);
    takeDraftBack('notice');
    expect(readNow()).toBe('Dos');
  });

  it('is none where nothing was typed, or for nobody', () => {
    setDraftAside('other');
    expect(hasDraftAside('other')).toBe(false);
    sendDraft('notice', TYPED, EMPTY).fail();
    setDraftOwner(null);
    setDraftAside('notice');
    takeDraftBack('notice');
    expect([hasDraft('notice'), hasDraftAside('notice')]).toEqual([false, false]);
  });
});
