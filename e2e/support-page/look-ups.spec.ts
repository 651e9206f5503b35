/** What is asked, what is found, and what shows of it (SUPP-06 to SUPP-18, SUPP-20 to SUPP-22, SUPP-28, SUPP-30). */
import { answering } from '@e2e/access/access';
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

const NAMES = Object.keys(LOOK_UPS) as LookUpName[];
const REQUIRED = 'El correo electrónico es requerido';
const MALFORMED = 'El correo electrónico debe ser válido';
const RAW = 'Respuesta completa';

/** An answer of that look-up with these records. */
const answerOf = (name: LookUpName, records: readonly unknown[]) =>
  answering('GET', LOOK_UPS[name].path, { [LOOK_UPS[name].list]: records });

const CODE = { code: '482917', validated: false, createDate: '2026-06-19 07:41:22', email: 'a@b.co', phoneNumber: '+57 310 000 0142' };
const ENROLLMENT = {
  id: 1,
  studentName: 'Ana Lucía',
  studentLastName: 'Chaparro Rojas',
  schoolName: 'Colegio Mirador de los Yarumos',
  enrollmentCode: '7K2M9PXA',
  enrollmentSMSCode: '730158',
  enrollmentStatus: 'USED',
  enrollmentSMSStatus: 'EXPIRED',
};
const TOKEN = {
  id: 512,
  accountId: 20_418,
  deviceType: 'ANDROID',
  deviceModel: 'Moto G24',
  osVersion: 'Android 14',
  appVersion: '3.8.1',
  deviceId: 'a41f90c27d13',
  token: 'fQ2kPz8sTxa:APA91bE-0123456789-0123456789-7d13c0a9e4',
  status: 'ACTIVE',
  createdDate: '2026-06-18 21:14:03',
};
const RECORDS = { security: CODE, enrollment: ENROLLMENT, tokens: TOKEN };

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
      await expect(emailOf(page)).toHaveValue('  Marta.OSPINA@Correo.example ');
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
      await expect(alertOf(page)).toHaveText(none);
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
    { tag: [`@SAFE-22:${LOOK_UPS[name].list}`] },
    async ({ page, app }) => {
      await openSupport({ page, app }, name);
      const odd = { ...RECORDS[name], ...(name === 'security' ? { code: 7 } : { id: 'x' }) };
      await app.control.fault(answerOf(name, [odd, RECORDS[name]]));
      await lookUp(page, 'una@correo.example');
      await expect(page.getByText('No se pudo mostrar 1 de 2 registros.')).toBeVisible();
      await expect(cardsOf(page)).toHaveCount(1);
      await app.control.fault(answerOf(name, [odd]));
      await lookUp(page, 'otra@correo.example');
      await expect(page.getByText('No se pudo mostrar 1 de 1 registros.')).toBeVisible();
      await expect(page.getByText(none)).toHaveCount(0);
    },
  );
}

