/** What 'Buscar' offers, how it matches, and how it is used by keys. */
import { expect, test } from '@e2e/support/test';
import { activeOf, expectAll, fieldOf, findOf, groupOf, groupsOf, openBest, openFind, optionOf, optionsOf } from './find';

const SCREENS = {
  coordinadora: [
    'Institución',
    'Asignaturas',
    'Cursos',
    'Profesores',
    'Menciones',
    'Publicaciones',
    'Actividades Reportadas',
    'Seguimiento',
    'Aprendizaje y progreso',
    'Actividades',
    'Planilla de Estudiantes',
    'Matrículas',
    'Observador del Estudiante',
  ],
  directora: [
    'Inicio',
    'Mis Cursos',
    'Publicaciones',
    'Seguimiento',
    'Aprendizaje y progreso',
    'Actividades',
    'Planilla de Estudiantes',
    'Observador del Estudiante',
  ],
} as const;

for (const [name, who] of [
  ['Admin', 'coordinadora'],
  ['Teacher', 'directora'],
] as const)
  test(`empty, it shows the screens of the menu: ${name}`, { tag: ['@FIND-02:empty', `@FIND-02:${name}`] }, async ({ page, app }) => {
    await app.signIn(who);
    await openFind(page);
    await expect(groupsOf(page)).toHaveCount(1);
    await expect(groupOf(page, 'Pantallas').getByRole('option')).toHaveText(SCREENS[who]);
    await expectAll(page);
  });

test('an Admin finds everything of the school, in groups of one order', { tag: ['@FIND-02:Admin'] }, async ({ page, app }) => {
  await app.signIn('coordinadora');
  await openFind(page);
  await expectAll(page);
  await page.keyboard.type('a');
  const names = ['Estudiantes', 'Cursos', 'Profesores', 'Asignaturas', 'Pantallas', 'Acciones'];
  await expect(groupsOf(page).filter({ has: page.getByRole('option') })).toHaveCount(names.length);
  for (const [index, name] of names.entries()) await expect(groupsOf(page).nth(index)).toHaveAccessibleName(name);
  await app.checkA11y();
  await fieldOf(page).fill('agregar');
  await expect(groupOf(page, 'Acciones').getByRole('option')).toHaveText([
    'Agregar Asignatura',
    'Agregar Curso',
    'Agregar Profesor',
    'Agregar Mención',
    'Agregar Estudiante a Prejardín',
    /^Agregar Estudiante a/,
    /^Agregar Estudiante a/,
    /^Agregar Estudiante a/,
  ]);
  await expect(groupOf(page, 'Acciones')).toContainText('11 más');
  await fieldOf(page).fill('nuevo logro');
  await expect(findOf(page).getByText('Ningún resultado para esta búsqueda.')).toBeVisible();
});

test(
  'a Teacher finds own students, rooms and subjects, and begins own things; no teachers',
  { tag: ['@FIND-02:Teacher'] },
  async ({ page, app }) => {
    await app.signIn('directora');
    await openFind(page);
    await expectAll(page);
    await page.keyboard.type('ma');
    await expect(groupOf(page, 'Asignaturas').getByRole('option')).toHaveText(['Matemáticas']);
    await fieldOf(page).fill('sexto');
    await expect(groupOf(page, 'Cursos').getByRole('option')).toHaveText([/^Sexto A/, /^Sexto B/]);
    await fieldOf(page).fill('mauricio tovar');
    await expect(findOf(page).getByText('Ningún resultado para esta búsqueda.')).toBeVisible();
    for (const [typed, action] of [
      ['nuevo', 'Nuevo logro'],
      ['crear', 'Crear Publicación'],
      ['actividad agr', 'Agregar Actividad'],
      ['estudiante agr', 'Agregar Estudiante'],
      ['sal', 'Salir'],
    ] as const) {
      await fieldOf(page).fill(typed);
      await expect(groupOf(page, 'Acciones').getByRole('option', { name: action, exact: true })).toBeVisible();
    }
    await fieldOf(page).fill('agregar curso');
    await expect(optionsOf(page)).toHaveCount(0);
  },
);

