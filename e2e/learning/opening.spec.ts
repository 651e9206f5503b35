/** How the screens of learning open: at the active period, where one was last, applied where nothing is missing; and their links. */
import type { Page } from '@playwright/test';
import { answering as answeringActivities, SCREEN as ACTIVITIES } from '@e2e/academic-activities/academic-activities';
import { GRID, gridOf } from '@e2e/marks-grid/marks-grid';
import { DIRECT, MARKS, SPREADSHEET, achievementOf } from '@e2e/spreadsheet/spreadsheet';
import { changedTeacher } from '@e2e/support/direct-call';
import { openEntry } from '@e2e/support/screens';
import { expectRecords, rowOf } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { achievements } from '@fixtures/learning';
import {
  FILTERED,
  FORM,
  LIST,
  achievement,
  answering,
  asked,
  filterButton,
  newButton,
  periodOf,
  roomOf,
  subjectOf,
  teacherOf,
} from './learning';

const { charts, proportionality } = achievements;
const AT_PROPORTIONALITY = `periodId=2&roomId=9&subjectId=16&indicatorId=${proportionality.id}`;
const YANETH = 'Yaneth García Suárez';

/** The text of the chosen option. */
const chosenIn = (select: ReturnType<typeof roomOf>) => select.getByRole('option', { selected: true });

/** Period, room and subject of the filters. */
async function expectPlace(page: Page, period: string, room: string, subject: string): Promise<void> {
  await expect(chosenIn(periodOf(page))).toHaveText(period);
  await expect(chosenIn(roomOf(page))).toHaveText(room);
  await expect(chosenIn(subjectOf(page))).toHaveText(subject);
}

/** Address and query, in any order. */
const expectAddress = (page: Page, path: string, query: string) =>
  expect(page).toHaveURL(
    (url) =>
      url.pathname === path && [...url.searchParams].every(([name, value]) => query.includes(`${name}=${value}`)) && url.search !== '',
  );

const period = (id: number, name: string, startDate: string, endDate: string) => ({
  id,
  name,
  startDate: `${startDate} 00:00:00`,
  endDate: `${endDate} 00:00:00`,
  state: false,
});

test(
  'what was last used on one screen opens the others, applied; what another screen needs besides is asked for',
  {
    tag: [
      '@PLAC-01:learning',
      '@PLAC-01:activities',
      '@PLAC-01:spreadsheet',
      '@PLAC-01:observations',
      '@PLAC-01:grid',
      '@PLAC-02:learning',
      '@PLAC-02:several',
      '@LEAR-08:opens',
    ],
  },
  async ({ page, app }) => {
    await app.signIn('directora', { at: LIST });
    await expect(chosenIn(periodOf(page))).toHaveText('Periodo 2');
    await expect(roomOf(page)).toHaveValue('');
    expect(await asked(app)).toEqual([]);
    await roomOf(page).selectOption('Sexto B');
    await subjectOf(page).selectOption('Geometría');
    await filterButton(page).click();
    await expectRecords(page);

    await openEntry(page, 'Actividades');
    await expectPlace(page, 'Periodo 2', 'Sexto B', 'Geometría');
    // Of several achievements a person chooses.
    await expect(achievementOf(page)).toHaveValue('');
    await expect(page.getByRole('table')).toHaveCount(0);

    await openEntry(page, 'Planilla de Estudiantes');
    await page.getByRole('link', { name: 'Matemáticas' }).click();
    await expect(page.getByRole('tab', { name: 'Sexto B' })).toHaveAttribute('aria-selected', 'true');
    await expect(chosenIn(periodOf(page))).toHaveText('Periodo 2');
    await expect(page.getByRole('table')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Agregar observación' }).click();
    await expect(page.getByRole('tab', { name: 'Sexto B' })).toHaveAttribute('aria-selected', 'true');
    await expect(chosenIn(periodOf(page))).toHaveText('Periodo 2');
    await expectRecords(page);

    await page.goto(`${GRID}?subjectId=17`);
    await expect(page.getByRole('tab', { name: 'Sexto B' })).toHaveAttribute('aria-selected', 'true');
    await expect(chosenIn(periodOf(page))).toHaveText('Periodo 2');

    // The subject of the spreadsheet is the last one.
    await openEntry(page, 'Aprendizaje y progreso');
    await expectPlace(page, 'Periodo 2', 'Sexto B', 'Geometría');
    await expectRecords(page);
  },
);

test(
  'the achievement last used at a place opens with it, on every screen',
  { tag: ['@PLAC-02:activities', '@PLAC-02:spreadsheet', '@PLAC-02:grid', '@PLAC-03:reload'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: MARKS });
    await expectRecords(page);
    await openEntry(page, 'Actividades');
    await expectRecords(page);
    await expectPlace(page, 'Periodo 2', 'Sexto A', 'Matemáticas');
    await expect(chosenIn(achievementOf(page))).toHaveText(proportionality.title);
    await expectAddress(page, ACTIVITIES, AT_PROPORTIONALITY);
    await page.goto(`${GRID}?subjectId=16`);
    await expect(gridOf(page)).toBeVisible();
    await expectAddress(page, GRID, AT_PROPORTIONALITY);
    // Another one from now on.
    await achievementOf(page).selectOption(achievements.decimals.title);
    await filterButton(page).click();
    await expectAddress(page, GRID, AT_PROPORTIONALITY.replace(String(proportionality.id), String(achievements.decimals.id)));
    await expect(gridOf(page)).toBeVisible();
    await page.reload();
    await openEntry(page, 'Planilla de Estudiantes');
    await page.getByRole('link', { name: 'Matemáticas' }).click();
    await expectRecords(page);
    await expect(chosenIn(achievementOf(page))).toHaveText(achievements.decimals.title);
    // Back leads to the cards, which stay.
    await page.getByRole('link', { name: 'Volver' }).click();
    await expect(page.getByRole('list', { name: 'Asignaturas' }).getByRole('link')).toHaveCount(2);
  },
);

