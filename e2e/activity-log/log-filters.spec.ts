/** The log's filters: what they offer, what is sent of them, and when they cannot be applied. */
import type { Locator, Page } from '@playwright/test';
import { openOwnSite } from '@e2e/support/own-site';
import { acceptFailure, pressTwice } from '@e2e/support/screens';
import { expectRecords } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { liveConfig } from '@e2e/tools/site/live-config.mjs';
import { DEMO_PASSWORD } from '@fixtures/people';
import { CALL, FROM, LOG, TO, askedOf, endOf, filterButton, lastAsked, openLog, queryOf, roomOf, startOf, teacherOf } from './activity-log';

const REQUIRED = 'Este campo es requerido';
const END_BEFORE_START = 'La fecha final no puede ser anterior a la fecha inicial';
const NO_SUCH_DAY = 'Esta fecha no existe';

const message = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true });
const offered = (page: Page, select: typeof teacherOf) => select(page).getByRole('option').allInnerTexts();

test(
  "teachers and rooms come from their calls, in their order, after 'Todos'",
  { tag: ['@ALOG-03', '@SHAR-19:teacher', '@SHAR-19:room', '@SHAR-24:activityLog', '@SHAR-20:activityLog'] },
  async ({ page, app }) => {
    await openLog({ page, app });
    await expect(roomOf(page).getByRole('option')).toHaveCount(16);
    const rooms = await offered(page, roomOf);
    expect(rooms.slice(0, 5)).toEqual(['Todos', 'Prejardín', 'Jardín A', 'Transición A', 'Primero A']);
    expect(rooms.slice(-2)).toEqual(['Décimo A', 'Undécimo A']);
    await expect(teacherOf(page).getByRole('option', { name: 'Yaneth García Suárez' })).toBeAttached();
    const teachers = await offered(page, teacherOf);
    expect(teachers[0]).toBe('Todos');
    expect(teachers.slice(1)).toEqual(teachers.slice(1).toSorted((one, other) => one.localeCompare(other, 'es')));
    // Invited ones and those who are gone have reported nothing.
    expect(teachers).not.toContain('Édgar Tunubalá Vélez');
    for (const call of ['GET /api/teachers', 'GET /api/rooms']) expect(await app.control.calls(call)).toHaveLength(1);
    expect((await app.control.calls('GET /api/teachers')).map(({ query }) => query)).toEqual([{}]);
    for (const select of [teacherOf(page), roomOf(page)]) await expect(select.getByRole('option', { selected: true })).toHaveText('Todos');
    for (const field of [startOf(page), endOf(page)]) await expect(field).toHaveAttribute('type', 'date');
  },
);

test(
  "a teacher and a room are sent as chosen, with 'Filtrar' alone, from the first row on; 'Todos' takes them away again",
  { tag: ['@ALOG-03', '@ALOG-08:teacher', '@ALOG-08:room', '@ALOG-08:none', '@ALOG-12:filtered', '@SHAR-19:teacher', '@SHAR-19:room'] },
  async ({ page, app }) => {
    await openLog({ page, app }, '?page=2');
    await teacherOf(page).selectOption('Yaneth García Suárez');
    // A choice alone asks for nothing.
    await startOf(page).focus();
    expect(await askedOf(app)).toHaveLength(1);
    await filterButton(page).click();
    await expect.poll(() => lastAsked(app)).toEqual(queryOf([['teacher', '=', '11'], FROM, TO]));
    await expect(page.getByRole('cell', { name: 'Mauricio Tovar Tovar' })).toHaveCount(0);
    await expect(page.getByRole('cell', { name: 'Yaneth García Suárez' }).first()).toBeVisible();
    await expect(filterButton(page)).toBeFocused();
    await roomOf(page).selectOption('Sexto B');
    await filterButton(page).click();
    await expect.poll(() => lastAsked(app)).toEqual(queryOf([['teacher', '=', '11'], ['room', '=', '10'], FROM, TO]));
    await teacherOf(page).selectOption('Todos');
    await filterButton(page).click();
    await expect.poll(() => lastAsked(app)).toEqual(queryOf([['room', '=', '10'], FROM, TO]));
    await roomOf(page).selectOption('Todos');
    await filterButton(page).click();
    await expect.poll(() => lastAsked(app)).toEqual(queryOf([FROM, TO]));
    await expect(page).toHaveURL(/\?from=2026-06-12&to=2026-06-19$/);
    expect(await askedOf(app)).toHaveLength(5);
    // Also with the same filters.
    await page.getByRole('button', { name: 'Página siguiente' }).click();
    await expect.poll(() => lastAsked(app)).toEqual(queryOf([FROM, TO], { offset: '10' }));
    await filterButton(page).click();
    await expect.poll(() => lastAsked(app)).toEqual(queryOf([FROM, TO]));
    await expect(page.getByText(/^1–10 de/)).toBeVisible();
  },
);

