/** Copying achievements to other rooms and periods. */
import type { Locator, Page } from '@playwright/test';
import { achievements } from '@fixtures/learning';
import type { Fault } from '@mocks/control/demo-state';
import { askDirectly } from '@e2e/support/direct-call';
import { acceptFailure, acceptSaved, buttonOf, dialogOf, expectNoDialog, expectNoSidewaysScroll, expectSaved } from '@e2e/support/screens';
import { expectRecords, headersOf, rowNames, rowOf } from '@e2e/support/table';
import { expect, test, type App } from '@e2e/support/test';
import { FILTERED, SAVE, choosePlace, filterButton, periodOf, roomOf, sent } from './learning';

const DIALOG = 'Copiar logros';
const NONE = 'Ninguno elegido';
const ASK = 'GET /api/learning/indicator';
const SAVE_ACTIVITY = 'POST /api/learning/activity';
const TEACHER = '/teachersDeepByTeacherEmail/{email}';
const UNEXPECTED = 'Ha ocurrido un error inesperado';

const { decimals, proportionality, charts } = achievements;

const copyButton = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: DIALOG, exact: true });
const boxOf = (page: Page, title: string): Locator => page.getByRole('checkbox', { name: `Seleccionar ${title}`, exact: true });
const allBox = (page: Page): Locator => page.getByRole('checkbox', { name: 'Seleccionar todos' });
const periodIn = (page: Page): Locator => dialogOf(page, DIALOG).getByLabel('Periodo');
const roomsIn = (page: Page): Locator => dialogOf(page, DIALOG).getByRole('group', { name: 'Cursos', exact: true }).first();
const activitiesIn = (page: Page): Locator => dialogOf(page, DIALOG).getByRole('switch', { name: 'Incluir las actividades' });
const copyIn = (page: Page): Locator => buttonOf(page, DIALOG, 'Copiar');
const outcomeIn = (page: Page): Locator =>
  dialogOf(page, DIALOG)
    .getByRole('status')
    .filter({ hasText: /crear|por copiar|copiados|Copiando/ });

const sentActivities = async (app: App) => (await app.control.calls(SAVE_ACTIVITY)).map(({ body }) => body);
/** What was sent of the two, in its order. */
const sentNames = async (app: App) =>
  (await app.control.calls())
    .filter(({ method, path }) => method === 'POST' && path.startsWith('/api/learning/'))
    .map(({ body }) => (body as { title: string }).title);

const failing = (call: string, given: Partial<Fault>): Fault => {
  const [method = '', path = ''] = call.split(' ');
  return { method, path, kind: 'status', status: 500, times: 1, ...given };
};

/** Opens the list and the dialog with these; all of them without a title. */
async function openDialog({ page, app }: { page: Page; app: App }, ...titles: string[]): Promise<void> {
  await app.signIn('directora', { at: FILTERED });
  await select(page, ...titles);
}

async function select(page: Page, ...titles: string[]): Promise<void> {
  await expectRecords(page);
  if (titles.length === 0) await allBox(page).check();
  for (const title of titles) await boxOf(page, title).check();
  await copyButton(page).click();
}

const offeredIn = async (page: Page): Promise<string[]> => {
  const toggle = roomsIn(page).getByRole('button', { name: /Elegir cursos$/ });
  if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
  return roomsIn(page)
    .getByRole('group', { name: 'Cursos' })
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent ?? ''));
};

async function chooseRooms(page: Page, ...names: string[]): Promise<void> {
  await offeredIn(page);
  for (const name of names) await roomsIn(page).getByRole('checkbox', { name, exact: true }).check();
  await roomsIn(page).getByRole('button', { name: 'Listo' }).click();
}

/** Periodo 3 has begun nowhere, so its rooms have no achievements. */
async function chooseTargets(page: Page, ...rooms: string[]): Promise<void> {
  await periodIn(page).selectOption('Periodo 3');
  await chooseRooms(page, ...rooms);
}

