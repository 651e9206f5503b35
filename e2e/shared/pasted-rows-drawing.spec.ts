/** What a key costs in a form of many pasted rows (PAST-09); how long it takes the bench measures (P14). */
import { CREATE as ROOMS, formRow } from '@e2e/rooms/rooms';
import { INVITE, invitation, openInvitation, send } from '@e2e/students/students';
import { drawnBy, followReact } from '@e2e/support/drawing';
import { REPEATED, pasteByKeys } from '@e2e/support/form-rows';
import { expect, test } from '@e2e/support/test';

test.use({ ownPage: true });

test('a key in a room draws its own row, and what it repeats another one', { tag: ['@PAST-09:rooms'] }, async ({ page, app }) => {
  await followReact(page, '.form-row');
  await app.signIn('coordinadora', { at: ROOMS });
  await formRow(page, 1).getByLabel('Nombre').focus();
  await pasteByKeys(page, Array.from({ length: 40 }, (_, index) => `Curso ${index}\tC${index}\tPrimaria`).join('\n'));
  const name = formRow(page, 11).getByLabel('Nombre');
  await name.focus();
  await page.keyboard.press('End');
  const { commits, parts } = await drawnBy(page, () => page.keyboard.press('x'));
  expect({ commits, parts: parts.filter((part) => part !== '') }).toEqual({ commits: 1, parts: ['10'] });
  await page.keyboard.press('Backspace');
  // 'Curso 1', as the second one.
  const repeating = await drawnBy(page, () => page.keyboard.press('Backspace'));
  expect(repeating.parts.filter((part) => part !== '')).toEqual(['1', '10']);
  await expect(formRow(page, 2).getByLabel('Nombre')).toHaveAccessibleDescription(REPEATED);
  await expect(name).toHaveAccessibleDescription(REPEATED);
  // What is drawn last knows what was typed meanwhile in another row.
  await formRow(page, 2).getByLabel('Nombre').fill('Otro');
  await expect(name).toHaveAccessibleDescription('');
  await expect(name).toHaveValue('Curso 1');
});

test('a key in an invitation draws its own row', { tag: ['@PAST-09:invitations'] }, async ({ page, app }) => {
  await followReact(page, '.form-row');
  await openInvitation({ page, app });
  await invitation(page).getByLabel('Nombre').focus();
  await pasteByKeys(
    page,
    Array.from({ length: 40 }, (_, index) => `Nombre ${index}\tApellido\tcorreo${index}@correo.example\t2025`).join('\n'),
  );
  await invitation(page, 8).getByLabel('Apellido').focus();
  // The first key of a row may set up what each further one would draw.
  await page.keyboard.press('y');
  const { commits, parts } = await drawnBy(page, () => page.keyboard.press('x'));
  expect({ commits, parts: parts.filter((part) => part !== '') }).toEqual({ commits: 1, parts: ['7'] });
});

test(
  'rows far from what is in sight are drawn when one comes near, and for the first wrong one',
  { tag: ['@PAST-09:far'] },
  async ({ page, app }) => {
    await openInvitation({ page, app });
    await invitation(page).getByLabel('Nombre').focus();
    const WRONG_ROW = 80;
    await pasteByKeys(
      page,
      Array.from(
        { length: 120 },
        (_, index) => `Nombre ${index + 1}\tApellido\t${index + 1 === WRONG_ROW ? 'mal@correo' : `correo${index}@correo.example`}\t2025`,
      ).join('\n'),
    );
    await expect(invitation(page, 120).getByLabel('Nombre')).toBeFocused();
    await expect(invitation(page, WRONG_ROW)).toHaveCount(0);
    await send(page);
    const wrong = invitation(page, WRONG_ROW).getByLabel('Correo del padre');
    await expect(wrong).toBeFocused();
    await expect(wrong).toBeInViewport();
    expect(await app.control.calls(INVITE)).toEqual([]);
    // Shift+Tab goes through all of them, whether they were drawn or not.
    for (let row = WRONG_ROW; row > WRONG_ROW - 25; row -= 1) {
      await expect(invitation(page, row).getByLabel('Correo del padre')).toBeFocused();
      // Name and surname, the button and the year of the row before, and its address.
      for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+Tab');
    }
    await expect(invitation(page, WRONG_ROW - 25).getByLabel('Nombre')).toHaveValue(`Nombre ${WRONG_ROW - 25}`);
    // What was wrong is out of sight again, and undrawn; nothing of it is lost.
    await expect(invitation(page, WRONG_ROW)).toHaveCount(0);
    await send(page);
    await expect(wrong).toBeFocused();
    await wrong.fill('bien@correo.example');
    await send(page);
    await expect.poll(() => app.control.calls(INVITE)).toHaveLength(1);
  },
);

test(
  'the rows of a recovered draft are all drawn, so that a choice that is gone empties itself',
  { tag: ['@PAST-09:draft'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: ROOMS });
    await formRow(page, 1).getByLabel('Nombre').focus();
    await pasteByKeys(page, Array.from({ length: 150 }, (_, index) => `Curso ${index + 1}\tC${index + 1}\tPrimaria`).join('\n'));
    await expect(formRow(page, 150).getByLabel('Nombre')).toBeFocused();
    await expect(formRow(page, 80)).toHaveCount(0);
    await page.reload();
    await expect(formRow(page, 80).getByLabel('Nombre')).toHaveValue('Curso 80');
    await expect(formRow(page, 150).getByLabel('Nombre')).toHaveValue('Curso 150');
  },
);

test('a row keeps its elements when one before it is removed', { tag: ['@PAST-09:removed'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: ROOMS });
  await formRow(page, 1).getByLabel('Nombre').focus();
  await pasteByKeys(page, Array.from({ length: 25 }, (_, index) => `Curso ${index + 1}\tC${index + 1}\tPrimaria`).join('\n'));
  // The first of the second group, which takes the tenth place.
  await formRow(page, 11).evaluate((row) => row.setAttribute('data-kept', ''));
  await formRow(page, 3).getByRole('button', { name: 'Quitar' }).click();
  await expect(formRow(page, 10).getByLabel('Nombre')).toHaveValue('Curso 11');
  await expect(formRow(page, 10)).toHaveAttribute('data-kept', '');
});
