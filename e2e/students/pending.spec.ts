/** Invitations of many, of a room's students and of teachers (INVI). */
import type { Page } from '@playwright/test';
import { buttonOf, dialogOf, expectNoDialog, goWithin } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import * as teachers from '@e2e/teachers/teachers';
import * as students from './students';

const TITLE = 'Reenviar invitaciones';
const TO_TEACHERS = 'POST /teacher-enrollment/{id}';

const child = (id: number, name: string, parentEmail: string, studentStatus = 'INVITE_SENT') => ({
  id,
  name,
  surname: 'Rojas',
  age: 2020,
  parentEmail,
  delay: false,
  studentStatus,
  active: true,
  roomId: 9,
  photoUrl: null,
});
const room = (...list: readonly object[]) =>
  ({ method: 'GET', path: '/api/students', kind: 'answer', status: 200, body: { students: list } }) as const;
const SIX = room(
  child(1, 'Ana', students.INVITED),
  child(2, 'Bea', 'b@correo.example'),
  child(3, 'Caro', 'c@correo.example'),
  child(4, 'Dora', 'd@correo.example'),
  child(5, 'Eva', 'e@correo.example'),
  child(6, 'Flor', 'f@correo.example'),
  // A sister of Ana, and two who are past it.
  child(7, 'Gina', students.INVITED.toUpperCase()),
  child(8, 'Hilda', 'h@correo.example', 'CODE_VALIDATED'),
  child(9, 'Inés', 'i@correo.example', 'PROFILE_COMPLETED'),
);
/** The demo knows Ana's family alone. */
const ANSWERED = { method: 'PUT', path: '/api/students/invite/resend/{parentEmail}', kind: 'answer', status: 200, body: {} } as const;

const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Reenviar a/ });
const press = (page: Page, name: string) => buttonOf(page, TITLE, name).click();

for (const [who, at, tag] of [
  ['coordinadora', students.SEXTO_A, '@INVI-01:students'],
  ['directora', students.OWN_ROOMS, '@INVI-01:director'],
] as const)
  test(
    `each family that has not registered gets one, for ${who}`,
    { tag: [tag, '@INVI-01:question', '@INVI-02:progress'] },
    async ({ page, app }) => {
      await app.signIn(who, { at, faults: [SIX, ANSWERED] });
      await expect(opener(page)).toHaveText('Reenviar a los 6 pendientes');
      await opener(page).click();
      const dialog = dialogOf(page, TITLE);
      await expect(dialog).toContainText('Se reenviará la invitación a 6 personas que aún no se han registrado:');
      await expect(dialog.getByRole('listitem')).toHaveCount(5);
      await expect(dialog.getByRole('listitem').first()).toHaveText(`Ana Rojas y Gina Rojas${students.INVITED}`);
      await expect(dialog).toContainText('y 1 más.');
      await app.checkA11y();
      expect(await app.control.calls(students.RESEND)).toEqual([]);
      await press(page, 'Reenviar');
      await expect(page.getByText('6 invitaciones reenviadas.')).toBeVisible();
      await expectNoDialog(page);
      expect((await app.control.calls(students.RESEND)).map(({ path }) => decodeURIComponent(path.split('/').at(-1) ?? ''))).toEqual([
        students.INVITED,
        ...['b', 'c', 'd', 'e', 'f'].map((name) => `${name}@correo.example`),
      ]);
    },
  );

test('the button comes with the rows, and pushes nothing aside', { tag: ['@INVI-01:still'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: '/dashboard/rooms/list' });
  await app.control.hold('GET /api/teachers');
  await goWithin(page, teachers.LIST);
  const around = async () => [
    (await page.getByRole('searchbox', { name: 'Buscar' }).boundingBox())?.x,
    (await page.getByRole('button', { name: 'Descargar' }).boundingBox())?.x,
  ];
  await expect(page.getByRole('searchbox', { name: 'Buscar' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Descargar' })).toBeVisible();
  await expect(opener(page)).toHaveCount(0);
  const before = await around();
  await app.control.release();
  await expect(opener(page)).toBeVisible();
  expect(await around()).toEqual(before);
});

test('each teacher who has not registered gets one', { tag: ['@INVI-01:teachers'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: teachers.LIST });
  await expect(opener(page)).toHaveText('Reenviar al pendiente');
  await opener(page).click();
  await expect(dialogOf(page, TITLE)).toContainText('Se reenviará la invitación a 1 persona que aún no se ha registrado:');
  await expect(dialogOf(page, TITLE).getByRole('listitem')).toHaveText('Édgar Tunubalá Vélezedgar.tunubala@yarumos.example');
  await press(page, 'Reenviar');
  await expect(page.getByText('1 invitación reenviada.')).toBeVisible();
  const calls = await app.control.calls(TO_TEACHERS);
  expect(calls).toMatchObject([{ path: '/teacher-enrollment/19', status: 200 }]);
});

test('where nobody is pending, and for who may not, there is no button', { tag: ['@INVI-01:none'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: students.SEXTO_A, faults: [room(child(9, 'Inés', 'i@correo.example', 'PROFILE_COMPLETED'))] });
  await expect(page.getByRole('rowheader', { name: /Inés/ })).toBeVisible();
  await expect(opener(page)).toHaveCount(0);
});

