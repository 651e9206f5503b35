/** The cards of a teacher's subjects, and the two pages of one. */
import { acceptFailure, expectNoDialog, openEntry } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import type { Locator, Page } from '@playwright/test';
import { SPREADSHEET, teacherOf } from './spreadsheet';

const ENTRY = 'Planilla de Estudiantes';
const TEACHER = 'Yaneth García Suárez';
const NONE = 'No hay asignaturas asignadas.';

const cards = (page: Page): Locator => page.getByRole('list', { name: 'Asignaturas' }).getByRole('link');
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
/** Colour and drawing of a card's icon. */
const lookOf = (page: Page, name: string): Promise<string[]> =>
  page
    .getByRole('link', { name })
    .evaluate((card) => [
      getComputedStyle(card.firstElementChild ?? card).backgroundColor,
      card.firstElementChild?.querySelector('svg')?.innerHTML ?? '',
    ]);

test(
  'a Teacher sees a card for each own subject with its icon and colour, and opens its two pages',
  { tag: ['@EVAL-01:Teacher', '@EVAL-02', '@EVAL-03', '@EVAL-05', '@EVAL-08', '@EVAL-09', '@EVAL-10:Teacher'] },
  async ({ page, app }) => {
    await app.signIn('directora');
    await openEntry(page, ENTRY);
    await expect(heading(page)).toHaveText(ENTRY);
    await expect(cards(page)).toHaveText(['Geometría', 'Matemáticas']);
    await expect(teacherOf(page)).toHaveCount(0);
    expect((await app.control.calls('GET /teachersDeepByTeacherEmail/{email}')).map(({ path }) => path)).toContain(
      '/teachersDeepByTeacherEmail/yaneth.garcia@yarumos.example',
    );
    await expect
      .poll(async () => (await app.control.calls('GET /api/asset/{subjectId}')).map(({ path }) => path))
      .toContain('/api/asset/16');
    await expect.poll(async () => (await lookOf(page, 'Matemáticas'))[0]).toBe('rgb(0, 113, 189)');
    expect((await lookOf(page, 'Geometría'))[1]).not.toBe((await lookOf(page, 'Matemáticas'))[1]);
    await app.checkA11y();

    await cards(page).last().click();
    await expect(heading(page)).toHaveText('Planilla Evaluativa');
    await expect(page.getByRole('heading', { level: 2, name: 'Matemáticas' })).toBeVisible();
    const pages = page.getByRole('tablist', { name: 'Páginas' }).getByRole('tab');
    await expect(pages).toHaveText(['Evaluar actividad', 'Agregar observación']);
    await expect(pages.first()).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('link', { name: 'Volver' }).click();
    await expect(heading(page)).toHaveText(ENTRY);
    await expect(cards(page)).toHaveCount(2);
  },
);

test(
  'an Admin chooses a teacher first, whose cards are there again on the way back',
  { tag: ['@EVAL-01:Admin', '@EVAL-04', '@EVAL-10:Admin', '@SHAR-20:spreadsheetTeacher'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: SPREADSHEET });
    await expect(page.getByText('Elige un profesor para ver sus asignaturas.')).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await teacherOf(page).selectOption(TEACHER);
    await expect(cards(page)).toHaveText(['Geometría', 'Matemáticas']);
    await cards(page).last().click();
    await expect(heading(page)).toHaveText('Planilla Evaluativa');
    await page.getByRole('link', { name: 'Volver' }).click();
    await expect(teacherOf(page).getByRole('option', { selected: true })).toHaveText(TEACHER);
    await expect(cards(page)).toHaveText(['Geometría', 'Matemáticas']);
    await page.reload();
    await expect(cards(page)).toHaveText(['Geometría', 'Matemáticas']);
    await teacherOf(page).selectOption('Elige un profesor');
    await expect(cards(page)).toHaveCount(0);
    await teacherOf(page).selectOption('Rocío García Vargas');
    await expect(page.getByText(NONE)).toBeVisible();
  },
);

for (const [name, fault] of [
  ['none', { kind: 'answer', body: { responses: [] } }],
  ['failed', { kind: 'status', status: 500 }],
] as const)
  test(
    `a subject whose assets are ${name} has the default look, and no error shows`,
    { tag: [`@EVAL-06:${name}`] },
    async ({ page, app }) => {
      await app.signIn('directora', { at: SPREADSHEET, faults: [{ method: 'GET', path: '/api/asset/16', ...fault }] });
      await expect.poll(async () => (await lookOf(page, 'Geometría'))[0]).not.toBe('rgb(57, 79, 228)');
      expect((await lookOf(page, 'Matemáticas'))[0]).toBe('rgb(57, 79, 228)');
      await expectNoDialog(page);
    },
  );

test('a teacher without subjects is told so', { tag: ['@EVAL-07'] }, async ({ page, app }) => {
  await app.signIn('sin-cursos', { at: SPREADSHEET });
  await expect(page.getByText(NONE)).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

test('subjects that do not come can be asked for again', { tag: ['@ERRO-04'] }, async ({ page, app }) => {
  await app.signIn('directora', {
    at: SPREADSHEET,
    faults: [{ method: 'GET', path: '/teachersDeepByTeacherEmail/{email}', kind: 'status', status: 500, times: 1 }],
  });
  await acceptFailure(page, 'Ha ocurrido un error inesperado');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(cards(page)).toHaveCount(2);
});

test('the home leads to the page of a subject', { tag: ['@HOME-05:subject'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: '/dashboard/home' });
  await page.getByRole('region', { name: 'Asignaturas' }).getByRole('link', { name: 'Matemáticas' }).click();
  await expect(page).toHaveURL(`${SPREADSHEET}?subjectId=16`);
  await expect(heading(page)).toHaveText('Planilla Evaluativa');
});
