/** What is asked, what is found, and what shows of it (SUPP-06 to SUPP-18, SUPP-20 to SUPP-22, SUPP-28, SUPP-30). */
import { expectNoDialog, leave, pressTwice } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { guardians } from '@fixtures/students';
import { PHONE_ALONE, UNKNOWN_EMAIL } from '@fixtures/support';
import {
  LOOK_UPS,
  alertOf,
  askOf,
  callOf,
  cardsOf,
  choose,
  emailOf,
  expectFacts,
  lookUp,
  openSupport,
  phoneOf,
  tabOf,
  type LookUpName,
} from './area';
import { RECORDS, answerOf } from './records';

const NAMES = Object.keys(LOOK_UPS) as LookUpName[];
const REQUIRED = 'El correo electrónico es requerido';
const MALFORMED = 'El correo electrónico debe ser válido';
const RAW = 'Respuesta completa';

test(
  'the security code is looked up by e-mail, chosen first, or by phone; the others by e-mail alone',
  { tag: ['@SUPP-06'] },
  async ({ page, app }) => {
    await openSupport({ page, app });
    await expect(page.getByRole('radio')).toHaveCount(2);
    await expect(page.getByRole('radio', { name: 'Correo electrónico' })).toBeChecked();
    await expect(emailOf(page)).toBeVisible();
    await expect(phoneOf(page)).toHaveCount(0);
    await emailOf(page).fill('ana@');
    await choose(page, 'Teléfono');
    await expect(phoneOf(page)).toBeVisible();
    await expect(emailOf(page)).toHaveCount(0);
    await expect(page.getByText(MALFORMED)).toHaveCount(0);
    await choose(page, 'Correo electrónico');
    await expect(emailOf(page)).toHaveValue('ana@');
    for (const name of ['enrollment', 'tokens'] as const) {
      await tabOf(page, name).click();
      await expect(page.getByRole('radio')).toHaveCount(0);
      await expect(page.getByRole('textbox')).toHaveCount(1);
      await expect(emailOf(page)).toHaveValue('');
      await expect(askOf(page)).toBeEnabled();
    }
  },
);

test('the open tab stands in the address, whom one looks up does not', { tag: ['@SHAR-25:support'] }, async ({ page, app }) => {
  await openSupport({ page, app }, 'tokens');
  await lookUp(page, 'acudiente@yarumos.example');
  await expect(page).toHaveURL('/support?tab=tokens');
  await page.reload();
  await expect(tabOf(page, 'tokens')).toHaveAttribute('aria-selected', 'true');
  await expect(emailOf(page)).toHaveValue('');
  await page.goBack();
  await expect(tabOf(page, 'security')).toHaveAttribute('aria-selected', 'true');
});

