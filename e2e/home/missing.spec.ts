/** 'Qué me falta' on a Teacher's home. */
import type { Page } from '@playwright/test';
import { LIST, SAVE, achievement, answering } from '@e2e/learning/learning';
import { expectGrid, gridOf } from '@e2e/marks-grid/marks-grid';
import { moveClocks } from '@e2e/support/clock';
import { anyDialog, expectNoMessage, expectNoSidewaysScroll, openEntry } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import type { Fault } from '@mocks/control/demo-state';

const HOME = '/dashboard/home';
const LISTS = 'GET /api/learning/indicator';
const MARKS = 'GET /api/learning/record-resume/{indicatorId}';

const cardOf = (page: Page) => page.getByRole('region', { name: 'Qué me falta' });
const linesOf = (page: Page) => cardOf(page).getByRole('listitem');

const row = (studentId: number, activities: readonly object[]) => ({
  studentId,
  studentName: 'Ana',
  studentLastName: `Rojas ${studentId}`,
  qualification: null,
  qualificationDescription: null,
  activities,
  studentAcademicRecordToPreschool: null,
  commentToPreschool: null,
});

const activity = (id: number, weight: number, isGiven: boolean) => ({
  academicActivityId: id,
  type: 'QUIZ',
  title: `Actividad ${id}`,
  weight,
  qualification: isGiven ? 4 : null,
  qualificationName: isGiven ? 'Alto' : null,
  comment: null,
  withQualification: isGiven,
  studentAcademicRecordId: isGiven ? 100 * id : null,
});

/** A fault that answers the marks of every achievement. */
const marked = (...studentAcademicRecords: readonly object[]): Fault => ({
  method: 'GET',
  path: '/api/learning/record-resume/{indicatorId}',
  kind: 'answer',
  body: { studentAcademicRecords },
});

/** Milliseconds that each list takes: longer than a test looks. */
const SLOW_MS = 20_000;
const SLOW_LISTS: Fault = { method: 'GET', path: '/api/learning/indicator', kind: 'slow', ms: SLOW_MS };

/** Every pair has one achievement, all of whose marks are given. */
const READY = [answering(achievement(90_001, 'Sumar')), marked(row(1, [activity(1, 100, true)]))];

async function openHome(
  { page, app }: { page: Page; app: Parameters<Parameters<typeof test>[2]>[0]['app'] },
  faults: readonly Fault[] = [],
) {
  await app.signIn('directora', { at: HOME, faults });
  await expect(cardOf(page)).toBeVisible();
}

test(
  'the own pairs that lack something, most first; a line opens the screen where it is done, at its place',
  { tag: ['@HOME-06:lines', '@HOME-06:grid', '@API-036:ok', '@API-042:ok', '@wire'] },
  async ({ page, app }) => {
    await openHome({ page, app });
    await expect(cardOf(page)).toContainText('Periodo 2 termina en 2 días');
    await expect(linesOf(page)).toHaveCount(6);
    await expect(linesOf(page).filter({ hasText: 'Sexto A · Matemáticas' })).toHaveText(
      'Sexto A · Matemáticasfaltan 45 notas · 1 logro sin actividades · pesos: 70 %',
    );
    const lacking = (await linesOf(page).allInnerTexts()).map((text) => Number(/faltan (\d+)/.exec(text)?.[1]));
    expect(lacking).toEqual(lacking.toSorted((one, other) => other - one));
    // Every pair and every achievement once (TRAC-03).
    const asked = (await app.control.calls(MARKS)).map(({ path }) => path);
    expect(new Set(asked).size).toBe(asked.length);
    expect(await app.control.calls(LISTS)).toHaveLength(6);
    await app.checkA11y();
    await cardOf(page).getByRole('link', { name: 'Sexto A · Matemáticas' }).click();
    await expectGrid(page);
    // Its first achievement that lacks marks.
    await expect(page).toHaveURL(/grid\?.*roomId=9.*subjectId=16.*indicatorId=90002|grid\?.*subjectId=16.*roomId=9.*indicatorId=90002/);
    await page.goBack();
    await expect(linesOf(page)).toHaveCount(6);
    // What was reviewed is not asked for again (TRAC-06).
    expect(await app.control.calls(LISTS)).toHaveLength(7);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
  },
);

