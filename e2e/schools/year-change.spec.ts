import type { Page } from '@playwright/test';
import { expectShownFor, moveClocks, pauseClock } from '@e2e/support/clock';
import { askDirectly } from '@e2e/support/direct-call';
import { acceptFailure, buttonOf, dialogOf, expectNoDialog, openEntry, storageOf, type Visit } from '@e2e/support/screens';
import { expectRecords, rowOf } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { ATTENTION, CLOSE_YEAR, CREATE_YEAR, GENERAL, schoolYear, tabOf } from './area';

const YEARS = 'GET /api/school-years';
const CLOSE = 'POST /api/end-of-year';
const CREATE = 'PUT /api/school-year';
const CLOSED = 'Ya existe un cierre de año para este año escolar.';
const DONE = 'Año escolar';

const ended = (year: number) =>
  `El año escolar ha terminado. Al finalizarlo se creará el año escolar ${year}, del 01/01/${year} al 31/12/${year}. Esta acción no se puede deshacer.`;
const missing = 'El colegio aún no tiene un año escolar. Se creará el año escolar 2026, del 01/01/2026 al 31/12/2026.';

/** These years in place of the school's. */
const answering = (...periods: object[]) =>
  ({ method: 'GET', path: '/api/school-years', kind: 'answer', status: 200, body: { periods } }) as const;

const dialog = (page: Page) => dialogOf(page, ATTENTION);

