/** 'Ficha Observador': the observations of a student, for a Teacher and for an Admin. */
import type { Page } from '@playwright/test';
import { askDirectly } from '@e2e/support/direct-call';
import { acceptFailure, anyDialog, buttonOf, dialogOf, goWithin } from '@e2e/support/screens';
import { headersOf, optionsOf, rowOf } from '@e2e/support/table';
import { expect, test, type App } from '@e2e/support/test';
import { teachers } from '@fixtures/teachers';
import { CALLS, COUNT, CREATE, DETAIL, NEW, OFTEN, OWN, SCREEN, asked, countOf, createButton, filterOf, rowsOf, tableOf } from './observer';

const NAME = `${OFTEN.name} ${OFTEN.surname}`;
const NONE = 'No hay observaciones.';
const [TYPE, PERIOD_1, PERIOD_2] = [101, 1, 2];
const LIST = { ofStudent: `/api/student-observation/student/${OFTEN.id}`, ofTeacher: '/api/student-observation/teacher/student' };

const observation = (id: number, change: object = {}) => ({
  id,
  studentId: OFTEN.id,
  periodId: PERIOD_2,
  observationTypeId: TYPE,
  observation: `Observación ${id}`,
  teacherId: OWN,
  ...change,
});
const answering = (path: string, studentObservationsResponse: readonly object[]) =>
  ({ method: 'GET', path, kind: 'answer', body: { studentObservationsResponse } }) as const;

/** The texts of the rows, in their order. */
const textsOf = (page: Page) => rowsOf(page).evaluateAll((rows) => rows.map((row) => (row as HTMLTableRowElement).cells[2]?.innerText));
const periodsOf = async (page: Page) =>
  new Set(await rowsOf(page).evaluateAll((rows) => rows.map((row) => (row as HTMLTableRowElement).cells[0]?.innerText)));

/** What the server answers at that path. */
async function stored(page: Page, url: string): Promise<string[]> {
  const { answer } = await askDirectly(page, { method: 'GET', url });
  return (answer as { studentObservationsResponse: { observation: string }[] }).studentObservationsResponse.map((each) => each.observation);
}

const ofStudent = async (app: App) => (await app.control.calls(CALLS.ofStudent)).length;

test(
  'a Teacher sees the ten newest of the own observations of a student, of a period where one is chosen',
  {
    tag: [
      '@OBSE-07:detail',
      '@OBSE-09:name',
      '@OBSE-10:Teacher',
      '@OBSE-11:Teacher',
      '@OBSE-12:Teacher',
      '@OBSE-15:all',
      '@OBSE-15:period',
      '@OBSE-16:Teacher',
      '@OBSE-17:order',
      '@OBSE-18:Teacher',
      '@OBSE-18:none',
      '@OBSE-19',
      '@SHAR-19:observerPeriod',
      '@SHAR-25:observerDetail',
      '@wire',
      '@API-049:ok',
    ],
  },
  async ({ page, app, host }) => {
    await app.signIn('directora', { at: DETAIL });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ficha Observador');
    await expect(page).toHaveTitle('Ficha Observador');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(NAME);
    await expect(page.getByRole('main').getByText('Sexto A', { exact: true })).toBeVisible();
    await expect(createButton(page)).toBeEnabled();
    await expect(rowsOf(page)).toHaveCount(10);
    await expect(countOf(page, `10 de ${COUNT} observaciones, las más recientes`)).toBeVisible();
    expect(await headersOf(page)).toEqual(['Periodo', 'Tipo', 'Observación', 'Acciones']);
    await expect(rowsOf(page).getByRole('button', { name: /^Editar\b/ })).toHaveCount(10);
    await expect(rowsOf(page).getByRole('button', { name: /^Eliminar\b/ })).toHaveCount(10);
    expect(await asked(app, CALLS.ofTeacher)).toEqual([{ teacherId: String(OWN), studentId: String(OFTEN.id) }]);
    expect(await ofStudent(app)).toBe(0);
    const all = await stored(page, `${host.apiUrl}${LIST.ofTeacher}?teacherId=${OWN}&studentId=${OFTEN.id}`);
    expect(await textsOf(page)).toEqual(all.slice(0, 10));

    await expect(filterOf(page, 'Profesor')).toHaveCount(0);
    await expect(filterOf(page, 'Periodo')).toHaveValue('');
    await expect(filterOf(page, 'Periodo').getByRole('option')).toHaveText(['Todos', 'Periodo 1', 'Periodo 2', 'Periodo 3', 'Periodo 4']);
    await filterOf(page, 'Periodo').selectOption('Periodo 1');
    await expect.poll(() => periodsOf(page)).toEqual(new Set(['Periodo 1']));
    expect((await asked(app, CALLS.ofTeacher)).at(-1)).toEqual({ teacherId: String(OWN), studentId: String(OFTEN.id), periodId: '1' });
    const ofPeriod = await stored(page, `${host.apiUrl}${LIST.ofTeacher}?teacherId=${OWN}&studentId=${OFTEN.id}&periodId=1`);
    expect(await textsOf(page)).toEqual(ofPeriod.slice(0, 10));
    await page.reload();
    await expect.poll(() => textsOf(page)).toEqual(ofPeriod.slice(0, 10));
    await expect(filterOf(page, 'Periodo')).toHaveValue('1');

    await filterOf(page, 'Periodo').selectOption('Periodo 4');
    await expect(page.getByText(NONE)).toBeVisible();
    await expect(tableOf(page)).toHaveCount(0);
    await filterOf(page, 'Periodo').selectOption('Todos');
    await expect.poll(() => textsOf(page)).toEqual(all.slice(0, 10));
    await expect(page).not.toHaveURL(/periodId=/);
    expect((await asked(app, CALLS.ofTeacher)).at(-1)).toEqual({ teacherId: String(OWN), studentId: String(OFTEN.id) });
    // For a Teacher the address names nobody.
    await page.goto(`${DETAIL}&teacherId=12`);
    await expect.poll(() => textsOf(page)).toEqual(all.slice(0, 10));
  },
);

