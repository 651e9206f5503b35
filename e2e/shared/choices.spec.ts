import type { Locator, Page } from '@playwright/test';
import { choicesOf, openChoices, openForm } from '@e2e/teachers/teachers';
import { EVENT, openForm as openPublication, roomOf, roomsOf, switchOf, titleOf } from '@e2e/publications/publishing';
import { expect, test } from '@e2e/support/test';

const NONE = 'Ninguno elegido';

const toggleOf = (field: Locator): Locator => field.getByRole('button', { name: /Elegir (cursos|asignaturas)$/ });
const boxOf = (field: Locator): Locator => field.getByRole('searchbox', { name: 'Buscar' });
const doneOf = (field: Locator): Locator => field.getByRole('button', { name: 'Listo' });
const tagsOf = (field: Locator): Locator => field.getByRole('button', { name: /^Quitar / });

const expectClosed = async (field: Locator): Promise<void> => {
  await expect(toggleOf(field)).toHaveAttribute('aria-expanded', 'false');
  await expect(toggleOf(field)).toBeFocused();
  await expect(field.getByRole('checkbox')).toHaveCount(0);
};

/** Names of the first options of a field, without the boxes of all and of the groups. */
const optionsOf = (page: Page, count: number): Promise<string[]> =>
  choicesOf(page, 'Cursos')
    .getByRole('group')
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent ?? ''))
    .then((names) => names.filter((name) => / [AB]$/.test(name)).slice(0, count));

test(
  'a press anywhere on it opens it with the focus in its search box; Escape and a button close it and give the focus back',
  { tag: ['@SHAR-29:press', '@SHAR-29:keyboard', '@SHAR-29:escape', '@SHAR-29:done', '@SHAR-29:none', '@SHAR-15:choices'] },
  async ({ page, app }) => {
    await openForm({ page, app });
    const field = choicesOf(page, 'Asignaturas');
    await field.getByText(NONE).click();
    await expect(boxOf(field)).toBeFocused();
    await page.keyboard.type('fisica');
    await expect(field.getByRole('checkbox', { name: 'Física', exact: true })).toBeVisible();
    await expect(field.getByRole('checkbox', { name: 'Química', exact: true })).toHaveCount(0);
    await field.getByRole('checkbox', { name: 'Todo lo encontrado' }).check();
    await page.keyboard.press('Escape');
    await expectClosed(field);
    await expect(field.getByText(NONE)).toHaveCount(0);

    // By the keyboard, and nothing is sought any more.
    await page.keyboard.press('Enter');
    await expect(boxOf(field)).toBeFocused();
    await expect(boxOf(field)).toHaveValue('');
    await doneOf(field).click();
    await expectClosed(field);

    // Beside the words: what is chosen, and the ground between.
    await field.getByText('Física', { exact: true }).first().click();
    await expect(boxOf(field)).toBeFocused();
    await toggleOf(field).click();
    await expectClosed(field);
    const ground = await field.boundingBox();
    await page.mouse.click((ground?.x ?? 0) + (ground?.width ?? 0) / 2, (ground?.y ?? 0) + (ground?.height ?? 0) / 2);
    await expect(boxOf(field)).toBeFocused();
    // A press on it while it is open goes on with the search.
    await field.getByRole('checkbox', { name: 'Química', exact: true }).check();
    await field.getByText('Física', { exact: true }).first().click();
    await expect(boxOf(field)).toBeFocused();
  },
);

test('what is typed before the options are there is sought in them', { tag: ['@SHAR-29:loading'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: '/dashboard/teachers/list' });
  await app.control.hold('GET /api/rooms');
  await page.getByRole('button', { name: 'Agregar Profesor' }).click();
  const field = choicesOf(page, 'Cursos');
  await field.getByText(NONE).click();
  await expect(boxOf(field)).toBeFocused();
  await page.keyboard.type('sexto');
  await expect(boxOf(field)).toHaveValue('sexto');
  await app.control.release();
  await expect(field.getByRole('checkbox', { name: 'Sexto A' })).toBeVisible();
  await expect(field.getByRole('checkbox', { name: 'Primero A' })).toHaveCount(0);
  await expect(boxOf(field)).toBeFocused();
});

