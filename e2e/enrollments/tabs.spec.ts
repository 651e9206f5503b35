/** Last year's rooms with their students, and what is decided of them. */
import { rooms as fixtureRooms } from '@fixtures/rooms';
import { acceptFailure, anyDialog, expectNoSidewaysScroll, expectScreen, goWithin, openEntry, untilDrawn } from '@e2e/support/screens';
import { headersOf, rowNames } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import {
  ASSIGNMENTS,
  HISTORY,
  SCREEN,
  SUMMARY,
  WAITING,
  assignWaiting,
  boxOf,
  chosenBoxes,
  finalizeButton,
  manageButton,
  namesIn,
  rowsOf,
  tabNames,
  tabOf,
} from './enrollments';

const roomOf = (id: number) => {
  const room = fixtureRooms.find((each) => each.id === id);
  return { ...room, students: undefined, active: true, teacherId: null, group: null };
};
const previousRooms = (...ids: number[]) =>
  ({ method: 'GET', path: '/api/rooms/previous-school-year', kind: 'answer', body: { rooms: ids.map(roomOf) } }) as const;
const NO_ROOMS = 'No hay cursos del año escolar anterior.';

test(
  'a tab for each room of last year, all loaded at once, with its students and what is decided of each',
  {
    tag: [
      '@ENRO-01',
      '@ENRO-03',
      '@ENRO-04',
      '@ENRO-06',
      '@ENRO-07',
      '@ENRO-08',
      '@ENRO-09:selection',
      '@ENRO-09:tab',
      '@ENRO-24:here',
      '@ENRO-24:otherTab',
      '@SUGG-01:next',
      '@SUGG-03:tabs',
      '@SHAR-25:enrollments',
      '@wire',
      '@API-053:ok',
      '@API-054:ok',
      '@API-055:ok',
    ],
  },
  async ({ page, app }) => {
    await app.signIn('matriculas');
    await openEntry(page, 'Matrículas');
    await expect(page.getByRole('heading', { level: 1, name: 'Matrículas' })).toBeVisible();
    await expect(tabOf(page, 'Séptimo A')).toHaveAccessibleName('Séptimo A 3 pendientes');
    await expect.poll(() => tabNames(page)).toEqual(['Tercero A Completo', 'Cuarto A Completo', 'Séptimo A 3 pendientes']);
    // All at once: over HTTP they arrive in any order.
    const asked = (await app.control.calls(HISTORY))
      .map(({ query }) => JSON.stringify(query))
      .sort((one, other) => one.localeCompare(other));
    expect(asked).toEqual([23, 24, 25].map((id) => JSON.stringify({ roomId: String(id), schoolYearId: '5' })));
    const paths = (await app.control.calls(ASSIGNMENTS)).map(({ path }) => path).sort((one, other) => one.localeCompare(other));
    expect(paths).toEqual([23, 24, 25].map((id) => `/api/pre-enrollments/${id}`));
    await expect(page.getByText('42 de 45 estudiantes de 2025 con decisión')).toBeVisible();
    await expect(page.getByText('Para finalizar falta 1 curso.')).toBeVisible();
    // The waiting ones are in another tab.
    await expect(finalizeButton(page)).toBeDisabled();
    expect((await headersOf(page)).map((header) => header.trim())).toEqual(['', 'Estudiante', 'Nuevo curso', 'Estado']);
    await expect(page.getByRole('checkbox', { name: 'Seleccionar todos' })).toBeVisible();

    const third = await rowsOf(page);
    expect(third).toHaveLength(15);
    expect(new Set(third.map(([, target, state]) => `${target} ${state}`))).toEqual(new Set(['Cuarto A Promovido', '- Retirado']));
    await expect(page.getByText('Curso siguiente: Cuarto A.')).toBeVisible();
    const [one = ''] = third[0] ?? [];
    await expect(manageButton(page)).toBeDisabled();
    await boxOf(page, one).check();
    await expect(manageButton(page)).toBeEnabled();

    await tabOf(page, 'Cuarto A').click();
    await expect(manageButton(page)).toBeDisabled();
    expect(await rowsOf(page)).toContainEqual([expect.any(String), 'Cuarto A', 'No Promovido']);
    await tabOf(page, 'Tercero A').click();
    await expect(boxOf(page, one)).not.toBeChecked();
    await expect(chosenBoxes(page)).toHaveCount(0);

    // What holds it back is named, with the way to it.
    await page.getByRole('link', { name: 'Séptimo A: 10 de 13' }).click();
    await expect(tabOf(page, 'Séptimo A')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Curso siguiente: Octavo A. 3 estudiantes de Séptimo A siguen pendientes.')).toBeVisible();
    const waiting = (await rowsOf(page)).filter(([, , state]) => state === 'Pendiente');
    expect(waiting.map(([, target]) => target)).toEqual(['-', '-', '-']);
    await expect(finalizeButton(page)).toBeDisabled();

    // SHAR-25: the tab stands in the address and is a step of the history.
    await expect(page).toHaveURL(/roomId=25/);
    await page.reload();
    await expect(tabOf(page, 'Séptimo A')).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(tabOf(page, 'Tercero A')).toHaveAttribute('aria-selected', 'true');
  },
);

test(
  'rooms in their order; one without students says so and holds nothing back; one that is no longer followed by another',
  { tag: ['@ENRO-03', '@ENRO-25:empty', '@ENRO-40:tab', '@SHAR-24:enrollments', '@SUGG-01:none'] },
  async ({ page, app }) => {
    await app.signIn('matriculas', {
      at: WAITING,
      faults: [
        previousRooms(27, 25, 23, 24),
        { method: 'GET', path: '/api/rooms', kind: 'answer', body: { rooms: [25, 24, 23].map(roomOf) } },
      ],
    });
    await expect
      .poll(() => tabNames(page))
      .toEqual(['Tercero A Completo', 'Cuarto A Completo', 'Séptimo A 3 pendientes', 'Octavo A Completo']);
    // Octavo A is not offered.
    await expect(page.getByText('No hay un curso siguiente: elige uno o Retirado.')).toBeVisible();
    await tabOf(page, 'Octavo A').click();
    await expect(page.getByText('Este curso no tuvo estudiantes.')).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Octavo A: sin estudiantes' })).toBeVisible();
    await app.control.fault(previousRooms(27, 25, 23, 24));
    await page.goto(WAITING);
    await assignWaiting(page);
    await expect(page.getByText('Todos los estudiantes de Séptimo A tienen decisión.')).toBeVisible();
    await expect(finalizeButton(page)).toBeEnabled();
  },
);

test(
  'the students are those of the year before the current one; without one there are no tabs',
  { tag: ['@ENRO-05:latest', '@ENRO-05:none', '@ENRO-40:screen', '@SUGG-01:pending'] },
  async ({ page, app }) => {
    const year = (id: number, of: number) => ({ id, startDate: `${of}-01-01 00:00:00`, endDate: `${of}-12-31 23:59:59` });
    const years = (...periods: object[]) => ({ method: 'GET', path: '/api/school-years', kind: 'answer', body: { periods } }) as const;
    await app.signIn('matriculas', { at: WAITING, faults: [years(year(9, 2027), year(6, 2026), year(8, 2024), year(5, 2025))] });
    await expect(page.getByText('3 estudiantes de Séptimo A siguen pendientes.')).toBeVisible();
    const asked = async () => (await app.control.calls(HISTORY)).map(({ query }) => (query as { schoolYearId: string }).schoolYearId);
    await expect.poll(asked).toEqual(['5', '5', '5']);
    await app.control.fault(years(year(6, 2026), year(9, 2027)));
    await page.reload();
    await expect(page.getByText(NO_ROOMS)).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Ver resumen' })).toHaveCount(0);
    expect(await asked()).toHaveLength(3);
  },
);

test('a school in its first year has no tabs', { tag: ['@ENRO-40:screen', '@ENRO-05:none'] }, async ({ page, app }) => {
  await app.signIn('cierre', { at: SCREEN });
  await expect(page.getByText(NO_ROOMS)).toBeVisible();
  await expect(page.getByText('No hay un proceso de matrícula activo.')).toBeVisible();
  await expect(finalizeButton(page)).toBeDisabled();
});

test('a Teacher is sent away from both screens', { tag: ['@ENRO-02'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: SCREEN });
  await expect(page).toHaveURL('/unauthorized');
  await goWithin(page, SUMMARY);
  await expect(page).toHaveURL('/unauthorized');
  expect(await app.control.calls('GET /api/rooms/previous-school-year')).toEqual([]);
});