test('a Teacher selects achievements, over a search too, and then may copy them', { tag: ['@COPY-01:Teacher'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: FILTERED });
  await expectRecords(page);
  await expect(copyButton(page)).toBeDisabled();
  await boxOf(page, charts.title).check();
  await expect(copyButton(page)).toBeEnabled();
  await boxOf(page, charts.title).uncheck();
  await expect(copyButton(page)).toBeDisabled();
  // A search narrows what the box of all chooses.
  await page.getByLabel('Buscar').fill('decimales');
  await expect.poll(() => rowNames(page)).toEqual([decimals.title]);
  await allBox(page).check();
  await page.getByLabel('Buscar').fill('');
  await expect(boxOf(page, decimals.title)).toBeChecked();
  await expect(boxOf(page, charts.title)).not.toBeChecked();
  await expect(copyButton(page)).toBeEnabled();
  await boxOf(page, charts.title).check();
  await expect(copyButton(page)).toBeEnabled();
  // Other filters begin anew.
  await roomOf(page).selectOption('Sexto B');
  await filterButton(page).click();
  await expect(boxOf(page, decimals.title)).toHaveCount(0);
  await expect(copyButton(page)).toBeDisabled();
  await roomOf(page).selectOption('Sexto A');
  await filterButton(page).click();
  await expect(boxOf(page, decimals.title)).not.toBeChecked();
});

test('an Admin can neither select nor copy', { tag: ['@COPY-01:Admin'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: '/dashboard/learning' });
  await page.getByLabel('Profesor').selectOption('Yaneth García Suárez');
  await choosePlace(page);
  await filterButton(page).click();
  await expectRecords(page);
  expect(await headersOf(page)).not.toContain('Acciones');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(copyButton(page)).toHaveCount(0);
});

test(
  "the teacher's own rooms with the same model are offered, the source's own in another period; activities only where they count",
  {
    tag: [
      '@COPY-02:rooms',
      '@COPY-02:model',
      '@COPY-02:ownPlace',
      '@COPY-02:activities',
      '@SHAR-24:copy',
      '@SHAR-29:copy',
      '@SHAR-11:copy',
    ],
  },
  async ({ page, app, host }) => {
    await openDialog({ page, app }, charts.title);
    await expect(periodIn(page).getByRole('option')).toHaveText(['Periodo 1', 'Periodo 2', 'Periodo 3', 'Periodo 4']);
    await expect(periodIn(page).getByRole('option', { selected: true })).toHaveText('Periodo 2');
    await expect(activitiesIn(page)).not.toBeChecked();
    // A press anywhere on the field opens it, and Escape closes it alone.
    await roomsIn(page).getByText(NONE).click();
    await expect(roomsIn(page).getByRole('searchbox', { name: 'Buscar' })).toBeFocused();
    await expect.poll(() => offeredIn(page)).toEqual(['Sexto B', 'Séptimo A']);
    await page.keyboard.press('Escape');
    await expect(roomsIn(page).getByRole('button', { name: /Elegir cursos$/ })).toBeFocused();
    await expect(dialogOf(page, DIALOG)).toBeVisible();
    await expect(copyIn(page)).toBeDisabled();
    await periodIn(page).selectOption('Periodo 3');
    expect(await offeredIn(page)).toEqual(['Sexto A', 'Sexto B', 'Séptimo A']);
    await chooseRooms(page, 'Sexto A', 'Sexto B');
    // Back in its own period its own room is chosen no more.
    await periodIn(page).selectOption('Periodo 2');
    await expect(roomsIn(page).getByRole('button', { name: '1 elegido' })).toBeVisible();
    await periodIn(page).selectOption('Periodo 3');
    await chooseRooms(page, 'Sexto A', 'Séptimo A');
    await expect(roomsIn(page).getByText('Todos los cursos (3)')).toBeVisible();
    await app.checkA11y();
    await buttonOf(page, DIALOG, 'Cancelar').click();
    await expectNoDialog(page);
    expect(await sentNames(app)).toEqual([]);

    // A preschool room has another model.
    const email = 'yaneth.garcia@yarumos.example';
    const { answer } = await askDirectly(page, { method: 'GET', url: `${host.apiUrl}/teachersDeepByTeacherEmail/${email}` });
    const teacher = answer as { rooms: { name: string; type: string }[] };
    const rooms = teacher.rooms.map((room) => (room.name === 'Sexto B' ? { ...room, name: 'Jardín Z', type: 'PRESCHOOL' } : room));
    await app.control.fault({ method: 'GET', path: TEACHER, kind: 'answer', body: { ...teacher, rooms } });
    await page.reload();
    await select(page, charts.title);
    await expect.poll(() => offeredIn(page)).toEqual(['Séptimo A']);
    await app.control.fault();
  },
);

