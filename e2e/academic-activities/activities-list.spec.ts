/** The list of activities, and the filters before it. */
import type { Page } from '@playwright/test';
import { callDirectly, changedTeacher } from '@e2e/support/direct-call';
import { expectShownFor } from '@e2e/support/clock';
import {
  acceptFailure,
  buttonOf,
  dialogOf,
  expectNoDialog,
  expectNoMessage,
  expectNoSidewaysScroll,
  goWithin,
  openEntry,
  openPublications,
  pressTwice,
} from '@e2e/support/screens';
import { actionOf, expectRecords, headersOf, optionsOf, rowNames, rowOf } from '@e2e/support/table';
import { listen, timesSaid } from '@e2e/support/announcements';
import { expect, test } from '@e2e/support/test';
import {
  ASK,
  DELETE,
  EMPTY,
  NONE,
  PARTLY,
  REMOVE,
  SCREEN,
  VIEW,
  activity,
  addButton,
  answering,
  at,
  charts,
  choosePlace,
  chosenIn,
  decimals,
  evaluating,
  filter,
  filterButton,
  filterOf,
  guide,
  offered,
  proportionality,
  quiz,
  saveIn,
  selectIn,
  support,
  textIn,
} from './academic-activities';

const TITLES = [decimals.title, proportionality.title, charts.title];
const FAILED = 'Error al cargar datos iniciales';
const TEACHER = '/teachersDeepByTeacherEmail/{email}';
const UNEXPECTED = 'Ha ocurrido un error inesperado';

test(
  'a Teacher filters down to an achievement, whose activities are listed with what they weigh',
  {
    tag: [
      '@ACTV-01:Teacher',
      '@ACTV-02',
      '@ACTV-04:disabled',
      '@ACTV-04:offered',
      '@ACTV-04:cleared',
      '@ACTV-05',
      '@ACTV-06',
      '@ACTV-07',
      '@ACTV-13',
      '@SHAR-20:academicActivities',
      '@SHAR-24:academicActivities',
      '@SHAR-25:academicActivities',
      '@API-039:ok',
    ],
  },
  async ({ page, app }) => {
    await app.signIn('directora', { at: SCREEN });
    await expect(page.getByRole('heading', { level: 1, name: 'Actividades' })).toBeVisible();
    await expect(filterOf(page, 'Profesor')).toHaveCount(0);
    await expect(chosenIn(filterOf(page, 'Periodo'))).toHaveText('Periodo 2');
    for (const name of ['Curso', 'Asignatura', 'Logro']) await expect(filterOf(page, name)).toHaveValue('');
    await expect.poll(() => offered(filterOf(page, 'Curso'))).toEqual(['Elige un curso', 'Sexto A', 'Sexto B', 'Séptimo A']);
    await filterOf(page, 'Periodo').selectOption('Periodo 2');
    await filterOf(page, 'Curso').selectOption('Sexto A');
    await expect(filterOf(page, 'Logro')).toBeDisabled();
    await filterOf(page, 'Asignatura').selectOption('Matemáticas');
    await expect(filterOf(page, 'Logro')).toBeEnabled();
    await expect.poll(async () => (await offered(filterOf(page, 'Logro'))).slice(0, 4)).toEqual(['Elige un logro', ...TITLES]);
    expect((await app.control.calls('GET /api/learning/indicator')).map(({ query }) => query)).toEqual([
      { subjectId: '16', periodId: '2', roomId: '9' },
    ]);
    for (const [name, other, back] of [
      ['Periodo', 'Periodo 1', 'Periodo 2'],
      ['Curso', 'Sexto B', 'Sexto A'],
      ['Asignatura', 'Geometría', 'Matemáticas'],
    ] as const) {
      await filterOf(page, 'Logro').selectOption(charts.title);
      await expect(filterButton(page)).toBeEnabled();
      await filterOf(page, name).selectOption(other);
      await expect(filterOf(page, 'Logro')).toHaveValue('');
      await expect(filterButton(page)).toBeDisabled();
      await filterOf(page, name).selectOption(back);
    }
    expect(await app.control.calls(ASK)).toEqual([]);
    await filterOf(page, 'Logro').selectOption(proportionality.title);
    await filterButton(page).click();
    await expect(page.getByText('Ponderación acumulada: 70%')).toBeVisible();
    await expect(page.getByText('70 % usado, queda 30 %')).toBeVisible();
    expect(await headersOf(page)).toEqual(['Tipo', 'Título', 'Ponderación', 'Acciones']);
    expect(await rowNames(page)).toEqual([quiz.title, guide.title, support.title]);
    await expect(rowOf(page, guide.title).getByRole('cell').filter({ hasText: /./ })).toHaveText(['Trabajo en clase', '30%']);
    for (const name of ['Editar', 'Eliminar']) await expect(actionOf(page, guide.title, name)).toBeVisible();
    await expect(actionOf(page, guide.title, 'Ver')).toHaveCount(0);
    expect((await app.control.calls(ASK)).map(({ path }) => path)).toEqual([`/api/learning/activity/${proportionality.id}`]);
    await expect(page).toHaveURL((url) => url.pathname + url.search === PARTLY);
    await app.checkA11y();
    await page.reload();
    await expectRecords(page);
    await expect(chosenIn(filterOf(page, 'Logro'))).toHaveText(proportionality.title);
    await openEntry(page, 'Actividades');
    // PLAC-02
    await expectRecords(page);
    await expect(chosenIn(filterOf(page, 'Logro'))).toHaveText(proportionality.title);
  },
);

