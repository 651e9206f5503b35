/** Where 'Buscar' leads, what becomes of what is unsaved, and what it leaves behind. */
import { RECOVERED, dialogOf, expectNoDialog } from '@e2e/support/screens';
import { expectGrid, gridOf, MATHS } from '@e2e/marks-grid/marks-grid';
import { expect, test } from '@e2e/support/test';
import { expectAll, fieldOf, findOf, groupOf, openBest, openFind, optionOf } from './find';

/** Keys from any screen to a student's card (J11). */
const MOST = 12;

for (const [who, at, address] of [
  ['coordinadora', '/dashboard/schools', '/dashboard/students/7?roomId=9'],
  ['directora', '/dashboard/home', '/dashboard/students/7?roomId=9'],
] as const)
  test(`a student's card by twelve keys at most: ${who}`, { tag: ['@FIND-06:student'] }, async ({ page, app }) => {
    await app.signIn(who, { at });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const keys = ['Control+K', ...'cris eche'.split(''), 'Enter'];
    expect(keys.length).toBeLessThanOrEqual(MOST);
    await page.keyboard.press('Control+K');
    await expect(fieldOf(page)).toBeFocused();
    await expectAll(page);
    for (const key of keys.slice(1)) await page.keyboard.press(key);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Cristian Camilo Echeverri Vélez');
  });

for (const [name, who, text, option, address] of [
  ['room', 'coordinadora', 'sexto b', /^Sexto B/, '/dashboard/room/10'],
  ['ownRoom', 'directora', 'sexto b', /^Sexto B/, '/dashboard/teacher-rooms/list?room=10'],
  ['teacher', 'coordinadora', 'yaneth', /^Yaneth García Suárez/, '/dashboard/teachers/yaneth.garcia%40yarumos.example'],
  ['ownSubject', 'directora', 'matem', 'Matemáticas', '/dashboard/spreadsheet?subjectId=16'],
  ['screen', 'coordinadora', 'menci', 'Menciones', '/dashboard/mentions/list'],
  ['ownScreen', 'directora', 'seguim', 'Seguimiento', '/dashboard/progress'],
] as const)
  test(`it leads to the right place: ${name}`, { tag: [`@FIND-06:${name}`] }, async ({ page, app }) => {
    await app.signIn(who);
    await openBest(page, text, option);
    await expect(page).toHaveURL((url) => `${url.pathname}${url.search}`.startsWith(address));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });

test("an Admin's subject is in sight in its list, on whatever page it is", { tag: ['@FIND-06:subject'] }, async ({ page, app }) => {
  await app.signIn('coordinadora');
  await openBest(page, 'tecnologia', /^Tecnología/);
  await expect(page).toHaveURL('/dashboard/courses/list?page=3');
  const row = page.getByRole('row').filter({ hasText: 'Tecnología' }).first();
  await expect(row).toBeInViewport({ ratio: 1 });
  await expect(row).toHaveClass(/is-tinted/);
  await expect(page.getByText(/^Encontrado: Tecnología/)).toBeAttached();
  expect(await page.getByText(/^Agregado/).count()).toBe(0);
});

for (const [who, text, name, heading] of [
  ['coordinadora', 'crear pub', 'Crear Publicación', 'Crear Publicación'],
  ['coordinadora', 'agregar cu', 'Agregar Curso', 'Cursos'],
  ['coordinadora', 'agregar as', 'Agregar Asignatura', 'Asignaturas'],
  ['coordinadora', 'agregar pr', 'Agregar Profesor', 'Profesores'],
  ['coordinadora', 'agregar me', 'Agregar Mención', 'Menciones'],
  ['directora', 'crear pub', 'Crear Publicación', 'Crear Publicación'],
  ['directora', 'nuevo', 'Nuevo logro', 'Nuevos indicadores y logros a evaluar'],
  ['directora', 'agregar est', 'Agregar Estudiante', 'Mis Cursos'],
] as const)
  test(`an action opens its form: ${name}, ${who}`, { tag: ['@FIND-06:action'] }, async ({ page, app }) => {
    await app.signIn(who);
    await openBest(page, text, name);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    const main = page.getByRole('main');
    await expect(
      main
        .getByRole('textbox')
        .or(main.getByRole('button', { name: 'Comunicados' }))
        .first(),
    ).toBeVisible();
  });