test('one room and one achievement need no choice', { tag: ['@PLAC-01:only', '@PLAC-02:only'] }, async ({ page, app }) => {
  await app.signIn('preescolar', { at: LIST });
  await expect(chosenIn(roomOf(page))).toHaveText('Transición A');
  await expect(subjectOf(page)).toHaveValue('');
  await expect(filterButton(page)).toBeDisabled();
  await app.control.fault(answering(achievement(30_001, 'El único', { subjectId: 24, roomId: 3 })));
  await page.goto(`${SPREADSHEET}?subjectId=24`);
  await expect(chosenIn(achievementOf(page))).toHaveText('El único');
  await expectRecords(page);
  await expectAddress(page, SPREADSHEET, DIRECT);
});

test(
  "an Admin's screens open with the teacher last used",
  { tag: ['@PLAC-01:Admin', '@EVAL-04', '@PLAC-04:Admin'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: LIST });
    await expect(teacherOf(page)).toHaveValue('');
    const chooseFirst = page.getByText('Elige un profesor para ver sus cursos y asignaturas.');
    await expect(chooseFirst).toBeVisible();
    await openEntry(page, 'Actividades');
    await expect(chooseFirst).toBeVisible();
    await openEntry(page, 'Aprendizaje y progreso');
    await teacherOf(page).selectOption(YANETH);
    await expect(chooseFirst).toHaveCount(0);
    await roomOf(page).selectOption('Sexto A');
    await subjectOf(page).selectOption('Matemáticas');
    await filterButton(page).click();
    await expectRecords(page);
    // PLAC-04 is a Teacher's.
    await expect(page.getByRole('button', { name: /Ver actividades|Evaluar|Planilla rápida/ })).toHaveCount(0);
    await openEntry(page, 'Actividades');
    await expect(chosenIn(teacherOf(page))).toHaveText(YANETH);
    await expectPlace(page, 'Periodo 2', 'Sexto A', 'Matemáticas');
    await achievementOf(page).selectOption(proportionality.title);
    await filterButton(page).click();
    await expectRecords(page);
    await openEntry(page, 'Planilla de Estudiantes');
    await expect(chosenIn(teacherOf(page))).toHaveText(YANETH);
    await page.getByRole('link', { name: 'Matemáticas' }).click();
    await expectRecords(page);
    await expect(page.getByRole('link', { name: /Ver logros|Ver actividades/ })).toHaveCount(0);
    await openEntry(page, 'Planilla de Estudiantes');
    // Who takes the teacher away has none.
    await teacherOf(page).selectOption('Elige un profesor');
    await expect(page.getByText('Elige un profesor para ver sus asignaturas.')).toBeVisible();
    await openEntry(page, 'Aprendizaje y progreso');
    await expect(chosenIn(teacherOf(page))).toHaveText(YANETH);
    await expectPlace(page, 'Periodo 2', 'Sexto A', 'Matemáticas');
    await expectRecords(page);
  },
);