test('without an open process the tables are read alone, with what was decided', { tag: ['@ENRO-32:readOnly'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: `${SCREEN}?roomId=9` });
  await expect(page.getByText('No hay un proceso de matrícula activo.')).toBeVisible();
  await expect(page.getByText(/^La matrícula quedó así: \d+ promovidos, \d+ no promovidos?, \d+ retirados?\.$/)).toBeVisible();
  await expect(tabOf(page, 'Sexto A')).toHaveAccessibleName('Sexto A Completo');
  expect((await headersOf(page)).map((header) => header.trim())).toEqual(['Estudiante', 'Nuevo curso', 'Estado']);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Seleccionar/ })).toHaveCount(0);
  await expect(manageButton(page)).toBeDisabled();
  await expect(finalizeButton(page)).toBeDisabled();
  expect(await namesIn(page, 'Pendiente')).toEqual([]);
  expect((await rowsOf(page)).length).toBeGreaterThan(10);
});

const [YEARS, PREVIOUS, ACTIVE] = [
  'GET /api/school-years',
  'GET /api/rooms/previous-school-year',
  'GET /api/end-of-year/active/{schoolId}',
];

test(
  'while anything that says it is complete is on its way, also once more, nothing can be finalized',
  { tag: ['@ENRO-25:loading', '@SHAR-33:enrollments'] },
  async ({ page, app }) => {
    await app.signIn('matriculas', { at: WAITING });
    await assignWaiting(page);
    await expect(finalizeButton(page)).toBeEnabled();
    const edges = () =>
      page
        .getByRole('columnheader')
        .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect()).map(({ x, width }) => [x, width]));
    const loaded = await edges();
    // Each screen as it opens.
    for (const call of [HISTORY, ASSIGNMENTS]) {
      await app.control.hold(call);
      await page.reload();
      await expect(page.getByRole('link', { name: /: cargando…$/ }).first()).toBeVisible();
      await expect(page.getByRole('columnheader').first()).toBeVisible();
      expect(await edges()).toEqual(loaded);
      await expect(finalizeButton(page)).toBeDisabled();
      await app.control.release();
      await expect(finalizeButton(page)).toBeEnabled();
    }
    // What was known before is read again: from one screen to the other, and back.
    const calls = [YEARS, PREVIOUS, ACTIVE, HISTORY, ASSIGNMENTS];
    for (const [step, call] of [...calls, ...calls].entries()) {
      const isBack = step % 2 === 1;
      await app.control.hold(call);
      await page.getByRole('link', { name: isBack ? 'Volver' : 'Ver resumen' }).click();
      await expectScreen(page, isBack ? SCREEN : SUMMARY);
      // All others have been answered.
      await expect.poll(async () => (await app.control.calls()).filter(({ status }) => status === null).length).toBe(1);
      await expect(finalizeButton(page)).toBeDisabled();
      await app.control.release();
      await expect(finalizeButton(page)).toBeEnabled();
    }
  },
);

