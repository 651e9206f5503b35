/** What an e-mail field makes of what people type and paste (MAIL-01 to MAIL-03). */
import type { Locator } from '@playwright/test';
import { invitation, openInvitation } from '@e2e/students/students';
import { openSupport } from '@e2e/support-page/area';
import { addRow, pasteByKeys } from '@e2e/support/form-rows';
import { listen, timesSaid } from '@e2e/support/announcements';
import { expectNoSidewaysScroll, leave, openRecovery, type Visit } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';

const WRONG = 'Inserte un email válido';
const CAPITALS = 'Solo se aceptan minusculas';

const named = ({ page }: Visit) => page.getByRole('textbox', { name: 'Correo electrónico' });

/** Every form that asks for an e-mail: how its field is reached, and its message for a wrong one. */
const FORMS: Record<string, { open: (visit: Visit) => Promise<Locator>; wrong: string | null; rightAs: string }> = {
  login: {
    // An account's name is what the server knows.
    wrong: null,
    rightAs: '',
    open: async (visit) => {
      await visit.app.open();
      return named(visit);
    },
  },
  recovery: {
    wrong: WRONG,
    rightAs: '',
    open: async (visit) => {
      await visit.app.open();
      await openRecovery(visit.page);
      return named(visit);
    },
  },
  reset: {
    wrong: 'Email address is invalid.',
    rightAs: '',
    open: async (visit) => {
      await visit.app.open();
      await openRecovery(visit.page);
      await visit.page.getByRole('button', { name: 'Restablecer por correo' }).click();
      return visit.page.getByRole('dialog').getByLabel('Correo electrónico');
    },
  },
  invitation: {
    wrong: WRONG,
    rightAs: '',
    open: async (visit) => {
      await openInvitation(visit);
      return invitation(visit.page).getByLabel('Correo del padre');
    },
  },
  teacher: {
    wrong: WRONG,
    rightAs: 'Aquí llega la invitación.',
    open: async (visit) => {
      await visit.app.signIn('coordinadora', { at: '/dashboard/teachers/create' });
      return named(visit);
    },
  },
  support: {
    wrong: 'El correo electrónico debe ser válido',
    rightAs: '',
    open: async (visit) => {
      await openSupport(visit);
      return named(visit);
    },
  },
};

/** What is typed, and what the field shows when it is left. */
const CLEANED = [
  ['ana@correo.example,', 'ana@correo.example'],
  ['<beto@correo.example>', 'beto@correo.example'],
  ['mailto:caro@correo.example', 'caro@correo.example'],
  ['dani\u200B@correo.example', 'dani@correo.example'],
  ['ana@correo.example.', 'ana@correo.example'],
  ['Ana <ana@correo.example>', 'ana@correo.example'],
  ['\u00A0"Rojas, Ana" <mailto:ana@correo.example>; ', 'ana@correo.example'],
] as const;

const REFUSED = [
  'emi@correo..example',
  '"ana"@correo.example',
  'ana@-correo.example',
  'ana@correo.example, beto@correo.example',
  'ana <ana@correo.example> beto <beto@correo.example>',
];

for (const [name, { open, wrong, rightAs }] of Object.entries(FORMS)) {
  test(
    `${name}: what surrounds one address falls away on leaving the field; what is none stays as typed and is refused [B3]`,
    { tag: [`@MAIL-01:${name}`, `@MAIL-02:${name}`] },
    async ({ page, app }) => {
      const field = await open({ page, app });
      for (const [typed, left] of CLEANED) {
        await field.fill(typed);
        await leave(page);
        await expect(field, typed).toHaveValue(left);
        await expect(field, typed).toHaveAccessibleDescription(rightAs);
      }
      for (const typed of REFUSED) {
        await field.fill(typed);
        await leave(page);
        await expect(field, typed).toHaveValue(typed);
        await expect(field, typed).toHaveAccessibleDescription(wrong === null ? '' : `${wrong} ${rightAs}`.trim());
      }
      // Capitals of a name beside the address are none of the address.
      if (wrong !== null) {
        await field.fill('Ana <ana@correo.example>, Beto <beto@correo.example>');
        await leave(page);
        await expect(field).toHaveAccessibleDescription(`${wrong} ${rightAs}`.trim());
      }
      await field.fill('Ana Rojas <Ana@correo.example>');
      await leave(page);
      await expect(field).toHaveValue('Ana@correo.example');
      if (name !== 'reset' && name !== 'support') await expect(field).toHaveAccessibleDescription(`${CAPITALS} ${rightAs}`.trim());
    },
  );
}

test('a pasted address is cleaned at once, and typed ones before Enter sends them', { tag: ['@MAIL-01:paste'] }, async ({ page, app }) => {
  await openSupport({ page, app });
  const field = named({ page, app });
  await field.focus();
  await pasteByKeys(page, ' "Ana" <ana@correo.example>;');
  await expect(field).toHaveValue('ana@correo.example');
  await expect(field).toBeFocused();
  // Over everything; into a text it is left as it comes until the field is left.
  await field.selectText();
  await pasteByKeys(page, 'mailto:beto@correo.example?subject=Hola');
  await expect(field).toHaveValue('beto@correo.example');
  await field.fill('Ana ');
  await pasteByKeys(page, '<ana@correo.example>');
  await expect(field).toHaveValue('Ana <ana@correo.example>');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('ana@correo.example');
  await expect.poll(async () => (await app.control.calls()).at(-1)?.query).toEqual({ email: 'ana@correo.example' });
});