test(
  'who has one room alone may copy to another period; a preschool room is not evaluated by activities',
  { tag: ['@COPY-02:ownPlace', '@COPY-02:activities'] },
  async ({ page, app }) => {
    await app.signIn('preescolar', { at: '/dashboard/learning?periodId=2&roomId=3&subjectId=24' });
    await select(page, achievements.narrating.title);
    await expect(activitiesIn(page)).toHaveCount(0);
    await roomsIn(page).getByText(NONE).click();
    await expect(roomsIn(page).getByText('No hay otro curso para este periodo. Elige otro periodo.')).toBeVisible();
    await chooseTargets(page, 'Transición A');
    await expect(outcomeIn(page)).toHaveText('Se creará 1 logro en 1 curso.');
    await copyIn(page).click();
    await acceptSaved(page);
    const [body] = (await sent(app)) as { roomId: number; periodId: number; valorizations: { name: string; description: string }[] }[];
    expect([body?.roomId, body?.periodId]).toEqual([3, 3]);
    const { levels } = achievements.narrating;
    expect(body?.valorizations.map(({ name, description }) => [name, description])).toEqual([
      ['Negativo', levels.Negativo],
      ['Positivo', levels.Positivo],
    ]);
  },
);

test(
  'nor has any room a switch for activities where the school evaluates directly',
  { tag: ['@COPY-02:activities'] },
  async ({ page, app }) => {
    await app.signIn('directo', { at: '/dashboard/learning?periodId=6&roomId=18&subjectId=36' });
    await select(page, achievements.fractions.title);
    await expect(copyIn(page)).toBeVisible();
    await expect(activitiesIn(page)).toHaveCount(0);
  },
);

test(
  'it tells what it will create, sends each achievement once with the levels as they are, and leaves out what is there',
  {
    tag: [
      '@COPY-03:achievements',
      '@COPY-03:existing',
      '@COPY-04:achievements',
      '@COPY-07:saved',
      '@COPY-07:list',
      '@SHAR-10:copy',
      '@SAFE-12:copy',
    ],
  },
  async ({ page, app }) => {
    await openDialog({ page, app }, decimals.title, charts.title);
    await chooseTargets(page, 'Sexto B', 'Séptimo A');
    await expect(outcomeIn(page)).toHaveText('Se crearán 4 logros en 2 cursos.');
    expect(await sentNames(app)).toEqual([]);
    const before = (await app.control.calls(ASK)).length;
    // Twice in one task, before React can render between the presses.
    await copyIn(page).evaluate((button: HTMLElement) => {
      for (let press = 0; press < 2; press += 1) button.click();
    });
    await expectSaved(page);
    await expect(dialogOf(page, DIALOG)).toHaveCount(0);
    await acceptSaved(page);
    expect(await sentNames(app)).toEqual([decimals.title, charts.title, decimals.title, charts.title]);
    const bodies = (await sent(app)) as Record<string, unknown>[];
    expect(bodies.map(({ id, roomId, periodId, subjectId }) => [id, roomId, periodId, subjectId])).toEqual([
      [null, 10, 3, 16],
      [null, 10, 3, 16],
      [null, 11, 3, 16],
      [null, 11, 3, 16],
    ]);
    const { Bajo, Básico, Alto, Superior } = decimals.levels;
    expect(bodies[0]?.['valorizations']).toEqual([
      { name: 'Bajo', description: Bajo, initialValue: 1, endValue: 2.9 },
      { name: 'Básico', description: Básico, initialValue: 3, endValue: 3.5 },
      { name: 'Alto', description: Alto, initialValue: 3.6, endValue: 4 },
      { name: 'Superior', description: Superior, initialValue: 4.1, endValue: 5 },
    ]);
    expect(await sentActivities(app)).toEqual([]);
    // The list shows no target: it is not asked for again, and nothing is selected any more.
    expect((await app.control.calls(ASK)).length).toBe(before);
    await expect(copyButton(page)).toBeDisabled();

    // Again, with another one: what is there is left out and named.
    await allBox(page).check();
    await copyButton(page).click();
    await chooseTargets(page, 'Sexto B');
    await expect(outcomeIn(page)).toContainText('Se creará 1 logro en 1 curso.');
    await expect(outcomeIn(page).getByRole('listitem')).toHaveText([
      `Ya existe en Sexto B: ${decimals.title}`,
      `Ya existe en Sexto B: ${charts.title}`,
    ]);
    await copyIn(page).click();
    await acceptSaved(page);
    expect((await sentNames(app)).slice(4)).toEqual([proportionality.title]);
    await allBox(page).check();
    await copyButton(page).click();
    await chooseTargets(page, 'Sexto B');
    await expect(outcomeIn(page)).toContainText('No hay logros por copiar.');
    await expect(copyIn(page)).toBeDisabled();
    await buttonOf(page, DIALOG, 'Cancelar').click();

    // The target shows them.
    await periodOf(page).selectOption('Periodo 3');
    await roomOf(page).selectOption('Sexto B');
    await filterButton(page).click();
    await expect.poll(() => rowNames(page)).toEqual([decimals.title, charts.title, proportionality.title]);
    await expect(rowOf(page, decimals.title)).toContainText(Bajo);
  },
);

