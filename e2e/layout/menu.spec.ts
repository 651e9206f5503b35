import { expectFocusWithin, menuOf } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { currentEntries, openAddress } from './shell';

/** Entry, where it leads, and the addresses of its create and detail routes. */
type Entry = readonly [label: string, address: string, details?: readonly string[]];

const SHARED: readonly Entry[] = [
  ['Aprendizaje y progreso', '/dashboard/learning'],
  ['Actividades', '/dashboard/learning-activities'],
  ['Planilla de Estudiantes', '/dashboard/spreadsheet', ['/dashboard/spreadsheet/student-detail/1']],
];
/** With a publication that the person may edit. */
const publications = (id: number): Entry => ['Publicaciones', '/dashboard/publications/list', [`/dashboard/publications/${id}`]];
const OBSERVER: Entry = ['Observador del Estudiante', '/dashboard/observer'];

const MENUS: readonly { who: 'coordinadora' | 'directora'; rule: string; role: string; entries: readonly Entry[] }[] = [
  {
    who: 'coordinadora',
    rule: '@LAYO-09',
    role: 'an Admin',
    entries: [
      ['Institución', '/dashboard/schools'],
      ['Asignaturas', '/dashboard/courses/list', ['/dashboard/courses/create']],
      ['Cursos', '/dashboard/rooms/list', ['/dashboard/rooms/create', '/dashboard/room/1']],
      ['Profesores', '/dashboard/teachers/list', ['/dashboard/teachers/create', '/dashboard/teachers/mauricio.tovar@yarumos.example']],
      ['Menciones', '/dashboard/mentions/list', ['/dashboard/mentions/create']],
      publications(9),
      ['Actividades Reportadas', '/dashboard/activity-log'],
      ...SHARED,
      ['Matrículas', '/dashboard/enrollments'],
      OBSERVER,
    ],
  },
  {
    who: 'directora',
    rule: '@LAYO-10',
    role: 'a Teacher',
    entries: [
      ['Inicio', '/dashboard/home'],
      ['Mis Cursos', '/dashboard/teacher-rooms/list', ['/dashboard/teacher-rooms/create']],
      publications(8),
      ['Aprendizaje y progreso', '/dashboard/learning', ['/dashboard/learning/create', '/dashboard/learning/1']],
      ...SHARED.slice(1),
      OBSERVER,
    ],
  },
];

for (const { who, rule, role, entries } of MENUS) {
  test(`the menu of ${role} has these entries in this order`, { tag: [rule] }, async ({ page, app }) => {
    await app.signIn(who);
    await expect(menuOf(page).getByRole('link')).toHaveText(entries.map(([label]) => label));
    await expect(menuOf(page).getByRole('button')).toHaveCount(0);
  });

  test(
    `each entry of ${role} opens its screen and is then the one marked as current`,
    { tag: [rule, '@LAYO-11'] },
    async ({ page, app }) => {
      await app.signIn(who);
      await expect.poll(() => currentEntries(page)).toEqual([entries[0]?.[0]]);
      for (const [label, address] of entries.toReversed()) {
        await menuOf(page).getByRole('link', { name: label, exact: true }).click();
        await expect(page).toHaveURL(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(label);
        await expect.poll(() => currentEntries(page)).toEqual([label]);
      }
    },
  );

  test(`create and detail routes of ${role} mark the entry they belong to`, { tag: ['@LAYO-11'] }, async ({ page, app }) => {
    await app.signIn(who);
    for (const [label, , details = []] of entries) {
      for (const address of details) {
        await openAddress(page, address);
        await expect(page).toHaveURL(address);
        await expect.poll(() => currentEntries(page)).toEqual([label]);
      }
    }
  });
}

test('on a phone the menu is a drawer that closes when an entry is chosen', { tag: ['@LAYO-09', '@SAFE-20'] }, async ({ page, app }) => {
  await app.signIn('coordinadora');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menuOf(page)).toBeHidden();
  await page.getByRole('button', { name: 'Menú', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
  await app.look();
  await menuOf(page).getByRole('link', { name: 'Profesores' }).click();
  await expect(page).toHaveURL('/dashboard/teachers/list');
  await expect(menuOf(page)).toBeHidden();
  await page.getByRole('button', { name: 'Menú', exact: true }).click();
  await page.getByRole('button', { name: 'Cerrar menú' }).click();
  await expect(menuOf(page)).toBeHidden();
  await page.getByRole('button', { name: 'Menú', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menú' });
  await expectFocusWithin(drawer);
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menú', exact: true })).toBeFocused();
});
