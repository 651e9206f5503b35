/** Texts from people never run as code where they are found, read from a file, or invited again (quality figure S1). */
import { expectAll, fieldOf, openFind, optionsOf } from '@e2e/find/find';
import { give, workbook } from '@e2e/support/list-files';
import { buttonOf, dialogOf } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { SEXTO_A } from '@e2e/students/students';
import { PAYLOADS } from './payloads';
import { pwned, watchPayloads } from './payload-watch';

test.use({ ownPage: true });

/** A room's students, whose families have only been invited; each is found by a word of its own. */
const students = PAYLOADS.map((payload, index) => ({
  id: index + 1,
  name: `Zoe${index}`,
  surname: payload,
  age: 2020,
  parentEmail: `familia${index}@correo.example`,
  delay: false,
  studentStatus: 'INVITE_SENT',
  active: true,
  roomId: 9,
  photoUrl: null,
}));
const ROOM = { method: 'GET', path: '/api/students', kind: 'answer', status: 200, body: { students } } as const;

test('nothing runs in «Buscar»: names, with the letters that match', { tag: ['@SAFE-16:found'] }, async ({ page, app, host }) => {
  test.slow();
  const seen = watchPayloads(page, host);
  await app.signIn('coordinadora', { at: '/dashboard/mentions/list', faults: [{ ...ROOM, times: 1 }] });
  await openFind(page);
  await expectAll(page);
  for (const [index, payload] of PAYLOADS.entries()) {
    await fieldOf(page).fill(`zoe${index}`);
    await expect(optionsOf(page).first()).toContainText(payload.trim().split(/\s/)[0] ?? '');
  }
  // Its own words are searched and marked, too.
  await fieldOf(page).fill('script');
  expect(await pwned(page)).toBe('undefined');
  expect(seen).toEqual([]);
});

test(
  'nothing runs of a file: what is wrong with its rows, and the form that takes them',
  { tag: ['@SAFE-16:listFile'] },
  async ({ page, app, host }) => {
    const seen = watchPayloads(page, host);
    await app.signIn('coordinadora', { at: '/dashboard/rooms/list' });
    await page.getByRole('button', { name: 'Cargar Lista' }).click();
    const title = 'Cargar lista de cursos';
    const HEAD = ['Nombre', 'Acrónimo', 'Tipo'];
    await give(page, title, await workbook({ Cursos: [HEAD, ...PAYLOADS.map((payload, index) => [`Curso ${index}`, 'C', payload])] }));
    await expect(dialogOf(page, title).getByRole('alert').getByRole('listitem').first()).toContainText('Fila 2, Tipo');
    await give(page, title, await workbook({ Cursos: [HEAD, ...PAYLOADS.map((payload) => [payload, 'C', 'Secundaria'])] }));
    await expect(dialogOf(page, title).getByRole('region').locator('tbody').getByRole('row')).toHaveCount(5);
    await buttonOf(page, title, 'Pasar al formulario').click();
    await expect(page.getByRole('group', { name: 'Curso 1', exact: true }).getByLabel('Nombre')).toBeFocused();
    expect(await pwned(page)).toBe('undefined');
    expect(seen).toEqual([]);
  },
);

test(
  'nothing runs where invitations are sent again: the question, and those that failed',
  { tag: ['@SAFE-16:resent'] },
  async ({ page, app, host }) => {
    test.slow();
    const seen = watchPayloads(page, host);
    await app.signIn('coordinadora', {
      at: SEXTO_A,
      faults: [ROOM, { method: 'PUT', path: '/api/students/invite/resend/{parentEmail}', kind: 'status', status: 500 }],
    });
    await page.getByRole('button', { name: `Reenviar a los ${PAYLOADS.length} pendientes` }).click();
    const title = 'Reenviar invitaciones';
    await expect(dialogOf(page, title).getByRole('listitem')).toHaveCount(5);
    await buttonOf(page, title, 'Reenviar').click();
    await expect(dialogOf(page, title).getByRole('alert').getByRole('listitem')).toHaveCount(PAYLOADS.length, { timeout: 60_000 });
    expect(await pwned(page)).toBe('undefined');
    expect(seen).toEqual([]);
  },
);
