import { dialogOf } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { publications } from '@fixtures/publications';
import { guardians } from '@fixtures/students';
import { cardOf, openFeed } from './feed-page';
import { ADMIN_FEED, TEACHER_FEED, answering, postOf } from '@e2e/support/post-factory';

const CALL = 'GET /api/parents/{id}';
const { paula, jeronimo, sonia } = guardians;

/** A post read by those guardians. */
const readBy = (...ids: number[]) => postOf({ id: 1, title: 'Leída', whoHasViewed: ids, view: { totalCount: ids.length } });

test('the card counts its views and opens them', { tag: ['@CARD-21', '@VIEW-01'] }, async ({ page, app }) => {
  const posts = [
    { ...readBy(paula.id), title: 'Una' },
    { ...readBy(paula.id, sonia.id), id: 2, title: 'Dos' },
  ];
  await openFeed({ page, app }, 'coordinadora', { faults: answering(ADMIN_FEED, posts) });
  await expect(cardOf(page, 'Dos').getByRole('button', { name: '2 vistas', exact: true })).toBeVisible();
  const button = cardOf(page, 'Una').getByRole('button', { name: '1 vista', exact: true });
  await button.press('Enter');
  const dialog = dialogOf(page, 'Vistas');
  await expect(dialog.getByRole('heading', { name: 'Vistas' })).toBeVisible();
  await expect(dialog.getByText('Paula Andrea Bohórquez Niño')).toBeVisible();
  await app.look();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

for (const [who, path] of [
  ['coordinadora', ADMIN_FEED],
  ['docente', TEACHER_FEED],
] as const) {
  test(`${who} asks for each reader once, and only on opening`, { tag: ['@VIEW-02'] }, async ({ page, app }) => {
    await openFeed({ page, app }, who, { faults: answering(path, [readBy(paula.id, jeronimo.id, sonia.id)]) });
    await expect(cardOf(page, 'Leída')).toBeVisible();
    expect(await app.door.calls(CALL)).toEqual([]);
    await page.getByRole('button', { name: '3 vistas' }).click();
    await expect(dialogOf(page, 'Vistas').getByText('Sonia Milena')).toBeVisible();
    await expect(dialogOf(page, 'Vistas').getByText('Cargando…')).toHaveCount(0);
    const asked = (await app.door.calls(CALL)).map(({ path: of }) => of).sort();
    expect(asked).toEqual([paula, jeronimo, sonia].map(({ id }) => `/api/parents/${id}`).sort());
  });
}

test('each reader stands with name, picture and students', { tag: ['@VIEW-03', '@VIEW-04'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'docente', { faults: answering(TEACHER_FEED, [readBy(paula.id, jeronimo.id)]) });
  await page.getByRole('button', { name: '2 vistas' }).click();
  const dialog = dialogOf(page, 'Vistas');
  const readerOf = (name: string) => dialog.getByRole('listitem').filter({ hasText: name }).first();

  const mother = readerOf('Paula Andrea Bohórquez Niño');
  await expect(mother.getByRole('presentation').first()).toHaveAttribute('src', /\/avatar-5\.svg$/);
  await expect(mother.getByRole('listitem')).toHaveCount(1);
  await expect(mother.getByRole('listitem')).toContainText('Samuel Ospina Bohórquez');
  await expect(mother.getByRole('listitem').getByText('Sexto B (6B)', { exact: true })).toBeVisible();

  const father = readerOf('Jerónimo Chaparro Peña');
  await expect(father.getByRole('presentation')).toHaveCount(0);
  await expect(father.getByRole('listitem')).toHaveCount(2);
  await expect(father.getByRole('listitem').filter({ hasText: 'Martín Chaparro Rojas' })).toContainText('Séptimo A (7A)');
  await expect(father.getByRole('listitem').filter({ hasText: 'Ana Lucía Chaparro Rojas' })).toContainText('Cuarto A (4A)');
});

test('a student’s photo shows', { tag: ['@VIEW-04'] }, async ({ page, app }) => {
  const student = { id: 1, name: 'Samuel Ospina', photoUrl: '/favicon.svg', roomName: 'Sexto B', roomAcronyms: '6B' };
  const parent = { id: paula.id, name: 'Paula', surname: 'Bohórquez', image: null, students: [student] };
  const faults = [
    ...answering(ADMIN_FEED, [readBy(paula.id)]),
    { method: 'GET', path: '/api/parents/{id}', kind: 'answer', body: parent } as const,
  ];
  await openFeed({ page, app }, 'coordinadora', { faults });
  await page.getByRole('button', { name: '1 vista' }).click();
  const photo = dialogOf(page, 'Vistas').getByRole('presentation');
  await expect(photo).toHaveAttribute('src', '/favicon.svg');
  await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
});

for (const fault of [{ kind: 'status', status: 500 }, { kind: 'network' }, { kind: 'shape' }] as const) {
  test(`a reader whose call fails (${fault.kind}) is left out without a word`, { tag: ['@VIEW-05'] }, async ({ page, app }) => {
    const faults = [
      ...answering(ADMIN_FEED, [readBy(paula.id, jeronimo.id, sonia.id)]),
      { method: 'GET', path: `/api/parents/${jeronimo.id}`, ...fault },
    ];
    await openFeed({ page, app }, 'coordinadora', { faults });
    await page.getByRole('button', { name: '3 vistas' }).click();
    const dialog = dialogOf(page, 'Vistas');
    await expect(dialog.getByText('Paula Andrea Bohórquez Niño')).toBeVisible();
    await expect(dialog.getByText('Sonia Milena Gómez Pacheco')).toBeVisible();
    await expect(dialog.getByText('Cargando…')).toHaveCount(0);
    await expect(dialog.getByText('Jerónimo')).toHaveCount(0);
    await expect(dialogOf(page, 'Atención')).toHaveCount(0);
    await expect(page.getByText('Ha ocurrido un error inesperado')).toHaveCount(0);
    await expect(page.getByText('No response from server')).toHaveCount(0);
  });
}

test('a post that nobody has read says so and asks for nobody', { tag: ['@VIEW-06'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'directora');
  await cardOf(page, publications.earlyExit.title).getByRole('button', { name: '0 vistas' }).click();
  const dialog = dialogOf(page, 'Vistas');
  await expect(dialog.getByText('Aún no hay vistas', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Cargando…')).toHaveCount(0);
  expect(await app.door.calls(CALL)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toHaveCount(0);
});