test('Enter cleans what was typed, also where it cannot be sent yet', { tag: ['@MAIL-01:enter'] }, async ({ page, app }) => {
  await app.open();
  await openRecovery(page);
  const field = named({ page, app });
  await field.fill('Ana <ana@correo.example>');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('ana@correo.example');
});

test('several rows of a paste are cleaned each', { tag: ['@MAIL-01:rows'] }, async ({ page, app }) => {
  await openInvitation({ page, app });
  await invitation(page).getByLabel('Nombre').focus();
  await pasteByKeys(page, 'Ana\tRojas\tAna <ana@correo.example>\t2026\nLuis\tGil\tluis@correo.example; eva@correo.example\t2026');
  await expect(invitation(page).getByLabel('Correo del padre')).toHaveValue('ana@correo.example');
  await expect(invitation(page, 2).getByLabel('Correo del padre')).toHaveValue('luis@correo.example; eva@correo.example');
  await expect(invitation(page, 2).getByLabel('Correo del padre')).toHaveAccessibleDescription(WRONG);
});

test.describe(() => {
  test.use({ ownPage: true });

  test(
    'a domain one letter away from a known one is offered under the field, once it is left; taking it goes back to the field',
    { tag: ['@MAIL-03:offered', '@MAIL-03:taken'] },
    async ({ page, app }) => {
      await page.addInitScript(listen);
      await app.signIn('coordinadora', { at: '/dashboard/teachers/create' });
      const field = named({ page, app });
      const question = page.getByText('¿Quisiste decir ana@gmail.com?');
      await field.fill('ana@gmial.com');
      await expect(question).toHaveCount(0);
      await leave(page);
      await expect(question).toBeVisible();
      expect(await timesSaid(page, '¿Quisiste decir ana@gmail.com?')).toBe(1);
      await app.checkA11y();
      // It blocks nothing, and goes while one types on.
      await expect(field).toHaveAttribute('aria-invalid', 'false');
      await field.press('End');
      await page.keyboard.type('x');
      await expect(question).toHaveCount(0);
      await page.keyboard.press('Backspace');
      await leave(page);
      await expect(question).toBeVisible();
      // By keys alone: the button stands behind its field.
      await field.focus();
      await leave(page);
      await expect(page.getByRole('button', { name: 'ana@gmail.com', exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(field).toHaveValue('ana@gmail.com');
      await expect(field).toBeFocused();
      await expect(question).toHaveCount(0);
      await leave(page);
      await expect(page.getByText('¿Quisiste decir')).toHaveCount(0);
    },
  );
});

test('a known domain, another real one and a wrong address are not asked about', { tag: ['@MAIL-03:known'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: '/dashboard/teachers/create' });
  const field = named({ page, app });
  await field.fill('ana@outlok.com');
  await leave(page);
  await expect(page.getByText('¿Quisiste decir ana@outlook.com?')).toBeVisible();
  for (const typed of ['ana@gmail.com', 'ana@ymail.com', 'ana@yahoo.com.co', 'ana@yarumos.example', 'Ana@gmial.com', 'a..b@gmial.com']) {
    await field.fill(typed);
    await leave(page);
    await expect(page.getByText('¿Quisiste decir'), typed).toHaveCount(0);
  }
});

test(
  'on the login and in rows the offer moves and widens nothing, on a phone too',
  { tag: ['@MAIL-03:place', '@SHAR-31'] },
  async ({ page, app }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await app.open();
    const password = page.getByRole('textbox', { name: 'Contraseña' });
    const before = await password.boundingBox();
    await named({ page, app }).fill('una.direccion.larga.de.coordinacion@hotmial.com');
    await leave(page);
    await expect(page.getByText('¿Quisiste decir una.direccion.larga.de.coordinacion@hotmail.com?')).toBeVisible();
    expect(await password.boundingBox()).toEqual(before);
    await expectNoSidewaysScroll(page);
  },
);

test('in rows the offer stands under its own row', { tag: ['@MAIL-03:rows'] }, async ({ page, app }) => {
  await openInvitation({ page, app });
  await page.setViewportSize({ width: 390, height: 844 });
  await addRow(page);
  await invitation(page, 2).getByLabel('Correo del padre').fill('una.direccion.larga.de.acudiente@hotmial.com');
  await leave(page);
  const offer = page.getByRole('button', { name: 'una.direccion.larga.de.acudiente@hotmail.com' });
  await expect(invitation(page, 2).locator(offer)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await offer.click();
  await expect(invitation(page, 2).getByLabel('Correo del padre')).toHaveValue('una.direccion.larga.de.acudiente@hotmail.com');
  await expect(invitation(page).getByLabel('Correo del padre')).toHaveValue('');
});