test(
  'an Admin chooses the teacher first, and may only look',
  {
    tag: [
      '@ACTV-01:Admin',
      '@ACTV-03',
      '@ACTV-12',
      '@ACTV-14',
      '@ACTV-15',
      '@ACTV-16',
      '@ACTV-17:view',
      '@ACTV-42:create',
      '@ACTV-42:edit',
      '@ACTV-42:delete',
      '@SHAR-14:academicActivities',
    ],
  },
  async ({ page, app, host }) => {
    await app.signIn('coordinadora', { at: SCREEN });
    await expect(filterOf(page, 'Curso')).toBeDisabled();
    await expect(addButton(page)).toHaveCount(0);
    await filterOf(page, 'Profesor').selectOption('Yaneth García Suárez');
    await expect(filterOf(page, 'Curso')).toBeEnabled();
    await expect.poll(() => offered(filterOf(page, 'Curso'))).toEqual(['Elige un curso', 'Sexto A', 'Sexto B', 'Séptimo A']);
    expect(await offered(filterOf(page, 'Asignatura'))).toEqual(['Elige una asignatura', 'Geometría', 'Matemáticas']);
    await filter(page);
    await expectRecords(page);
    await expect(addButton(page)).toHaveCount(0);
    for (const name of ['Editar', 'Eliminar']) await expect(actionOf(page, guide.title, name)).toHaveCount(0);
    await actionOf(page, guide.title, 'Ver').click();
    for (const [name, value] of [
      ['Periodo', 'Periodo 2'],
      ['Curso', 'Sexto A'],
      ['Asignatura', 'Matemáticas'],
      ['Logro', proportionality.title],
      ['Tipo', 'Trabajo en clase'],
    ] as const) {
      await expect(selectIn(page, VIEW, name)).toBeDisabled();
      await expect(chosenIn(selectIn(page, VIEW, name))).toHaveText(value);
    }
    for (const [name, value] of [
      ['Ponderación', '30'],
      ['Título', guide.title],
    ] as const) {
      await expect(textIn(page, VIEW, name)).toHaveValue(value);
      await expect(textIn(page, VIEW, name)).not.toBeEditable();
    }
    await expect(textIn(page, VIEW, 'Descripción')).toHaveText('Trabajo con precios y cantidades reales.');
    await expect(textIn(page, VIEW, 'Descripción')).toHaveAttribute('aria-readonly', 'true');
    await expect(dialogOf(page, VIEW).getByRole('toolbar')).toHaveCount(0);
    await expect(saveIn(page, VIEW)).toBeDisabled();
    await textIn(page, VIEW, 'Título').press('Enter');
    await app.checkA11y();
    await buttonOf(page, VIEW, 'Cancelar').click();
    await expectNoDialog(page);
    expect(await app.control.calls('POST /api/learning/activity')).toEqual([]);

    const ask = (method: string, path: string, body?: unknown) => callDirectly(page, { method, url: `${host.apiUrl}${path}`, body });
    const body = { ...activity(support.id, 20), type: 'EXAM', title: 'Otra' };
    for (const id of [null, support.id]) expect(await ask('POST', '/api/learning/activity', { ...body, id })).toBe(403);
    expect(await ask('DELETE', `/api/learning/activity/${support.id}`)).toBe(403);
    await page.reload();
    await expect(rowOf(page, support.title)).toBeVisible();
  },
);

