import { expect, test } from 'vitest';
import { EMPTY_FIELD, giveBack, swapUnsent, takeUnsent, unsentBeside, type CommentValues } from './comment-values';

const field = (values: Partial<CommentValues>): CommentValues => ({ ...EMPTY_FIELD, ...values });
const failed = field({ message: 'Para Ana', mode: 'reply', commentId: 1 });
const asItWas = { message: 'Para Ana', mode: 'reply', commentId: 1 };

test('a failed comment stands in the free field again as what it was @COMM-19', () => {
  expect(giveBack(failed, EMPTY_FIELD)).toEqual({ ...asItWas, unsent: [] });
  expect(giveBack(failed, field({ message: ' ' }))).toEqual({ ...asItWas, unsent: [] });
});

test('it stands before what was typed meanwhile for the same comment, or for none @COMM-19', () => {
  const typed = field({ message: 'Y también', mode: 'reply', commentId: 1 });
  expect(giveBack(failed, typed)).toEqual(field({ message: 'Para Ana\nY también', mode: 'reply', commentId: 1 }));
  expect(giveBack(field({ message: 'Uno' }), field({ message: 'Dos' }))).toEqual(field({ message: 'Uno\nDos' }));
});

test.each([
  ['an answer to another', field({ message: 'Para Luis', mode: 'reply', commentId: 2 })],
  ['a new comment', field({ message: 'Para todos' })],
  ['an edit', field({ message: 'Mis palabras', mode: 'edit', commentId: 1 })],
  ['an answer that has only begun', field({ mode: 'reply', commentId: 2 })],
])('what is typed meanwhile for somebody else stays alone in the field: %s @COMM-19', (_, typed) => {
  expect(giveBack(failed, typed)).toEqual({ ...typed, unsent: [asItWas] });
});

test('words of an edit do not come before the words of a second edit of the same comment @COMM-19', () => {
  const edit = field({ message: 'Corregido', mode: 'edit', commentId: 1 });
  const again = field({ message: 'Otra vez', mode: 'edit', commentId: 1 });
  expect(giveBack(edit, again).message).toBe('Otra vez');
  expect(giveBack(edit, again).unsent).toHaveLength(1);
});

test('what waits comes back one by one, the latest first, when the field is free @COMM-19', () => {
  const second = { message: 'Segundo', mode: 'new', commentId: null } as const;
  const waiting = field({ unsent: [{ message: 'Primero', mode: 'new', commentId: null }, second] });
  const first = takeUnsent(waiting);
  expect(first).toEqual({ ...second, unsent: waiting.unsent.slice(0, 1) });
  expect(takeUnsent(first)).toBe(first);
});

test('what waits can be taken back at once: what is typed waits in its place, the next to come back @COMM-19', () => {
  const waiting = field({ message: 'Para Luis', mode: 'reply', commentId: 2, unsent: [asItWas as CommentValues] });
  const swapped = swapUnsent(waiting);
  expect(swapped).toEqual({ ...asItWas, unsent: [{ message: 'Para Luis', mode: 'reply', commentId: 2 }] });
  expect(swapUnsent(swapped)).toEqual(waiting);
  expect(swapUnsent(field({ unsent: [asItWas as CommentValues] }))).toEqual({ ...asItWas, unsent: [] });
});

test.each([
  ['a new comment', field({ message: 'Para todos' }), 1],
  ['an answer', failed, 1],
  ['an edit', field({ message: 'Cambiado', mode: 'edit', commentId: 3 }), 1],
  ['an edit that changed nothing', field({ message: 'Como estaba', mode: 'edit', commentId: 3 }), 0],
  ['blanks', field({ message: ' \n' }), 0],
])('what is typed waits when the field is taken for an edit: %s @COMM-15', (_, { unsent: _none, ...typed }, count) => {
  const earlier = { message: 'Antes', mode: 'new', commentId: null } as const;
  expect(unsentBeside({ ...typed, unsent: [earlier] }, 'Como estaba')).toEqual([earlier, typed].slice(0, 1 + count));
});
