import { acceptFailure, anyDialog, buttonOf, dialogOf, leave } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { FULL_NAMES, PHONE_DIALOG, numberOf, openDialog } from './dialogs';

const LOAD = 'GET /api/accounts/{id}';
const SAVE = 'PUT /api/accounts/{id}/change-phone-number';
const REQUIRED = 'Este campo es requerido.';
const DONE = 'Tu número de teléfono ha sido actualizado con éxito.';
const PEOPLE = [
  { who: 'coordinadora', id: 1, stored: '+57 300 000 0101', role: 'Admin', userType: 'MANAGER' },
  { who: 'directora', id: 3, stored: '+57 300 000 0103', role: 'Teacher', userType: 'TEACHER' },
] as const;

const accountWith = (id: number, phoneNumber: string | null) => ({
  id,
  username: 'persona@yarumos.example',
  name: 'Persona',
  surname: 'Prueba',
  phoneNumber,
  imageProfileUrl: null,
  role: 'MANAGER',
});

for (const { who, role, id, stored, userType } of PEOPLE) {
  test(
    `${who} sees the stored number, loaded on each opening, and saves another with the own id and type`,
    {
      tag: [
        `@ACCT-11:${role}`,
        '@ACCT-11:eachOpening',
        '@ACCT-14',
        `@ACCT-15:${role}`,
        '@ACCT-16:success',
        ...(role === 'Teacher' ? ['@API-006:ok', '@API-007:ok', '@wire'] : []),
      ],
    },
    async ({ page, app }) => {
      await app.open();
      await app.signIn(who);
      expect(await app.control.calls(LOAD)).toEqual([]);
      await openDialog(page, FULL_NAMES[who], PHONE_DIALOG);
      await expect(numberOf(page)).toHaveValue(stored);
      expect((await app.control.calls(LOAD)).map(({ path }) => path)).toEqual([`/api/accounts/${id}`]);
      await buttonOf(page, PHONE_DIALOG, 'Cancelar').click();
      await app.control.fault({ method: 'GET', path: `/api/accounts/${id}`, kind: 'answer', body: accountWith(id, '604 111 2233') });
      await openDialog(page, FULL_NAMES[who], PHONE_DIALOG);
      await expect(numberOf(page)).toHaveValue('604 111 2233');
      expect(await app.control.calls(LOAD)).toHaveLength(2);
      await app.control.fault();

      await numberOf(page).fill('+57 300 123 4567');
      await buttonOf(page, PHONE_DIALOG, 'Guardar').click();
      await expect(dialogOf(page, 'Éxito')).toContainText(DONE);
      await expect(dialogOf(page, PHONE_DIALOG)).toHaveCount(0);
      const calls = await app.control.calls(SAVE);
      expect(calls.map(({ path, body }) => ({ path, body }))).toEqual([
        { path: `/api/accounts/${id}/change-phone-number`, body: { phoneNumber: '+57 300 123 4567', userType } },
      ]);
      await buttonOf(page, 'Éxito', 'Aceptar').click();
      await openDialog(page, FULL_NAMES[who], PHONE_DIALOG);
      await expect(numberOf(page)).toHaveValue('+57 300 123 4567');
    },
  );
}

