import { describeList } from '@e2e/support/catalogue';
import { ODD } from '@e2e/support/odd-text';
import { acceptFailure, buttonOf } from '@e2e/support/screens';
import { rowOf } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { FORM, ICONS, LIST, REMOVE, openList } from './subjects';

const WITH_TEACHER = 'No puede eliminar una asignatura con profesor activo';

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

const COURSES = [
  course(4, 'Zumba', 'Artes', 23),
  course(2, 'Ética 10', 'Valores', 19),
  course(3, 'Ética 2', null, 0),
  course(1, 'Álgebra', 'Matemáticas', 1),
];

describeList({
  heading: 'Asignaturas',
  address: LIST,
  shortAddress: '/dashboard/courses',
  screens: [LIST, FORM],
  buttons: ['Tipo de Asignatura', 'Agregar Asignatura'],
  form: { button: 'Agregar Asignatura', address: FORM },
  loads: ['GET /api/courses'],
  shown: {
    answer: { courses: COURSES },
    columns: ['Icono', 'Nombre', 'Tipo de asignatura / Dimensión', 'Acciones'],
    names: ['Álgebra', 'Ética 2', 'Ética 10', 'Zumba'],
    cells: { Álgebra: ['', 'Matemáticas', ''], 'Ética 2': ['', '', ''], Zumba: ['', 'Artes', ''] },
    actions: ['Editar', 'Eliminar'],
  },
  empty: {
    who: 'colegio-vacio',
    texts: ['1. Crea los tipos de asignatura con el botón Tipo de Asignatura.', '2. Crea las asignaturas con el botón Agregar Asignatura.'],
  },
  deletion: {
    // Whoever had it is inactive.
    row: 'Danzas',
    title: 'Eliminar Asignatura',
    question: '¿Estás seguro que deseas eliminar esta asignatura?',
    call: REMOVE,
    path: '/api/course/9',
    failures: [
      { fault: { kind: 'status', status: 500 }, text: WITH_TEACHER },
      { fault: { kind: 'network' }, text: 'No response from server' },
    ],
  },
  odd: { courses: ODD.map((name, index) => ({ ...course(index + 1, name, name, index), colorCourse: '#394FE4' })) },
  upload: { title: 'Cargar lista de asignaturas', columns: 'Nombre, Tipo de asignatura', template: /plantilla-asignaturas\.csv$/ },
  tags: {
    shown: {
      address: ['@SUBJ-01'],
      columns: ['@SUBJ-04'],
      order: ['@SUBJ-04'],
      cells: ['@SUBJ-04'],
      actions: ['@SUBJ-04', '@SHAR-14:subjects'],
      buttons: ['@SUBJ-03'],
    },
    refused: ['@SUBJ-02:list', '@SUBJ-02:create'],
    empty: { failed: ['@ERRO-04'], empty: ['@SUBJ-03', '@SUBJ-04', '@SUBJ-05'] },
    deletion: {
      question: ['@SUBJ-23', '@SHAR-23:subject'],
      failed: ['@SUBJ-25:noErrorCode', '@SUBJ-25:inactiveTeacher', '@ERRO-13'],
      accepted: ['@SUBJ-24', '@SHAR-12:subject', '@SHAR-13:subject', '@wire', '@API-074:ok', '@API-077:ok'],
    },
    odd: ['@SUBJ-04', '@SAFE-16:subjects', '@SAFE-20'],
    upload: [
      '@UPLO-01:subjects',
      '@UPLO-02:subjects',
      '@UPLO-03:subjects',
      '@UPLO-04:subjects',
      '@UPLO-04:failed',
      '@UPLO-06',
      '@UPLO-07',
      '@UPLO-08',
      '@ERRO-04',
    ],
  },
});

test(
  'each icon stands on its colour; a subject that an active teacher has stays',
  { tag: ['@SUBJ-04', '@SUBJ-25:activeTeacher', '@wire', '@API-077:withTeacher'] },
  async ({ page, app }) => {
    await openList({ page, app });
    const icons = { Biología: ['Biología', 'rgb(10, 118, 85)'], 'Cátedra de la paz': ['Historia', 'rgb(112, 34, 0)'] } as const;
    for (const [name, [icon, ground]] of Object.entries(icons)) {
      const image = rowOf(page, name).getByRole('img');
      await expect(image).toHaveAccessibleName(icon);
      await expect(image).toHaveAttribute('title', icon);
      await expect(image).toHaveCSS('background-color', ground);
    }
    await expect(rowOf(page, 'Emprendimiento').getByRole('img')).toHaveAccessibleName('Sin icono');
    await expect(rowOf(page, 'Emprendimiento').getByRole('img')).toHaveCSS('background-color', 'rgb(57, 79, 228)');
    expect((await app.control.calls('GET /api/courses')).map(({ path }) => path)).toEqual(['/api/courses/']);
    await rowOf(page, 'Biología').getByRole('button', { name: 'Eliminar' }).click();
    await buttonOf(page, 'Eliminar Asignatura', 'Aceptar').click();
    await acceptFailure(page, WITH_TEACHER);
    await expect(rowOf(page, 'Biología')).toBeVisible();
    expect((await app.control.calls(REMOVE)).map(({ status }) => status)).toEqual([409]);
  },
);

test('the settings screen offers no creation of subjects', { tag: ['@SUBJ-26'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: '/dashboard/schools' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Institución');
  await expect(page.getByRole('tab')).toHaveCount(3);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(main.getByRole('button', { name: /^Editar\b/ }).first()).toBeVisible();
    for (const role of ['button', 'link', 'textbox', 'combobox'] as const)
      await expect(main.getByRole(role, { name: /asignatura|materia/i })).toHaveCount(0);
  }
});