test(
  'a year that is over opens the dialog, which says what follows, links the tutorial and sends nothing when it is cancelled',
  {
    tag: [
      '@YEAR-01',
      '@YEAR-04',
      '@YEAR-05:words',
      '@YEAR-06',
      '@YEAR-07:cancel',
      '@YEAR-07:escape',
      '@YEAR-07:again',
      '@YEAR-22',
      '@API-018:ok',
    ],
  },
  async ({ page, app }) => {
    await app.signIn('cierre', { at: GENERAL });
    await expect(dialog(page)).toContainText(ended(2026));
    for (const words of ['Ingresas de nuevo', 'Creas los periodos de 2026', 'Haces las matrículas', 'Siguen iguales los cursos'])
      await expect(dialog(page)).toContainText(words);
    const link = dialog(page).getByRole('link', { name: /^Ver tutorial/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', /^https?:/);
    await app.checkA11y();
    expect(await storageOf(page)).toMatchObject({
      lastYearId: '4',
      lastYearStartDate: '2025-01-01 00:00:00',
      lastYearEndDate: '2025-12-31 23:59:59',
    });
    await buttonOf(page, ATTENTION, 'Cancelar').click();
    await expectNoDialog(page);
    await tabOf(page, 'Información General').click();
    await tabOf(page, 'Configuración General').click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectNoDialog(page);
    expect(await app.control.calls(CLOSE)).toEqual([]);
    expect(await app.control.calls(YEARS)).toHaveLength(2);
  },
);

test('the tutorial is the configured one, and the dialog stays', { tag: ['@YEAR-06'] }, async ({ page, app, host }) => {
  await app.signIn('cierre', { at: GENERAL });
  const link = dialog(page).getByRole('link', { name: /^Ver tutorial/ });
  const { tutorialUrl } = await page.evaluate(
    async (url) => (await fetch(`${url}/config.json`)).json() as Promise<{ tutorialUrl: string }>,
    host.url,
  );
  await expect(link).toHaveAttribute('href', tutorialUrl);
  // It lies outside the product.
  await page.context().route(`${tutorialUrl}**`, (route) => route.fulfill({ body: 'tutorial' }));
  const opened = page.waitForEvent('popup');
  await link.click();
  await (await opened).close();
  await expect(dialog(page)).toBeVisible();
});

test(
  'while it runs, and on its last day, the dialog stays closed',
  { tag: ['@YEAR-02:running', '@YEAR-02:lastDay'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: GENERAL });
    await expect(page.getByRole('rowheader', { name: 'Periodo 4' })).toBeVisible();
    await expect.poll(async () => (await storageOf(page))['lastYearId']).toBe('1');
    await expectNoDialog(page);
    for (const [end, opens] of [
      ['2026-06-19', false],
      ['2026-06-18', true],
    ] as const) {
      await app.control.fault(answering(schoolYear(1, '2026-01-01', end)));
      await tabOf(page, 'Información General').click();
      await tabOf(page, 'Configuración General').click();
      await expect.poll(async () => (await storageOf(page))['lastYearEndDate']).toBe(`${end} 23:59:59`);
      await expect(dialog(page)).toHaveCount(opens ? 1 : 0);
    }
  },
);

test(
  'on the evening of its last day, too, which is the next day already in UTC',
  { tag: ['@SHAR-05:bogota', '@YEAR-02:lastDay'] },
  async ({ page, app }) => {
    await app.open();
    await moveClocks({ page, app }, '2026-06-19T23:30:00-05:00');
    await app.signIn('coordinadora');
    await app.control.fault(answering(schoolYear(1, '2026-01-01', '2026-06-19')));
    await tabOf(page, 'Configuración General').click();
    await expect.poll(async () => (await storageOf(page))['lastYearEndDate']).toBe('2026-06-19 23:59:59');
    await expectNoDialog(page);
  },
);

/** Years as they are answered on 19 June 2026, and the year that is offered. */
const OFFERS: readonly (readonly [rule: string, years: readonly object[], offered: number, last: number])[] = [
  ['@YEAR-03', [schoolYear(8, '2025-01-01', '2025-12-31'), schoolYear(9, '2024-01-01', '2024-12-31')], 2026, 8],
  ['@YEAR-03', [schoolYear(9, '2024-01-01', '2024-12-31'), schoolYear(8, '2025-01-01', '2025-12-31')], 2026, 8],
  ['@YEAR-08', [schoolYear(7, '2023-02-01', '2023-11-30')], 2026, 7],
  ['@YEAR-09', [schoolYear(7, '2026-02-01', '2026-06-01')], 2027, 7],
];

test(
  'the year that is offered follows from the last one, and goes out with its id',
  { tag: ['@YEAR-03', '@YEAR-08', '@YEAR-09', '@YEAR-10', '@YEAR-11', '@YEAR-15:any', '@YEAR-16'] },
  async ({ page, app }) => {
    await app.signIn('cierre');
    const sent = [];
    for (const [rule, years, offered, last] of OFFERS) {
      await test.step(`${rule} ${offered}`, async () => {
        await app.control.fault(answering(...years), { method: 'POST', path: '/api/end-of-year', kind: 'status', status: 500 });
        await tabOf(page, 'Información General').click();
        await tabOf(page, 'Configuración General').click();
        await expect(dialog(page)).toContainText(ended(offered));
        await buttonOf(page, ATTENTION, CLOSE_YEAR).click();
        await acceptFailure(page, CLOSED, { title: 'Error' });
        await expectNoDialog(page);
      });
      sent.push({
        startDate: `${offered}-01-01 00:00:00`,
        endDate: `${offered}-12-31 23:59:59`,
        schoolYearId: last,
        schoolId: 4,
      });
    }
    expect((await app.control.calls(CLOSE)).map(({ body }) => body)).toEqual(sent);
    // The session and the screen are still there.
    await expect(page).toHaveURL(/\/dashboard\/schools\?tab=general$/);
    expect((await storageOf(page))['schoolYearId']).toBe('4');
  },
);

test(
  'the close is sent once; the session is forgotten at once, the alert leads to the login, and the new year begins',
  {
    tag: [
      '@YEAR-10',
      '@YEAR-12:closed',
      '@YEAR-13',
      '@YEAR-14:accepted',
      '@YEAR-19',
      '@SHAR-10:yearChange',
      '@wire',
      '@API-020:ok',
      '@API-021:ok',
    ],
  },
  async ({ page, app, host }) => {
    await app.signIn('cierre', { at: GENERAL });
    await expect(page.getByRole('rowheader', { name: 'Periodo 1' })).toBeAttached();
    await app.control.hold(CLOSE);
    const press = buttonOf(page, ATTENTION, CLOSE_YEAR);
    await press.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(press).toBeDisabled();
    await expect(buttonOf(page, ATTENTION, 'Cancelar')).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeVisible();
    await app.control.release();
    await expect(dialogOf(page, DONE)).toContainText('¡Nuevo año escolar creado con éxito!');
    // The message would go by itself.
    await pauseClock(page);
    await page.mouse.move(200, 200);
    expect(await storageOf(page)).toEqual({});
    const calls = (await app.control.calls()).length;
    expect(await app.control.calls(CLOSE)).toHaveLength(1);
    await expect(page).toHaveURL(/\/dashboard\/schools/);
    await page.mouse.move(300, 300);
    expect(await storageOf(page)).toEqual({});
    expect(await app.control.calls()).toHaveLength(calls);
    await page.clock.resume();
    await buttonOf(page, DONE, 'Aceptar').click();
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByRole('textbox', { name: 'Correo electrónico' })).toBeVisible();

    await app.signIn('cierre');
    const { schoolYearId } = await storageOf(page);
    expect(schoolYearId).not.toBe('4');
    await tabOf(page, 'Configuración General').click();
    await expect(page.getByText('Aún no se han creado periodos.')).toBeVisible();
    await expect(page.getByText('Año escolar: 01/01/2026 al 31/12/2026')).toBeVisible();
    await expectNoDialog(page);
    const listed = (await app.control.calls('GET /api/periods')).at(-1);
    expect(listed?.headers['schoolyear']).toBe(schoolYearId);
    const { answer } = await askDirectly(page, { method: 'GET', url: `${host.apiUrl}/api/end-of-year/active/4` });
    expect(answer).toMatchObject({ enrollment: { schoolId: 4, schoolYearId: Number(schoolYearId), status: 'ACTIVE' } });
  },
);

