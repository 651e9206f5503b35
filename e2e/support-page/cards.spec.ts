/** What was found, each record a card (SUPP-11 to SUPP-19). */
import { expect, test } from '@e2e/support/test';
import { guardians } from '@fixtures/students';
import { LOOK_UPS, alertOf, callOf, cardsOf, expectFacts, lookUp, openSupport, tabOf } from './area';
import { CODE, ENROLLMENT, TOKEN, answerOf } from './records';

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
    const asked = async () => (await app.control.calls(callOf('enrollment'))).map(({ query }) => query);
    expect(await asked()).toEqual([{ email: guardians.jeronimo.email }]);
    // The same once more, to see what a code has come to since.
    await lookUp(page, guardians.jeronimo.email);
    await expect.poll(asked).toEqual([{ email: guardians.jeronimo.email }, { email: guardians.jeronimo.email }]);
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