test('a Teacher who does not direct the room has none', { tag: ['@INVI-01:none'] }, async ({ page, app }) => {
  await app.signIn('docente', { at: students.OWN_ROOMS, faults: [SIX] });
  await expect(page.getByRole('rowheader', { name: /Flor/ })).toBeVisible();
  await expect(opener(page)).toHaveCount(0);
});

test(
  'it stops after the call under way, and goes on with those that are left',
  { tag: ['@INVI-02:stop', '@INVI-02:goOn', '@INVI-02:progress'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: students.SEXTO_A, faults: [SIX, ANSWERED] });
    await opener(page).click();
    await app.control.hold(students.RESEND);
    await press(page, 'Reenviar');
    await expect(dialogOf(page, TITLE)).toContainText('Reenviando 1 de 6…');
    await page.keyboard.press('Escape');
    await press(page, 'Detener');
    await expect(buttonOf(page, TITLE, 'Deteniendo…')).toBeDisabled();
    await app.control.release();
    await expect(dialogOf(page, TITLE)).toContainText('1 invitación reenviada.');
    await expect(dialogOf(page, TITLE)).toContainText('5 quedaron sin enviar.');
    expect(await app.control.calls(students.RESEND)).toHaveLength(1);
    await app.control.fault(ANSWERED);
    await press(page, 'Continuar');
    await expect(page.getByText('6 invitaciones reenviadas.')).toBeVisible();
    expect(await app.control.calls(students.RESEND)).toHaveLength(6);
  },
);

test(
  'those that fail, or whose answer is lost, are named and sent again alone; who has registered meanwhile is told apart',
  { tag: ['@INVI-02:failed', '@INVI-02:lost', '@INVI-02:registered', '@INVI-02:listed'] },
  async ({ page, app }) => {
    const to = (name: string) => ({ method: 'PUT', path: `/api/students/invite/resend/${name}@correo.example`, times: 1 }) as const;
    await app.signIn('coordinadora', {
      at: students.SEXTO_A,
      faults: [
        SIX,
        { ...to('b'), kind: 'status', status: 500 },
        { ...to('d'), kind: 'network' },
        { ...to('e'), kind: 'status', status: 409, message: 'Este usuario ya tiene un proceso de registro' },
        ANSWERED,
      ],
    });
    await opener(page).click();
    await press(page, 'Reenviar');
    const dialog = dialogOf(page, TITLE);
    await expect(dialog).toContainText('3 invitaciones reenviadas.');
    await expect(dialog).toContainText('1 ya no está pendiente:');
    await expect(dialog.getByRole('alert')).toContainText('2 no se pudieron reenviar:');
    await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText([/b@correo\.example/, /d@correo\.example/]);
    await app.checkA11y();
    await press(page, 'Reintentar');
    await expect(dialog).toContainText('5 invitaciones reenviadas.');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    expect(await app.control.calls(students.RESEND)).toHaveLength(8);
    const listed = await app.control.calls('GET /api/students');
    await press(page, 'Cerrar');
    await expectNoDialog(page);
    // The list said of one that an invitation waits.
    await expect.poll(() => app.control.calls('GET /api/students')).toHaveLength(listed.length + 1);
  },
);

test('a session that ends in the middle ends the rest', { tag: ['@INVI-02:session'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', {
    at: students.SEXTO_A,
    faults: [SIX, { ...ANSWERED, kind: 'status', status: 401, times: 1 }, ANSWERED],
  });
  await opener(page).click();
  await press(page, 'Reenviar');
  await expect(page).toHaveURL('/unauthorized');
  expect(await app.control.calls(students.RESEND)).toHaveLength(1);
});
