import { ODD, expectOddRows } from '@e2e/support/odd-text';
import { acceptFailure, buttonOf, dialogOf, expectNoDialog, openEntry, pressTwice } from '@e2e/support/screens';
import { rowOf } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { ICONS, openList } from './subjects';

const REMOVE = 'DELETE /api/course/{id}';
const WITH_TEACHER = 'No puede eliminar una asignatura con profesor activo';

test('the short address leads to the list, with its three buttons', { tag: ['@SUBJ-01', '@SUBJ-03'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: '/dashboard/courses' });
  await expect(page).toHaveURL('/dashboard/courses/list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asignaturas');
  await expect(page.getByRole('table')).toBeVisible();
  for (const name of ['Tipo de Asignatura', 'Agregar Asignatura', 'Cargar Lista'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Agregar Asignatura' }).click();
  await expect(page).toHaveURL('/dashboard/courses/create');
});

test('a Teacher is refused the list and the form', { tag: ['@SUBJ-02'] }, async ({ page, app }) => {
  await app.signIn('docente');
  for (const address of ['/dashboard/courses/list', '/dashboard/courses/create']) {
    await page.goto(address);
    await expect(page).toHaveURL('/unauthorized');
  }
  expect(await app.door.calls('GET /api/courses')).toEqual([]);
});

test('the table shows icon, name and type of each subject, by name', { tag: ['@SUBJ-04'] }, async ({ page, app }) => {
  await app.signIn('coordinadora');
  const course = (id: number, name: string, subjectType: string | null, icon: number) => ({
    id,
    name,
    schoolId: 1,
    subjectTypeId: subjectType === null ? null : 8,
    subjectType,
    active: true,
    group: subjectType,
    iconCourse: icon,
    colorCourse: ICONS[icon]?.[1] ?? '',
  });
  const courses = [
    course(4, 'Zumba', 'Artes', 23),
    course(2, 'Ética 10', 'Valores', 19),
    course(3, 'Ética 2', null, 0),
    course(1, 'Álgebra', 'Matemáticas', 1),
  ];
  await app.door.fault({ method: 'GET', path: '/api/courses', kind: 'answer', body: { courses } });
  await openEntry(page, 'Asignaturas');
  await expect(page.getByRole('columnheader')).toHaveText(['Icono', 'Nombre', 'Tipo de asignatura / Dimensión', 'Acciones']);
  await expect(page.getByRole('rowheader')).toHaveText(['Álgebra', 'Ética 2', 'Ética 10', 'Zumba']);
  await expect(rowOf(page, 'Álgebra').getByRole('cell').nth(1)).toHaveText('Matemáticas');
  await expect(rowOf(page, 'Zumba').getByRole('button')).toHaveCount(2);
  for (const name of ['Editar', 'Eliminar'])
    await expect(rowOf(page, 'Zumba').getByRole('button', { name })).toHaveAttribute('title', name);
  const icons = { Álgebra: ['Matemáticas', 'rgb(0, 113, 189)'], 'Ética 2': ['Sin icono', 'rgb(57, 79, 228)'] } as const;
  for (const [name, [icon, ground]] of Object.entries(icons)) {
    const image = rowOf(page, name).getByRole('img');
    await expect(image).toHaveAccessibleName(icon);
    await expect(image).toHaveAttribute('title', icon);
    await expect(image).toHaveCSS('background-color', ground);
  }
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByLabel('Buscar')).toHaveCount(0);
  expect((await app.door.calls('GET /api/courses')).map(({ path }) => path)).toEqual(['/api/courses/']);
});

test('a school without subjects reads how to begin', { tag: ['@SUBJ-05'] }, async ({ page, app }) => {
  await app.signIn('colegio-vacio');
  await openEntry(page, 'Asignaturas');
  await expect(page.getByText('1. Crea los tipos de asignatura con el botón Tipo de Asignatura.', { exact: true })).toBeVisible();
  await expect(page.getByText('2. Crea las asignaturas con el botón Agregar Asignatura.', { exact: true })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test(
  'subjects that do not come show the error modal and can be asked for again',
  { tag: ['@SUBJ-04', '@ERRO-04'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora');
    await app.door.fault({ method: 'GET', path: '/api/courses', kind: 'status', status: 500, times: 1 });
    await openEntry(page, 'Asignaturas');
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await app.look();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('rowheader').first()).toHaveText('Artes plásticas');
  },
);

test(
  'a subject is deleted once it is confirmed, and not before',
  { tag: ['@SUBJ-23', '@SUBJ-24', '@SHAR-12', '@SHAR-13'] },
  async ({ page, app }) => {
    await openList({ page, app });
    const remove = rowOf(page, 'Música').getByRole('button', { name: 'Eliminar' });
    await remove.click();
    await expect(dialogOf(page, 'Eliminar Asignatura')).toContainText('¿Estás seguro que deseas eliminar esta asignatura?');
    await app.look();
    await buttonOf(page, 'Eliminar Asignatura', 'Cancelar').click();
    await expectNoDialog(page);
    expect(await app.door.calls(REMOVE)).toEqual([]);
    await remove.click();
    await pressTwice(app, REMOVE, buttonOf(page, 'Eliminar Asignatura', 'Aceptar'), buttonOf(page, 'Eliminar Asignatura', 'Cancelar'));
    await expect(rowOf(page, 'Música')).toHaveCount(0);
    await expectNoDialog(page);
    expect((await app.door.calls(REMOVE)).map(({ path }) => path)).toEqual(['/api/course/8']);
    await expect(rowOf(page, 'Danzas')).toBeVisible();
  },
);

test('a subject that an active teacher has stays, whatever the refusal', { tag: ['@SUBJ-25', '@ERRO-13'] }, async ({ page, app }) => {
  await openList({ page, app });
  const tryToRemove = async (name: string, text: string) => {
    await rowOf(page, name).getByRole('button', { name: 'Eliminar' }).click();
    await buttonOf(page, 'Eliminar Asignatura', 'Aceptar').click();
    await acceptFailure(page, text);
    await expectNoDialog(page);
    await expect(rowOf(page, name)).toBeVisible();
  };
  await tryToRemove('Biología', WITH_TEACHER);
  await app.door.fault({ method: 'DELETE', path: '/api/course/{id}', kind: 'status', status: 500, times: 1 });
  await tryToRemove('Danzas', WITH_TEACHER);
  await app.door.fault({ method: 'DELETE', path: '/api/course/{id}', kind: 'network', times: 1 });
  await tryToRemove('Danzas', 'No response from server');
});

test('the settings screen offers no creation of subjects', { tag: ['@SUBJ-26'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: '/dashboard/schools' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Institución');
  for (const role of ['button', 'link', 'textbox', 'combobox'] as const)
    await expect(main.getByRole(role, { name: /asignatura|materia/i })).toHaveCount(0);
});

test('odd names at 390 px stay inside the table', { tag: ['@SUBJ-04', '@SAFE-16', '@SAFE-20'] }, async ({ page, app }) => {
  await app.signIn('coordinadora');
  const courses = ODD.map((name, index) => ({
    id: index + 1,
    name,
    schoolId: 1,
    subjectTypeId: 1,
    subjectType: name,
    active: true,
    group: name,
    iconCourse: index,
    colorCourse: '#394FE4',
  }));
  await app.door.fault({ method: 'GET', path: '/api/courses', kind: 'answer', body: { courses } });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard/courses/list');
  await expectOddRows(page);
});
