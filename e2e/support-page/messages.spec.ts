/** What the page says, where and how long; copying; what is left of it (SUPP-23 to SUPP-27). */
import { refusing } from '@e2e/access/access';
import { UNAUTHORIZED } from '@e2e/session/session';
import { expectShownFor } from '@e2e/support/clock';
import { expectNoDialog, idleFor, storageOf } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { guardians, students } from '@fixtures/students';
import { ADDRESS, LOOK_UPS, alertOf, askOf, callOf, cardsOf, emailOf, lookUp, openSupport, tabOf, type LookUpName } from './area';

const NAMES = Object.keys(LOOK_UPS) as LookUpName[];
const RULES = { security: '@SUPP-23:', enrollment: '@SUPP-24:enrollment-', tokens: '@SUPP-24:tokens-' };

for (const name of NAMES) {
  const { tab, path, found, failed } = LOOK_UPS[name];
  const caseOf = (what: string) => RULES[name] + what;

  test(
    `${tab}: a failure shows the server's message on the page, or the look-up's own`,
    { tag: [caseOf('message'), caseOf('noMessage'), caseOf('noNetwork'), caseOf('malformed')] },
    async ({ page, app }) => {
      await openSupport({ page, app }, name);
      for (const [fault, text] of [
        [refusing('GET', path, 500, 'El proveedor no responde.'), 'El proveedor no responde.'],
        [refusing('GET', path, 403, 'No puedes.'), 'No puedes.'],
        [{ method: 'GET', path, kind: 'status', status: 500 }, failed],
        [{ method: 'GET', path, kind: 'status', status: 503, message: '  ' }, failed],
        [{ method: 'GET', path, kind: 'network' }, failed],
        [{ method: 'GET', path, kind: 'html' }, failed],
      ] as const) {
        await app.control.fault(fault);
        await lookUp(page, guardians.paula.email);
        await expect(alertOf(page)).toHaveText(text);
        await expect(cardsOf(page)).toHaveCount(0);
        await expectNoDialog(page);
        await expect(emailOf(page)).toHaveValue(guardians.paula.email);
        await page.clock.fastForward('00:04');
        await expect(alertOf(page)).toHaveCount(0);
      }
      await app.control.fault();
      await askOf(page).click();
      await expect(alertOf(page)).toHaveText(found);
      await expect(cardsOf(page).first()).toBeVisible();
    },
  );

  test(
    `${tab}: a failure takes the former result away and stays 3 s`,
    { tag: ['@SUPP-25:failure', `@SUPP-28:${name}`] },
    async ({ page, app }) => {
      await openSupport({ page, app }, name);
      await lookUp(page, guardians.paula.email);
      await expect(cardsOf(page).first()).toBeVisible();
      await app.control.fault({ method: 'GET', path, kind: 'status', status: 500 });
      await expectShownFor(page, alertOf(page).filter({ hasText: failed }), failed, 3_000, () => askOf(page).click());
      await expect(cardsOf(page)).toHaveCount(0);
    },
  );

  test(`${tab}: a success stays 5 s, and the cards stay`, { tag: ['@SUPP-25:success'] }, async ({ page, app }) => {
    await openSupport({ page, app }, name);
    await emailOf(page).fill(guardians.paula.email);
    await expectShownFor(page, alertOf(page).filter({ hasText: found }), found, 5_000, () => askOf(page).click());
    await expectNoDialog(page);
    await expect(cardsOf(page).first()).toBeVisible();
    await expect(page.getByText(`Resultados de ${guardians.paula.email}`)).toBeVisible();
  });

  test(`${tab}: a 401 ends the session as everywhere`, { tag: [`@SESS-08:load`, caseOf('session')] }, async ({ page, app }) => {
    await openSupport({ page, app }, name);
    await app.control.fault(refusing('GET', path, 401));
    await lookUp(page, guardians.paula.email);
    await expect(page.getByRole('heading')).toHaveText([UNAUTHORIZED]);
    await expectNoDialog(page);
    expect(await storageOf(page)).toEqual({});
  });
}

test('the cards stand where they are when a message leaves', { tag: ['@SUPP-25:still'] }, async ({ page, app }) => {
  await openSupport({ page, app }, 'tokens');
  await lookUp(page, guardians.paula.email);
  await expect(alertOf(page)).toBeVisible();
  const top = async () => (await cardsOf(page).first().boundingBox())?.y;
  const before = await top();
  await page.clock.fastForward('00:06');
  await expect(alertOf(page)).toHaveCount(0);
  expect(await top()).toBe(before);
});

