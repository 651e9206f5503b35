import { dialogOf } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { publications } from '@fixtures/publications';
import { guardians } from '@fixtures/students';
import { cardOf, openFeed } from './feed-page';
import { ADMIN_FEED, TEACHER_FEED, answering, postOf } from '@e2e/support/post-factory';

const CALL = 'GET /api/parents/{id}';
const { paula, jeronimo, sonia, hector, yesid } = guardians;

/** A post read by those guardians. */
const readBy = (...ids: number[]) => postOf({ id: 1, title: 'Leída', whoHasViewed: ids, view: { totalCount: ids.length } });

test('the card counts its views and opens them', { tag: ['@CARD-21:one', '@CARD-21:several', '@VIEW-01'] }, async ({ page, app }) => {
  const posts = [
    { ...readBy(paula.id), title: 'Una' },
    { ...readBy(paula.id, sonia.id), id: 2, title: 'Dos' },
  ];
  await openFeed({ page, app }, 'coordinadora', { faults: answering(ADMIN_FEED, posts) });
  await expect(cardOf(page, 'Dos').getByRole('button', { name: /^2 vistas de / })).toBeVisible();
  const button = cardOf(page, 'Una').getByRole('button', { name: '1 vista de Una', exact: true });
  await button.press('Enter');
  const dialog = dialogOf(page, 'Vistas');
  await expect(dialog.getByRole('heading', { name: 'Vistas' })).toBeVisible();
  await expect(dialog.getByText('Paula Andrea Bohórquez Niño')).toBeVisible();
  await app.checkA11y();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

for (const [who, role, path] of [
  ['coordinadora', 'admin', ADMIN_FEED],
  ['docente', 'teacher', TEACHER_FEED],
] as const) {
  test(`${who} asks for each reader once, and only on opening`, { tag: [`@VIEW-02:${role}`] }, async ({ page, app }) => {
    // One of them stands there twice.
    const post = { ...readBy(paula.id, jeronimo.id, sonia.id, paula.id), view: { totalCount: 3 } };
    await openFeed({ page, app }, who, { faults: answering(path, [post]) });
    await expect(cardOf(page, 'Leída')).toBeVisible();
    expect(await app.control.calls(CALL)).toEqual([]);
    await page.getByRole('button', { name: '3 vistas' }).click();
    await expect(dialogOf(page, 'Vistas').getByText('Sonia Milena')).toBeVisible();
    await expect(dialogOf(page, 'Vistas').getByText('Cargando…')).toHaveCount(0);
    await expect(dialogOf(page, 'Vistas').getByText('Paula Andrea')).toHaveCount(1);
    const asked = async () => (await app.control.calls(CALL)).map(({ path: of }) => of).toSorted();
    const each = [paula, jeronimo, sonia].map(({ id }) => `/api/parents/${id}`);
    expect(await asked()).toEqual(each.toSorted());
    // Opened again, it asks again.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '3 vistas' }).click();
    await expect.poll(asked).toEqual([...each, ...each].toSorted());
  });
}

test(
  'each reader stands with name, picture and students',
  { tag: ['@VIEW-03:picture', '@VIEW-03:no-picture', '@VIEW-04:one', '@VIEW-04:several', '@VIEW-04:photo', '@VIEW-04:no-photo'] },
  async ({ page, app }) => {
    const student = { id: 1, name: 'Con foto', photoUrl: '/favicon.svg', roomName: 'Octavo A', roomAcronyms: '8A' };
    const students = [student, { ...student, id: 2, name: 'Segunda' }, { ...student, id: 3, name: 'Tercera' }];
    const answered = { id: sonia.id, name: 'Sonia Milena', surname: 'Gómez Pacheco', image: null, students };
    const faults = [
      ...answering(TEACHER_FEED, [readBy(paula.id, jeronimo.id, sonia.id)]),
      { method: 'GET', path: `/api/parents/${sonia.id}`, kind: 'answer', body: answered } as const,
    ];
    await openFeed({ page, app }, 'docente', { faults });
    await page.getByRole('button', { name: '3 vistas' }).click();
    const dialog = dialogOf(page, 'Vistas');
    const readerOf = (name: string) => dialog.getByRole('listitem').filter({ hasText: name }).first();

    const mother = readerOf('Paula Andrea Bohórquez Niño');
    await expect(mother.getByRole('presentation')).toHaveCount(1);
    await expect(mother.getByRole('presentation')).toHaveAttribute('src', /\/avatar-5\.svg$/);
    await expect(mother.getByRole('listitem')).toHaveCount(1);
    await expect(mother.getByRole('listitem')).toContainText('Samuel Ospina Bohórquez');
    await expect(mother.getByRole('listitem').getByText('Sexto B (6B)', { exact: true })).toBeVisible();

    const father = readerOf('Jerónimo Chaparro Peña');
    await expect(father.getByRole('presentation')).toHaveCount(0);
    await expect(father.getByRole('listitem')).toHaveCount(2);
    await expect(father.getByRole('listitem').filter({ hasText: 'Martín Chaparro Rojas' })).toContainText('Séptimo A (7A)');
    await expect(father.getByRole('listitem').filter({ hasText: 'Ana Lucía Chaparro Rojas' })).toContainText('Cuarto A (4A)');

    const other = readerOf('Sonia Milena Gómez Pacheco');
    await expect(other.getByRole('presentation')).toHaveCount(3);
    const photo = other.getByRole('listitem').getByRole('presentation').first();
    await expect(photo).toHaveAttribute('src', '/favicon.svg');
    await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
    await expect(other.getByRole('listitem')).toHaveText(['Con fotoOctavo A (8A)', 'SegundaOctavo A (8A)', 'TerceraOctavo A (8A)']);
  },
);

test('more readers than fit are all there, by the keyboard too', { tag: ['@wire', '@VIEW-03', '@API-031:ok'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'docente');
  const card = cardOf(page, publications.cellModel.title);
  const button = card.getByRole('button', { name: /^\d+ vistas de / });
  const count = Number.parseInt((await button.textContent()) ?? '', 10);
  expect(count).toBeGreaterThan(20);
  await button.click();
  const dialog = dialogOf(page, 'Vistas');
  await expect(dialog.getByText('Cargando…')).toHaveCount(0);
  // Each with one student at least.
  const readers = dialog.getByRole('listitem').filter({ has: page.getByRole('list') });
  await expect(readers).toHaveCount(count);
  await expect(readers.last()).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect(readers.last()).toBeInViewport();
  await expect(dialog.getByRole('button', { name: 'Cerrar' })).toBeInViewport();
});

test(
  'readers whose calls fail are left out without a word',
  { tag: ['@VIEW-05:status', '@VIEW-05:network', '@VIEW-05:shape', '@VIEW-05:unknown'] },
  async ({ page, app }) => {
    const failing = [
      [jeronimo, { kind: 'status', status: 500 }],
      [hector, { kind: 'network' }],
      [yesid, { kind: 'shape' }],
    ] as const;
    const faults = [
      // The last one is nobody.
      ...answering(ADMIN_FEED, [readBy(paula.id, jeronimo.id, hector.id, yesid.id, sonia.id, 999_999)]),
      ...failing.map(([{ id }, fault]) => ({ method: 'GET', path: `/api/parents/${id}`, ...fault })),
    ];
    await openFeed({ page, app }, 'coordinadora', { faults });
    await page.getByRole('button', { name: '6 vistas' }).click();
    const dialog = dialogOf(page, 'Vistas');
    await expect(dialog.getByText('Paula Andrea Bohórquez Niño')).toBeVisible();
    await expect(dialog.getByText('Sonia Milena Gómez Pacheco')).toBeVisible();
    await expect(dialog.getByText('Cargando…')).toHaveCount(0);
    // At once: a banner would go by itself.
    expect(await page.getByRole('alert').count()).toBe(0);
    for (const [{ name }] of failing) await expect(dialog.getByText(name)).toHaveCount(0);
    await expect(dialog.getByText('Aún no hay vistas')).toHaveCount(0);
    await expect(dialogOf(page, 'Atención')).toHaveCount(0);
    await expect(page.getByText('Ha ocurrido un error inesperado')).toHaveCount(0);
    await expect(page.getByText('No response from server')).toHaveCount(0);
    // Each was asked for, and answered badly.
    const asked = (await app.control.calls(CALL)).map(({ path }) => path);
    for (const [{ id }] of failing) expect(asked).toContain(`/api/parents/${id}`);
  },
);

test('a post that nobody has read says so and asks for nobody', { tag: ['@VIEW-06'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'directora');
  await cardOf(page, publications.earlyExit.title).getByRole('button', { name: '0 vistas' }).click();
  const dialog = dialogOf(page, 'Vistas');
  await expect(dialog.getByText('Aún no hay vistas', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Cargando…')).toHaveCount(0);
  expect(await app.control.calls(CALL)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toHaveCount(0);
});
