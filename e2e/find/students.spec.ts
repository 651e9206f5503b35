/** The students in 'Buscar': asked for once, three calls at a time, as they come. */
import { acceptSaved, anyDialog, dialogOf, expectNoMessage, openEntry } from '@e2e/support/screens';
import { expect, expectAnswered, test } from '@e2e/support/test';
import { STUDENTS, activeOf, expectAll, fieldOf, findOf, groupOf, openBest, openFind, optionOf } from './find';

const PATH = '/api/students';
const roomsOf = (calls: readonly { readonly query: Readonly<Record<string, string>> }[]) =>
  calls.map(({ query }) => query['filters[0][value]']);

for (const [name, who, count] of [
  ['Admin', 'coordinadora', 15],
  ['Teacher', 'directora', 3],
] as const)
  test(`each room of ${who} is asked for once in a session`, { tag: [`@FIND-04:${name}`, '@API-068'] }, async ({ page, app }) => {
    await app.signIn(who);
    expect(await app.control.calls(STUDENTS)).toEqual([]);
    await openFind(page);
    await expectAll(page);
    const rooms = roomsOf(await app.control.calls(STUDENTS));
    expect(rooms).toHaveLength(count);
    expect(new Set(rooms).size).toBe(count);
    await page.keyboard.press('Escape');
    await openBest(page, 'cris eche', /^Cristian Camilo Echeverri Vélez/);
    await expect(page).toHaveURL('/dashboard/students/7?roomId=9');
    await openFind(page);
    await expectAll(page);
    await expectAnswered(page, app);
    // The student's own screen asks for its room, as ever.
    expect(roomsOf(await app.control.calls(STUDENTS)).filter((room) => room !== '9')).toHaveLength(count - 1);
  });

test(
  'three calls at a time, while what is there can be searched',
  { tag: ['@FIND-04:three', '@FIND-04:progress'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { faults: [{ method: 'GET', path: PATH, kind: 'slow', ms: 60_000, after: 2, times: 3 }] });
    await openFind(page);
    await expect(findOf(page).getByText('Buscando en 3 de 15 cursos…')).toBeVisible();
    await expect.poll(async () => (await app.control.read()).faults).toEqual([]);
    expect(await app.control.calls(STUDENTS)).toHaveLength(5);
    await page.keyboard.type('ana');
    await expect(groupOf(page, 'Estudiantes').getByRole('option').first()).toBeVisible();
    await fieldOf(page).fill('cris eche');
    // It may still come: nothing is said of it.
    await expect(findOf(page).getByText('Ningún resultado para esta búsqueda.')).toHaveCount(0);
    await app.control.release();
    await expect(optionOf(page, /^Cristian Camilo Echeverri Vélez/)).toBeVisible();
    await expectAll(page);
    expect(await app.control.calls(STUDENTS)).toHaveLength(15);
  },
);

test('closing ends those that are not sent, and the next opening asks for them', { tag: ['@FIND-04:three'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { faults: [{ method: 'GET', path: PATH, kind: 'slow', ms: 60_000, times: 3 }] });
  await openFind(page);
  await expect.poll(async () => (await app.control.read()).faults).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(findOf(page)).toHaveCount(0);
  await app.control.release();
  await openEntry(page, 'Menciones');
  await expect(page.getByRole('heading', { level: 1, name: 'Menciones' })).toBeVisible();
  await expectAnswered(page, app);
  expect(await app.control.calls(STUDENTS)).toHaveLength(3);
  await openFind(page);
  await expectAll(page);
  expect(new Set(roomsOf(await app.control.calls(STUDENTS))).size).toBe(15);
});

test('what is active stays while students come', { tag: ['@FIND-04:progress'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { faults: [{ method: 'GET', path: PATH, kind: 'slow', ms: 60_000, times: 3 }] });
  await openFind(page);
  await page.keyboard.type('mauricio tovar');
  await expect(activeOf(page)).toHaveAccessibleName('Mauricio Tovar Tovar');
  await fieldOf(page).fill('ma');
  await expect(activeOf(page)).toHaveAccessibleName('Mauricio Tovar Tovar');
  await app.control.release();
  await expectAll(page);
  await expect(groupOf(page, 'Estudiantes')).toBeVisible();
  await expect(activeOf(page)).toHaveAccessibleName('Mauricio Tovar Tovar');
  await page.keyboard.press('Home');
  await expect(groupOf(page, 'Estudiantes').getByRole('option', { selected: true })).toHaveCount(1);
});