test.describe('with the clipboard', () => {
  test.use({ ownPage: true });

  test('a token is copied whole, and the page says so for 5 s', { tag: ['@SUPP-26'] }, async ({ page, app, host }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: host.url });
    await openSupport({ page, app }, 'tokens');
    await lookUp(page, guardians.paula.email);
    const raw = page.getByLabel('Respuesta completa', { exact: true });
    const { deviceTokens } = JSON.parse((await raw.textContent()) ?? '') as { deviceTokens: { token: string }[] };
    const card = cardsOf(page).nth(1);
    const words = 'Token copiado al portapapeles';
    await expectShownFor(page, alertOf(page).filter({ hasText: words }), words, 5_000, () =>
      card.getByRole('button', { name: 'Copiar', exact: true }).click(),
    );
    expect(deviceTokens).toHaveLength(4);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(deviceTokens[1]?.token);
    await expect(card.getByRole('button', { name: 'Copiado', exact: true })).toBeFocused();
    await expect(cardsOf(page).first().getByRole('button', { name: 'Copiar', exact: true })).toBeVisible();
  });

  test('codes are copied without the gaps between their groups, with a message of their own', async ({ page, app, host }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: host.url });
    await openSupport({ page, app }, 'enrollment');
    await lookUp(page, students.anaLucia.parentEmail);
    const card = cardsOf(page).first();
    for (const [index, pattern] of [/^[A-Z2-9]{8}$/, /^\d{6}$/].entries()) {
      await card
        .getByRole('button', { name: /^Copi(ar|ado)$/ })
        .nth(index)
        .click();
      await expect(alertOf(page)).toHaveText('Código copiado al portapapeles');
      const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
      // The words of the first one stand there still.
      await expect.poll(clipboard).toMatch(pattern);
      const copied = await clipboard();
      await expect(card.getByRole('definition').nth(index)).toContainText(copied);
    }
    await tabOf(page, 'security').click();
    await lookUp(page, guardians.jeronimo.email);
    await cardsOf(page).first().getByRole('button', { name: 'Copiar' }).click();
    await expect(alertOf(page)).toHaveText('Código copiado al portapapeles');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await cardsOf(page).first().getByRole('heading').textContent());
  });

  test('what cannot be copied says so for 3 s', { tag: ['@SUPP-27', '@SUPP-25:failure'] }, async ({ page, app }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
      });
    });
    await openSupport({ page, app }, 'tokens');
    await lookUp(page, guardians.paula.email);
    const words = 'Error al copiar el token';
    const copy = cardsOf(page).first().getByRole('button', { name: 'Copiar', exact: true });
    await expectShownFor(page, alertOf(page).filter({ hasText: words }), words, 3_000, () => copy.click());
    await expect(copy).toBeVisible();
    await expect(page.getByText('Token copiado al portapapeles')).toHaveCount(0);
  });
});

test(
  'nothing of whom one looked up stays in the browser, nor after leaving the page',
  { tag: ['@SUPP-28:left', '@SAFE-15:support'] },
  async ({ page, app }) => {
    await openSupport({ page, app });
    for (const name of NAMES) {
      await tabOf(page, name).click();
      await lookUp(page, guardians.paula.email);
      await expect(cardsOf(page).first()).toBeVisible();
    }
    const kept = () =>
      page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href, history.state]));
    expect(await kept()).not.toContain(guardians.paula.email);
    expect(await kept()).toContain('soporte@yarumos.example');
    await page.getByRole('link', { name: 'Ir al panel' }).click();
    await expect(page).toHaveURL('/dashboard/schools');
    await page.goBack();
    await expect(askOf(page)).toBeVisible();
    for (const name of NAMES) {
      await tabOf(page, name).click();
      await expect(emailOf(page)).toHaveValue('');
      await expect(cardsOf(page)).toHaveCount(0);
    }
  },
);

test(
  'fifteen idle minutes end the session; who signs in again finds nothing of what was looked up',
  { tag: ['@SAFE-15:support', '@SAFE-27:idle'] },
  async ({ page, app }) => {
    await openSupport({ page, app });
    await lookUp(page, guardians.paula.email);
    await expect(cardsOf(page).first()).toBeVisible();
    // One is on its way while the time runs out.
    await app.control.hold(callOf('security'));
    await askOf(page).click();
    await expect.poll(async () => (await app.control.read()).faults).toEqual([]);
    await idleFor(page, '15:01');
    await expect(page).toHaveURL('/auth/login');
    await app.control.release();
    await expect(page.getByText(guardians.paula.email)).toHaveCount(0);
    await expectNoDialog(page);
    await app.signIn('soporte');
    await page.goto(ADDRESS);
    await expect(emailOf(page)).toHaveValue('');
    await expect(cardsOf(page)).toHaveCount(0);
    await expect(alertOf(page)).toHaveCount(0);
  },
);
