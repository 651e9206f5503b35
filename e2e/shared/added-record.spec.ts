/** The list shows what was just created (SHAR-26). */
import { area as academicActivities } from '@e2e/academic-activities/area';
import { CREATING_FORMS } from '@e2e/areas';
import { area as courseObservations } from '@e2e/course-observations/area';
import { area as publications } from '@e2e/publications/area';
import { area as rooms } from '@e2e/rooms/area';
import { addRow } from '@e2e/support/form-rows';
import { fullOnly } from '@e2e/support/full-only';
import { expectShownFor, pauseClock } from '@e2e/support/clock';
import { anyDialog, expectNothingAdded } from '@e2e/support/screens';
import { formRow, fillRow, LIST as ROOMS } from '@e2e/rooms/rooms';
import { SEXTO_A, fillInvitation, invitation } from '@e2e/students/students';
import { expect, test } from '@e2e/support/test';
import type { Locator, Page } from '@playwright/test';

const told = (page: Page, name: string): Locator => page.getByRole('status').filter({ hasText: `Agregado: ${name}` });
const accept = (page: Page): Promise<void> => anyDialog(page).getByRole('button', { name: 'Aceptar' }).click();
const rowWith = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });
const groundOf = (row: Locator): Promise<string> =>
  row.evaluate((element) => getComputedStyle(element.lastElementChild ?? element).backgroundColor);

/** Rows of a page, one record of a page, and rows of a dialog over their list. */
const REPRESENTED = ['rooms', 'teacher', 'invitations'];

for (const { name, form } of CREATING_FORMS) {
  const { name: record, row } = form.created;
  test(
    `${name}: after the message the page with the new record shows, tinted for 3 s, and is told`,
    {
      tag: [`@SHAR-26:${name}`, ...fullOnly(!REPRESENTED.includes(name))],
    },
    async ({ page, app }) => {
      await app.signIn(form.as);
      await form.open(page);
      await form.fill(page);
      await form.button(page).click();
      await form.success(page);
      // While the message stands nothing is tinted yet: its time begins when it is read.
      await expect(told(page, record)).toHaveCount(0);
      await expectShownFor(page, told(page, record), `Agregado: ${record}`, 3000, async () => {
        await accept(page);
        await expect(rowWith(page, row)).toBeInViewport();
        const others = page.getByRole('row').filter({ hasNotText: row }).last();
        expect(await groundOf(rowWith(page, row))).not.toBe(await groundOf(others));
      });
      const others = page.getByRole('row').filter({ hasNotText: row }).last();
      await page.mouse.move(0, 0);
      await page.mouse.move(0, 0);
      await expect.poll(() => groundOf(rowWith(page, row))).toBe(await groundOf(others));
    },
  );
}

test(
  'of several the first is shown and all are told; order and rows per page are kept',
  { tag: ['@SHAR-26:several'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: `${ROOMS}?order=-name` });
    await expect(page.getByRole('rowheader').first()).toHaveText('Undécimo A');
    await page.getByRole('main').getByRole('button', { name: 'Agregar Curso' }).click();
    await fillRow(formRow(page, 1), 'Primero B', '1B');
    await addRow(page);
    await fillRow(formRow(page, 2), 'Undécimo B', '11B', 'Secundaria');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await accept(page);
    await expect(page.getByRole('status').filter({ hasText: 'Agregados: Primero B y Undécimo B' })).toHaveCount(1);
    await expect(rowWith(page, '1B').first()).toBeInViewport();
    await expect(page).toHaveURL(`${ROOMS}?order=-name&page=2`);
    // Once: a reload tells nothing.
    await page.reload();
    await expect(rowWith(page, '1B').first()).toBeVisible();
    await expectNothingAdded(page);
  },
);

test('in a list longer than the window the new row is brought into sight', { tag: ['@SHAR-26:rooms'] }, async ({ page, app }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await app.signIn('coordinadora', { at: `${ROOMS}?size=50` });
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Agregar Curso' }).click();
  await fillRow(formRow(page, 1), 'Undécimo B', '11B', 'Secundaria');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await accept(page);
  await expect(told(page, 'Undécimo B')).toHaveCount(1);
  await expect(rowWith(page, '11B')).toBeInViewport();
});

