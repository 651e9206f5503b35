/** The log's list: what it asks for on opening, by page, size and order, and what it shows. */
import type { Page } from '@playwright/test';
import { acceptFailure, anyDialog, goWithin, openEntry } from '@e2e/support/screens';
import { expectRecords, headersOf, rowNames } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import {
  CALL,
  FROM,
  LOG,
  TO,
  activityOf,
  answering,
  askedOf,
  dateHead,
  endOf,
  filterButton,
  lastAsked,
  openLog,
  queryOf,
  roomOf,
  startOf,
  teacherOf,
} from './activity-log';

const next = (page: Page) => page.getByRole('button', { name: 'Página siguiente' });
const previous = (page: Page) => page.getByRole('button', { name: 'Página anterior' });
const sizeOf = (page: Page) => page.getByLabel('Resultados por páginas');
const NONE = 'No se encontraron actividades.';

test(
  'its menu entry opens it: the last seven days of all teachers and rooms are asked for at once, and shown',
  {
    tag: ['@ALOG-01', '@ALOG-04', '@ALOG-06', '@ALOG-07', '@ALOG-08:none', '@ALOG-09', '@SHAR-06:activityLog', '@wire', '@API-095:ok'],
  },
  async ({ page, app }) => {
    await app.signIn('coordinadora');
    await openEntry(page, 'Actividades Reportadas');
    await expect(page).toHaveURL(LOG);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Actividades Reportadas');
    await expect(page).toHaveTitle('Actividades Reportadas');
    await expect(page.getByRole('rowheader')).toHaveCount(10);
    await expect(startOf(page)).toHaveValue('2026-06-12');
    await expect(endOf(page)).toHaveValue('2026-06-19');
    for (const select of [teacherOf(page), roomOf(page)]) await expect(select).toHaveValue('');
    expect(await askedOf(app)).toEqual([queryOf([FROM, TO])]);
    await expect(sizeOf(page)).toHaveValue('10');
    expect(await sizeOf(page).getByRole('option').allInnerTexts()).toEqual(['10', '20', '50']);
  },
);

test('a Teacher is sent to /unauthorized, and nothing is asked for', { tag: ['@ALOG-02'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: LOG });
  await expect(page).toHaveURL('/unauthorized');
  expect(await app.control.calls(CALL)).toEqual([]);
});