test('a title is there already, whatever its case and its accents', { tag: ['@COPY-03:existing'] }, async ({ page, app, host }) => {
  await openDialog({ page, app }, decimals.title);
  const here = await askDirectly(page, { method: 'GET', url: `${host.apiUrl}/api/learning/indicator?subjectId=16&periodId=2&roomId=9` });
  const { indicators } = here.answer as { indicators: { title: string }[] };
  const title = 'RESOLVER PROBLEMAS CON NUMEROS DECIMALES';
  const there = indicators.filter((each) => each.title === decimals.title).map((each) => ({ ...each, title }));
  expect(there).toHaveLength(1);
  await app.control.fault(failing(ASK, { kind: 'answer', status: 200, body: { indicators: there } }));
  await chooseTargets(page, 'Sexto B');
  await expect(outcomeIn(page).getByRole('listitem')).toHaveText([`Ya existe en Sexto B: ${decimals.title}`]);
  await expect(copyIn(page)).toBeDisabled();
});

test(
  'with activities each goes to the new achievement; the bar counts, and ends after the call that runs when it is stopped',
  { tag: ['@COPY-03:activities', '@COPY-04:activities', '@COPY-05:bar', '@COPY-05:stop'] },
  async ({ page, app }) => {
    await openDialog({ page, app }, decimals.title, proportionality.title);
    await chooseTargets(page, 'Sexto B');
    await activitiesIn(page).check();
    await expect(outcomeIn(page)).toHaveText('Se crearán 2 logros en 1 curso, con 6 actividades.');
    await app.control.hold(SAVE_ACTIVITY);
    await copyIn(page).click();
    await expect(outcomeIn(page)).toHaveText('Copiando 1 de 2…');
    await expect(dialogOf(page, DIALOG).getByRole('progressbar')).toHaveJSProperty('value', 1);
    await expect(dialogOf(page, DIALOG).getByRole('button')).toHaveText(['Detener']);
    // It closes by nothing else.
    await page.keyboard.press('Escape');
    await expect(dialogOf(page, DIALOG)).toBeVisible();
    await app.checkA11y();
    await buttonOf(page, DIALOG, 'Detener').click();
    await expect(buttonOf(page, DIALOG, 'Detener')).toBeDisabled();
    await app.control.release();
    await expect(outcomeIn(page)).toHaveText('0 de 2 copiados');
    await expect(dialogOf(page, DIALOG).getByRole('listitem')).toHaveText([`${decimals.title} en Sexto B: faltan 2 actividades`]);
    const [first, second, third] = decimals.activities;
    expect(await sentNames(app)).toEqual([decimals.title, first.title]);

    await buttonOf(page, DIALOG, 'Continuar').click();
    await acceptSaved(page);
    const others = proportionality.activities.map(({ title }) => title);
    expect((await sentNames(app)).slice(2)).toEqual([second.title, third.title, proportionality.title, ...others]);
    const bodies = (await sentActivities(app)) as Record<string, unknown>[];
    const { indicatorId, ...rest } = bodies[0] ?? {};
    expect(rest).toEqual({
      id: null,
      roomId: 10,
      periodId: 3,
      subjectId: 16,
      type: first.type,
      title: first.title,
      weighted: first.weighted,
      description: first.description,
    });
    // All of an achievement's have its new id.
    expect(typeof indicatorId).toBe('number');
    const ids = bodies.map((body) => body['indicatorId']);
    expect(ids.slice(0, 3)).toEqual([indicatorId, indicatorId, indicatorId]);
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain(decimals.id);
  },
);