test('how far it is shows once every room is known', { tag: ['@ENRO-25:loading'] }, async ({ page, app }) => {
  const slow = { method: 'GET', path: '/api/students-history-record', kind: 'slow', ms: 60_000, times: 1 } as const;
  await app.signIn('matriculas', { at: WAITING, faults: [slow] });
  const progress = page.getByRole('region', { name: 'Avance' });
  const bar = progress.locator('[aria-hidden="true"] > span').first();
  // Two of three rooms have come.
  await expect(progress.getByRole('link', { name: /: \d+ de \d+$/ })).toHaveCount(2);
  await expect(progress.getByRole('link', { name: /: cargando…$/ })).toHaveCount(1);
  await expect(bar).toHaveCSS('width', '0px');
  await app.control.release();
  await expect(page.getByText('42 de 45 estudiantes de 2025 con decisión')).toBeVisible();
  await expect(bar).not.toHaveCSS('width', '0px');
});

const failing = (call: string) => {
  const [method = '', path = ''] = call.split(' ');
  return { method, path, kind: 'status', status: 500, times: 1 } as const;
};

test(
  'after anything that says it is complete failed, nothing can be finalized before it is read',
  { tag: ['@ENRO-25:failed', '@SUGG-03:tabs', '@SUGG-03:done', '@SAFE-22:history', '@SAFE-22:preEnrollments'] },
  async ({ page, app }) => {
    await app.signIn('matriculas', { at: WAITING });
    await assignWaiting(page);
    const recover = async () => {
      await expect(finalizeButton(page)).toBeDisabled();
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expect(finalizeButton(page)).toBeEnabled();
    };
    // Of one tab alone, another one: also when a single record of it makes no sense.
    const odd = { method: 'GET', kind: 'answer', times: 1 } as const;
    for (const fault of [
      failing(HISTORY),
      { ...odd, path: '/api/students-history-record', body: { students: [{ id: 'x' }] } },
      { ...odd, path: '/api/pre-enrollments/{roomId}', body: { preEnrollments: [{ id: 'x' }] } },
    ]) {
      await app.control.fault(fault);
      await page.reload();
      await acceptFailure(page, 'Ha ocurrido un error inesperado');
      const broken = page.getByRole('link', { name: /: no se pudo cargar$/ });
      await expect(broken).toHaveCount(1);
      await expect(page.getByText('Abre el que no se pudo cargar y presiona «Reintentar».')).toBeVisible();
      await expect(page.getByRole('link', { name: /: (\d+) de \1$/ })).toHaveCount(2);
      // No tick for what is not known.
      await expect.poll(async () => (await tabNames(page)).filter((name) => name.endsWith('Completo'))).toHaveLength(2);
      await broken.click();
      await recover();
    }
    // The years and rooms themselves: before anything is known, and where an earlier answer said otherwise.
    await app.control.fault(failing(PREVIOUS));
    await page.reload();
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(page.getByRole('tab')).toHaveCount(0);
    await recover();
    for (const [call, way] of [
      [PREVIOUS, 'Ver resumen'],
      [YEARS, 'Volver'],
      [HISTORY, 'Ver resumen'],
      [ACTIVE, 'Volver'],
      [ASSIGNMENTS, 'Ver resumen'],
    ] as const) {
      await app.control.fault(failing(call));
      await page.getByRole('link', { name: way }).click();
      await acceptFailure(page, 'Ha ocurrido un error inesperado');
      await expect(page.getByText('ya puedes finalizar')).toHaveCount(0);
      await recover();
    }
    // Where students can go is read whole, too.
    await app.control.fault({ ...odd, path: '/api/rooms/', body: { rooms: [{ id: 'x' }] } });
    await page.getByRole('link', { name: 'Volver' }).click();
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await app.control.fault(failing(YEARS));
    await goWithin(page, SUMMARY);
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await recover();
  },
);