test(
  'its columns; each row with its moment, type, teacher and room, and what opens its detail',
  { tag: ['@ALOG-13:columns', '@SHAR-14:activityLog', '@SHAR-20:activityLog'] },
  async ({ page, app }) => {
    const [one, other] = [
      activityOf({ id: 1, type: 'CHECKIN', creationDate: '2026-06-19 07:12:59', teacherName: 'Yaneth García Suárez' }),
      activityOf({ id: 2, type: 'FOOD', creationDate: '2026-06-08 16:05:00', roomName: 'Prejardín' }),
    ];
    await openLog({ page, app }, '', [answering([one, other])]);
    expect(await headersOf(page)).toEqual(['Fecha', 'Actividad', 'Profesor', 'Curso', 'Detalle']);
    const row = (index: number) => page.getByRole('row').nth(index);
    await expect(row(1).getByRole('rowheader')).toHaveText('19/06/2026 07:12');
    await expect(row(1).getByRole('cell')).toHaveText(['Asistencia', 'Yaneth García Suárez', 'Sexto A', '']);
    await expect(row(2).getByRole('rowheader')).toHaveText('08/06/2026 16:05');
    await expect(row(2).getByRole('cell')).toHaveText(['Alimentación', 'Mauricio Tovar Tovar', 'Prejardín', '']);
    const view = row(1).getByRole('button');
    await expect(view).toHaveAccessibleName(/^Ver \d\d\//);
    await expect(view).toHaveAttribute('title', /^Ver \d\d\//);
    await expect(page.getByText('1–2 de 2')).toBeVisible();
    await expect(page.getByText(NONE)).toHaveCount(0);
  },
);

test(
  "'Fecha' turns the order round, from the last to the first at first; nothing else is ordered by",
  { tag: ['@ALOG-13:order', '@SHAR-33:activityLogArrow', '@wire'] },
  async ({ page, app }) => {
    await openLog({ page, app });
    const newest = await rowNames(page);
    const arrow = () => dateHead(page).evaluate((head) => Number(getComputedStyle(head.querySelector('svg') ?? head).opacity));
    await expect(dateHead(page)).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(arrow).toBe(1);
    await next(page).click();
    await expect(page.getByText(/^11–20 de/)).toBeVisible();
    await dateHead(page).getByRole('button').click();
    await expect(dateHead(page)).toHaveAttribute('aria-sort', 'ascending');
    await expect(page.getByText(/^1–10 de/)).toBeVisible();
    await expect.poll(() => lastAsked(app)).toEqual(queryOf([FROM, TO], { order: 'ASC' }));
    await expect(page.getByRole('rowheader').first()).toHaveText(/^12\/06\/2026/);
    await page.mouse.move(0, 0);
    await expect.poll(arrow).toBe(1);
    await dateHead(page).getByRole('button').press('Enter');
    await expect(dateHead(page)).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(() => rowNames(page)).toEqual(newest);
    await expect.poll(() => lastAsked(app)).toEqual(queryOf([FROM, TO]));
    await expect(page.getByRole('columnheader').getByRole('button')).toHaveCount(1);
  },
);

test(
  'the size is sent as limit from the first row on, the next page raises the offset by it',
  { tag: ['@ALOG-11', '@ALOG-12:next'] },
  async ({ page, app }) => {
    await openLog({ page, app });
    const first = await rowNames(page);
    await next(page).click();
    await expect(page.getByText(/^11–20 de/)).toBeVisible();
    await expect.poll(() => lastAsked(app)).toEqual(queryOf([FROM, TO], { offset: '10' }));
    await next(page).click();
    await expect.poll(() => lastAsked(app)).toEqual(queryOf([FROM, TO], { offset: '20' }));
    for (const size of ['20', '50']) {
      await sizeOf(page).selectOption(size);
      await expect(page.getByRole('rowheader')).toHaveCount(Number(size));
      await expect.poll(() => lastAsked(app)).toEqual(queryOf([FROM, TO], { limit: size }));
      expect((await rowNames(page)).slice(0, 10)).toEqual(first);
      await next(page).click();
      await expect.poll(() => lastAsked(app)).toEqual(queryOf([FROM, TO], { limit: size, offset: size }));
      await expectRecords(page);
      await expect(page.getByText(new RegExp(`^${Number(size) + 1}–`))).toBeVisible();
    }
    await previous(page).click();
    await expect(previous(page)).toBeDisabled();
    await expect.poll(async () => (await rowNames(page)).slice(0, 10)).toEqual(first);
  },
);

test('a page that there is not shows the last one', { tag: ['@ALOG-12:beyond', '@SHAR-25:activityLogBeyond'] }, async ({ page, app }) => {
  await openLog({ page, app }, '?page=99');
  const offset = Number((await lastAsked(app))?.['offset']);
  await expect(page.getByText(new RegExp(`^${offset + 1}–(\\d+) de \\1$`))).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await expect(page).toHaveURL(new RegExp(`page=${offset / 10 + 1}$`));
});

test('a school without activities reads so, with its filters', { tag: ['@ALOG-13:empty'] }, async ({ page, app }) => {
  await app.signIn('colegio-vacio', { at: LOG });
  await expect(page.getByText(NONE)).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(sizeOf(page)).toHaveCount(0);
  await expect(filterButton(page)).toBeEnabled();
});

test('from nothing found to something the rows are announced, not the emptiness', { tag: ['@ALOG-13:empty'] }, async ({ page, app }) => {
  // A Sunday.
  await app.signIn('coordinadora', { at: `${LOG}?from=2026-06-14&to=2026-06-14` });
  await expect(page.getByText(NONE)).toBeVisible();
  await startOf(page).fill('2026-06-10');
  await app.control.hold(CALL);
  await filterButton(page).click();
  await expect(page.getByRole('main').getByRole('status').getByText('Cargando…')).toHaveCount(1);
  await expect(page.getByText(NONE)).toHaveCount(0);
  await app.control.release();
  await expectRecords(page);
});

test(
  'while a page is on its way the one before stays, dimmed; rows and columns stand still',
  { tag: ['@SHAR-33:activityLog'] },
  async ({ page, app }) => {
    const edges = () =>
      page
        .getByRole('columnheader')
        .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect()).map(({ x, width }) => `${x} ${width}`));
    const waiting = page.getByRole('main').getByRole('status').getByText('Cargando…');
    await page.setViewportSize({ width: 1440, height: 900 });
    await app.signIn('coordinadora');
    await app.control.hold(CALL);
    await goWithin(page, LOG);
    await expect(waiting).toHaveCount(1);
    await expect(page.getByRole('columnheader').first()).toBeVisible();
    const before = await edges();
    await expect(page.getByRole('rowheader')).toHaveCount(0);
    await app.control.release();
    await expect(page.getByRole('rowheader')).toHaveCount(10);
    expect(await edges()).toEqual(before);
    await expect(waiting).toHaveCount(0);
    const opacity = () =>
      page
        .getByRole('rowheader')
        .first()
        .evaluate((head) => Number(getComputedStyle(head.closest('tbody') ?? head).opacity));
    expect(await opacity()).toBe(1);

    const first = await rowNames(page);
    await app.control.hold(CALL);
    await next(page).click();
    await expect(waiting).toHaveCount(1);
    expect(await rowNames(page)).toEqual(first);
    expect(await opacity()).toBeLessThan(1);
    expect(await edges()).toEqual(before);
    await app.control.release();
    await expect.poll(() => rowNames(page)).not.toEqual(first);
    await expect(waiting).toHaveCount(0);
    expect(await opacity()).toBe(1);
    expect(await edges()).toEqual(before);
  },
);