for (const name of NAMES) {
  const { tab, none, found } = LOOK_UPS[name];

  test(
    `${tab}: an e-mail that is empty or none is asked for, and nothing is sent`,
    { tag: [`@SUPP-07:${name}`, `@SUPP-08:${name}`] },
    async ({ page, app }) => {
      await openSupport({ page, app }, name);
      for (const [typed, message] of [
        ['', REQUIRED],
        ['   ', REQUIRED],
        ['ana', MALFORMED],
        ['marta.ospina@correo', MALFORMED],
        ['ana lucía@correo.example', MALFORMED],
      ] as const) {
        await lookUp(page, typed);
        await expect(emailOf(page)).toHaveAccessibleDescription(message);
        await expect(emailOf(page)).toBeFocused();
        await expect(emailOf(page)).toHaveValue(typed);
      }
      await app.checkA11y();
      await expectNoDialog(page);
      expect(await app.control.calls(callOf(name))).toEqual([]);
      // Mended, the same press sends it.
      await lookUp(page, UNKNOWN_EMAIL);
      await expect(alertOf(page)).toHaveText(none);
      await expect(emailOf(page)).toHaveAccessibleDescription('');
      expect(await app.control.calls(callOf(name))).toHaveLength(1);
    },
  );

  test(
    `${tab}: an e-mail goes out trimmed and in lowercase, once, to the API and with the session's three headers`,
    { tag: [`@SUPP-10:${name}`, `@SUPP-30:${name}`, `@SHAR-10:support`] },
    async ({ page, app }) => {
      await openSupport({ page, app }, name);
      await emailOf(page).fill('  Marta.OSPINA@Correo.example ');
      await pressTwice(app, callOf(name), askOf(page));
      await expect(alertOf(page)).toHaveText(none);
      // MAIL-01
      await expect(emailOf(page)).toHaveValue('Marta.OSPINA@Correo.example');
      const calls = await app.control.calls(callOf(name));
      expect(calls.map(({ query }) => query)).toEqual([{ email: 'marta.ospina@correo.example' }]);
      expect(calls[0]?.headers).toMatchObject({ authorization: 'Bearer [redacted]', schoolid: '1', schoolyear: '1' });
    },
  );

  test(
    `${tab}: where nothing is found it says so until the next look-up, and no success`,
    { tag: [name === 'security' ? '@SUPP-21' : `@SUPP-22:${name}`, `@SUPP-25:none`] },
    async ({ page, app }) => {
      await openSupport({ page, app }, name);
      await lookUp(page, UNKNOWN_EMAIL);
      // The first words that it says: a success would go by itself.
      await expect(alertOf(page)).toBeVisible();
      expect((await alertOf(page).innerText()).trim()).toBe(none);
      await expect(page.getByText(found)).toHaveCount(0);
      await expect(cardsOf(page)).toHaveCount(0);
      await expect(page.getByText(RAW)).toHaveCount(0);
      await page.clock.fastForward('01:00');
      await expect(alertOf(page)).toHaveText(none);
      // Gone as soon as somebody else is looked up.
      await app.control.hold(callOf(name));
      await lookUp(page, guardians.paula.email);
      await expect(page.getByText(none)).toHaveCount(0);
      await app.control.release();
      await expect(alertOf(page)).toHaveText(found);
      await expect(page.getByText(none)).toHaveCount(0);
    },
  );

  test(
    `${tab}: a new look-up takes the former result away at once; a tab keeps its own while one looks at another`,
    { tag: [`@SUPP-28:${name}`] },
    async ({ page, app }) => {
      await openSupport({ page, app }, name);
      await app.control.fault(answerOf(name, [RECORDS[name]]));
      await lookUp(page, 'primera@correo.example');
      await expect(cardsOf(page)).toHaveCount(1);
      await expect(page.getByText(RAW)).toHaveCount(1);

      const other = name === 'tokens' ? 'security' : 'tokens';
      await tabOf(page, other).click();
      await expect(cardsOf(page)).toHaveCount(0);
      await expect(page.getByText(found)).toBeHidden();
      await tabOf(page, name).click();
      await expect(cardsOf(page)).toHaveCount(1);
      await expect(emailOf(page)).toHaveValue('primera@correo.example');

      await app.control.hold(callOf(name));
      await lookUp(page, UNKNOWN_EMAIL);
      await expect(askOf(page)).toBeDisabled();
      await expect(cardsOf(page)).toHaveCount(0);
      await expect(page.getByText(RAW)).toHaveCount(0);
      await expect(alertOf(page)).toHaveCount(0);
      // It comes to its own tab alone.
      await tabOf(page, other).click();
      await app.control.release();
      await expect.poll(async () => (await app.control.calls(callOf(name))).at(-1)?.status).toBe(200);
      await expect(page.getByText(none)).toBeHidden();
      await tabOf(page, name).click();
      await expect(alertOf(page)).toHaveText(none);
      await tabOf(page, other).click();
      await expect(page.getByText(none)).toBeHidden();
    },
  );

  test(
    `${tab}: the answer stands under the result, closed at first, with all of its JSON`,
    { tag: [`@SUPP-20:${name}`] },
    async ({ page, app }) => {
      await openSupport({ page, app }, name);
      await app.control.fault(answerOf(name, [RECORDS[name]]));
      const raw = page.getByLabel(RAW, { exact: true });
      for (const email of ['una@correo.example', 'otra@correo.example']) {
        await lookUp(page, email);
        await expect(cardsOf(page)).toHaveCount(1);
        await expect(raw).toBeHidden();
        await page.getByText(RAW).click();
        await expect(raw).toBeVisible();
        expect(JSON.parse((await raw.textContent()) ?? '')).toEqual({ [LOOK_UPS[name].list]: [RECORDS[name]] });
      }
      await page.getByText(RAW).press('Enter');
      await expect(raw).toBeHidden();
    },
  );

  test(
    `${tab}: records that cannot be read leave the others, and are counted`,
    { tag: [`@SAFE-22:${LOOK_UPS[name].list}`, `@SUPP-20:${name}`] },
    async ({ page, app }) => {
      await openSupport({ page, app }, name);
      const odd = { ...RECORDS[name], ...(name === 'security' ? { code: 7 } : { id: 'x' }) };
      await app.control.fault(answerOf(name, [odd, RECORDS[name]]));
      await lookUp(page, 'una@correo.example');
      await expect(page.getByText('No se pudo mostrar 1 de 2 registros.')).toBeVisible();
      await expect(cardsOf(page)).toHaveCount(1);
      // Who passes it on needs them, too.
      const raw = page.getByLabel(RAW, { exact: true });
      expect(JSON.parse((await raw.textContent()) ?? '')).toEqual({ [LOOK_UPS[name].list]: [odd, RECORDS[name]] });
      await app.control.fault(answerOf(name, [odd]));
      await lookUp(page, 'otra@correo.example');
      await expect(page.getByText('No se pudo mostrar 1 de 1 registros.')).toBeVisible();
      await expect(page.getByText(none)).toHaveCount(0);
    },
  );
}

test(
  'an empty phone is asked for and nothing is sent; a filled one goes out trimmed, alone',
  { tag: ['@SUPP-09', '@SUPP-11:phone', '@API-097:ok'] },
  async ({ page, app }) => {
    await openSupport({ page, app });
    await choose(page, 'Teléfono');
    for (const typed of ['', '   ']) {
      await phoneOf(page).fill(typed);
      await askOf(page).click();
      await expect(phoneOf(page)).toHaveAccessibleDescription('El teléfono es requerido');
      await expect(phoneOf(page)).toBeFocused();
    }
    await leave(page);
    expect(await app.control.calls(callOf('security'))).toEqual([]);
    await phoneOf(page).fill('  310 000 0199 ');
    await askOf(page).click();
    await expect(alertOf(page)).toHaveText(LOOK_UPS.security.found);
    await expect(cardsOf(page)).toHaveCount(1);
    await expectFacts(cardsOf(page), { Fecha: '19/06/2026, 07:41:00', 'Correo electrónico': '-', Teléfono: PHONE_ALONE });
    expect((await app.control.calls(callOf('security'))).map(({ query }) => query)).toEqual([{ phoneNumber: '310 000 0199' }]);
  },
);
