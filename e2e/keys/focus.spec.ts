/** Where the focus is after a key, a dialog, a saving and a deletion, in a walk without a mouse (KEYS-01, KEYS-03, KEYS-05, KEYS-07). */
import type { Page } from '@playwright/test';
import { ADD, addButton, at, openNew, titleIn, weightIn } from '@e2e/academic-activities/academic-activities';
import { cellAt, openGrid, refusing, type } from '@e2e/marks-grid/marks-grid';
import { SCREEN as OBSERVER, acceptStored, fill, saveIn } from '@e2e/observer/observer';
import {
  MARKS,
  RESUME,
  SUPPORT,
  achievementOf,
  activityOf,
  chooseLevel,
  evaluateButton,
  filterButton,
  saveOf,
} from '@e2e/spreadsheet/spreadsheet';
import { byButton } from '@e2e/support/opened-dialog';
import { SAVED, anyDialog, dialogOf, entryOf, expectNoDialog } from '@e2e/support/screens';
import { expectRecords } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { achievements } from '@fixtures/learning';

/** Accepts the message that something was saved by the key that goes on. */
async function acceptMessage(page: Page): Promise<void> {
  await expect(dialogOf(page, SAVED).getByRole('button', { name: 'Aceptar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectNoDialog(page);
}

const MENTIONS = '/dashboard/mentions/list';

test(
  'what is typed after Tab lands in the next field, though the field before is refused [K1]',
  { tag: ['@KEYS-01:refused'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: at(achievements.proportionality.id) });
    await expectRecords(page);
    await openNew(page);
    for (const weight of ['50', '100', '0', '']) {
      await weightIn(page).focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('Delete');
      await page.keyboard.type(weight);
      await page.keyboard.press('Tab');
      await page.keyboard.type('Quiz de células');
      await expect(titleIn(page)).toBeFocused();
      await expect(titleIn(page)).toHaveValue('Quiz de células');
      await titleIn(page).fill('');
    }
    await page.keyboard.press('Escape');
    await expect(dialogOf(page, ADD)).toHaveCount(0);
    await expect(addButton(page)).toBeFocused();
  },
);

test('after an observation is saved one goes on at its student [K3]', { tag: ['@KEYS-03:saved'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: OBSERVER });
  await expectRecords(page);
  const opener = page
    .getByRole('main')
    .getByRole('button', { name: /Crear Observación/ })
    .nth(5);
  await opener.press('Enter');
  await fill(page);
  await saveIn(page).press('Enter');
  await acceptStored(page);
  await expectNoDialog(page);
  await expect(opener).toBeFocused();
  await expect(opener).toBeInViewport();
  // One that is closed too, and left by Escape.
  for (const close of ['Escape', 'Cancelar']) {
    await opener.press('Enter');
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await dialogOf(page, 'Crear Observación').getByRole('button', { name: close }).press('Enter');
    await expect(opener).toBeFocused();
  }
});

test(
  'after a deletion one goes on at the next record, else at the one before, else at the heading',
  { tag: ['@KEYS-03:next', '@KEYS-03:before', '@KEYS-03:heading'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: MENTIONS });
    await expectRecords(page);
    const buttons = page.getByRole('table').getByRole('button', { name: /^Eliminar/ });
    const remove = async (index: number) => {
      const before = await buttons.count();
      await buttons.nth(index).press('Enter');
      await dialogOf(page, 'Eliminar Mención').getByRole('button', { name: 'Aceptar' }).press('Enter');
      await expectNoDialog(page);
      if (before > 1) await expect(buttons).toHaveCount(before - 1);
    };
    await remove(0);
    await expect(buttons.nth(0)).toBeFocused();
    // Of two neighbours the next.
    const names = await page.getByRole('rowheader').allInnerTexts();
    await remove(1);
    await expect(buttons.nth(1)).toBeFocused();
    await expect(
      page
        .getByRole('row')
        .filter({ has: page.locator(':focus') })
        .getByRole('rowheader'),
    ).toHaveText(names[2] ?? '');
    await remove((await buttons.count()) - 1);
    await expect(buttons.last()).toBeFocused();
    while ((await buttons.count()) > 0) await remove(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

test(
  'Enter in a form with gaps whose button is disabled shows them, and goes to the first',
  { tag: ['@KEYS-05:disabled'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: at(achievements.proportionality.id) });
    await expectRecords(page);
    await openNew(page);
    const dialog = dialogOf(page, ADD);
    await expect(dialog.getByRole('button', { name: 'Guardar' })).toBeDisabled();
    await titleIn(page).fill('Quiz');
    await titleIn(page).press('Enter');
    await expect(dialog.getByText(/requerido|requerida/).first()).toBeVisible();
    expect(
      await dialog.evaluate((root) => root.querySelector('[aria-invalid="true"], [data-invalid="true"]') === document.activeElement),
    ).toBe(true);
    await expect(dialogOf(page, ADD)).toBeVisible();
    await expect(anyDialog(page)).toHaveCount(1);
  },
);

test('who stays goes on at the mark where one was [K7]', { tag: ['@KEYS-07'] }, async ({ page, app }) => {
  await openGrid(page, app);
  await app.control.fault(refusing(500));
  app.watch.allow(/500/);
  await cellAt(page, 0).click();
  await type(page, '4', 'Enter');
  await expect(page.getByText('1 nota sin guardar.')).toBeVisible();
  await entryOf(page, 'Publicaciones').press('Enter');
  const question = dialogOf(page, '¿Salir de la planilla?');
  await expect(question.getByRole('button', { name: 'Quedarme' })).toBeFocused();
  await expect(question.getByRole('button')).toHaveText(['Quedarme', 'Salir sin guardar']);
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(cellAt(page, 1)).toBeFocused();
});

test(
  'another place on the same path takes the focus to its screen, forth and back [K4]',
  { tag: ['@KEYS-04:place', '@KEYS-04:back'] },
  async ({ page, app }) => {
    await app.signIn('directora');
    await entryOf(page, 'Planilla de Estudiantes').press('Enter');
    const card = page.getByRole('list', { name: 'Asignaturas' }).getByRole('link', { name: 'Matemáticas' });
    await card.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Planilla Evaluativa' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    // Tab goes on from its first control.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Volver' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    // The browser's way, too.
    await card.press('Enter');
    await expect(card).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await page.goBack();
    await expect(card).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  },
);

test('an entry of the menu keeps the focus, on its own path as on another', { tag: ['@KEYS-04:menu'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: MARKS });
  await expectRecords(page);
  for (const entry of ['Planilla de Estudiantes', 'Publicaciones']) {
    await entryOf(page, entry).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: entry })).toBeVisible();
    await expect(entryOf(page, entry)).toBeFocused();
  }
});