test(
  'the days are sent from their first to their last second; one day alone is right',
  { tag: ['@ALOG-09', '@ALOG-10:sameDay'] },
  async ({ page, app }) => {
    await openLog({ page, app });
    await startOf(page).fill('2026-06-17');
    await endOf(page).fill('2026-06-17');
    await filterButton(page).click();
    await expect
      .poll(() => lastAsked(app))
      .toEqual(
        queryOf([
          ['creationDate', '>', '2026-06-17 00:00:00'],
          ['creationDate', '<', '2026-06-17 23:59:59'],
        ]),
      );
    await expect(page.getByRole('rowheader').first()).toHaveText(/^17\/06\/2026/);
    for (const name of await page.getByRole('rowheader').allInnerTexts()) expect(name).toMatch(/^17\/06\/2026 \d\d:\d\d$/);
  },
);

test("'Filtrar' again asks again, and a double press once", { tag: ['@SHAR-10:activityLog'] }, async ({ page, app }) => {
  await openLog({ page, app });
  await pressTwice(app, CALL, filterButton(page));
  await expect(filterButton(page)).toBeEnabled();
  expect(await askedOf(app)).toEqual([queryOf([FROM, TO]), queryOf([FROM, TO])]);
  await roomOf(page).selectOption('Sexto A');
  await pressTwice(app, CALL, filterButton(page));
  await expect(filterButton(page)).toBeEnabled();
  await expectRecords(page);
  expect(await askedOf(app)).toHaveLength(3);
});

for (const [name, field] of [
  ['emptyStart', startOf],
  ['emptyEnd', endOf],
] as const) {
  test(`a day that is taken out disables 'Filtrar': ${name}`, { tag: [`@ALOG-10:${name}`] }, async ({ page, app }) => {
    await openLog({ page, app });
    await expect(filterButton(page)).toBeEnabled();
    await field(page).fill('');
    await expect(filterButton(page)).toBeDisabled();
    await expect(message(page, REQUIRED)).toHaveCount(0);
    await field(page).focus();
    await field(page).blur();
    await expect(message(page, REQUIRED)).toBeVisible();
    await expect(field(page)).toHaveAccessibleDescription(REQUIRED);
    await app.checkA11y();
    // Enter in a field sends as little as the button.
    await field(page).press('Enter');
    expect(await askedOf(app)).toHaveLength(1);
    await field(page).fill('2026-06-15');
    await expect(message(page, REQUIRED)).toHaveCount(0);
    await expect(filterButton(page)).toBeEnabled();
  });
}

test(
  "an end before the start disables 'Filtrar' and says so at once, whichever was changed",
  { tag: ['@ALOG-10:order'] },
  async ({ page, app }) => {
    await openLog({ page, app });
    for (const [field, wrong, right] of [
      [startOf, '2026-06-20', '2026-06-19'],
      [endOf, '2026-06-18', '2026-06-20'],
    ] as const) {
      await field(page).fill(wrong);
      await expect(filterButton(page)).toBeDisabled();
      await expect(message(page, END_BEFORE_START)).toBeVisible();
      await expect(endOf(page)).toHaveAccessibleDescription(END_BEFORE_START);
      await field(page).press('Enter');
      await field(page).fill(right);
      await expect(message(page, END_BEFORE_START)).toHaveCount(0);
      await expect(filterButton(page)).toBeEnabled();
    }
    expect(await askedOf(app)).toHaveLength(1);
  },
);