// In the demo nothing goes out that the browser could tell of.
test('what the screen behind still waits for ends with the session', { tag: ['@YEAR-13', '@live-only'] }, async ({ page, app }) => {
  const asked = page.waitForRequest(/\/api\/periods/);
  await app.signIn('cierre', { at: GENERAL, faults: [{ method: 'GET', path: '/api/periods', kind: 'hang' }] });
  await expect(dialog(page)).toContainText(ended(2026));
  expect((await asked).failure()).toBeNull();
  await buttonOf(page, ATTENTION, CLOSE_YEAR).click();
  await expect(dialogOf(page, DONE)).toBeVisible();
  await expect.poll(async () => (await asked).failure()).not.toBeNull();
  await expect(page).toHaveURL(/\/dashboard\/schools/);
});

/** What a school keeps from one year to the next. */
const KEPT = [
  '/api/rooms/',
  '/api/courses/',
  '/api/subject-types',
  '/api/mention-type/school',
  '/api/teachers',
  '/api/learning/valorization',
];

test(
  'after the close of a year rooms, subjects, types, mentions, teachers and valuation are still there, and nobody is in a room',
  { tag: ['@YEAR-05:press', '@YEAR-20', '@YEAR-21'] },
  async ({ page, app, host }) => {
    const keeps = () => Promise.all(KEPT.map(async (path) => (await askDirectly(page, { method: 'GET', url: host.apiUrl + path })).answer));
    await app.open();
    await moveClocks({ page, app }, '2027-01-05T10:00:00-05:00');
    await app.signIn('coordinadora');
    await openEntry(page, 'Cursos');
    await rowOf(page, 'Sexto A').getByRole('link').click();
    await expectRecords(page);
    const before = await keeps();
    for (const answer of before) expect(JSON.stringify(answer).length).toBeGreaterThan(100);
    await openEntry(page, 'Institución');
    await tabOf(page, 'Configuración General').click();
    await expect(page.getByRole('rowheader', { name: 'Periodo 1' })).toBeAttached();
    await expect(dialog(page)).toContainText(ended(2027));
    // No second question.
    await buttonOf(page, ATTENTION, CLOSE_YEAR).click();
    await buttonOf(page, DONE, 'Aceptar').click();
    await app.signIn('coordinadora');
    expect(await keeps()).toEqual(before);
    await tabOf(page, 'Configuración General').click();
    await expect(page.getByText('Aún no se han creado periodos.')).toBeVisible();
    await openEntry(page, 'Cursos');
    await rowOf(page, 'Sexto A').getByRole('link').click();
    await expect(page.getByText('Este curso aún no tiene estudiantes.')).toBeVisible();
  },
);

test('the alert leads to the login by itself after 5 s', { tag: ['@YEAR-14:time'] }, async ({ page, app }) => {
  await app.signIn('cierre', { at: GENERAL });
  const words = '¡Nuevo año escolar creado con éxito!';
  await expectShownFor(page, dialogOf(page, DONE), words, 5_000, () => buttonOf(page, ATTENTION, CLOSE_YEAR).click());
  await expect(page).toHaveURL('/auth/login');
});

