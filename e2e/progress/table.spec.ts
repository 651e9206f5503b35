/** What the table of a period shows, and where it leads. */
import { achievements, MATHS_OF_SIXTH_A } from '@fixtures/learning';
import { dialogOf, expectNoSidewaysScroll, openEntry } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { PROGRESS, buttonOf, expectReviewed, pairOf, panelOf, rowOf, tableOf } from './progress';

const WIDE = { width: 1440, height: 900 };
const heads = (page: Parameters<typeof tableOf>[0]) => tableOf(page).getByRole('columnheader');

for (const [who, role] of [
  ['coordinadora', 'Admin'],
  ['directora', 'Teacher'],
] as const)
  test(`the menu of ${role} leads to the screen`, { tag: [`@TRAC-01:${role}`] }, async ({ page, app }) => {
    await app.signIn(who);
    await openEntry(page, 'Seguimiento');
    await expect(page).toHaveURL(PROGRESS);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seguimiento del periodo');
    await expect(page.getByLabel('Periodo', { exact: true })).toHaveValue(String(MATHS_OF_SIXTH_A.periodId));
  });

test('a Teacher chooses a period, and sees the own pairs', { tag: ['@TRAC-02:Teacher'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: PROGRESS });
  await expect(page.getByRole('region', { name: 'Filtros' }).getByRole('combobox')).toHaveCount(1);
  await expect(tableOf(page).getByRole('rowheader')).toHaveText([/^Sexto A/, /^Sexto B/, /^Séptimo A/]);
  await expect(heads(page)).toHaveText([/^Curso/, /^Geometría/, /^Matemáticas/]);
  await page.getByLabel('Periodo', { exact: true }).selectOption('Periodo 1');
  await expect(page).toHaveURL(/\?periodId=\d+$/);
  const address = page.url();
  await page.reload();
  await expect(page).toHaveURL(address);
  await expect(page.getByLabel('Periodo', { exact: true }).locator('option:checked')).toHaveText('Periodo 1');
});

test("an Admin's address shows a Teacher the own pairs", { tag: ['@TRAC-02:otherAddress'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: `${PROGRESS}?teacherId=7&roomId=3` });
  await expect(tableOf(page).getByRole('rowheader')).toHaveText([/^Sexto A/, /^Sexto B/, /^Séptimo A/]);
});

test("an Admin's filters, 'Todos' first", { tag: ['@TRAC-02:Admin'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: PROGRESS });
  const [teacher, room] = [page.getByLabel('Profesor', { exact: true }), page.getByLabel('Curso', { exact: true })];
  for (const select of [teacher, room]) {
    await expect(select.locator('option').first()).toHaveText('Todos');
    await expect(select).toHaveValue('');
  }
  await teacher.selectOption({ label: 'Yaneth García Suárez' });
  await expect(tableOf(page).getByRole('rowheader')).toHaveText([/^Sexto A/, /^Sexto B/, /^Séptimo A/]);
  await expect(room.locator('option')).toHaveText(['Todos', 'Sexto A', 'Sexto B', 'Séptimo A']);
  await room.selectOption('Sexto B');
  await expect(tableOf(page).getByRole('rowheader')).toHaveText([/^Sexto B/]);
  await expect(page).toHaveURL(/teacherId=\d+&roomId=\d+$/);
  await page.reload();
  await expect(tableOf(page).getByRole('rowheader')).toHaveText([/^Sexto B/]);
});

test(
  'rooms and subjects in their order, words and bars, what is to be mended and what is complete',
  { tag: ['@TRAC-07:order', '@TRAC-07:words', '@TRAC-07:weights', '@TRAC-07:complete', '@TRAC-07:empty'] },
  async ({ page, app }) => {
    await page.setViewportSize(WIDE);
    await app.signIn('coordinadora', { at: PROGRESS });
    await expect(tableOf(page)).toBeVisible();
    const rooms = await tableOf(page).getByRole('rowheader').allTextContents();
    expect(rooms.map((text) => text.replace('-', '')).slice(0, 4)).toEqual(['Prejardín', 'Jardín A', 'Transición A', 'Primero A']);
    const names = (await heads(page).allTextContents()).slice(1).map((text) => text.replace('-', ''));
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'es')));
    // Nobody teaches biology to the smallest.
    await expect(rowOf(page, 'Prejardín').getByRole('cell').first()).toBeEmpty();
    await page.getByLabel('Curso', { exact: true }).selectOption('Jardín A');
    await expectReviewed(page);
    const complete = pairOf(page, 'Jardín A', 'Dimensión cognitiva');
    await expect(complete).toContainText('100 %');
    await expect(complete.getByRole('img', { name: 'Completo' })).toBeVisible();
    await page.getByLabel('Curso', { exact: true }).selectOption('Transición A');
    await expect(pairOf(page, 'Transición A', 'Dimensión comunicativa')).toContainText('45 %');
    await expect(pairOf(page, 'Transición A', 'Dimensión comunicativa').getByRole('img')).toHaveCount(0);
    await page.getByLabel('Curso', { exact: true }).selectOption('Sexto A');
    await expect(pairOf(page, 'Sexto A', 'Matemáticas')).toContainText('Pesos: 70 %');
  },
);