test(
  'rooms that fail are named without a modal, the others can be searched, and they are asked for again',
  { tag: ['@FIND-04:failed'] },
  async ({ page, app }) => {
    await app.signIn('directora', { faults: [{ method: 'GET', path: PATH, kind: 'status', status: 500, times: 2 }] });
    app.watch.allow(/500/);
    await openFind(page);
    const alert = findOf(page).getByRole('alert');
    await expect(alert).toHaveText(/^No se pudo buscar en Sexto A y Sexto B\./);
    await expectNoMessage(page, 'Atención', { others: 1 });
    await app.checkA11y();
    await page.keyboard.type('martin chap');
    await expect(groupOf(page, 'Estudiantes').getByRole('option').first()).toBeVisible();
    await alert.getByRole('button', { name: 'Reintentar' }).click();
    await expect(alert).toHaveCount(0);
    await expect(fieldOf(page)).toBeFocused();
    await fieldOf(page).fill('cris eche');
    await expect(optionOf(page, /^Cristian Camilo Echeverri Vélez/)).toBeVisible();
  },
);

for (const [kind, fault] of [
  ['network', { kind: 'network' }],
  ['html', { kind: 'html' }],
] as const)
  test(`lists that fail are named, too: ${kind}`, { tag: ['@FIND-04:lists'] }, async ({ page, app }) => {
    await app.signIn('coordinadora', {
      faults: ['/api/rooms', '/api/teachers', '/api/courses'].map((path) => ({ method: 'GET', path, ...fault, times: 1 }) as const),
    });
    await openFind(page);
    const alert = findOf(page).getByRole('alert');
    await expect(alert).toHaveText(/^No se pudo buscar en los cursos, los profesores y las asignaturas\./);
    await expect(anyDialog(page)).toHaveCount(1);
    await alert.getByRole('button', { name: 'Reintentar' }).click();
    await expect(alert).toHaveCount(0);
    await expectAll(page);
    await page.keyboard.type('cris eche');
    await expect(optionOf(page, /^Cristian Camilo Echeverri Vélez/)).toBeVisible();
  });

test('a refused session ends as ever', { tag: ['@FIND-04:session'] }, async ({ page, app }) => {
  await app.signIn('directora', { faults: [{ method: 'GET', path: PATH, kind: 'status', status: 401, times: 1 }] });
  app.watch.allow(/401/);
  await page.keyboard.press('Control+K');
  await expect(page).toHaveURL(/\/(unauthorized|auth\/login)/);
  await expect(findOf(page)).toHaveCount(0);
});

test('what a screen has saved since is found', { tag: ['@FIND-04:saved'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: '/dashboard/students/7?roomId=9' });
  await openFind(page);
  await expectAll(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  await dialogOf(page, 'Editar Estudiante').getByLabel('Nombre').fill('Zoraida');
  await dialogOf(page, 'Editar Estudiante').getByRole('button', { name: 'Guardar' }).click();
  await acceptSaved(page);
  await openFind(page);
  await page.keyboard.type('zoraida');
  await expect(activeOf(page)).toHaveAccessibleName(/^Zoraida Echeverri Vélez/);
});

for (const who of ['colegio-vacio', 'sin-cursos', 'sin-anio'] as const)
  test(`without rooms there are the screens and the actions: ${who}`, { tag: ['@FIND-04:none'] }, async ({ page, app }) => {
    await app.signIn(who);
    await openFind(page);
    await expectAll(page);
    await expect(groupOf(page, 'Pantallas')).toBeVisible();
    await expect(findOf(page).getByRole('alert')).toHaveCount(0);
    await page.keyboard.type('salir');
    await expect(activeOf(page)).toHaveAccessibleName('Salir');
  });