test('without the teachers an Admin sees no rows, and asks for them again', { tag: ['@OBSE-18:Admin'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: DETAIL, faults: [{ method: 'GET', path: '/api/teachers', kind: 'status', status: 500 }] });
  await acceptFailure(page, 'Ha ocurrido un error inesperado');
  await expect(page.getByText('No se pudo cargar esta sección.')).toBeVisible();
  await expect(tableOf(page)).toHaveCount(0);
  await app.control.fault();
  // The first one is the filter's own.
  await page.getByRole('main').getByRole('button', { name: 'Reintentar' }).last().click();
  const own = teachers.find(({ id }) => id === OWN);
  await expect(rowsOf(page).first().getByRole('cell').last()).toHaveText(`${own?.teacherName} ${own?.teacherLastName}`);
});

test(
  'an Admin sees those of all teachers, or of one; the ten are counted after the period',
  {
    tag: [
      '@OBSE-08:detail',
      '@OBSE-10:Admin',
      '@OBSE-11:Admin',
      '@OBSE-12:Admin',
      '@OBSE-13',
      '@OBSE-14',
      '@OBSE-16:Admin',
      '@OBSE-17:counted',
      '@OBSE-18:Admin',
      '@OBSE-20',
      '@SHAR-19:observerTeacher',
      '@SHAR-25:observerAdmin',
      '@wire',
      '@API-048:ok',
    ],
  },
  async ({ page, app }) => {
    const newest = Array.from({ length: 12 }, (_, index) => observation(30 - index));
    const older = [observation(9, { periodId: PERIOD_1 }), observation(8, { periodId: PERIOD_1, teacherId: 9_999 })];
    await app.signIn('coordinadora', { at: DETAIL, faults: [answering(LIST.ofStudent, [...newest, ...older])] });
    await expect(rowsOf(page)).toHaveCount(10);
    await expect(countOf(page, '10 de 14 observaciones, las más recientes')).toBeVisible();
    expect(await textsOf(page)).toEqual(newest.slice(0, 10).map((each) => each.observation));
    expect(await headersOf(page)).toEqual(['Periodo', 'Tipo', 'Observación', 'Profesor']);
    await expect(rowsOf(page).getByRole('button')).toHaveCount(0);
    await expect(createButton(page)).toHaveCount(0);
    const own = teachers.find(({ id }) => id === OWN);
    await expect(rowsOf(page).first().getByRole('cell').last()).toHaveText(`${own?.teacherName} ${own?.teacherLastName}`);
    await expect(rowsOf(page).first().getByRole('rowheader')).toHaveText('Académica');

    await expect(filterOf(page, 'Periodo')).toHaveValue('');
    await expect(filterOf(page, 'Profesor')).toHaveValue('');
    await expect(filterOf(page, 'Profesor').getByRole('option').first()).toHaveText('Todos');
    const asks = await ofStudent(app);
    await filterOf(page, 'Periodo').selectOption('Periodo 1');
    await expect.poll(() => textsOf(page)).toEqual(older.map((each) => each.observation));
    await expect(countOf(page, '2 observaciones')).toBeVisible();
    await expect(rowsOf(page).last().getByRole('cell').last()).toHaveText('-');
    expect(await ofStudent(app)).toBe(asks);
    expect(await asked(app, CALLS.ofTeacher)).toEqual([]);

    // One teacher's, of that period and of all.
    await app.control.fault();
    await filterOf(page, 'Profesor').selectOption(String(OWN));
    await expect.poll(() => asked(app, CALLS.ofTeacher)).toEqual([{ teacherId: String(OWN), studentId: String(OFTEN.id), periodId: '1' }]);
    await expect.poll(() => periodsOf(page)).toEqual(new Set(['Periodo 1']));
    await page.reload();
    await expect.poll(() => periodsOf(page)).toEqual(new Set(['Periodo 1']));
    await expect(filterOf(page, 'Profesor')).toHaveValue(String(OWN));
    await filterOf(page, 'Periodo').selectOption('Todos');
    await expect(countOf(page, `10 de ${COUNT} observaciones, las más recientes`)).toBeVisible();
    expect((await asked(app, CALLS.ofTeacher)).at(-1)).toEqual({ teacherId: String(OWN), studentId: String(OFTEN.id) });
    await filterOf(page, 'Profesor').selectOption('Todos');
    await expect.poll(() => ofStudent(app)).toBe(asks + 1);
    await expect(page).not.toHaveURL(/teacherId=|periodId=/);
    await expect(countOf(page, `10 de ${COUNT} observaciones, las más recientes`)).toBeVisible();
  },
);