for (const [words, achievement] of [
  ['Sin logros', null],
  ['Sin actividades', achievements.decimals],
] as const)
  test(
    `a pair reads '${words}'`,
    { tag: [`@TRAC-07:${achievement ? 'withoutActivities' : 'withoutAchievements'}`] },
    async ({ page, app }) => {
      const indicators = achievement ? [{ ...MATHS_OF_SIXTH_A, id: achievement.id, title: achievement.title, valorizations: [] }] : [];
      const row = {
        studentId: 1,
        studentName: 'Ana',
        studentLastName: 'Niño',
        qualification: null,
        qualificationDescription: null,
        activities: [],
        studentAcademicRecordToPreschool: null,
        commentToPreschool: null,
      };
      await app.signIn('directora', {
        at: PROGRESS,
        faults: [
          { method: 'GET', path: '/api/learning/indicator', kind: 'answer', status: 200, body: { indicators } },
          { method: 'GET', path: '/api/learning/record-resume/{id}', kind: 'answer', status: 200, body: { studentAcademicRecords: [row] } },
        ],
      });
      await expectReviewed(page);
      await expect(pairOf(page, 'Sexto A', 'Matemáticas')).toContainText(words);
    },
  );

test(
  'heads bear their share, and the sums over the table keep the rows that have some of it',
  { tag: ['@TRAC-08:heads', '@TRAC-08:sums', '@TRAC-08:kept'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: PROGRESS });
    await expectReviewed(page);
    await expect(rowOf(page, 'Sexto A').getByRole('rowheader')).toHaveText(/^Sexto A8\d %$/);
    await expect(heads(page).last()).toHaveText(/^Matemáticas7\d %$/);
    const sums = page.getByRole('group', { name: 'Lo que falta' }).getByRole('button');
    await expect(sums).toHaveText([
      /^\d+ de \d+ notas$/,
      '1 logro sin actividades',
      /^\d+ con pesos distintos de 100 %$/,
      '0 estudiantes sin ninguna nota',
    ]);
    await sums.nth(1).click();
    await expect(sums.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(tableOf(page).getByRole('rowheader')).toHaveText([/^Sexto A/]);
    await expect(page).toHaveURL(/lack=activities/);
    await sums.nth(1).click();
    await expect(tableOf(page).getByRole('rowheader')).toHaveCount(3);
  },
);

test(
  "a Teacher's pair opens beside the table, leads to where its work is done, and gives the focus back",
  { tag: ['@TRAC-09:beside', '@TRAC-09:Teacher', '@TRAC-09:lacking', '@TRAC-09:focus'] },
  async ({ page, app }) => {
    await page.setViewportSize(WIDE);
    await app.signIn('directora', { at: PROGRESS });
    await expectReviewed(page);
    const cell = pairOf(page, 'Sexto A', 'Matemáticas');
    const before = await cell.evaluate((element) => element.getBoundingClientRect().top);
    await cell.focus();
    await page.keyboard.press('Enter');
    const panel = panelOf(page);
    await expect(panel).toBeFocused();
    await expect(panel).toContainText('Yaneth García Suárez');
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText([
      achievements.decimals.title,
      achievements.proportionality.title,
      'Interpretar gráficos de barras y circulares',
    ]);
    const guide = panel.getByRole('listitem').filter({ hasText: 'Guía: proporciones en la tienda escolar' });
    await expect(guide).toContainText('Trabajo en clase, 30 %');
    await expect(guide).toContainText('23 de 34');
    await expect(guide).toContainText(/Falta la nota de: (?:[^,]+, )+.+ y 6 más$/);
    expect(await cell.evaluate((element) => element.getBoundingClientRect().top)).toBe(before);
    await app.checkA11y();
    const { subjectId, roomId, periodId } = MATHS_OF_SIXTH_A;
    for (const [name, path, indicatorId] of [
      ['Abrir planilla rápida', '/dashboard/spreadsheet/grid', achievements.proportionality.id],
      ['Agregar actividad', '/dashboard/learning-activities', 90_003],
      ['Nuevo logro', '/dashboard/learning/create', undefined],
    ] as const) {
      const href = (await panel.getByRole('link', { name, exact: true }).getAttribute('href')) ?? '';
      const url = new URL(href, page.url());
      expect(url.pathname).toBe(path);
      const place = { subjectId, roomId, periodId, ...(indicatorId !== undefined && { indicatorId }) };
      expect(Object.fromEntries([...url.searchParams].map(([key, value]) => [key, Number(value)]))).toEqual(place);
    }
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(cell).toBeFocused();
    // Also from further inside.
    await cell.click();
    await panel.getByRole('link', { name: 'Nuevo logro', exact: true }).focus();
    await panel.getByRole('button', { name: 'Cerrar', exact: true }).press('Enter');
    await expect(panel).toHaveCount(0);
    await expect(cell).toBeFocused();
  },
);