test(
  'in a session of the year that was closed meanwhile nothing is done, and it says what to do',
  { tag: ['@ENRO-32:readOnly', '@ENRO-29'] },
  async ({ page, app }) => {
    const year = (id: number, starts: number) => ({ id, startDate: `${starts}-01-01 00:00:00`, endDate: `${starts}-12-31 23:59:59` });
    const answer = { method: 'GET', kind: 'answer', status: 200 } as const;
    const enrollment = { id: 9, schoolId: 5, schoolYearId: 99, status: 'ACTIVE' };
    await app.signIn('matriculas', {
      at: SCREEN,
      faults: [
        { ...answer, path: '/api/end-of-year/active/{schoolId}', body: { enrollment } },
        { ...answer, path: '/api/school-years', body: { periods: [year(5, 2025), year(6, 2026), year(99, 2027)] } },
      ],
    });
    for (const way of ['Ver resumen', 'Volver']) {
      await expect(page.getByText('El año escolar 2027 ya fue creado. Sal e ingresa de nuevo para trabajar en él.')).toBeVisible();
      await expect(page.getByText('No hay un proceso de matrícula activo.')).toHaveCount(0);
      await expect(finalizeButton(page)).toBeDisabled();
      if (way === 'Ver resumen') {
        await expect(page.getByRole('row').first()).toBeVisible();
        await expect(page.getByRole('checkbox')).toHaveCount(0);
        await expect(manageButton(page)).toBeDisabled();
      }
      await page.getByRole('link', { name: way }).click();
    }
  },
);

test(
  'rooms that fail together say it once, and again when they are asked for again',
  { tag: ['@ERRO-04:API-054'] },
  async ({ page, app }) => {
    await app.signIn('matriculas');
    // One at once, the two others by their time.
    await app.control.fault(failing(HISTORY), { ...failing(HISTORY), kind: 'hang', times: 2 });
    await openEntry(page, 'Matrículas');
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    const broken = page.getByRole('link', { name: /: no se pudo cargar$/ });
    await expect(broken).toHaveCount(1);
    await page.clock.fastForward('00:31');
    await expect(broken).toHaveCount(3);
    await untilDrawn(page);
    expect(await anyDialog(page).count()).toBe(0);
    await app.control.fault(failing(HISTORY));
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(broken).toHaveCount(1);
  },
);

test('on a phone a student is a sheet with the state beside the name', { tag: ['@SHAR-30:enrollments'] }, async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await app.signIn('matriculas', { at: WAITING });
  await expect(page.getByText('3 estudiantes de Séptimo A siguen pendientes.')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  const [name = ''] = await rowNames(page);
  const sheet = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(sheet).toContainText('Nuevo curso');
  await expect(sheet.getByText(/^(Promovido|No Promovido|Retirado|Pendiente)$/)).toBeVisible();
  await boxOf(page, name).check();
  await expect(manageButton(page)).toBeEnabled();
  await expectNoSidewaysScroll(page);
  await app.checkA11y();
});
