import { askDirectly, callDirectly } from '@e2e/support/direct-call';
import { acceptFailure, acceptSaved, buttonOf, dialogOf, expectNoDialog, goWithin, openEntry } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { headersOf } from '@e2e/support/table';
import {
  EDIT,
  OWN_ROOMS,
  REMOVE,
  RESEND,
  expectOpenTab,
  fillInvitation,
  invitation,
  openOwnRooms,
  openTab,
  send,
  studentAction,
  studentRow,
} from './students';

const CRISTIAN = 'luzdary.velez@correo.example';

test(
  'the short address leads to a tab for each class, the directed ones first with a star; the first is open',
  {
    tag: [
      '@TROO-01',
      '@TROO-03:each',
      '@TROO-03:once',
      '@TROO-03:directedOnly',
      '@TROO-04:directedFirst',
      '@TROO-04:star',
      '@TROO-04:inOrder',
      '@TROO-05',
      '@SHAR-20',
      '@API-068:ok',
      '@API-093:ok',
    ],
  },
  async ({ page, app, host }) => {
    await app.signIn('directora', { at: '/dashboard/teacher-rooms' });
    await expect(page).toHaveURL(OWN_ROOMS);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis Cursos');
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveText(['Sexto A', 'Sexto B', 'Séptimo A']);
    await expect(tabs.first().getByRole('img', { name: 'Director de grupo' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Director de grupo' })).toHaveCount(1);
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('34 estudiantes')).toBeVisible();
    expect(await app.control.calls('GET /teachersDeepByTeacherEmail/yaneth.garcia@yarumos.example')).not.toEqual([]);
    // By the keyboard.
    await tabs.first().focus();
    await page.keyboard.press('End');
    await expect(tabs.last()).toBeFocused();
    await expect(page.getByText('35 estudiantes')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('34 estudiantes')).toBeVisible();
    await app.checkA11y();
    // A class that is only directed has its tab, too.
    const email = 'yaneth.garcia@yarumos.example';
    const { answer } = await askDirectly(page, { method: 'GET', url: `${host.apiUrl}/teachersDeepByTeacherEmail/${email}` });
    const teacher = answer as Record<'rooms' | 'roomIds', { name: string }[]>;
    const body = { ...teacher, rooms: teacher.rooms.filter(({ name }) => name !== 'Sexto A') };
    await app.control.fault({ method: 'GET', path: '/teachersDeepByTeacherEmail/{email}', kind: 'answer', body });
    await page.reload();
    await expect(tabs).toHaveText(['Sexto A', 'Sexto B', 'Séptimo A']);
    await expect(tabs.first().getByRole('img', { name: 'Director de grupo', exact: true })).toBeVisible();
    // Of two that are directed each has the star.
    const two = { ...teacher, roomIds: teacher.rooms.filter(({ name }) => name !== 'Séptimo A') };
    await app.control.fault({ method: 'GET', path: '/teachersDeepByTeacherEmail/{email}', kind: 'answer', body: two });
    await page.reload();
    await expect(tabs).toHaveText(['Sexto A', 'Sexto B', 'Séptimo A']);
    await expect(tabs.filter({ has: page.getByRole('img', { name: 'Director de grupo' }) })).toHaveText(['Sexto A', 'Sexto B']);
    // One that has gone meanwhile has no tab any more, though nothing is loaded anew.
    const fewer = { ...teacher, rooms: teacher.rooms.filter(({ name }) => name !== 'Sexto B') };
    await app.control.fault({ method: 'GET', path: '/teachersDeepByTeacherEmail/{email}', kind: 'answer', body: fewer });
    await openEntry(page, 'Actividades');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Actividades');
    await openEntry(page, 'Mis Cursos');
    await expect(tabs).toHaveText(['Sexto A', 'Séptimo A']);
    // The short address is no stop on the way back.
    await goWithin(page, '/dashboard/learning-activities');
    await goWithin(page, '/dashboard/teacher-rooms');
    await expect(page).toHaveURL(OWN_ROOMS);
    await page.goBack();
    await expect(page).toHaveURL('/dashboard/learning-activities');
  },
);

test('an Admin has no classes of the own', { tag: ['@TROO-02:list', '@TROO-02:create'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: OWN_ROOMS });
  await expect(page).toHaveURL('/unauthorized');
  // The short address, too; the last is that of the button 'Agregar Estudiante'.
  for (const address of ['/dashboard/teacher-rooms', '/dashboard/teacher-rooms/create', '/dashboard/teacher-rooms/create?room=9']) {
    await goWithin(page, address);
    await expect(page).toHaveURL('/unauthorized');
  }
});

test(
  'a Teacher reads the delay and has no switch; the search keeps the matching students of the open tab',
  { tag: ['@TROO-06', '@TROO-07:name', '@TROO-07:surname', '@TROO-07:email', '@TROO-07:openTab', '@TROO-09'] },
  async ({ page, app }) => {
    await openOwnRooms({ page, app });
    expect(await headersOf(page)).toEqual(['Nombre', 'Apellido', 'Correo del padre', 'Estado', 'Mora', 'Acciones']);
    await expect(studentRow(page, CRISTIAN).getByRole('cell').nth(3)).toHaveText('SÍ');
    await expect(studentRow(page, 'wilmar.cardenas@').getByRole('cell').nth(3)).toHaveText('NO');
    await expect(page.getByRole('switch')).toHaveCount(0);
    const box = page.getByRole('searchbox', { name: 'Buscar' });
    for (const text of ['CRISTIAN', 'ian Cam', 'echeverri', 'ECHEVERRI VEL', 'luzdary.velez']) {
      await box.fill('');
      await expect(page.getByRole('rowheader')).toHaveCount(10);
      await box.fill(text);
      await expect(page.getByRole('rowheader')).toHaveText(['Cristian Camilo']);
    }
    await openTab(page, 'Sexto B');
    await expect(page.getByText('33 estudiantes', { exact: true })).toBeVisible();
    expect(await headersOf(page)).toEqual(['Nombre', 'Apellido', 'Correo del padre', 'Estado', 'Mora']);
    await expect(page.getByRole('row').last().getByRole('cell').last()).toHaveText(/^(SÍ|NO)$/);
    // Directing the other one gives nothing here.
    await expect(page.getByRole('columnheader', { name: 'Acciones' })).toHaveCount(0);
    await box.fill('luzdary.velez');
    await expect(page.getByText('Ningún resultado para esta búsqueda.')).toBeVisible();
  },
);

test(
  'in a directed class a student is invited again, edited and deleted',
  { tag: ['@TROO-08:resend', '@TROO-08:edit', '@TROO-08:deletion'] },
  async ({ page, app, host }) => {
    await openOwnRooms({ page, app });
    // Somebody of the class who has only been invited.
    const invited = { id: null, name: 'Aarón', surname: 'Abad', parentEmail: 'abad@correo.example', roomId: 9, teacherId: 11 };
    const body = { studentRequests: [{ ...invited, schoolId: 1, age: 2020 }] };
    expect(await callDirectly(page, { method: 'PUT', url: `${host.apiUrl}/api/students/invite`, body })).toBe(200);
    await page.reload();
    await studentAction(page, 'abad@correo.example', 'Reenviar Invitación').click();
    await buttonOf(page, '¡Invitación Enviada!', 'Aceptar').click();
    expect((await app.control.calls(RESEND)).map(({ status }) => status)).toEqual([200]);

    // Whoever has not come yet is edited, too.
    await expect(studentRow(page, 'abad@correo.example').getByRole('button')).toHaveCount(3);
    await studentAction(page, 'abad@correo.example', 'Editar').click();
    await dialogOf(page, 'Editar Estudiante').getByLabel('Apellido').fill('Abadía');
    await buttonOf(page, 'Editar Estudiante', 'Guardar').click();
    await acceptSaved(page);
    await expect(studentRow(page, 'abad@correo.example')).toContainText('Abadía');

    await expect(studentRow(page, CRISTIAN).getByRole('button')).toHaveCount(3);
    await studentAction(page, CRISTIAN, 'Reenviar Invitación').click();
    await buttonOf(page, 'Invitación no enviada', 'Aceptar').click();
    expect(await app.control.calls(RESEND)).toHaveLength(1);
    await studentAction(page, CRISTIAN, 'Editar').click();
    await dialogOf(page, 'Editar Estudiante').getByLabel('Nombre').fill('Cristian');
    await buttonOf(page, 'Editar Estudiante', 'Guardar').click();
    await acceptSaved(page);
    await expect(studentRow(page, CRISTIAN).getByRole('rowheader')).toHaveText('Cristian');
    await studentAction(page, CRISTIAN, 'Eliminar').click();
    await buttonOf(page, 'Eliminar Estudiante', 'Aceptar').click();
    await expect(page.getByText('34 estudiantes')).toBeVisible();
    expect(await app.control.calls(EDIT)).toHaveLength(2);
    expect(await app.control.calls(REMOVE)).toHaveLength(1);
  },
);

test(
  'in another class there are no actions, but students may be added',
  { tag: ['@TROO-05', '@TROO-09', '@TROO-10:notDirected'] },
  async ({ page, app }) => {
    await openOwnRooms({ page, app }, 'docente');
    await expectOpenTab(page, 'Sexto A');
    for (const name of ['Octavo A', 'Sexto A', 'Sexto B']) {
      await openTab(page, name);
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      await expect(page.getByRole('columnheader', { name: 'Acciones' })).toHaveCount(0);
      await expect(page.getByRole('row').getByRole('button', { name: 'Editar' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Agregar Estudiante' })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Agregar Estudiante' }).click();
    await fillInvitation(invitation(page), 'Emilia', 'Zapata', 'zapata@correo.example');
    await send(page);
    await buttonOf(page, 'Éxito', 'Aceptar').click();
    await expect(page.getByText('34 estudiantes')).toBeVisible();
  },
);

test(
  'the classes that cannot be loaded are asked for again; a teacher without classes sees so on both screens',
  { tag: ['@TROO-01', '@TROO-12', '@ERRO-04'] },
  async ({ page, app }) => {
    await app.signIn('sin-cursos', {
      at: OWN_ROOMS,
      faults: [{ method: 'GET', path: '/teachersDeepByTeacherEmail/{email}', kind: 'status', status: 500, times: 1 }],
    });
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expectNoDialog(page);
    await expect(page.getByText('No tienes cursos asignados.')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis Cursos');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByText('No tienes cursos asignados.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Agregar Estudiante' })).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await app.checkA11y();
    await goWithin(page, '/dashboard/teacher-rooms/create');
    await expect(page.getByText('No tienes cursos asignados.')).toBeVisible();
    await expect(invitation(page)).toHaveCount(0);
  },
);