test('another teacher clears rooms, achievement and list', { tag: ['@ACTV-03', '@ACTV-04:cleared'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: SCREEN });
  await filterOf(page, 'Profesor').selectOption('Yaneth García Suárez');
  await filter(page);
  await expectRecords(page);
  await filterOf(page, 'Profesor').selectOption('Mauricio Tovar Tovar');
  await expect(page.getByRole('table')).toHaveCount(0);
  for (const name of ['Curso', 'Asignatura', 'Logro']) await expect(filterOf(page, name)).toHaveValue('');
  await expect(chosenIn(filterOf(page, 'Periodo'))).toHaveText('Periodo 2');
});

const TYPES = [
  ['HOMEWORK', 'Tarea'],
  ['QUIZ', 'Quiz'],
  ['CLASSWORK', 'Trabajo en clase'],
  ['EXPOSITION', 'Exposición'],
  ['PARTICIPATION', 'Participación'],
  ['SUPPORT', 'Sustentación'],
  ['READING', 'Lectura'],
  ['EXAM', 'Examen'],
] as const;

test('each type has its words, in the list and in the dialog', { tag: ['@ACTV-08', '@ACTV-07'] }, async ({ page, app }) => {
  const all = TYPES.map(([type, title], index) => activity(index + 1, index === 0 ? 2.55 : 10.1, { type, title: `De ${title}` }));
  await app.signIn('directora', { at: PARTLY, faults: [answering(...all)] });
  for (const [index, [, words]] of TYPES.entries())
    await expect(rowOf(page, `De ${words}`).getByRole('cell').filter({ hasText: /./ })).toHaveText([
      words,
      index === 0 ? '2.55%' : '10.1%',
    ]);
  // As numbers of the computer it would be 73.24999999999999.
  await expect(page.getByText('Ponderación acumulada: 73.25%')).toBeVisible();
  await addButton(page).click();
  await expect
    .poll(() => offered(selectIn(page, 'Agregar Actividad', 'Tipo')))
    .toEqual(['Elige un tipo', ...TYPES.map(([, words]) => words)]);
});

test('what is free is rounded as the weights are', { tag: ['@ACTV-07'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: PARTLY, faults: [answering(activity(1, 70.1))] });
  // As a number of the computer it would be 29.900000000000006.
  await expect(page.getByRole('region', { name: 'Ponderación' }).getByText('Libre', { exact: false })).toHaveText('Libre 29.9%');
});

test(
  'only rooms evaluated by activities are offered; without one the screen says so',
  { tag: ['@ACTV-09:offered', '@ACTV-09:none'] },
  async ({ page, app, host }) => {
    await app.signIn('directora', { at: SCREEN });
    const answers = await changedTeacher(page, host.apiUrl, 'yaneth.garcia@yarumos.example', ({ rooms }) => ({
      rooms: rooms.map((room, index) => (index === 0 ? { ...room, name: 'Jardín Z', type: 'PRESCHOOL' } : room)),
    }));
    // A preschool room never is, whatever its configuration says.
    await app.control.fault(answers, evaluating({ preschool: true, primary: true }));
    await page.reload();
    await expect.poll(() => offered(filterOf(page, 'Curso'))).toHaveLength(3);
    expect(await offered(filterOf(page, 'Curso'))).not.toContain('Jardín Z');
    await expect(page.getByText(NONE)).toHaveCount(0);
    await app.control.fault(answers, evaluating({ preschool: true, primary: false }));
    await page.reload();
    await expect(page.getByText(NONE)).toBeVisible();
    await expect(addButton(page)).toBeDisabled();
  },
);

test('so it says to an Admin of the chosen teacher, who may choose another', { tag: ['@ACTV-09:Admin'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: SCREEN });
  await expect(filterOf(page, 'Profesor')).toBeVisible();
  await expect(page.getByText(NONE)).toHaveCount(0);
  await filterOf(page, 'Profesor').selectOption('Gloria Inés Muñoz Henao');
  await expect(page.getByText(NONE)).toBeVisible();
  await filterOf(page, 'Profesor').selectOption('Yaneth García Suárez');
  await expect(filterOf(page, 'Curso').getByRole('option', { name: 'Sexto A' })).toBeAttached();
  await expect(page.getByText(NONE)).toHaveCount(0);
});