for (const [kind, faults, words, heading] of [
  ['create', [answering()], 'sin logros', 'Nuevos indicadores y logros a evaluar'],
  ['activities', [answering(achievement(90_003, 'Sumar')), marked(row(1, []))], 'sin actividades', 'Actividades'],
  ['weights', [answering(achievement(90_002, 'Sumar')), marked(row(1, [activity(1, 80, true)]))], 'pesos: 80 %', 'Actividades'],
] as const)
  test(`${words}: leads to ${heading}`, { tag: [`@HOME-06:${kind}`] }, async ({ page, app }) => {
    await openHome({ page, app }, faults);
    await expect(linesOf(page).first()).toContainText(words);
    await cardOf(page).getByRole('link', { name: 'Sexto A · Matemáticas' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    for (const [label, text] of [
      ['Periodo', 'Periodo 2'],
      ['Curso', 'Sexto A'],
      ['Asignatura', 'Matemáticas'],
    ] as const)
      await expect(page.getByRole('combobox', { name: label }).getByRole('option', { selected: true })).toHaveText(text);
  });

test('nothing is lacking', { tag: ['@HOME-06:done'] }, async ({ page, app }) => {
  await openHome({ page, app }, READY);
  await expect(cardOf(page)).toContainText('Todo está al día.');
  await expect(linesOf(page)).toHaveCount(0);
});

const topOf = async (page: Page, name: string) => (await page.getByRole('region', { name, exact: true }).boundingBox())?.y;

for (const width of [390, 1024, 1440])
  for (const [kind, faults, words] of [
    ['lines', [], 'Sexto A · Matemáticas'],
    ['nothing', READY, 'Todo está al día.'],
  ] as const)
    test(`at ${width} nothing moves while the card's answers come: ${kind}`, { tag: [`@HOME-06:still`] }, async ({ page, app }) => {
      await page.setViewportSize({ width, height: 900 });
      await app.signIn('directora', {
        at: HOME,
        faults: [{ method: 'GET', path: '/teachersDeepByTeacherEmail/{email}', kind: 'slow', ms: SLOW_MS }],
      });
      const seen = page.getByRole('region', { name: 'Asignaturas', exact: true });
      // Its place is known beside the card, not beneath it.
      await expect(seen).toBeVisible({ visible: width > 390 });
      await expect(page.getByRole('region', { name: 'Cursos', exact: true })).toHaveCount(0);
      const first = width > 390 ? await topOf(page, 'Asignaturas') : undefined;
      await app.control.fault({ method: 'GET', path: '/api/periods', kind: 'slow', ms: SLOW_MS });
      await page.clock.fastForward(SLOW_MS);
      await expect(cardOf(page).getByText('Cargando…')).toBeVisible();
      const places = async () => [await topOf(page, 'Asignaturas'), await topOf(page, 'Cursos'), await topOf(page, 'Dirección de grupo')];
      const loading = await places();
      if (first !== undefined) expect(loading[0]).toBe(first);
      await app.control.fault(SLOW_LISTS);
      await page.clock.fastForward(SLOW_MS);
      await expect(cardOf(page).getByText('Revisando 0 de 6…')).toBeVisible();
      expect(await places()).toEqual(loading);
      await app.control.fault(...faults);
      await page.clock.fastForward(SLOW_MS);
      await expect(cardOf(page)).toContainText(words);
      expect(await places()).toEqual(loading);
    });

test('what still waits is not moved by what is known of the period', { tag: ['@HOME-06:still'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: HOME });
  await expect(cardOf(page)).toContainText(/Periodo 2 termina/);
  await app.control.fault({ method: 'GET', path: '/api/learning/valorization', kind: 'slow', ms: 60_000 });
  const asked = (await app.control.calls('GET /api/periods')).length;
  await page.reload();
  await expect.poll(async () => (await app.control.calls('GET /api/periods')).slice(asked).map(({ status }) => status)).toEqual([200]);
  await expect(cardOf(page).getByText('Cargando…')).toBeVisible();
  await expect(cardOf(page)).not.toContainText('termina');
  await app.control.fault();
  await expect(cardOf(page)).toContainText(/Periodo 2 termina/);
});

test('a second visit keeps no place for what is known', { tag: ['@HOME-06:known'] }, async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHome({ page, app }, READY);
  await expect(cardOf(page)).toContainText('Todo está al día.');
  const whole = (await cardOf(page).boundingBox())?.height ?? 0;
  await cardOf(page).getByRole('link', { name: 'Ver Seguimiento' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seguimiento del periodo');
  await page.goBack();
  await expect(cardOf(page)).toContainText('Todo está al día.');
  expect((await cardOf(page).boundingBox())?.height).toBeLessThan(whole / 2);
});

test('the whole line opens its place', { tag: ['@HOME-06:press'] }, async ({ page, app }) => {
  await openHome({ page, app });
  // Its middle, right of the words.
  await linesOf(page).filter({ hasText: 'Sexto A · Matemáticas' }).click();
  await expectGrid(page);
});

test('at most eight lines, and the way to the rest', { tag: ['@HOME-06:most'] }, async ({ page, app }) => {
  await app.signIn('directo', { at: HOME });
  await expect(linesOf(page)).toHaveCount(8);
  await cardOf(page).getByRole('link', { name: 'Ver Seguimiento' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seguimiento del periodo');
});

for (const [kind, now, words] of [
  ['today', '2026-06-21T10:00:00-05:00', 'Periodo 2 termina hoy'],
  ['tomorrow', '2026-06-20T10:00:00-05:00', 'Periodo 2 termina mañana'],
  ['over', '2026-06-24T10:00:00-05:00', 'Periodo 2 terminó hace 3 días'],
] as const)
  test(`the end of the period: ${words}`, { tag: [`@HOME-06:${kind}`] }, async ({ page, app }) => {
    await app.open();
    await moveClocks({ page, app }, now);
    await app.signIn('directora');
    await expect(cardOf(page)).toContainText(words);
  });

test('a school without a period that has begun says so', { tag: ['@HOME-06:none'] }, async ({ page, app }) => {
  await openHome({ page, app }, [{ method: 'GET', path: '/api/periods', kind: 'answer', body: { periods: [] } }]);
  await expect(cardOf(page)).toContainText('Aún no ha empezado ningún periodo.');
  expect(await app.control.calls(LISTS)).toEqual([]);
});

test('who has no pairs is told so', { tag: ['@HOME-06:noPairs'] }, async ({ page, app }) => {
  await app.signIn('sin-cursos', { at: HOME });
  await expect(cardOf(page)).toContainText('Aún no tienes cursos con asignaturas para calificar.');
});

test(
  'the home stands before anything of it is asked; what is saved elsewhere is asked for again',
  { tag: ['@HOME-07:later', '@HOME-07:saved'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: LIST });
    await app.control.fault(SLOW_LISTS);
    await openEntry(page, 'Inicio');
    await expect(page.getByRole('region', { name: 'Cursos' }).getByRole('listitem')).toHaveCount(3);
    await expect(cardOf(page).getByText('Revisando 0 de 6…')).toBeVisible();
    // Three at a time (TRAC-04).
    expect(await app.control.calls(LISTS)).toHaveLength(3);
    await app.control.fault();
    await page.clock.fastForward(SLOW_MS);
    await expect(linesOf(page)).toHaveCount(6);
    expect(await app.control.calls(LISTS)).toHaveLength(6);

    await page.goto('/dashboard/learning/create?subjectId=16&periodId=2&roomId=9');
    await page.getByRole('textbox', { name: 'Logro', exact: true }).fill('Medir ángulos con transportador');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect.poll(async () => (await app.control.calls(SAVE)).length).toBe(1);
    await page.getByRole('button', { name: 'Aceptar' }).click();
    await openEntry(page, 'Inicio');
    await expect(linesOf(page).filter({ hasText: 'Sexto A · Matemáticas' })).toContainText('2 logros sin actividades');
  },
);

test(
  'what cannot be read shows in the card alone, and is asked for again by a press',
  { tag: ['@HOME-07:failure', '@HOME-07:place'] },
  async ({ page, app }) => {
    await openHome({ page, app }, [{ method: 'GET', path: '/api/periods', kind: 'status', status: 500 }]);
    await expect(cardOf(page).getByRole('status')).toHaveText('No se pudo cargar esta sección.');
    await app.control.fault({
      method: 'GET',
      path: '/api/learning/indicator',
      kind: 'status',
      status: 500,
      times: 2,
    });
    await cardOf(page).getByRole('button', { name: 'Reintentar' }).click();
    await expect(linesOf(page)).toHaveCount(4);
    await expect(cardOf(page).getByRole('status')).toContainText('No se pudieron revisar 2 asignaturas de tus cursos.');
    await expectNoMessage(page, 'Atención');
    await expect(anyDialog(page)).toHaveCount(0);
    await app.checkA11y();
    await cardOf(page).getByRole('button', { name: 'Reintentar' }).click();
    await expect(linesOf(page)).toHaveCount(6);
  },
);

test('a session that ends meanwhile ends as ever', { tag: ['@HOME-07:session'] }, async ({ page, app }) => {
  await app.signIn('directora', {
    at: HOME,
    faults: [{ method: 'GET', path: '/api/learning/record-resume/{indicatorId}', kind: 'status', status: 401 }],
  });
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(gridOf(page)).toHaveCount(0);
});
