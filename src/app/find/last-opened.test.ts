import { User } from 'lucide-react';
import { beforeEach, expect, test } from 'vitest';
import { rememberOwn, setListOwner } from '@/ui/platform/list-memory';
import type { Entry, Kind, Target } from './entry';
import { lastOpened, noteOpened } from './last-opened';

const open = (id: number, kind: Kind = 'students', target: Target = { to: '/' }) =>
  noteOpened({ key: `${kind}:${id}`, kind, icon: User, texts: [], aside: '', target } satisfies Entry);

beforeEach(() => {
  setListOwner(null);
  setListOwner('1:1');
});

test('the last five, the latest first, each once', () => {
  for (const id of [1, 2, 3, 4, 5, 6, 4]) open(id);
  expect(lastOpened()).toEqual(['students:4', 'students:6', 'students:5', 'students:3', 'students:2']);
});

test("neither screens nor 'Salir'", () => {
  open(1, 'screens');
  open(2, 'actions', { command: 'signOut' });
  open(3, 'actions', { command: 'password' });
  expect(lastOpened()).toEqual(['actions:3']);
});

test.each(['2:1', '1:2', null])('neither another person nor another school finds them: %s', (owner) => {
  open(1);
  setListOwner(owner);
  expect(lastOpened()).toEqual([]);
  setListOwner('1:1');
  expect(lastOpened()).toEqual([]);
});

test('what is not as it was written is nothing', () => {
  rememberOwn('opened', ['students:1', 2]);
  expect(lastOpened()).toEqual([]);
});