test('what the address names comes first', { tag: ['@PLAC-01:address'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: FILTERED });
  await expectRecords(page);
  await page.goto(`${LIST}?roomId=10`);
  await expectPlace(page, 'Periodo 2', 'Sexto B', 'Matemáticas');
  await expectRecords(page);
  await page.goto(`${LIST}?periodId=1`);
  await expectPlace(page, 'Periodo 1', 'Sexto B', 'Matemáticas');
});

test(
  'what a person chooses while the rest loads stays, and is applied by the person',
  { tag: ['@PLAC-01:chosen'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: FILTERED });
    await expectRecords(page);
    await app.control.hold('GET /teachersDeepByTeacherEmail/{email}');
    await page.goto(LIST);
    await expect(chosenIn(periodOf(page))).toHaveText('Periodo 2');
    await periodOf(page).selectOption('Periodo 1');
    await app.control.release();
    await expect(roomOf(page).getByRole('option')).not.toHaveCount(1);
    await expect(chosenIn(periodOf(page))).toHaveText('Periodo 1');
    await expect(page.getByRole('table')).toHaveCount(0);
  },
);

test('after the last day of a period it is still the one that opens', { tag: ['@PLAC-01:lastBegun'] }, async ({ page, app }) => {
  const periods = [
    period(1, 'Periodo 1', '2026-01-26', '2026-04-03'),
    period(2, 'Periodo 2', '2026-04-06', '2026-06-18'),
    period(3, 'Periodo 3', '2026-07-06', '2026-09-11'),
  ];
  await app.signIn('directora', { at: LIST, faults: [{ method: 'GET', path: '/api/periods', kind: 'answer', body: { periods } }] });
  await expect(chosenIn(periodOf(page))).toHaveText('Periodo 2');
});

for (const [when, periods] of [
  ['before the first period', [period(3, 'Periodo 3', '2026-07-06', '2026-09-11'), period(4, 'Periodo 4', '2026-09-14', '2026-11-20')]],
  ['without any period', []],
] as const)
  test(`${when} none is chosen`, { tag: ['@PLAC-01:none'] }, async ({ page, app }) => {
    await app.signIn('directora', { at: LIST, faults: [{ method: 'GET', path: '/api/periods', kind: 'answer', body: { periods } }] });
    await expect(periodOf(page).getByRole('option')).toHaveCount(1 + periods.length);
    await expect(roomOf(page).getByRole('option')).not.toHaveCount(1);
    await expect(periodOf(page)).toHaveValue('');
  });

test('options that failed and are asked for again open the screen, too', { tag: ['@PLAC-01:retry'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: FILTERED });
  await expectRecords(page);
  await app.control.fault({ method: 'GET', path: '/api/periods', kind: 'status', status: 500, times: 1 });
  await page.goto(LIST);
  await page.getByRole('region', { name: 'Filtros' }).getByRole('button', { name: 'Reintentar' }).click();
  await expectPlace(page, 'Periodo 2', 'Sexto A', 'Matemáticas');
  await expectRecords(page);
});

test('a place that is gone is forgotten', { tag: ['@PLAC-03:gone'] }, async ({ page, app, host }) => {
  await app.signIn('directora', { at: FILTERED });
  await expectRecords(page);
  const without = await changedTeacher(page, host.apiUrl, 'yaneth.garcia@yarumos.example', ({ rooms }) => ({
    rooms: rooms.filter(({ name }) => name !== 'Sexto A'),
    roomIds: [],
  }));
  await app.control.fault(without);
  await page.goto(LIST);
  await expect(chosenIn(subjectOf(page))).toHaveText('Matemáticas');
  await expect(roomOf(page)).toHaveValue('');
  await expect(page.getByRole('table')).toHaveCount(0);
  // An achievement that somebody has deleted.
  await page.goto(MARKS.replace('roomId=9', 'roomId=10').replace(/indicatorId=\d+/, 'indicatorId=1'));
  await page.goto(`${SPREADSHEET}?subjectId=16`);
  await expect(page.getByRole('tab', { name: 'Sexto B' })).toHaveAttribute('aria-selected', 'true');
  await expect(achievementOf(page).getByRole('option')).not.toHaveCount(1);
  await expect(achievementOf(page)).toHaveValue('');
});

test('nobody finds the place of a session that has ended', { tag: ['@PLAC-03:person'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: FILTERED });
  await expectRecords(page);
  await page.getByRole('button', { name: YANETH }).click();
  await page.getByRole('menuitem', { name: 'Salir' }).click();
  await expect(page).toHaveURL('/auth/login');
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('places')))).toEqual([]);
  await app.signIn('directora');
  await openEntry(page, 'Aprendizaje y progreso');
  await expect(chosenIn(periodOf(page))).toHaveText('Periodo 2');
  await expect(roomOf(page)).toHaveValue('');
});

