import { matchPath } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Role } from '@/api/core/endpoint';
import { MENU, SCREENS } from '@/app/routes';
import { fixedEntries, roomEntries, studentEntries, subjectEntries } from './entries';
import type { Entry } from './entry';

// The module reads the page's history when it loads.
vi.mock('@/ui/platform/use-code', () => ({ preloadCode: () => {} }));

const ROOM = { id: 9, name: 'Sexto A', roomAcronyms: '6A' };
const textsOf = ({ texts }: Entry) => texts.map(({ text }) => text);
const namesOf = (entries: readonly Entry[], kind: string) =>
  entries.filter((entry) => entry.kind === kind).map((entry) => textsOf(entry)[0]);

const everything = (role: Role) => [
  ...fixedEntries(role),
  ...roomEntries([ROOM], role),
  ...subjectEntries([{ id: 16, name: 'Arte' }], role),
];

test.each(['Admin', 'Teacher'] as const)('what a role is offered leads to screens that it may open: %s', (role) => {
  for (const { target } of everything(role)) {
    if ('command' in target) continue;
    const [pathname = ''] = target.to.split('?');
    const screen = SCREENS.find(({ path }) => matchPath(`/dashboard/${path}`, pathname));
    expect(screen?.roles ?? []).toContain(role);
  }
});

test.each(['Admin', 'Teacher'] as const)('the screens are those of the menu, in its order: %s', (role) => {
  const labels = MENU[role].flatMap(({ entries }) => entries.map(({ label }) => label));
  expect(namesOf(fixedEntries(role), 'screens')).toEqual(labels);
});

test('what each role can begin', () => {
  const own = ['Cambiar contraseña', 'Cambiar número de teléfono', 'Salir'];
  expect(namesOf(everything('Admin'), 'actions')).toEqual([
    'Crear Publicación',
    'Agregar Asignatura',
    'Agregar Curso',
    'Agregar Profesor',
    'Agregar Mención',
    ...own,
    'Agregar Estudiante a Sexto A',
  ]);
  expect(namesOf(everything('Teacher'), 'actions')).toEqual([
    'Crear Publicación',
    'Nuevo logro',
    'Agregar Actividad',
    'Agregar Estudiante',
    ...own,
  ]);
});

test('a student bears the room, and the e-mail where another one has the same name', () => {
  const student = {
    name: 'Juan',
    surname: 'Gil',
    age: 2014,
    delay: false,
    studentStatus: null,
    active: true,
    roomId: 9,
    photoUrl: null,
  };
  const entries = studentEntries(
    [
      { ...student, id: 1, parentEmail: 'uno@correo.example' },
      { ...student, id: 2, parentEmail: 'dos@correo.example' },
      { ...student, id: 3, name: 'Ana\u200B', parentEmail: 'tres@correo.example' },
    ],
    ROOM,
  );
  expect(entries.map((entry) => [...textsOf(entry), entry.aside])).toEqual([
    ['Ana Gil', 'Sexto A'],
    ['Juan Gil', 'Sexto A · uno@correo.example'],
    ['Juan Gil', 'Sexto A · dos@correo.example'],
  ]);
  expect(entries.map(({ target }) => target)).toContainEqual({ to: '/dashboard/students/3?roomId=9' });
});