test('a page that fails says so and is asked for again; the filters stay', { tag: ['@ALOG-12:failed'] }, async ({ page, app }) => {
  await openLog({ page, app });
  await startOf(page).fill('2026-06-15');
  await app.control.fault({ method: 'GET', path: '/api/activity-group', kind: 'status', status: 500, times: 1 });
  await next(page).click();
  await acceptFailure(page, 'Ha ocurrido un error inesperado');
  await expect(page.getByText('No se pudo cargar esta sección.')).toBeVisible();
  await expect(startOf(page)).toHaveValue('2026-06-15');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.poll(async () => (await askedOf(app)).map(({ offset }) => offset)).toEqual(['0', '10', '10']);
  await expect(page.getByText('No se pudo cargar esta sección.')).toHaveCount(0);
  await expect(page.getByText(/^11–20 de/)).toBeVisible();
  await expect(anyDialog(page)).toHaveCount(0);
});

test(
  'odd records leave the others on the page, and a page of them alone leads to the next',
  { tag: ['@SAFE-22:activityLog'] },
  async ({ page, app }) => {
    const told = (text: string) => page.getByRole('main').getByRole('status').getByText(text, { exact: true });
    const groups = Array.from({ length: 10 }, (_, index) => ({ ...activityOf({ id: index + 1 }), ...(index === 3 && { type: 'DANCE' }) }));
    await openLog({ page, app }, '', [answering(groups, 30)]);
    await expect(told('No se pudo mostrar 1 de 10 registros.')).toBeVisible();
    await expect(page.getByRole('rowheader')).toHaveCount(9);
    await expect(page.getByText('1–10 de 30')).toBeVisible();
    await app.control.fault(
      answering(
        groups.map((group) => ({ ...group, type: null })),
        30,
      ),
    );
    await page.reload();
    await expect(told('No se pudieron mostrar 10 de 10 registros.')).toBeVisible();
    await expect(page.getByText(NONE)).toHaveCount(0);
    await app.control.fault(answering(groups.slice(4), 30));
    await next(page).click();
    await expect(page.getByRole('rowheader')).toHaveCount(6);
  },
);
