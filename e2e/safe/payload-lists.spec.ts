/** Texts from people never run as code where they are found, read from a file, or invited again (quality figure S1). */
import { expectAll, fieldOf, openFind, optionsOf } from '@e2e/find/find';
import { csv, give, pass, previewOf, problemsOf, rowOf } from '@e2e/support/list-files';
import { buttonOf, dialogOf, goWithin } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { SEXTO_A } from '@e2e/students/students';
import { PAYLOADS } from './payloads';
import { pwned, watchPayloads } from './payload-watch';

test.use({ ownPage: true });

/** None begins another. */
const wordOf = (index: number) => String(index).padStart(3, '0');

/** A room's students, whose families have only been invited; each is found by a word of its own. */
const students = PAYLOADS.map((payload, index) => ({
  id: index + 1,
  name: `Zoe${wordOf(index)}`,
  surname: payload,
  age: 2020,
  parentEmail: `familia${index}@correo.example`,
  delay: false,
  studentStatus: 'INVITE_SENT',
  active: true,
  roomId: 9,
  photoUrl: null,
}));
/** Those that a file of text can hold. */
const WRITABLE = PAYLOADS.filter((payload) => !payload.includes('\0'));
/** A list as spreadsheets write it, every cell in quotes. */
const listOf = (rows: readonly (readonly string[])[]) =>
  csv(rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')).join('\n'));
const ROOM = { method: 'GET', path: '/api/students', kind: 'answer', status: 200, body: { students } } as const;

test('nothing runs in «Buscar»: names, with the letters that match', { tag: ['@SAFE-16:found'] }, async ({ page, app, host }) => {
  test.slow();
  const seen = watchPayloads(page, host);
  await app.signIn('coordinadora', { at: '/dashboard/mentions/list' });
  await app.control.fault({ ...ROOM, times: 1 });
  await openFind(page);
  await expectAll(page);
  for (const index of PAYLOADS.keys()) {
    const word = `Zoe${wordOf(index)}`;
    await fieldOf(page).fill(word);
    await expect(optionsOf(page).filter({ hasText: word })).toBeVisible();
  }
  // Its own words are searched and marked, too.
  await fieldOf(page).fill('script');
  await expect(optionsOf(page).first()).toContainText(/script/i);
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
    await give(page, title, listOf([HEAD, ...WRITABLE.map((payload, index) => [`Curso ${index}`, 'C', payload])]));
    await expect(problemsOf(page, title).first()).toContainText('Fila 2, Tipo');
    await give(page, title, listOf([HEAD, ...WRITABLE.map((payload) => [payload, 'C', 'Secundaria'])]));
    await expect(previewOf(page, title)).toHaveCount(5);
    await pass(page, title);
    await expect(rowOf(page, 'Curso', 1).getByLabel('Nombre')).toBeFocused();
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
    await app.signIn('coordinadora', { at: '/dashboard/rooms/list' });
    await app.control.set({
      faults: [ROOM, { method: 'PUT', path: '/api/students/invite/resend/{parentEmail}', kind: 'status', status: 500 }],
    });
    await goWithin(page, SEXTO_A);
    await page.getByRole('button', { name: `Reenviar a los ${PAYLOADS.length} pendientes` }).click();
    const title = 'Reenviar invitaciones';
    await expect(dialogOf(page, title).getByRole('listitem')).toHaveCount(5);
    await buttonOf(page, title, 'Reenviar').click();
    await expect(dialogOf(page, title).getByRole('alert').getByRole('listitem')).toHaveCount(PAYLOADS.length, { timeout: 60_000 });
    expect(await pwned(page)).toBe('undefined');
    expect(seen).toEqual([]);
  },
);
