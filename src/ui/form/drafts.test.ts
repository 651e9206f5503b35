import { beforeEach, describe, expect, it } from 'vitest';
import { recall, remember } from '@/ui/platform/tab-memory';
import { eraseDraft, eraseDrafts, proveDraft, readDraft, sendDraft, setDraftOwner, writeDraft } from './drafts';
import { mergeFields } from './merge-fields';
import { settleWithheldDrafts, withholdUnprovenDrafts } from './withheld-drafts';

const OWNER = { userId: 3, place: '1:4' };
const EMPTY = { title: '' };
const TYPED = { title: 'A medias' };

beforeEach(() => {
  eraseDrafts();
  setDraftOwner(OWNER);
  writeDraft('notice', TYPED, EMPTY);
});

const typedIn = (form: string) => readDraft(form, EMPTY)?.typed ?? null;

const read = (owner: typeof OWNER) => {
  setDraftOwner(owner);
  return typedIn('notice');
};

describe('a draft belongs to person and place (SAFE-28)', () => {
  it.each(['2:4', '1:5', '1:'])('in %s it is not offered, and is there afterwards', (place) => {
    expect(read({ ...OWNER, place })).toBeNull();
    expect(read(OWNER)).toEqual(TYPED);
  });

  it('another person erases it, also one whose id begins alike', () => {
    expect(read({ ...OWNER, userId: 33 })).toBeNull();
    expect(read(OWNER)).toBeNull();
  });

  it('nobody has one', () => {
    setDraftOwner(null);
    writeDraft('other', TYPED, EMPTY);
    expect(typedIn('notice')).toBeNull();
    setDraftOwner(OWNER);
    expect(typedIn('other')).toBeNull();
  });
});

describe('what the form had opened with stands beside what was typed (SAFE-33)', () => {
  const CHANGED = { title: 'De otra persona' };
  const draft = () => readDraft('notice', EMPTY);

  it('also when the form opened with something else since', () => {
    expect(draft()).toEqual({ typed: TYPED, known: EMPTY });
    writeDraft('notice', TYPED, CHANGED, EMPTY);
    expect(draft()).toEqual({ typed: TYPED, known: EMPTY });
  });

  it('and when it could not be sent', () => {
    const sending = sendDraft('notice', TYPED, CHANGED, EMPTY);
    eraseDraft('notice');
    sending.fail();
    expect(draft()).toEqual({ typed: TYPED, known: EMPTY });
  });

  it.each([
    ['the typed values alone', TYPED],
    ['beside them another shape', { typed: TYPED, known: {} }],
  ])('%s: it is dropped (SAFE-29)', (_, kept) => {
    remember('draft:3:1:4:notice', kept);
    expect(draft()).toBeNull();
    expect(recall('draft:3:1:4:notice')).toBeNull();
  });
});

it('over what others stored, a field in which nothing was typed is as it is stored by now', () => {
  const known = { title: 'Uno', rooms: [9], place: '' };
  const stored = { title: 'Dos', rooms: [9, 15], place: 'Coliseo' };
  const over = mergeFields<typeof known>();
  expect(over({ typed: { title: 'Mío', rooms: [9], place: '' }, known }, stored)).toEqual({
    title: 'Mío',
    rooms: [9, 15],
    place: 'Coliseo',
  });
  expect(over({ typed: { title: 'Uno', rooms: [], place: '' }, known }, stored)).toEqual({
    title: 'Dos',
    rooms: [],
    place: 'Coliseo',
  });
});

it('over what others stored, each field within a record is by itself, and a list as a whole', () => {
  const known = { files: { kept: ['plano'], added: [] as string[] } };
  const stored = { files: { kept: ['plano', 'acta'], added: [] as string[] } };
  const draft = { typed: { files: { kept: ['plano'], added: ['foto'] } }, known };
  const over = mergeFields<typeof known>();
  expect(over(draft, stored)).toEqual({ files: { kept: ['plano', 'acta'], added: ['foto'] } });
  const emptied = { typed: { files: { kept: [] as string[], added: [] as string[] } }, known };
  expect(over(emptied, stored)).toEqual({ files: { kept: [], added: [] } });
});

it('over what others stored, fields that belong together are as typed if one of them is', () => {
  const known = { isDirector: true, roomIds: [9], title: 'Uno' };
  const stored = { isDirector: false, roomIds: [], title: 'Dos' };
  const over = (typed: typeof known) => mergeFields<typeof known>('isDirector', 'roomIds')({ typed, known }, stored);
  expect(over({ ...known, roomIds: [9, 10] })).toEqual({ isDirector: true, roomIds: [9, 10], title: 'Dos' });
  expect(over({ ...known, title: 'Mío' })).toEqual({ ...stored, title: 'Mío' });
});

