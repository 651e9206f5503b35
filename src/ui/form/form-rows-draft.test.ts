import { beforeEach, describe, expect, it } from 'vitest';
import { eraseDrafts, setDraftOwner, writeDraft } from './drafts';
import { handRows, heldRows, takeHandedRows, typedIn } from './form-rows-draft';

interface Row {
  readonly name: string;
}

const BLANK: Row = { name: '' };
const FORM = { draft: 'rooms', blank: BLANK };
const INITIAL = { rows: [BLANK] };

const row = (name: string): Row => ({ name });

beforeEach(() => {
  eraseDrafts();
  setDraftOwner({ userId: 3, place: '1:4' });
});

describe('what a form holds while it is not open', () => {
  it('is what was typed, without blank rows, then what waits for it (IMPO-06)', () => {
    expect(heldRows(FORM)).toEqual([]);
    writeDraft(FORM.draft, { rows: [row('Sexto A'), BLANK] }, INITIAL);
    handRows(FORM, [row('Sexto B')]);
    handRows(FORM, [row('Sexto C')]);
    expect(heldRows(FORM)).toEqual([row('Sexto A'), row('Sexto B'), row('Sexto C')]);
  });

  it('is nothing of what waits once the form has it', () => {
    handRows(FORM, [row('Sexto B')]);
    expect(takeHandedRows(FORM.draft, BLANK)).toEqual([row('Sexto B')]);
    expect(takeHandedRows(FORM.draft, BLANK)).toEqual([]);
    expect(heldRows(FORM)).toEqual([]);
  });

  it('is nothing of another shape (SAFE-29)', () => {
    writeDraft(FORM.draft, { rows: [{ title: 'Sexto A' }] }, INITIAL as object);
    expect(heldRows(FORM)).toEqual([]);
    expect(typedIn(FORM.draft, INITIAL)).toBeNull();
    writeDraft(FORM.draft, { rows: [row('Sexto A')] }, INITIAL);
    expect(typedIn(FORM.draft, INITIAL)).toEqual({ rows: [row('Sexto A')] });
  });
});