test(
  'a second close is refused with its text, another’s session stays, and creates no year',
  { tag: ['@YEAR-15:closed', '@YEAR-16', '@YEAR-17', '@wire', '@API-020:alreadyClosed'] },
  async ({ page, app, host }) => {
    await app.signIn('cierre', { at: GENERAL });
    await expect(dialog(page)).toBeVisible();
    // Another coordinator of the school, meanwhile.
    const body = { startDate: '2026-01-01 00:00:00', endDate: '2026-12-31 23:59:59', schoolYearId: 4, schoolId: 4 };
    await askDirectly(page, { method: 'POST', url: `${host.apiUrl}/api/end-of-year`, body });
    const years = async () => (await askDirectly(page, { method: 'GET', url: `${host.apiUrl}/api/school-years` })).answer;
    const before = await years();
    await buttonOf(page, ATTENTION, CLOSE_YEAR).click();
    await acceptFailure(page, CLOSED, { title: 'Error' });
    await expectNoDialog(page);
    expect(await years()).toEqual(before);
    expect((await storageOf(page))['schoolYearId']).toBe('4');
    // At once: what is done next would go into the year that is over.
    await expect(page.getByText('El año escolar 2026 ya fue creado. Sal e ingresa de nuevo para trabajar en él.')).toBeVisible();
  },
);

test(
  'no network and a 401 keep their own texts; the dialog is closed after either',
  { tag: ['@YEAR-15:network', '@YEAR-15:refused', '@YEAR-16', '@SESS-08'] },
  async ({ page, app }) => {
    await app.signIn('cierre', { at: GENERAL });
    await app.control.fault({ method: 'POST', path: '/api/end-of-year', kind: 'network', times: 1 });
    await buttonOf(page, ATTENTION, CLOSE_YEAR).click();
    await acceptFailure(page, 'No response from server');
    await expectNoDialog(page);
    await expect(page.getByText(/ya fue creado/)).toHaveCount(0);
    await tabOf(page, 'Información General').click();
    await tabOf(page, 'Configuración General').click();
    await app.control.fault({ method: 'POST', path: '/api/end-of-year', kind: 'status', status: 401, times: 1 });
    await buttonOf(page, ATTENTION, CLOSE_YEAR).click();
    await expect(page).toHaveURL('/unauthorized');
    await expectNoDialog(page);
  },
);

async function createFirst({ page, app }: Visit): Promise<void> {
  await app.signIn('sin-anio', { at: GENERAL });
  await expect(dialog(page)).toContainText(missing);
}

test(
  'a school without a year gets its first one; the new session works in it',
  { tag: ['@YEAR-23:words', '@YEAR-23:sent', '@YEAR-12:created', '@YEAR-13', '@AUTH-23:created', '@wire', '@API-018:ok', '@API-019:ok'] },
  async ({ page, app }) => {
    await createFirst({ page, app });
    await expect(buttonOf(page, ATTENTION, CLOSE_YEAR)).toHaveCount(0);
    await app.checkA11y();
    await buttonOf(page, ATTENTION, CREATE_YEAR).click();
    await expect(dialogOf(page, DONE)).toContainText('¡Nuevo año escolar creado con éxito!');
    expect(await storageOf(page)).toEqual({});
    await buttonOf(page, DONE, 'Aceptar').click();
    await expect(page).toHaveURL('/auth/login');
    const [sent, ...more] = await app.control.calls(CREATE);
    expect(more).toEqual([]);
    expect(sent?.body).toEqual({ id: null, startDate: '2026-01-01 00:00:00', endDate: '2026-12-31 23:59:59' });
    expect(sent?.headers).not.toHaveProperty('schoolyear');
    expect(await app.control.calls(CLOSE)).toEqual([]);
    await app.signIn('sin-anio');
    await tabOf(page, 'Configuración General').click();
    await expect(page.getByText('Año escolar: 01/01/2026 al 31/12/2026')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Agregar periodo' })).toBeEnabled();
    await expectNoDialog(page);
  },
);

test('a first year that fails shows the error modal and keeps the dialog', { tag: ['@YEAR-23:failed'] }, async ({ page, app }) => {
  await createFirst({ page, app });
  await app.control.fault({ method: 'PUT', path: '/api/school-year', kind: 'status', status: 500, times: 1 });
  await buttonOf(page, ATTENTION, CREATE_YEAR).click();
  await acceptFailure(page, 'Ha ocurrido un error inesperado', { beneath: 1 });
  await expect(dialog(page)).toContainText(missing);
  expect((await storageOf(page))['schoolId']).toBe('6');
});

test('years that do not come show the error modal alone', { tag: ['@ERRO-04:API-018', '@YEAR-01'] }, async ({ page, app }) => {
  await app.signIn('cierre', {
    at: GENERAL,
    faults: [{ method: 'GET', path: '/api/school-years', kind: 'status', status: 500, times: 1 }],
  });
  await acceptFailure(page, 'Ha ocurrido un error inesperado');
  await expectNoDialog(page);
});