test('a field that is off opens by no press', { tag: ['@SHAR-29:disabled'] }, async ({ page, app }) => {
  await openPublication({ page, app }, 'coordinadora', EVENT);
  await switchOf(page, 'Solo para profesores').check();
  await roomsOf(page).getByText(NONE).click();
  await expect(toggleOf(roomsOf(page))).toBeDisabled();
  await switchOf(page, 'Solo para profesores').uncheck();
  await expect(toggleOf(roomsOf(page))).toHaveAttribute('aria-expanded', 'false');
  await expect(boxOf(roomsOf(page))).toHaveCount(0);
});

test('a long list scrolls in itself, 320 px high', { tag: ['@SHAR-29:high'] }, async ({ page, app }) => {
  await openForm({ page, app });
  const field = await openChoices(page, 'Asignaturas');
  await expect(field.getByRole('checkbox', { name: 'Física', exact: true })).toBeVisible();
  const last = field.getByRole('checkbox').last();
  const height = await last.evaluate((box) => {
    for (let around = box.parentElement; around; around = around.parentElement)
      if (getComputedStyle(around).overflowY === 'auto') return [around.clientHeight, around.scrollHeight > around.clientHeight];
    return null;
  });
  expect(height).toEqual([320, true]);
  await expect(last).not.toBeInViewport();
  await last.check();
  await expect(last).toBeInViewport();
  await expect(doneOf(field)).toBeVisible();
});

test(
  'nothing chosen says so, everything is one tag with its number, of more than eight the first eight stand with the number of the others',
  { tag: ['@SHAR-29:none', '@SHAR-29:all', '@SHAR-29:many'] },
  async ({ page, app }) => {
    await openForm({ page, app });
    const field = await openChoices(page, 'Cursos');
    const every = await field.getByRole('group').getByRole('checkbox').count();
    const names = await optionsOf(page, 10);
    expect(names).toHaveLength(10);
    for (const name of names.slice(0, 8)) await field.getByRole('checkbox', { name, exact: true }).check();
    await expect(tagsOf(field)).toHaveCount(8);
    await expect(field.getByText(/^\+\d/)).toHaveCount(0);
    for (const [index, name] of names.slice(8).entries()) {
      await field.getByRole('checkbox', { name, exact: true }).check();
      await expect(field.getByText(`+${index + 1}`, { exact: true })).toBeVisible();
      await expect(tagsOf(field)).toHaveCount(8);
    }
    await expect(toggleOf(field)).toHaveAccessibleName('10 elegidos Elegir cursos');
    await app.checkA11y();

    // The box of a group keeps what is chosen elsewhere.
    await field.getByRole('checkbox', { name: 'Todo Secundaria' }).check();
    await expect(field.getByRole('checkbox', { name: names[0] ?? '', exact: true })).toBeChecked();

    // Boxes of the groups stand among those of the rooms.
    const groups = await field.getByRole('group').count();
    await field.getByRole('checkbox', { name: 'Todos los cursos' }).check();
    await expect(field.getByText(`Todos los cursos (${every - groups})`, { exact: true })).toBeVisible();
    await expect(tagsOf(field)).toHaveCount(1);
    await expect(field.getByText(/^\+\d/)).toHaveCount(0);
    await field.getByRole('button', { name: 'Quitar Todos los cursos' }).click();
    await expect(toggleOf(field)).toBeFocused();
    await expect(field.getByText(NONE)).toBeVisible();
    await expect(field.getByRole('checkbox', { checked: true })).toHaveCount(0);
  },
);

test("a publication's rooms are one tag, and go out all of them", { tag: ['@SHAR-29:all'] }, async ({ page, app }) => {
  await openPublication({ page, app }, 'coordinadora', EVENT);
  await roomsOf(page).getByText(NONE).click();
  await expect(roomOf(page, 'Sexto A')).toBeVisible();
  await roomOf(page, 'Todos los cursos').check();
  await page.keyboard.press('Escape');
  await expectClosed(roomsOf(page));
  await expect(roomsOf(page).getByText(/^Todos los cursos \(\d+\)$/)).toBeVisible();
  await expect(titleOf(page)).toHaveValue('');
});
