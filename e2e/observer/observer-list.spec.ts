/** The students of each room, and the way to their details. */
import { anyDialog, buttonOf, dialogOf, goWithin } from '@e2e/support/screens';
import { actionOf, act, headersOf, optionsOf, rowOf, showAll } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { students } from '@fixtures/students';
import { CALLS, CREATE, NEW, SCREEN, createButton, namesOf, saveIn } from './observer';

const NONE = 'No hay estudiantes activos en este curso.';
const CRISTIAN = `${students.cristianCamilo.name} ${students.cristianCamilo.surname}`;
const VALENTINA = `${students.valentina.name} ${students.valentina.surname}`;
/** Not yet registered. */
const ANGEL = `${students.angelGabriel.name} ${students.angelGabriel.surname}`;

const student = (id: number, name: string, surname: string, studentStatus: string | null) => ({
  id,
  name,
  surname,
  age: null,
  parentEmail: `${id}@correo.example`,
  delay: false,
  studentStatus,
  active: true,
  roomId: 9,
  photoUrl: null,
});

test(
  'a Teacher has a tab for each own room, and in it the students with their actions; the detail leads back to the same page',
  {
    tag: [
      '@OBSE-01:Teacher',
      '@OBSE-02',
      '@OBSE-03:Teacher',
      '@OBSE-05:call',
      '@OBSE-06',
      '@OBSE-07:list',
      '@OBSE-10:back',
      '@OBSE-24:list',
      '@SHAR-14:observer',
      '@SHAR-18:studentObservation',
      '@SHAR-20:observer',
      '@SHAR-24:observer',
      '@SHAR-25:observer',
      '@wire',
      '@API-047:ok',
    ],
  },
  async ({ page, app }) => {
    await app.signIn('directora', { at: SCREEN });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Observador del Estudiante');
    await expect(page).toHaveTitle('Observador del Estudiante');
    const tabs = page.getByRole('tablist', { name: 'Cursos' }).getByRole('tab');
    await expect(tabs).toHaveText(['Sexto A', 'Sexto B', 'Séptimo A']);
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    expect(await headersOf(page)).toEqual(['Estudiante', 'Acciones']);
    await expect
      .poll(async () => (await app.control.calls('GET /api/students/')).at(-1)?.query)
      .toEqual({
        'filters[0][field]': 'roomId',
        'filters[0][operator]': '=',
        'filters[0][value]': '9',
        'filters[1][field]': 'active',
        'filters[1][operator]': '=',
        'filters[1][value]': 'true',
      });
    expect(await app.control.calls(CALLS.types)).toHaveLength(1);
    await showAll(page);

    await rowOf(page, CRISTIAN).getByRole('button', { name: CREATE }).click();
    await expect(dialogOf(page, NEW)).toContainText(`${CRISTIAN} · Sexto A`);
    await expect(dialogOf(page, NEW).getByText('CE', { exact: true })).toBeVisible();
    await expect(dialogOf(page, NEW).getByText(/^\+\d/)).toHaveCount(0);
    await app.checkA11y();
    await buttonOf(page, NEW, 'Cancelar').click();
    await expect(anyDialog(page)).toHaveCount(0);

    // Another page in another order; the way back leads there.
    await page.getByLabel('Resultados por páginas').selectOption('10');
    await page.getByRole('button', { name: 'Estudiante', exact: true }).click();
    await page.getByRole('button', { name: 'Página siguiente' }).click();
    await expect(page).toHaveURL(/[?&]page=2/);
    const names = await namesOf(page);
    const [first = ''] = names;
    await actionOf(page, first, 'Ver').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ficha Observador');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(first);
    await page.getByRole('link', { name: 'Volver' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Observador del Estudiante');
    await expect.poll(() => namesOf(page)).toEqual(names);
    await page.reload();
    await expect.poll(() => namesOf(page)).toEqual(names);

    // A tab is a step of the history, and opens at its own first page; its students' details lead back to it.
    await tabs.filter({ hasText: 'Séptimo A' }).click();
    await expect(page).not.toHaveURL(/page=/);
    const martin = `${students.martin.name} ${students.martin.surname}`;
    await showAll(page);
    await actionOf(page, martin, 'Ver').click();
    await expect(page.getByRole('main')).toContainText('Séptimo A');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(martin);
    await page.getByRole('link', { name: 'Volver' }).click();
    await expect(tabs.filter({ hasText: 'Séptimo A' })).toHaveAttribute('aria-selected', 'true');
    await expect(rowOf(page, martin)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(martin);
  },
);

test(
  'an Admin has every active room in the order of the rooms, and no creation',
  {
    tag: ['@OBSE-01:Admin', '@OBSE-03:Admin', '@OBSE-04', '@OBSE-08:list', '@OBSE-06', '@SHAR-24:observerAdmin', '@SHAR-30:observerAdmin'],
  },
  async ({ page, app }) => {
    const room = (id: number, name: string, type: string) => ({
      id,
      name,
      schoolId: 1,
      roomAcronyms: name,
      type,
      hasSubjects: true,
      active: true,
      teacherId: null,
      group: null,
    });
    const rooms = [
      room(15, 'Once A', 'HIGH_SCHOOL'),
      room(10, 'Sexto B', 'HIGH_SCHOOL'),
      room(9, 'Sexto A', 'HIGH_SCHOOL'),
      room(2, 'Jardín A', 'PRESCHOOL'),
      room(5, 'Segundo A', 'PRIMARY'),
    ];
    await app.signIn('coordinadora', {
      at: SCREEN,
      faults: [{ method: 'GET', path: '/api/rooms', kind: 'answer', body: { rooms } }],
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Observador del Estudiante');
    await expect(page).toHaveTitle('Observador del Estudiante');
    const tabs = page.getByRole('tablist', { name: 'Cursos' }).getByRole('tab');
    await expect(tabs).toHaveText(['Jardín A', 'Segundo A', 'Sexto A', 'Sexto B', 'Once A']);
    expect((await app.control.calls('GET /api/rooms/')).at(-1)?.path).toBe('/api/rooms/');
    await tabs.filter({ hasText: 'Sexto B' }).click();
    await showAll(page);
    await expect(rowOf(page, VALENTINA)).toBeVisible();
    await expect(rowOf(page, ANGEL)).toHaveCount(0);
    await tabs.filter({ hasText: 'Sexto A' }).click();
    await showAll(page);
    await expect(actionOf(page, CRISTIAN, 'Ver')).toBeVisible();
    await expect(createButton(page)).toHaveCount(0);
    await actionOf(page, CRISTIAN, 'Ver').click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(CRISTIAN);
    await expect(createButton(page)).toHaveCount(0);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${SCREEN}?roomId=9&size=50`);
    await actionOf(page, CRISTIAN, 'Ver').click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(CRISTIAN);

    // Nobody yet.
    await app.control.fault({ method: 'GET', path: '/api/rooms', kind: 'answer', body: { rooms: [] } });
    await page.goto(SCREEN);
    await expect(page.getByText('Aún no se han creado cursos.')).toBeVisible();
  },
);

test(
  'of the students those show whose profile is completed; a record that cannot be read is told of',
  { tag: ['@OBSE-04', '@OBSE-05:none', '@SAFE-22:observedStudents'] },
  async ({ page, app }) => {
    const completed = [student(7001, 'Ana', 'Zuluaga', 'PROFILE_COMPLETED'), student(7002, 'Luis', 'Ñame', 'PROFILE_COMPLETED')];
    const others = ['INVITE_SENT', 'CODE_VALIDATED', 'PARENT_ACTIVE', 'OTHER', null].map((status, index) =>
      student(7010 + index, `Otro ${index}`, 'Peña', status),
    );
    const answer = (all: readonly object[]) => ({ method: 'GET', path: '/api/students', kind: 'answer', body: { students: all } }) as const;
    await app.signIn('directora', { at: SCREEN, faults: [answer([...others, ...completed])] });
    await expect(page.getByText('1–2 de 2')).toBeVisible();
    expect(await namesOf(page)).toEqual(['Luis Ñame', 'Ana Zuluaga']);
    await app.control.fault(answer([...others, ...completed, { ...completed[0], id: 7003, name: 5 }]));
    await page.reload();
    await expect(page.getByText('No se pudo mostrar 1 de 8 registros.')).toBeVisible();
    await expect(page.getByText('1–2 de 2')).toBeVisible();
    for (const all of [others, []]) {
      await app.control.fault(answer(all));
      await page.reload();
      await expect(page.getByText(NONE)).toBeVisible();
      await expect(page.getByRole('table')).toHaveCount(0);
    }
    // Whoever is not listed has no detail either.
    await app.control.fault(answer([...others, ...completed]));
    await goWithin(page, `${SCREEN}?roomId=9&studentId=7010`);
    await dialogOf(page, 'Atención').getByRole('button', { name: 'Aceptar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Observador del Estudiante');
    await expect(page.getByText('1–2 de 2')).toBeVisible();
  },
);

test('on a phone a student is a sheet with both actions in words', { tag: ['@SHAR-30:observer'] }, async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await app.signIn('directora', { at: `${SCREEN}?roomId=9&size=50` });
  await expect(page.getByRole('table')).toHaveCount(0);
  await optionsOf(page, CRISTIAN).click();
  await expect(page.getByRole('menuitem')).toHaveText([CREATE, 'Ver']);
  await page.keyboard.press('Escape');
  await act(page, CRISTIAN, CREATE);
  await expect(saveIn(page)).toBeVisible();
  await app.checkA11y();
  await buttonOf(page, NEW, 'Cancelar').click();
  await act(page, CRISTIAN, 'Ver');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(CRISTIAN);
});