test(
  'the last five opened come first in an empty field, the latest first, without screens',
  { tag: ['@FIND-02:last'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora');
    await openBest(page, 'cris eche', /^Cristian Camilo Echeverri Vélez/);
    await expect(page).toHaveURL('/dashboard/students/7?roomId=9');
    for (const [text, name] of [
      ['sexto b', /^Sexto B/],
      ['menciones', 'Menciones'],
      ['yaneth', /^Yaneth García Suárez/],
      ['matemat', 'Matemáticas'],
      ['septimo a', /^Séptimo A/],
      ['octavo a', /^Octavo A/],
    ] as const)
      await openBest(page, text, name);
    const last = [/^Octavo A/, /^Séptimo A/, /^Matemáticas/, /^Yaneth García Suárez/, /^Sexto B/];
    await openFind(page);
    await expect(groupOf(page, 'Últimos abiertos').getByRole('option')).toHaveText(last);
    await page.reload();
    await openFind(page);
    await expect(groupOf(page, 'Últimos abiertos').getByRole('option')).toHaveText(last);
  },
);

test(
  'case, accents and order do not count, and what matches is marked by more than a colour',
  { tag: ['@FIND-03:matches', '@FIND-03:marked'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora');
    await openFind(page);
    await expectAll(page);
    for (const typed of ['VELEZ crist', 'vélez cristian camilo eche']) {
      await fieldOf(page).fill(typed);
      await expect(optionOf(page, /^Cristian Camilo Echeverri Vélez/)).toBeVisible();
    }
    await fieldOf(page).fill('velez crist');
    const marks = activeOf(page).locator('mark');
    await expect(marks).toHaveText(['Crist', 'Vélez']);
    for (const mark of await marks.all()) {
      await expect(mark).toHaveCSS('text-decoration-line', 'underline');
      await expect(mark).toHaveCSS('font-weight', '700');
    }
    await expect(activeOf(page)).toContainText('Sexto A');
    await expect(optionsOf(page)).toHaveCount(1);
    // A room is found by its acronym, too.
    await fieldOf(page).fill('6a');
    await expect(activeOf(page)).toHaveAccessibleName('Sexto A 6A');
    // Not from the middle of a word.
    await fieldOf(page).fill('ristian');
    await expect(optionOf(page, /^Cristian Camilo/)).toHaveCount(0);
  },
);

test('the whole name comes first, and of a group eight are shown', { tag: ['@FIND-03:best', '@FIND-03:more'] }, async ({ page, app }) => {
  await app.signIn('coordinadora');
  await openFind(page);
  await expectAll(page);
  await page.keyboard.type('actividades');
  // By their order in the menu the reported ones would come first.
  await expect(groupOf(page, 'Pantallas').getByRole('option')).toHaveText(['Actividades', 'Actividades Reportadas']);
  await fieldOf(page).fill('a');
  await expect(groupOf(page, 'Estudiantes').getByRole('option')).toHaveCount(8);
  await expect(groupOf(page, 'Estudiantes').getByText(/^\d+ más$/)).toBeVisible();
});

test(
  'arrows, Home and End go through the options, Enter opens the active one',
  { tag: ['@FIND-05:keys', '@FIND-05:announced'] },
  async ({ page, app }) => {
    await app.signIn('directora');
    await openFind(page);
    await expectAll(page);
    await expect(activeOf(page)).toHaveAccessibleName('Inicio');
    await page.keyboard.press('ArrowDown');
    await expect(activeOf(page)).toHaveAccessibleName('Mis Cursos');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(activeOf(page)).toHaveAccessibleName('Observador del Estudiante');
    await page.keyboard.press('Home');
    await expect(activeOf(page)).toHaveAccessibleName('Inicio');
    await page.keyboard.press('End');
    await expect(activeOf(page)).toHaveAccessibleName('Observador del Estudiante');
    await expect(activeOf(page)).toBeInViewport({ ratio: 1 });
    // What is active is told with its group and its place; the focus stays in the field.
    const id = await activeOf(page).getAttribute('id');
    await expect(fieldOf(page)).toBeFocused();
    await expect(fieldOf(page)).toHaveAttribute('aria-activedescendant', id ?? '');
    await expect(fieldOf(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(activeOf(page)).toHaveAccessibleDescription('Pantallas');
    await expect(activeOf(page)).toHaveAttribute('aria-posinset', '8');
    await expect(activeOf(page)).toHaveAttribute('aria-setsize', '8');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard/teacher-rooms/list');
    await expect(findOf(page)).toHaveCount(0);
  },
);

test('a pointer at rest over the list changes nothing while keys scroll it', { tag: ['@FIND-05:keys'] }, async ({ page, app }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await app.signIn('directora');
  await openFind(page);
  await expectAll(page);
  await optionOf(page, 'Inicio').hover();
  await optionOf(page, 'Mis Cursos').hover();
  await expect(activeOf(page)).toHaveAccessibleName('Mis Cursos');
  for (const [key, name] of [
    ['End', 'Observador del Estudiante'],
    ['Home', 'Inicio'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(activeOf(page)).toBeInViewport();
    await app.checkA11y();
    await expect(activeOf(page)).toHaveAccessibleName(name);
  }
});

test('how many are found is said', { tag: ['@FIND-05:announced'] }, async ({ page, app }) => {
  await app.signIn('directora');
  await openFind(page);
  await expectAll(page);
  await page.keyboard.type('salir');
  await expect(findOf(page).getByRole('status')).toHaveText('1 resultado');
  await page.keyboard.type('xy');
  await expect(findOf(page).getByRole('status')).toHaveText('Ningún resultado para esta búsqueda.');
  await expect(fieldOf(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(findOf(page)).toBeVisible();
});

test('Escape empties first, and then closes', { tag: ['@FIND-05:escape'] }, async ({ page, app }) => {
  await app.signIn('directora');
  await openFind(page);
  await page.keyboard.type('sex');
  await page.keyboard.press('Escape');
  await expect(fieldOf(page)).toHaveValue('');
  await expect(groupOf(page, 'Pantallas')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(findOf(page)).toHaveCount(0);
});