describe('it goes', () => {
  it('when it is erased, alone', () => {
    writeDraft('notice:2', TYPED, EMPTY);
    eraseDraft('notice');
    expect([typedIn('notice'), typedIn('notice:2')]).toEqual([null, TYPED]);
  });

  it('when the form is as it opened', () => {
    writeDraft('notice', EMPTY, EMPTY);
    expect(typedIn('notice')).toBeNull();
  });

  it('when the form has another shape by now, for good (SAFE-29)', () => {
    expect(readDraft('notice', { title: '', place: '' })).toBeNull();
    expect(typedIn('notice')).toBeNull();
  });

  it('when the form could not be drawn with it, and can without (SAFE-29)', () => {
    readDraft('notice', EMPTY);
    expect(withholdUnprovenDrafts()).toBe(true);
    expect(readDraft('notice', EMPTY)).toBeNull();
    settleWithheldDrafts(true);
    expect(typedIn('notice')).toBeNull();
  });

  it('not when the form could not be drawn without it either (SAFE-29)', () => {
    readDraft('notice', EMPTY);
    withholdUnprovenDrafts();
    settleWithheldDrafts(false);
    expect(typedIn('notice')).toEqual(TYPED);
  });

  it('not for another form that could not be drawn', () => {
    readDraft('notice', EMPTY);
    proveDraft('notice');
    expect(withholdUnprovenDrafts()).toBe(false);
    expect(typedIn('notice')).toEqual(TYPED);
  });
});

describe('a form that is being sent', () => {
  const LATER = { title: 'Otra cosa' };

  it('has no draft meanwhile, and none once it is saved', () => {
    const sending = sendDraft('notice', TYPED, EMPTY);
    expect(typedIn('notice')).toBeNull();
    sending.succeed(EMPTY, true);
    expect(typedIn('notice')).toBeNull();
  });

  it('has its draft again when it fails, also if the form was left and opened empty', () => {
    const sending = sendDraft('notice', TYPED, EMPTY);
    writeDraft('notice', EMPTY, EMPTY);
    sending.fail();
    expect(typedIn('notice')).toEqual(TYPED);
  });

  it.each(['succeed', 'fail'] as const)('that was left takes nothing from the form opened anew (%s)', (end) => {
    const sending = sendDraft('notice', TYPED, EMPTY);
    writeDraft('notice', LATER, EMPTY);
    if (end === 'succeed') sending.succeed(EMPTY, false);
    else sending.fail();
    expect(typedIn('notice')).toEqual(LATER);
  });

  it('goes on with what was typed meanwhile', () => {
    const sending = sendDraft('notice', TYPED, EMPTY);
    sending.succeed(LATER, true);
    expect(typedIn('notice')).toEqual(LATER);
  });

  it('has its draft again in the next session, if this one ends before the answer (SAFE-03)', () => {
    sendDraft('notice', TYPED, EMPTY);
    setDraftOwner(null);
    expect(read(OWNER)).toEqual(TYPED);
  });

  it('has it also if it was left and opened empty meanwhile, and gives it up once it is saved', () => {
    const sending = sendDraft('notice', TYPED, EMPTY);
    writeDraft('notice', EMPTY, EMPTY);
    sending.succeed(EMPTY, false);
    expect(typedIn('notice')).toBeNull();
    sendDraft('notice', TYPED, EMPTY);
    writeDraft('notice', EMPTY, EMPTY);
    setDraftOwner(null);
    expect(read(OWNER)).toEqual(TYPED);
  });

  it('is none until the last of two sendings is answered (SAFE-12)', () => {
    const first = sendDraft('notice', TYPED, EMPTY);
    writeDraft('notice', LATER, EMPTY);
    const second = sendDraft('notice', LATER, EMPTY);
    first.succeed(EMPTY, false);
    expect(typedIn('notice')).toBeNull();
    second.fail();
    expect(typedIn('notice')).toEqual(LATER);
  });

  it('writes nothing for whoever signed in meanwhile', () => {
    const sending = sendDraft('notice', TYPED, EMPTY);
    setDraftOwner({ ...OWNER, userId: 7 });
    sending.fail();
    expect(typedIn('notice')).toBeNull();
  });
});
