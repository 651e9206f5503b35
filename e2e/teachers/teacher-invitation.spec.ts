import { pauseClock } from '@e2e/support/clock';
import { acceptFailure, buttonOf, dialogOf, expectNoDialog, openEntry, pressTwice } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { bodiesOf, find, openList } from './teachers';

const CALL = 'POST /teacher-enrollment/{id}';
const FAULT = { method: 'POST', path: '/teacher-enrollment/19' } as const;
const SENT = '¡Invitación Enviada!';
const NOT_SENT = 'Invitación no enviada';
const IN_PROCESS = 'Este usuario ya tiene un proceso de registro';

test(
  'an invitation is sent again, whole and once',
  {
    tag: [
      '@TEAC-10:directs',
      '@TEAC-10:directsNone',
      '@TEAC-11',
      '@TEAC-12:sent',
      '@TEAC-12:refused',
      '@SHAR-10:resentInvitation',
      '@wire',
      '@API-094:ok',
      '@API-094:notInInviteSent',
    ],
  },
  async ({ page, app }) => {
    const edgar = {
      id: 19,
      schoolId: 1,
      teacherName: 'Édgar',
      teacherLastName: 'Tunubalá Vélez',
      teacherEmail: 'edgar.tunubala@yarumos.example',
      teacherPhone: null,
      rooms: [14, 15],
      courses: [5],
      roomIds: [15, 14],
      active: true,
      teacherStatus: 'INVITE_SENT',
      image: null,
    };
    const another = { ...edgar, id: 22, teacherName: 'Nadie', roomIds: [] };
    const list = { method: 'GET', path: '/api/teachers', kind: 'answer', body: { teachers: [edgar, another] } } as const;
    await openList({ page, app }, 'coordinadora', { faults: [list] });
    const resend = (await find(page, 'Édgar')).getByRole('button', { name: 'Reenviar Invitación' });
    await pressTwice(app, CALL, resend);
    await app.control.fault(list);
    await expect(dialogOf(page, SENT)).toContainText('Tu invitación ha sido enviada con éxito.');
    await buttonOf(page, SENT, 'Aceptar').click();
    expect(await app.control.calls(CALL)).toMatchObject([{ path: '/teacher-enrollment/19' }]);
    expect(await bodiesOf(app, CALL)).toEqual([
      {
        teacherId: 19,
        schoolId: 1,
        roomId: 15,
        teacherEmail: 'edgar.tunubala@yarumos.example',
        teacherName: 'Édgar',
        teacherLastName: 'Tunubalá Vélez',
        enrollmentStatus: 'NEW',
        enrollmentSMSStatus: 'NEW',
        rooms: [14, 15],
        courses: [5],
        schoolName: 'Colegio Mirador de los Yarumos',
      },
    ]);
    // Whoever directs no room names none.
    await (await find(page, 'Nadie')).getByRole('button', { name: 'Reenviar Invitación' }).click();
    await expect.poll(() => bodiesOf(app, CALL)).toMatchObject([{}, { teacherId: 22, roomId: null }]);
    await acceptFailure(page, IN_PROCESS);
  },
);

test(
  'an invitation that fails shows the error modal; whoever is past the invitation gets none, and nothing is sent',
  { tag: ['@TEAC-12:failed', '@TEAC-13:completed', '@TEAC-13:codeValidated', '@ERRO-05'] },
  async ({ page, app }) => {
    await openList({ page, app });
    const resend = async (name: string) => (await find(page, name)).getByRole('button', { name: 'Reenviar Invitación' }).click();
    for (const [fault, text] of [
      [{ kind: 'status', status: 409, message: IN_PROCESS }, IN_PROCESS],
      [{ kind: 'status', status: 500 }, 'Ha ocurrido un error inesperado'],
      [{ kind: 'network' }, 'No response from server'],
    ] as const) {
      await app.control.fault({ ...FAULT, ...fault });
      await resend('Édgar');
      await acceptFailure(page, text);
      await expectNoDialog(page);
    }
    for (const name of ['Yaneth', 'Nelson Enrique']) {
      await resend(name);
      await expect(dialogOf(page, NOT_SENT)).toContainText(IN_PROCESS);
      await app.checkA11y();
      await buttonOf(page, NOT_SENT, 'Aceptar').click();
    }
    await expectNoDialog(page);
    // Those that failed.
    expect(await app.control.calls(CALL)).toHaveLength(3);
  },
);

test('who has gone to another screen meanwhile is told nothing of it', { tag: ['@TEAC-12:sent'] }, async ({ page, app }) => {
  await openList({ page, app });
  const resend = (await find(page, 'Édgar')).getByRole('button', { name: 'Reenviar Invitación' });
  await app.control.hold(CALL);
  await resend.click();
  await openEntry(page, 'Cursos');
  await expect(page.getByRole('heading', { level: 1, name: 'Cursos' })).toBeVisible();
  // A message goes by itself after some seconds; until then it would be in the way.
  await pauseClock(page);
  await app.control.release();
  await expect.poll(async () => (await app.control.calls(CALL)).map(({ status }) => status)).toEqual([200]);
  await openEntry(page, 'Menciones');
  await expect(page.getByRole('heading', { level: 1, name: 'Menciones' })).toBeVisible();
  await expectNoDialog(page);
  await page.clock.resume();
});
