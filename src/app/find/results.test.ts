import { User } from 'lucide-react';
import { expect, test } from 'vitest';
import { KINDS, type Entry, type Kind } from './entry';
import { searchedTextOf } from './match';
import { groupsOf } from './results';

const entry = (kind: Kind, name: string): Entry => ({
  key: `${kind}:${name}`,
  kind,
  icon: User,
  texts: [searchedTextOf(name)],
  aside: '',
  target: { to: '/' },
});

const shown = (entries: readonly Entry[], text: string, opened: readonly string[] = []) =>
  groupsOf(entries, text, opened).map(({ name, found, more }) => [name, found.map(({ entry: { texts } }) => texts[0]?.text), more]);

test('the groups stand in one order, without those that have nothing', () => {
  const entries = KINDS.toReversed().map((kind) => entry(kind, 'Ana'));
  expect(shown(entries, 'ana').map(([name]) => name)).toEqual([
    'Estudiantes',
    'Cursos',
    'Profesores',
    'Asignaturas',
    'Pantallas',
    'Acciones',
  ]);
  expect(shown([entry('rooms', 'Sexto A'), entry('students', 'Ana')], 'sex')).toEqual([['Cursos', ['Sexto A'], 0]]);
});

test('the best first, and equals in the order of their list', () => {
  const entries = ['Ruiz Ana', 'Ana Ruiz', 'Ana', 'Anabel'].map((name) => entry('students', name));
  expect(shown(entries, 'ana')).toEqual([['Estudiantes', ['Ana', 'Ana Ruiz', 'Anabel', 'Ruiz Ana'], 0]]);
});

test('at most eight of a group, and how many more', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => entry('students', `Ana ${index}`));
  expect(shown(many(8), 'ana')[0]?.[2]).toBe(0);
  const [group] = shown(many(20), 'ana');
  expect(group?.[1]).toHaveLength(8);
  expect(group?.[2]).toBe(12);
});

test('before anything is typed: what was opened last, the latest first, and the screens', () => {
  const entries = [entry('students', 'Ana'), entry('rooms', 'Sexto A'), entry('screens', 'Cursos'), entry('actions', 'Salir')];
  const opened = ['rooms:Sexto A', 'students:gone', 'students:Ana'];
  expect(shown(entries, '', opened)).toEqual([
    ['Últimos abiertos', ['Sexto A', 'Ana'], 0],
    ['Pantallas', ['Cursos'], 0],
  ]);
  expect(shown(entries, '  ')).toEqual([['Pantallas', ['Cursos'], 0]]);
});