/** Makes 31 January 31 February, as the keyboard does; which part of a date field is the month is the browser's affair. */
async function typeNoDay(field: Locator): Promise<void> {
  for (const part of [0, 1]) {
    await field.fill('2026-01-31');
    await field.focus();
    for (let moved = 0; moved < part; moved += 1) await field.press('ArrowRight');
    await field.press('ArrowUp');
    if ((await field.inputValue()) === '') return;
  }
}

test("a day that there is not disables 'Filtrar', and says why", { tag: ['@ALOG-10:impossible'] }, async ({ page, app }) => {
  await openLog({ page, app });
  await typeNoDay(startOf(page));
  await expect(filterButton(page)).toBeDisabled();
  await endOf(page).focus();
  await expect(message(page, NO_SUCH_DAY)).toBeVisible();
  await expect(startOf(page)).toHaveAccessibleDescription(NO_SUCH_DAY);
  expect(await askedOf(app)).toHaveLength(1);
  await startOf(page).fill('2026-06-15');
  await expect(message(page, NO_SUCH_DAY)).toHaveCount(0);
  await filterButton(page).click();
  await expect.poll(async () => (await askedOf(app)).length).toBe(2);
});

test('teachers that cannot be read are asked for again; the log shows all the same', { tag: ['@ALOG-03'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', {
    at: LOG,
    faults: [{ method: 'GET', path: '/api/teachers', kind: 'status', status: 500, times: 1 }],
  });
  await acceptFailure(page, 'Ha ocurrido un error inesperado');
  await expectRecords(page);
  await expect(page.getByText('No se pudieron cargar los profesores.')).toBeVisible();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(teacherOf(page).getByRole('option', { name: 'Yaneth García Suárez' })).toBeAttached();
  await expect(page.getByText('No se pudieron cargar los profesores.')).toHaveCount(0);
});

test.describe('in another zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });
  test("'today' is the browser's own day", { tag: ['@ALOG-04', '@SHAR-05:elsewhere'] }, async ({ page, app }) => {
    await app.signIn('coordinadora');
    // There it is one minute past midnight, the 20th.
    await app.control.set({ now: '2026-06-19T10:01:00-05:00' });
    await page.goto(LOG);
    await expectRecords(page);
    await expect(endOf(page)).toHaveValue('2026-06-20');
    await expect(startOf(page)).toHaveValue('2026-06-13');
  });
});

test.describe('with days of its own', () => {
  test.use({ ownPage: true });
  test('a school that the configuration names opens its log with them', { tag: ['@ALOG-05'] }, async ({ page, app, host }) => {
    const site = await openOwnSite();
    await app.open();
    const activityLogDays = { default: 7, bySchool: { 1: 3 } };
    const config = liveConfig(host.mode === 'live' ? host.apiUrl : 'http://localhost:9');
    site.configure({ ...config, ...(host.mode === 'demo' && { mode: 'demo' }), activityLogDays });
    for (const [email, start] of [
      ['coordinacion@yarumos.example', '2026-06-16'],
      ['coordinacion@horizonte.example', '2026-06-12'],
    ] as const) {
      await page.goto(`${site.url}/auth/login?demo.now=${encodeURIComponent('2026-06-19T10:00:00-05:00')}&demo.latency=0-0`);
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await app.pressSignIn(email, DEMO_PASSWORD);
      await expect(page.getByRole('heading', { level: 1, name: 'Institución' })).toBeVisible();
      await page.goto(site.url + LOG);
      await expect(startOf(page)).toHaveValue(start);
      await expect(endOf(page)).toHaveValue('2026-06-19');
      await expect.poll(async () => (await lastAsked(app))?.['filters[0][value]']).toBe(`${start} 00:00:00`);
    }
    await site.close();
  });
});