/** The banner stands 3 s, with no modal beside it. */
async function expectFailed(page: Page, act: () => Promise<unknown>): Promise<void> {
  const banner = page.getByRole('alert').filter({ hasText: FAILED });
  await expectShownFor(page, banner, FAILED, 3_000, async () => {
    await act();
    await expect(banner).toHaveCount(1);
    await expectNoDialog(page);
  });
  await expectNoDialog(page);
}

test.describe('listened to', () => {
  test.use({ ownPage: true });

  test(
    'what fails of the initial data is told in a banner, once, and can be asked for again',
    { tag: ['@ACTV-10:once', '@ACTV-10:periods', '@ACTV-10:rooms', '@ACTV-10:valuation', '@ERRO-04'] },
    async ({ page, app }) => {
      const failing = (path: string) => ({ method: 'GET', path, kind: 'status', status: 500, times: 1 }) as const;
      const paths = ['/api/periods', TEACHER, '/api/learning/valorization'];
      await page.addInitScript(listen);
      await app.signIn('directora', { at: SCREEN, faults: paths.map(failing) });
      await expect(page.getByRole('alert')).toHaveText([FAILED]);
      await expectNoDialog(page);
      await expect.poll(async () => (await app.control.read()).faults).toEqual([]);
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(await timesSaid(page, FAILED)).toBe(1);
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expect(filterOf(page, 'Periodo')).toBeVisible();
      for (const text of ['los periodos', 'los cursos', 'las asignaturas'])
        await expect(page.getByText(`No se pudieron cargar ${text}.`)).toBeVisible();
      await page.getByRole('button', { name: 'Reintentar' }).first().click();
      await expect(page.getByText('No se pudieron cargar los periodos.')).toHaveCount(0);
      await page.getByRole('button', { name: 'Reintentar' }).first().click();
      await choosePlace(page);
      for (const path of paths) {
        await openPublications(page);
        await app.control.fault({ ...failing(path), kind: 'network' });
        await expectFailed(page, () => openEntry(page, 'Actividades'));
      }
    },
  );
});

test("an Admin's teachers are of them", { tag: ['@ACTV-10:teachers'] }, async ({ page, app }) => {
  await app.signIn('coordinadora');
  await app.control.fault({ method: 'GET', path: '/api/teachers', kind: 'status', status: 409, message: 'Otro' });
  await expectFailed(page, () => openEntry(page, 'Actividades'));
  await expect(page.getByText('No se pudieron cargar los profesores.')).toBeVisible();
});

test('an achievement without activities says so', { tag: ['@ACTV-43'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: SCREEN });
  await choosePlace(page);
  await expect(page.getByText(EMPTY)).toHaveCount(0);
  await filter(page, charts.title);
  await expect(page.getByText(EMPTY)).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(addButton(page)).toBeEnabled();
});

test('an achievement that is gone says so in place of its activities', { tag: ['@ACTV-06'] }, async ({ page, app, host }) => {
  await app.signIn('directora', { at: at(charts.id) });
  await expect(page.getByText(EMPTY)).toBeVisible();
  expect(await callDirectly(page, { method: 'DELETE', url: `${host.apiUrl}/api/learning/indicator/${charts.id}` })).toBe(204);
  await openEntry(page, 'Aprendizaje y progreso');
  await page.goBack();
  await acceptFailure(page, UNEXPECTED);
  await expect(page.getByText('Este logro ya no está en el curso. Elige otro.')).toBeVisible();
  await expect(page.getByText(EMPTY)).toHaveCount(0);
  await expect(filterButton(page)).toBeVisible();
});

test('a list that fails can be asked for again', { tag: ['@ERRO-04:API-039'] }, async ({ page, app }) => {
  await app.signIn('directora', {
    at: PARTLY,
    faults: [{ method: 'GET', path: '/api/learning/activity/{indicatorId}', kind: 'status', status: 500, times: 1 }],
  });
  await acceptFailure(page, UNEXPECTED);
  await page.getByRole('main').getByRole('button', { name: 'Reintentar' }).click();
  await expectRecords(page);
});

test(
  'odd records leave the others in the list, whose sum is not told then',
  { tag: ['@SAFE-22:academicActivities'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: PARTLY, faults: [answering(activity(1, 30), { ...activity(2, 20), type: 'DANCE' })] });
    await expect(rowOf(page, 'Actividad 1')).toBeVisible();
    await expect(page.getByText('No se pudo mostrar 1 de 2 registros.')).toBeVisible();
    await expect(page.getByText(/Ponderación acumulada/)).toHaveCount(0);
  },
);