test(
  'an account without a number opens with an empty field; a number that cannot be loaded can be asked for again',
  { tag: ['@ACCT-11:withoutNumber', '@ACCT-11:failure', '@ERRO-04'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora');
    await app.control.fault({ method: 'GET', path: '/api/accounts/1', kind: 'answer', body: accountWith(1, null) });
    await openDialog(page, FULL_NAMES.coordinadora, PHONE_DIALOG);
    await expect(numberOf(page)).toHaveValue('');
    await expect(page.getByText(REQUIRED)).toHaveCount(0);
    await buttonOf(page, PHONE_DIALOG, 'Cancelar').click();

    // Refused, then without an answer.
    const load = { method: 'GET', path: '/api/accounts/1', times: 1 } as const;
    await app.control.fault({ ...load, kind: 'status', status: 500 }, { ...load, kind: 'network' });
    await openDialog(page, FULL_NAMES.coordinadora, PHONE_DIALOG);
    for (const text of ['Ha ocurrido un error inesperado', 'No response from server']) {
      await acceptFailure(page, text);
      await expect(numberOf(page)).toHaveCount(0);
      await expect(buttonOf(page, PHONE_DIALOG, 'Guardar')).toHaveCount(0);
      await buttonOf(page, PHONE_DIALOG, 'Reintentar').click();
    }
    await expect(numberOf(page)).toHaveValue('+57 300 000 0101');
  },
);

test(
  'a number that is empty or without a digit from 1 to 8 is refused and nothing is sent',
  { tag: ['@ACCT-12', '@ACCT-13'] },
  async ({ page, app }) => {
    await app.signIn('directora');
    await openDialog(page, FULL_NAMES.directora, PHONE_DIALOG);
    const field = numberOf(page);
    for (const [value, text] of [
      ['', REQUIRED],
      ['   ', REQUIRED],
      ...['abc', '900', '+9 (00)', '٣٤٥'].map((each) => [each, 'Only numbers'] as const),
    ] as const) {
      await field.fill(value);
      await leave(page);
      await expect(field, value).toHaveAccessibleDescription(text);
      await expect(page.getByText(text === REQUIRED ? 'Only numbers' : REQUIRED)).toHaveCount(0);
      await buttonOf(page, PHONE_DIALOG, 'Guardar').click();
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(value);
      await app.checkA11y();
      await field.fill('1');
      await expect(field, value).toHaveAccessibleDescription('');
    }
    await expect(anyDialog(page).getByRole('heading')).toHaveText([PHONE_DIALOG]);
    expect(await app.control.calls(SAVE)).toEqual([]);
    // Mended, the same press sends it.
    await buttonOf(page, PHONE_DIALOG, 'Guardar').click();
    await expect(dialogOf(page, 'Éxito')).toContainText(DONE);
    expect(await app.control.calls(SAVE)).toHaveLength(1);
  },
);

test('one digit from 1 to 8 is enough, whatever stands around it', { tag: ['@ACCT-14'] }, async ({ page, app }) => {
  await app.signIn('directora');
  for (const value of ['9001', 'ext. 8', '+57 (604) 123-4567', '1']) {
    await openDialog(page, FULL_NAMES.directora, PHONE_DIALOG);
    await numberOf(page).fill(value);
    await buttonOf(page, PHONE_DIALOG, 'Guardar').click();
    await expect(dialogOf(page, 'Éxito')).toContainText(DONE);
    await buttonOf(page, 'Éxito', 'Aceptar').click();
  }
  const sent = (await app.control.calls(SAVE)).map(({ body }) => (body as { phoneNumber: string }).phoneNumber);
  expect(sent).toEqual(['9001', 'ext. 8', '+57 (604) 123-4567', '1']);
});

test(
  'a failed save shows the error modal and leaves the dialog with what was typed',
  { tag: ['@ACCT-16:failure'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora');
    await openDialog(page, FULL_NAMES.coordinadora, PHONE_DIALOG);
    await numberOf(page).fill('604 555 0101');
    await app.control.fault({ method: 'PUT', path: '/api/accounts/1/change-phone-number', kind: 'status', status: 500, times: 1 });
    await buttonOf(page, PHONE_DIALOG, 'Guardar').click();
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(numberOf(page)).toHaveValue('604 555 0101');
    expect(await app.control.calls(SAVE)).toHaveLength(1);
    await buttonOf(page, PHONE_DIALOG, 'Guardar').click();
    await expect(dialogOf(page, 'Éxito')).toContainText(DONE);
    expect(await app.control.calls(SAVE)).toHaveLength(2);
  },
);