test(
  "a room's students are added in its detail, once: neither a reload nor Back opens the form again",
  { tag: ['@FIND-06:actionDialog'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora');
    await openBest(page, 'agregar estudiante sexto b', 'Agregar Estudiante a Sexto B');
    await expect(page).toHaveURL('/dashboard/room/10');
    await expect(dialogOf(page, 'Agregar Estudiante')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expectNoDialog(page);
    // On the screen itself, too.
    await openBest(page, 'agregar estudiante sexto b', 'Agregar Estudiante a Sexto B');
    await expect(dialogOf(page, 'Agregar Estudiante')).toBeVisible();
  },
);

test('an activity is added at the place that the filters open with', { tag: ['@FIND-06:actionDialog'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: '/dashboard/learning?subjectId=16&roomId=9&periodId=2' });
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await openBest(page, 'agregar act', 'Agregar Actividad');
  await expect(page).toHaveURL(({ pathname }) => pathname === '/dashboard/learning-activities');
  const dialog = dialogOf(page, 'Agregar Actividad');
  await expect(dialog.getByRole('combobox', { name: 'Curso' })).toHaveValue('9');
  await expect(dialog.getByRole('combobox', { name: 'Asignatura' })).toHaveValue('16');
});

test('the dialogs of the account, and the way out', { tag: ['@FIND-06:account'] }, async ({ page, app }) => {
  await app.signIn('directora');
  for (const [text, name] of [
    ['contrasena', 'Cambiar contraseña'],
    ['telefono', 'Cambiar número de teléfono'],
  ] as const) {
    await openBest(page, text, name);
    await expect(dialogOf(page, name)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectNoDialog(page);
  }
  await openBest(page, 'salir', 'Salir');
  await expect(page).toHaveURL('/auth/login');
});

test('what was typed in a form is kept, as when one leaves it by the menu', { tag: ['@FIND-06:draft'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: '/dashboard/rooms/create' });
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Sexto Z');
  await openBest(page, 'menci', 'Menciones');
  await expect(page).toHaveURL('/dashboard/mentions/list');
  await openBest(page, 'agregar cu', 'Agregar Curso');
  await expect(page.getByText(RECOVERED)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue('Sexto Z');
});

test('unsaved marks are asked about before it leaves', { tag: ['@FIND-06:unsaved'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: MATHS, faults: [{ method: 'POST', path: '/api/learning/student-academic-record', kind: 'hang' }] });
  await expectGrid(page);
  await gridOf(page).getByRole('gridcell').nth(2).click();
  await page.keyboard.press('4');
  await page.keyboard.press('Enter');
  await openBest(page, 'inicio', 'Inicio');
  const question = dialogOf(page, '¿Salir de la planilla?');
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(MATHS);
  await question.getByRole('button', { name: 'Quedarme' }).click();
  await expectGrid(page);
  await expect(gridOf(page).locator(':focus')).toHaveCount(1);
  await openBest(page, 'inicio', 'Inicio');
  await question.getByRole('button', { name: /^Salir/ }).click();
  await expect(page).toHaveURL('/dashboard/home');
});

test(
  'what was searched stands nowhere, and the last five go with the session',
  { tag: ['@FIND-07:searched', '@FIND-07:session'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora');
    await openFind(page);
    await page.keyboard.type('cris echeverri');
    await expect(optionOf(page, /^Cristian Camilo Echeverri Vélez/)).toBeVisible();
    const stored = () =>
      page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), location.href, history.state]));
    expect((await stored()).toLowerCase()).not.toContain('echeverri');
    await page.keyboard.press('Enter');
    await expect(findOf(page)).toHaveCount(0);
    expect((await stored()).toLowerCase()).not.toContain('echeverri');
    expect(await stored()).toContain('students:7');
    await openFind(page);
    await expect(fieldOf(page)).toHaveValue('');
    await expect(groupOf(page, 'Últimos abiertos').getByRole('option')).toHaveText([/^Cristian Camilo/]);
    await page.keyboard.press('Escape');
    await openBest(page, 'salir', 'Salir');
    await expect(page).toHaveURL('/auth/login');
    expect(await stored()).not.toContain('students:7');
    await app.signIn('coordinadora');
    await openFind(page);
    await expectAll(page);
    await expect(groupOf(page, 'Últimos abiertos')).toHaveCount(0);
  },
);