test(
  'an empty phone is asked for and nothing is sent; a filled one goes out trimmed, alone',
  { tag: ['@SUPP-09', '@SUPP-11:phone', '@wire', '@API-097:ok'] },
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

test(
  'the security codes of a guardian, newest first, validated and pending',
  { tag: ['@SUPP-11:email', '@SUPP-14:seeded', '@wire', '@API-097:ok'] },
  async ({ page, app }) => {
    await openSupport({ page, app });
    await lookUp(page, guardians.jeronimo.email);
    await expect(alertOf(page)).toHaveText(LOOK_UPS.security.found);
    await expect(cardsOf(page)).toHaveCount(2);
    const [pending, validated] = [cardsOf(page).nth(0), cardsOf(page).nth(1)];
    await expect(pending).toContainText('Pendiente');
    await expectFacts(pending, {
      Fecha: '19/06/2026, 07:41:00',
      'Correo electrónico': guardians.jeronimo.email,
      Teléfono: '+57 310 000 0142',
    });
    await expect(validated).toContainText('Validado');
    expect((await app.control.calls(callOf('security'))).map(({ query }) => query)).toEqual([{ email: guardians.jeronimo.email }]);
  },
);

test('a security code’s card has code, state, date, e-mail and phone', { tag: ['@SUPP-14:card', '@SUPP-19'] }, async ({ page, app }) => {
  await openSupport({ page, app });
  const other = { ...CODE, code: '730158', validated: true, createDate: '2026-01-02 18:05:09', email: null, phoneNumber: null };
  await app.control.fault(answerOf('security', [CODE, other]));
  await lookUp(page, 'a@b.co');
  const [first, second] = [cardsOf(page).nth(0), cardsOf(page).nth(1)];
  await expect(first.getByRole('heading')).toHaveText('482917');
  await expect(first).toContainText('Pendiente');
  await expect(first).not.toContainText('Validado');
  await expectFacts(first, { Fecha: '19/06/2026, 07:41:22', 'Correo electrónico': 'a@b.co', Teléfono: '+57 310 000 0142' });
  await expect(second.getByRole('heading')).toHaveText('730158');
  await expect(second).toContainText('Validado');
  await expectFacts(second, { Fecha: '02/01/2026, 18:05:09', 'Correo electrónico': '-', Teléfono: '-' });
  await app.checkA11y();
});

test(
  'the registration codes of a family, one of each child',
  { tag: ['@SUPP-12', '@SUPP-15:seeded', '@wire', '@API-098:ok'] },
  async ({ page, app }) => {
    await openSupport({ page, app }, 'enrollment');
    await lookUp(page, guardians.jeronimo.email);
    await expect(alertOf(page)).toHaveText(LOOK_UPS.enrollment.found);
    await expect(cardsOf(page).getByRole('heading')).toHaveText(['Martín Chaparro Rojas', 'Ana Lucía Chaparro Rojas']);
    await expect(cardsOf(page).first()).toContainText('Colegio Mirador de los Yarumos');
    await expect(cardsOf(page).first()).toContainText('Cuenta Creada');
    expect((await app.control.calls(callOf('enrollment'))).map(({ query }) => query)).toEqual([{ email: guardians.jeronimo.email }]);
  },
);

test(
  'a registration code’s card has student, school, both codes and both states in words; another state as received',
  { tag: ['@SUPP-15:card', '@SUPP-16:labels', '@SUPP-16:other', '@SUPP-16:none'] },
  async ({ page, app }) => {
    await openSupport({ page, app }, 'enrollment');
    const states = [
      ['ACCOUNT_CREATED', 'Cuenta Creada'],
      ['PENDING', 'Pendiente'],
      ['USED', 'Usado'],
      ['EXPIRED', 'Expirado'],
      ['CANCELLED', 'Cancelado'],
      ['NEW', 'NEW'],
    ] as const;
    const records = states.map(([enrollmentStatus], id) => ({
      ...ENROLLMENT,
      id,
      enrollmentStatus,
      enrollmentSMSStatus: states.at(-1 - id)?.[0],
    }));
    const bare = { ...ENROLLMENT, id: 9, enrollmentSMSCode: null, enrollmentSMSStatus: null };
    await app.control.fault(answerOf('enrollment', [...records, bare]));
    await lookUp(page, 'a@b.co');
    await expect(cardsOf(page)).toHaveCount(7);
    for (const [index, [, label]] of states.entries()) {
      const card = cardsOf(page).nth(index);
      await expect(card.getByRole('heading')).toHaveText('Ana Lucía Chaparro Rojas');
      await expect(card).toContainText('Colegio Mirador de los Yarumos');
      const sms = `730158${states.at(-1 - index)?.[1] ?? ''}`;
      await expectFacts(card, { 'Código de registro': `7K2M9PXA${label}`, 'Código SMS': sms });
    }
    await expectFacts(cardsOf(page).last(), { 'Código de registro': '7K2M9PXAUsado', 'Código SMS': '--' });
    await app.checkA11y();
  },
);

test(
  'the tokens of an account, of every type and in every state',
  { tag: ['@SUPP-13', '@SUPP-17:seeded', '@SUPP-18', '@wire', '@API-099:ok'] },
  async ({ page, app }) => {
    await openSupport({ page, app }, 'tokens');
    await lookUp(page, guardians.paula.email);
    await expect(alertOf(page)).toHaveText(LOOK_UPS.tokens.found);
    await expect(cardsOf(page).getByRole('heading')).toHaveText(['Android', 'iOS', 'Web', 'Android']);
    for (const [index, label] of ['Activo', 'Expirado', 'Inactivo', 'Revocado'].entries()) {
      await expect(cardsOf(page).nth(index).getByText(label, { exact: true })).toBeVisible();
    }
    // Model, system and version of a browser are not known.
    await expect(cardsOf(page).nth(2).getByRole('definition')).toHaveText(['-', '-', '-', /^\d/, '14', /^[0-9a-f]{16}$/]);
    expect((await app.control.calls(callOf('tokens'))).map(({ query }) => query)).toEqual([{ email: guardians.paula.email }]);
  },
);

test(
  'a token’s card has all there is of the device, the token shortened in the middle',
  { tag: ['@SUPP-17:card'] },
  async ({ page, app }) => {
    await openSupport({ page, app }, 'tokens');
    await app.control.fault(answerOf('tokens', [TOKEN]));
    await lookUp(page, 'a@b.co');
    const card = cardsOf(page);
    await expect(card.getByRole('heading')).toHaveText('Android');
    await expect(card).toContainText('Activo');
    await expectFacts(card, {
      Modelo: 'Moto G24',
      Sistema: 'Android 14',
      'Versión de la app': '3.8.1',
      Fecha: '18/06/2026, 21:14:03',
      Cuenta: '20418',
      Dispositivo: 'a41f90c27d13',
    });
    await expect(card.getByText('fQ2kPz8sTxa:AP…7d13c0a9e4', { exact: true })).toBeVisible();
    await app.checkA11y();
  },
);

for (const zone of ['Asia/Tokyo', 'America/Los_Angeles']) {
  test.describe(`in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test(`dates are Bogotá's`, { tag: ['@SUPP-19'] }, async ({ page, app }) => {
      await openSupport({ page, app }, 'tokens');
      await app.control.fault(answerOf('tokens', [{ ...TOKEN, createdDate: '2026-06-18 23:59:58' }]));
      await lookUp(page, 'a@b.co');
      await expect(cardsOf(page)).toContainText('Fecha18/06/2026, 23:59:58');
      await tabOf(page, 'security').click();
      await app.control.fault(answerOf('security', [{ ...CODE, createDate: '2026-03-01 00:00:01' }]));
      await lookUp(page, 'a@b.co');
      await expect(cardsOf(page)).toContainText('Fecha01/03/2026, 00:00:01');
    });
  });
}