test(
  'while a list loads the control that had the focus stays, and when it has come',
  { tag: ['@KEYS-04:loads', '@KEYS-04:filter'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: MARKS });
    await expectRecords(page);
    for (const control of [filterButton(page), page.getByRole('tab', { name: 'Evaluar actividad' }), achievementOf(page)]) {
      await app.control.hold(RESUME);
      await filterButton(page).press('Enter');
      await control.focus();
      await expect.poll(async () => (await app.control.read()).faults).toEqual([]);
      await expect(control).toBeFocused();
      await app.control.release();
      await expectRecords(page);
      await expect(control).toBeFocused();
    }
  },
);

test('an order and a page keep the focus on what was pressed', { tag: ['@KEYS-04:order', '@KEYS-04:page'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: '/dashboard/teachers/list' });
  await expectRecords(page);
  const head = page.getByRole('columnheader').getByRole('button').first();
  for (const order of ['ascending', 'descending']) {
    await head.press('Enter');
    await expect(page.locator(`[aria-sort="${order}"]`)).toHaveCount(1);
    await expect(head).toBeFocused();
  }
  const next = page.getByRole('button', { name: 'Página siguiente' });
  await next.press('Enter');
  await expect(page.getByRole('button', { name: 'Página anterior' })).toBeEnabled();
  await expect(next.or(page.getByRole('button', { name: 'Página anterior' })).and(page.locator(':focus'))).toHaveCount(1);
});

test(
  'after several records are saved at once one goes on at the list, and its button is not taken back to [K3]',
  { tag: ['@KEYS-03:bulk'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: MARKS });
    await expectRecords(page);
    const boxes = page.getByRole('checkbox', { name: /^Seleccionar (?!todos)/ });
    for (const index of [0, 1]) await boxes.nth(index).press('Space');
    await evaluateButton(page).press('Enter');
    await expect(activityOf(page)).toBeEnabled();
    await activityOf(page).selectOption(SUPPORT);
    await chooseLevel(page, 'Alto');
    await saveOf(page).press('Enter');
    await acceptMessage(page);
    await expect(evaluateButton(page)).toBeDisabled();
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    // The first choice enables the button: the focus stays where one is.
    const focused = page.locator(':focus');
    for (let press = 0; press < 9 && (await focused.getAttribute('type')) !== 'checkbox'; press += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(evaluateButton(page)).toBeEnabled();
    await expect(page.getByRole('checkbox').and(focused)).toHaveCount(1);
  },
);

test(
  'after a record has another button in place of its own, that has the focus [K3]',
  { tag: ['@KEYS-03:replaced'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: MARKS });
    await expectRecords(page);
    await page.getByRole('button', { name: /^Ver / }).first().click();
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: /^Evaluar/ }) })
      .first();
    const name = (await row.getByRole('rowheader').textContent()) ?? '';
    await row.getByRole('button', { name: /^Evaluar/ }).press('Enter');
    await chooseLevel(page, 'Alto');
    await saveOf(page).press('Enter');
    await acceptMessage(page);
    const own = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    await expect(own.getByRole('button', { name: /^Editar/ })).toBeFocused();
  },
);

test(
  'Enter in the address of a link makes the link, and sends no form',
  { tag: ['@KEYS-05:elsewhere', '@KEYS-01:refused'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: at(achievements.proportionality.id) });
    await expectRecords(page);
    await openNew(page);
    const dialog = dialogOf(page, ADD);
    const text = dialog.getByRole('textbox', { name: 'Descripción' });
    await text.focus();
    await page.keyboard.type('la guía');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+K');
    await expect(page.getByLabel('Dirección del enlace')).toBeFocused();
    // That of the title, which was left empty.
    const gaps = await dialog.getByText(/requerido|requerida/).count();
    await page.keyboard.type('https://colegio.example');
    await page.keyboard.press('Enter');
    await expect(text).toBeFocused();
    await expect(text.getByRole('link')).toHaveText('la guía');
    await expect(dialog.getByText(/requerido|requerida/)).toHaveCount(gaps);
  },
);

test('words that come without a key stay in the field in which they began', { tag: ['@KEYS-02:dictated'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: '/dashboard/room/10' });
  await expectRecords(page);
  await byButton('Agregar Estudiante')(page);
  const dialog = dialogOf(page, 'Agregar Estudiante');
  const fields = dialog.getByRole('textbox');
  await expect(fields.first()).toBeFocused();
  await page.keyboard.insertText('Ana');
  // The dialog changes meanwhile.
  await dialog.evaluate((element) => element.querySelector('.modal-body')?.append(document.createElement('span')));
  await expect(fields.first()).toHaveValue('Ana');
  await expect(fields.first()).toBeFocused();
});