test(
  'a deletion asks first, names what goes, and takes row and weight away',
  {
    tag: [
      '@ACTV-38',
      '@ACTV-39',
      '@SHAR-12:academicActivity',
      '@SHAR-13:academicActivity',
      '@SHAR-23:academicActivity',
      '@wire',
      '@API-041:ok',
    ],
  },
  async ({ page, app }) => {
    await app.signIn('directora', { at: PARTLY });
    await actionOf(page, support.title, 'Eliminar').click();
    await expect(dialogOf(page, DELETE)).toContainText('¿Estás seguro que deseas eliminar esta actividad?');
    await expect(dialogOf(page, DELETE).getByText(support.title, { exact: true })).toBeVisible();
    await buttonOf(page, DELETE, 'Cancelar').click();
    await expectNoDialog(page);
    expect(await app.control.calls(REMOVE)).toEqual([]);
    await actionOf(page, support.title, 'Eliminar').click();
    await pressTwice(app, `DELETE /api/learning/activity/${support.id}`, buttonOf(page, DELETE, 'Aceptar'));
    await expectNoMessage(page, DELETE);
    await expect(rowOf(page, support.title)).toHaveCount(0);
    await expect(page.getByText('Ponderación acumulada: 50%')).toBeVisible();
    expect((await app.control.calls(REMOVE)).map(({ path }) => path)).toEqual([`/api/learning/activity/${support.id}`]);
  },
);

test(
  'an activity with marks stays, and the refusal is told',
  {
    tag: ['@ACTV-40', '@ACTV-41', '@ERRO-12:API-041', '@wire', '@API-041:withStudentAcademicRecord'],
  },
  async ({ page, app }) => {
    const press = async () => {
      await actionOf(page, quiz.title, 'Eliminar').click();
      await buttonOf(page, DELETE, 'Aceptar').click();
    };
    await app.signIn('directora', { at: PARTLY });
    await press();
    await acceptFailure(page, 'No puede eliminar una actividad que ya ha sido calificada');
    await expect(rowOf(page, quiz.title)).toBeVisible();
    expect((await app.control.calls(REMOVE)).map(({ status }) => status)).toEqual([409]);
    await expectNoDialog(page);
    const refused = { method: 'DELETE', path: '/api/learning/activity/{id}', kind: 'status', status: 409 } as const;
    await app.control.fault({ ...refused, errorCode: 'schoolYear_missing', message: 'El colegio no tiene un año escolar.' });
    await press();
    await acceptFailure(page, 'Error desconocido');
  },
);

test('on a phone an activity is a sheet with its actions in words', { tag: ['@SHAR-30:academicActivities'] }, async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await app.signIn('directora', { at: PARTLY });
  const sheet = rowOf(page, guide.title);
  for (const text of ['Trabajo en clase', 'Ponderación', '30%']) await expect(sheet.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await optionsOf(page, guide.title).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Editar', 'Eliminar']);
});

test('from waiting to the rows no column moves', { tag: ['@SHAR-33:academicActivities'] }, async ({ page, app }) => {
  const edges = () =>
    page
      .getByRole('columnheader')
      .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect()).map(({ x, width }) => `${x} ${width}`));
  await page.setViewportSize({ width: 1440, height: 900 });
  await app.signIn('directora');
  await app.control.hold(`GET /api/learning/activity/${proportionality.id}`);
  await goWithin(page, at(proportionality.id));
  await expect(page.getByRole('columnheader').first()).toBeVisible();
  const before = await edges();
  await expect(page.getByRole('rowheader')).toHaveCount(0);
  await app.control.release();
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  expect(await edges()).toEqual(before);
});

test(
  'without a school year nothing is saved or deleted',
  { tag: ['@ACTV-36:noYear', '@wire', '@API-040:schoolYearMissing', '@API-041:schoolYearMissing'] },
  async ({ page, app, host }) => {
    await app.signIn('directora', { at: PARTLY });
    await expectRecords(page);
    await page.evaluate(() => localStorage.removeItem('schoolYearId'));
    const ask = (method: string, path: string, body?: unknown) => callDirectly(page, { method, url: `${host.apiUrl}${path}`, body });
    expect(await ask('POST', '/api/learning/activity', { ...activity(1, 10), id: null })).toBe(409);
    expect(await ask('DELETE', `/api/learning/activity/${support.id}`)).toBe(409);
  },
);