test("an Admin's pair leads to the grid to be looked at", { tag: ['@TRAC-09:Admin'] }, async ({ page, app }) => {
  await page.setViewportSize(WIDE);
  await app.signIn('coordinadora', { at: `${PROGRESS}?roomId=${MATHS_OF_SIXTH_A.roomId}` });
  await expectReviewed(page);
  await pairOf(page, 'Sexto A', 'Matemáticas').click();
  await expect(panelOf(page).getByRole('link')).toHaveText(['Ver planilla rápida']);
  await panelOf(page).getByRole('link').click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('under 992 px a pair opens as a dialog', { tag: ['@TRAC-09:dialog'] }, async ({ page, app }) => {
  await page.setViewportSize({ width: 991, height: 800 });
  await app.signIn('directora', { at: PROGRESS });
  await expectReviewed(page);
  const cell = pairOf(page, 'Sexto B', 'Geometría');
  await cell.click();
  await expect(dialogOf(page, 'Sexto B · Geometría')).toContainText('Abrir planilla rápida');
  await app.checkA11y();
  await page.keyboard.press('Escape');
  await expect(cell).toBeFocused();
});

test('on a phone the pairs are a list by room', { tag: ['@TRAC-14:list', '@TRAC-14:sideways'] }, async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await app.signIn('directora', { at: PROGRESS });
  await expectReviewed(page);
  await expect(tableOf(page)).toHaveCount(0);
  const room = page.getByRole('region', { name: /^Sexto A/ });
  await expect(room.getByRole('listitem')).toHaveText([/^Geometría\d+ %/, /^Matemáticas77 %/]);
  await expectNoSidewaysScroll(page);
  await app.checkA11y();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(tableOf(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
});

for (const [name, who, text, link] of [
  ['year', 'sin-anio', 'Este colegio aún no tiene un año escolar.', ['Ir a Configuración General', '/dashboard/schools?tab=general']],
  ['ownPairs', 'sin-cursos', 'No tienes cursos con asignaturas.', null],
] as const)
  test(`says what is missing: ${name}`, { tag: [`@TRAC-15:${name}`] }, async ({ page, app }) => {
    await app.signIn(who, { at: PROGRESS });
    await expect(page.getByText(text)).toBeVisible();
    const main = page.getByRole('main');
    if (link) await expect(main.getByRole('link', { name: link[0], exact: true })).toHaveAttribute('href', link[1]);
    else await expect(main.getByRole('link')).toHaveCount(0);
  });

test('says what is missing: periods', { tag: ['@TRAC-15:periods'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', {
    at: PROGRESS,
    faults: [{ method: 'GET', path: '/api/periods', kind: 'answer', status: 200, body: { periods: [] } }],
  });
  await expect(page.getByText('El año escolar aún no tiene periodos.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/dashboard/schools?tab=general');
});

test('says what is missing: pairs', { tag: ['@TRAC-15:pairs'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', {
    at: PROGRESS,
    faults: [{ method: 'GET', path: '/api/teachers', kind: 'answer', status: 200, body: { teachers: [] } }],
  });
  await expect(page.getByText('Ningún profesor tiene cursos y asignaturas.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/dashboard/teachers/list');
});

test('what fails to load says so, and is asked for again', { tag: ['@SAFE-06'] }, async ({ page, app }) => {
  app.watch.allow(/500/);
  await app.signIn('directora', {
    at: PROGRESS,
    faults: [{ method: 'GET', path: '/api/learning/valorization', kind: 'status', status: 500, times: 1 }],
  });
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Aceptar' }).click();
  await buttonOf(page, 'Reintentar').click();
  await expectReviewed(page);
});