test(
  'what cannot be read is told of, and nothing moves from waiting to the rows; nobody is there for a student who is not',
  { tag: ['@SAFE-22:studentObservations', '@SHAR-33:studentObservations', '@OBSE-09:photo', '@OBSE-24:detail'] },
  async ({ page, app }) => {
    const student = { ...OFTEN, age: null, active: true, roomId: 9, photoUrl: '/favicon.svg' };
    const { id, name, surname, parentEmail, delay, studentStatus, age, active, roomId, photoUrl } = student;
    const body = { students: [{ id, name, surname, parentEmail, delay, studentStatus, age, active, roomId, photoUrl }] };
    const withPhoto = { method: 'GET', path: '/api/students', kind: 'answer', body } as const;
    const two = [observation(2), observation(1, { observation: 7 })];
    await app.signIn('directora', { at: DETAIL, faults: [withPhoto, answering(LIST.ofTeacher, two)] });
    await expect(page.getByText('No se pudo mostrar 1 de 2 registros.')).toBeVisible();
    await expect(rowsOf(page)).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('presentation')).toHaveAttribute('src', '/favicon.svg');
    await createButton(page).click();
    await expect(dialogOf(page, NEW).getByRole('presentation')).toHaveAttribute('src', '/favicon.svg');
    await buttonOf(page, NEW, 'Cancelar').click();
    await app.control.fault(answering(LIST.ofTeacher, two.slice(1)));
    await page.reload();
    await expect(page.getByText('No se pudo mostrar 1 de 1 registros.')).toBeVisible();
    await expect(page.getByText(NONE)).toHaveCount(0);

    const edges = () =>
      page
        .getByRole('columnheader')
        .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect()).map(({ x, y, width }) => [x, y, width]));
    await app.control.hold(CALLS.ofTeacher);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(NAME);
    await expect(page.getByRole('columnheader').first()).toBeVisible();
    const waiting = await edges();
    await app.control.release();
    await expect(rowsOf(page)).toHaveCount(10);
    expect(await edges()).toEqual(waiting);

    // The detail is how this path was left.
    for (const address of [`${SCREEN}?roomId=99&studentId=${OFTEN.id}`, `${SCREEN}?roomId=9&studentId=99999`]) {
      await goWithin(page, address);
      await acceptFailure(page, 'Ha ocurrido un error inesperado');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Observador del Estudiante');
      await expect(page).not.toHaveURL(/studentId/);
    }
    await expect(anyDialog(page)).toHaveCount(0);
  },
);

test(
  'on a phone an observation is a sheet with its text whole and its actions in words',
  { tag: ['@SHAR-30:studentObservations'] },
  async ({ page, app }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const long = observation(5, { observation: 'Dialogó con su compañero.\nAcordaron turnarse el balón.' });
    await app.signIn('directora', { at: DETAIL, faults: [answering(LIST.ofTeacher, [long])] });
    await expect(tableOf(page)).toHaveCount(0);
    await expect(rowOf(page, 'Académica')).toContainText('Dialogó con su compañero.');
    await expect(rowOf(page, 'Académica')).toContainText('Periodo 2');
    await expect(rowOf(page, 'Académica').getByText('Dialogó')).toHaveCount(1);
    // Several are of one type: the first words tell their menus apart.
    await optionsOf(page, 'Académica: Dialogó con su compañero. Acordaron turnarse el balón.').click();
    await expect(page.getByRole('menuitem')).toHaveText(['Editar', 'Eliminar']);
    await page.keyboard.press('Escape');
    await expect(createButton(page)).toHaveText(CREATE);
    await app.checkA11y();
  },
);

test('who has no room is told so', { tag: ['@OBSE-03:none'] }, async ({ page, app }) => {
  await app.signIn('sin-cursos', { at: SCREEN });
  await expect(page.getByText('No tienes cursos asignados.')).toBeVisible();
  await expect(page.getByRole('tablist')).toHaveCount(0);
});