test(
  "an achievement's row leads to its activities, its marks and its grid; they lead back and to each other",
  { tag: ['@PLAC-04:rows', '@PLAC-04:evaluation', '@PLAC-04:grid', '@PLAC-04:activities'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: FILTERED });
    const press = async (name: string) => {
      await rowOf(page, proportionality.title).getByRole('button', { name }).click();
    };
    const follow = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await press('Ver actividades');
    await expectRecords(page);
    await expectAddress(page, ACTIVITIES, AT_PROPORTIONALITY);
    await follow('Evaluar');
    await expectRecords(page);
    await expectAddress(page, SPREADSHEET, AT_PROPORTIONALITY);
    await follow('Ver actividades');
    await expectAddress(page, ACTIVITIES, AT_PROPORTIONALITY);
    await follow('Planilla rápida');
    await expect(gridOf(page)).toBeVisible();
    await expectAddress(page, GRID, AT_PROPORTIONALITY);
    await follow('Ver actividades');
    await expectAddress(page, ACTIVITIES, AT_PROPORTIONALITY);
    await follow('Ver logros');
    await expectRecords(page);
    await expectAddress(page, LIST, FILTERED);
    await press('Evaluar');
    await expectAddress(page, SPREADSHEET, AT_PROPORTIONALITY);
    await follow('Ver logros');
    await expectAddress(page, LIST, FILTERED);
    await press('Planilla rápida');
    await expectAddress(page, GRID, AT_PROPORTIONALITY);
    await follow('Ver logros');
    await expectAddress(page, LIST, FILTERED);
    await expectRecords(page);
    // SHAR-25
    await page.goBack();
    await expect(gridOf(page)).toBeVisible();
  },
);

test('a room that is evaluated directly has no activities to lead to', { tag: ['@PLAC-04:direct'] }, async ({ page, app }) => {
  await app.signIn('preescolar', { at: `${LIST}?subjectId=24&periodId=2&roomId=3` });
  await expectRecords(page);
  await expect(page.getByRole('button', { name: /^Evaluar/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ver actividades/ })).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Evaluar/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Ver logros' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver actividades' })).toHaveCount(0);
});

test(
  'until it is known whether a room has activities the place of their link is kept, and nothing moves',
  { tag: ['@PLAC-04:still'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: `${GRID}?${AT_PROPORTIONALITY}` });
    await expect(gridOf(page)).toBeVisible();
    await app.control.fault({ method: 'GET', path: '/api/learning/valorization', kind: 'slow', ms: 60_000 });
    await page.reload();
    const first = page.getByRole('link', { name: 'Ver logros' });
    const second = page.getByRole('link', { name: 'Ver actividades' });
    await expect(first).toBeVisible();
    await expect(second).toHaveCount(0);
    const before = await first.boundingBox();
    await app.control.fault();
    await expect(second).toBeVisible();
    expect(await first.boundingBox()).toEqual(before);
  },
);

test(
  'a new achievement begins at the place of the list, and its list shows it',
  { tag: ['@PLAC-04:create', '@LEAR-41'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: FILTERED });
    await expectRecords(page);
    await newButton(page).click();
    await expect(page).toHaveURL((url) => url.pathname === FORM);
    await expectPlace(page, 'Periodo 2', 'Sexto A', 'Matemáticas');
    // The levels of the room.
    await expect(page.getByRole('textbox', { name: 'Descripción de Superior' })).not.toHaveValue('');
    await page.getByRole('textbox', { name: 'Logro', exact: true }).fill('Medir ángulos con transportador');
    await roomOf(page).selectOption('Sexto B');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByRole('button', { name: 'Aceptar' }).click();
    await expectPlace(page, 'Periodo 2', 'Sexto B', 'Matemáticas');
    await expect(rowOf(page, 'Medir ángulos con transportador')).toBeVisible();
  },
);

test(
  'an achievement without activities opens, too, and is where the next activity goes',
  { tag: ['@PLAC-04:activities'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: FILTERED, faults: [answeringActivities()] });
    await rowOf(page, charts.title).getByRole('button', { name: 'Ver actividades' }).click();
    await expect(page.getByText('Este logro no tiene actividades.')).toBeVisible();
    await page.getByRole('button', { name: 'Agregar Actividad' }).click();
    await expect(page.getByRole('dialog').getByLabel('Logro').getByRole('option', { selected: true })).toHaveText(charts.title);
  },
);