test(
  'the search is cleared; on a phone the sheet of the new record is in sight',
  { tag: ['@SHAR-26:search', '@SHAR-26:phone'] },
  async ({ page, app }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await app.signIn('coordinadora', { at: SEXTO_A });
    await page.getByRole('searchbox').fill('luzdary.velez');
    await expect(page.getByText('1–1 de 1')).toBeVisible();
    await page.getByRole('button', { name: 'Agregar Estudiante' }).click();
    await fillInvitation(invitation(page), 'Emilia', 'Zapata', 'zapata@correo.example');
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await accept(page);
    await expect(told(page, 'Emilia Zapata')).toHaveCount(1);
    const sheet = page.getByRole('list', { name: 'Estudiantes' }).getByRole('listitem').filter({ hasText: 'Emilia Zapata' });
    await expect(sheet).toBeInViewport();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(page.getByText('31–35 de 35')).toBeVisible();
  },
);

test('who turns the page or searches while it is tinted has their way', { tag: ['@SHAR-26:search'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: SEXTO_A });
  await expect(page.getByText('1–10 de 34')).toBeVisible();
  for (const [index, act] of [
    async () => {
      await page.getByRole('button', { name: 'Página anterior' }).click();
      await expect(page).toHaveURL(/page=3/);
      await expect(page.getByText('21–30 de 35')).toBeVisible();
    },
    async () => {
      await page.getByRole('searchbox').fill('rojas');
      await expect(page.getByRole('searchbox')).toHaveValue('rojas');
      await expect(rowWith(page, 'Emma').first()).toBeVisible();
    },
  ].entries()) {
    const name = ['Emilia', 'Ximena'][index] ?? '';
    await page.getByRole('button', { name: 'Agregar Estudiante' }).click();
    await fillInvitation(invitation(page), name, 'Zapata', `${name.toLowerCase()}.zapata@correo.example`);
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await accept(page);
    await expect(told(page, `${name} Zapata`)).toHaveCount(1);
    await act();
    await expectNothingAdded(page);
  }
  await expect(page.getByRole('searchbox')).toHaveValue('rojas');
});

test(
  'who has gone elsewhere before the message was read stays there, and nothing is told',
  { tag: ['@SHAR-26:left'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora');
    await rooms.forms.rooms.open(page);
    await rooms.forms.rooms.fill(page);
    await rooms.forms.rooms.button(page).click();
    await rooms.forms.rooms.success(page);
    // The message would go by itself.
    await pauseClock(page);
    await page.goBack();
    await expect(page).toHaveURL(ROOMS);
    await accept(page);
    await page.clock.resume();
    await expect(anyDialog(page)).toHaveCount(0);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expectNothingAdded(page);
  },
);

for (const [name, form] of [
  ['observation', courseObservations.forms.observation],
  ['academicActivity', academicActivities.forms.academicActivity],
] as const) {
  test(
    `${name}: who has left the list before its dialog’s message was read is told nothing when they come back`,
    { tag: ['@SHAR-26:left'] },
    async ({ page, app }) => {
      await app.signIn(form.as);
      await form.open(page);
      const list = new URL(page.url()).pathname;
      await form.fill(page);
      await form.button(page).click();
      await form.success(page);
      const [[, row] = [null, '']] = form.typed(page);
      // The list has it by now, under the message.
      await expect(page.getByRole('row', { includeHidden: true }).filter({ hasText: row })).toBeAttached();
      const address = page.url();
      let steps = 0;
      await pauseClock(page);
      for (; new URL(page.url()).pathname === list; steps += 1) await page.goBack();
      await accept(page);
      await page.clock.resume();
      await expect(anyDialog(page)).toHaveCount(0);
      for (; steps > 0; steps -= 1) await page.goForward();
      await expect(page).toHaveURL(address);
      await expect(rowWith(page, row)).toBeVisible();
      await expectNothingAdded(page);
    },
  );
}

test(
  'a publication stands first in its list, tinted for 3 s and told',
  {
    tag: ['@SHAR-26:publication'],
  },
  async ({ page, app }) => {
    const form = publications.forms.publication;
    await app.signIn(form.as);
    await form.open(page);
    await form.fill(page);
    await form.button(page).click();
    await form.success(page);
    const card = page.getByRole('article').first();
    const ground = () => card.evaluate((article) => getComputedStyle(article).backgroundColor);
    const title = form.typed(page)[0]?.[1] ?? '';
    await expectShownFor(page, told(page, title), `Agregado: ${title}`, 3000, async () => {
      await accept(page);
      await expect(card).toContainText(title);
      expect(await ground()).not.toBe(
        await page
          .getByRole('article')
          .nth(1)
          .evaluate((other) => getComputedStyle(other).backgroundColor),
      );
    });
    await expect.poll(ground).toBe(
      await page
        .getByRole('article')
        .nth(1)
        .evaluate((other) => getComputedStyle(other).backgroundColor),
    );
  },
);