test(
  'it stops at the first failure, of an achievement or an activity, and goes on with what is missing',
  { tag: ['@COPY-06:achievement', '@COPY-06:activity', '@COPY-06:lost', '@SAFE-23:copy'] },
  async ({ page, app }) => {
    await openDialog({ page, app });
    await chooseTargets(page, 'Sexto B');
    await activitiesIn(page).check();
    await expect(outcomeIn(page)).toHaveText('Se crearán 3 logros en 1 curso, con 6 actividades.');
    // An activity, the second of the second achievement, stored, whose answer is lost: it is not sent again.
    await app.control.fault(failing(SAVE_ACTIVITY, { after: 4, kind: 'network', stored: true }));
    await copyIn(page).click();
    await acceptFailure(page, 'No response from server');
    await expect(outcomeIn(page)).toHaveText('1 de 3 copiados');
    await expect(dialogOf(page, DIALOG).getByRole('listitem')).toHaveText([
      `${decimals.title} en Sexto B`,
      `${proportionality.title} en Sexto B: faltan 2 actividades`,
    ]);
    await app.checkA11y();
    const calls = await sentNames(app);
    expect(calls).toHaveLength(7);
    // So an achievement: it is looked for before anything is sent again.
    await app.control.fault({ method: 'POST', path: '/api/learning/indicator', kind: 'network', stored: true, times: 1 });
    await buttonOf(page, DIALOG, 'Continuar').click();
    await acceptFailure(page, 'Es posible que sí se haya guardado.');
    await expect(outcomeIn(page)).toHaveText('2 de 3 copiados');
    const [, , third] = proportionality.activities;
    expect((await sentNames(app)).slice(7)).toEqual([third.title, charts.title]);
    // Targets that cannot be read stop it, too, and nothing is sent.
    await app.control.fault(failing(ASK, {}));
    await buttonOf(page, DIALOG, 'Continuar').click();
    await acceptFailure(page, UNEXPECTED);
    await expect(outcomeIn(page)).toHaveText('2 de 3 copiados');
    await buttonOf(page, DIALOG, 'Continuar').click();
    await acceptSaved(page);
    expect(await sentNames(app)).toHaveLength(9);

    await periodOf(page).selectOption('Periodo 3');
    await roomOf(page).selectOption('Sexto B');
    await filterButton(page).click();
    await expect.poll(() => rowNames(page)).toEqual([decimals.title, proportionality.title, charts.title]);
  },
);

test(
  'a target that is gone stops it and what was copied is told; a reload in the middle sends nothing by itself',
  { tag: ['@COPY-06:gone', '@COPY-06:reload'] },
  async ({ page, app }) => {
    await openDialog({ page, app }, decimals.title, charts.title);
    await chooseTargets(page, 'Sexto B', 'Séptimo A');
    await expect(outcomeIn(page)).toHaveText('Se crearán 4 logros en 2 cursos.');
    await app.control.fault(failing(SAVE, { status: 404, after: 2 }));
    await copyIn(page).click();
    await acceptFailure(page, UNEXPECTED);
    await expect(outcomeIn(page)).toHaveText('2 de 4 copiados');
    await expect(dialogOf(page, DIALOG).getByRole('listitem')).toHaveText([`${decimals.title} en Sexto B`, `${charts.title} en Sexto B`]);
    await buttonOf(page, DIALOG, 'Cerrar').click();
    await expectNoDialog(page);

    await copyButton(page).click();
    await chooseTargets(page, 'Séptimo A');
    await expect(outcomeIn(page)).toHaveText('Se crearán 2 logros en 1 curso.');
    await app.control.hold(SAVE);
    await copyIn(page).click();
    await expect(outcomeIn(page)).toHaveText('Copiando 1 de 2…');
    await expect.poll(async () => (await app.control.read()).faults).toEqual([]);
    await page.reload();
    await app.control.fault();
    await expectRecords(page);
    await expectNoDialog(page);
    await select(page, decimals.title, charts.title);
    await chooseTargets(page, 'Sexto B', 'Séptimo A');
    await expect(outcomeIn(page)).toContainText(`Ya existe en Sexto B: ${charts.title}`);
    // The held call may have been stored or not.
    expect(await sent(app)).toHaveLength(4);
  },
);

test('what cannot be read is told, and asked for again', { tag: ['@COPY-03:failed', '@SAFE-22:copy'] }, async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await app.signIn('directora', { at: FILTERED });
  await select(page, decimals.title);
  // Nor is one of which a part alone can be read.
  await app.control.fault(
    failing('GET /api/learning/activity/{id}', {}),
    failing('GET /api/learning/activity/{id}', { kind: 'answer', status: 200, body: { activities: [{ id: 1, title: 7 }] } }),
  );
  await chooseTargets(page, 'Sexto B');
  await activitiesIn(page).check();
  for (const attempt of ['first', 'second']) {
    await acceptFailure(page, UNEXPECTED);
    await expect(dialogOf(page, DIALOG)).toContainText('No se pudo saber qué tienen ya los cursos.');
    await expect(copyIn(page), attempt).toBeDisabled();
    await buttonOf(page, DIALOG, 'Reintentar').click();
  }
  await expect(outcomeIn(page)).toHaveText('Se creará 1 logro en 1 curso, con 3 actividades.');
  await expect(copyIn(page)).toBeEnabled();
  await expectNoSidewaysScroll(page);
});
