/**
 * The common tests of the catalogue's forms for several records: a new form gives `describeRowsForm` one object. Anything
 * else is tested in the form's own spec.
 */
import type { Locator, Page } from '@playwright/test';
import { expectBanner } from './banner';
import { pauseClock } from './clock';
import { REPEATED, addButton, addRow, saveOf } from './form-rows';
import { ODD } from './odd-text';
import { runPart, tagsOf, type Parts } from './parts';
import {
  RECOVERED,
  acceptFailure,
  buttonOf,
  dialogOf,
  expectNoDialog,
  expectNoSidewaysScroll,
  expectScreen,
  leave,
  pressTwice,
  untilDrawn,
  type Visit,
} from './screens';
import { rowOf, showAll } from './table';
import { expect, test, type App } from './test';
import { faultOf, mainButton, openList, type Failure } from './catalogue';

const NO_ANSWER = 'No response from server';

export interface RowsForm {
  /** The list's menu entry, and the button that opens the form there: 'Agregar Curso'. */
  readonly list: string;
  readonly button: string;
  readonly address: string;
  /** A row's label, before its number: 'Curso'. */
  readonly row: string;
  /** The field of the unique name. */
  readonly name: string;
  /** Fills a whole row; the next one expects its fields besides the name. */
  readonly fill: (row: Locator, name: string) => Promise<void>;
  readonly expectFilled?: (row: Locator, name: string) => Promise<void>;
  /** Expects a row as it is added. */
  readonly expectBlank: (row: Locator) => Promise<void>;
  /** Labels of the required fields, the name first; and of the fields that are trimmed when the focus leaves them. */
  readonly required: readonly string[];
  readonly trimmed: readonly string[];
  /** The call that loads the existing names; an answer without names. */
  readonly load: string;
  readonly none: object;
  /** An existing record's name, and other spellings of it. */
  readonly taken: { readonly name: string; readonly typed: readonly string[] };
  /** Two unused names. */
  readonly free: readonly [string, string];
  readonly send: string;
  /** The texts of each sent record, in the order of `fill`. */
  readonly textsIn: (body: unknown) => readonly string[][];
  /** Rows that are saved together. */
  readonly saved: {
    readonly rows: readonly {
      readonly fill: (row: Locator) => Promise<void>;
      /** The name in the list, and the other cells there. */
      readonly name: string;
      readonly cells: readonly string[];
    }[];
    readonly path: string;
    readonly body: unknown;
    readonly title: string;
    readonly text: string;
    /** Expects what else is sent or shown, once the list is open. */
    readonly afterwards?: (visit: Visit) => Promise<void>;
  };
  /** Where failures are shown, and their texts; `refusal` is the server's for an existing name. */
  readonly failures: { readonly in: 'banner' | 'modal'; readonly refusal: string; readonly others: readonly Failure[] };
  /** Opens the widest element of a row. */
  readonly widest?: (row: Locator) => Promise<void>;
  readonly tags: {
    readonly rows: Parts<'added' | 'takenOut' | 'cancelled'>;
    readonly fields: Parts<'required' | 'trimmed' | 'repeated'>;
    readonly saved: Parts<'sent' | 'listed'>;
    readonly failed: Parts<'told' | 'kept' | 'ended'>;
    readonly odd: string[];
  };
}

export function describeRowsForm(form: RowsForm): void {
  const { button, list, send, saved, failures, free, taken, tags } = form;
  const rows = (page: Page) => page.getByRole('group', { name: new RegExp(`^${form.row} \\d+$`) });
  const rowAt = (page: Page, number: number) => page.getByRole('group', { name: `${form.row} ${number}`, exact: true });
  /** The row's button bears its name, too. */
  const fieldAt = (page: Page, label: string) => rowAt(page, 1).getByLabel(label).and(page.locator('input, select, textarea'));
  const nameAt = (page: Page, number: number) => rowAt(page, number).getByRole('textbox', { name: form.name, exact: true });
  const quitAt = (page: Page, number: number) => rowAt(page, number).getByRole('button', { name: 'Quitar' });
  const required = 'Este campo es requerido';

  /** Opens the form from the list, so that the existing names are loaded. */
  const open = async (visit: Visit) => {
    await openList(visit, list);
    await mainButton(visit.page, button).click();
    await expect(nameAt(visit.page, 1)).toBeVisible();
  };
  const sent = async (app: App) => (await app.control.calls(send)).map(({ path, body }) => ({ path, body }));
  const expectNames = async (page: Page, ...names: string[]) => {
    await expect(rows(page)).toHaveCount(names.length);
    for (const [index, name] of names.entries()) await expect(nameAt(page, index + 1)).toHaveValue(name);
  };
  const expectKept = async (page: Page) => {
    const names = [free[0], taken.name];
    await expectNames(page, ...names);
    for (const [index, name] of names.entries()) await form.expectFilled?.(rowAt(page, index + 1), name);
  };

  test(
    `${button}: one row at first; rows are added and taken out, the keyboard going on in them; 'Cancelar' drops them`,
    { tag: tagsOf(tags.rows) },
    async ({ page, app }) => {
      await open({ page, app });
      await runPart(tags.rows, 'added', async () => {
        await expect(page).toHaveURL(form.address);
        await expect(rows(page)).toHaveCount(1);
        await form.expectBlank(rowAt(page, 1));
        await expect(quitAt(page, 1)).toBeDisabled();
        await nameAt(page, 1).fill('Uno');
        for (const [index, name] of ['Dos', 'Tres'].entries()) {
          await addRow(page);
          await form.expectBlank(rowAt(page, index + 2));
          await expect(nameAt(page, index + 2)).toBeFocused();
          await page.keyboard.type(name);
        }
        await app.checkA11y();
      });
      await runPart(tags.rows, 'takenOut', async () => {
        await quitAt(page, 2).click();
        await expectNames(page, 'Uno', 'Tres');
        await expect(nameAt(page, 2)).toBeFocused();
        await quitAt(page, 1).click();
        await expectNames(page, 'Tres');
        await expect(nameAt(page, 1)).toBeFocused();
        await expect(quitAt(page, 1)).toBeDisabled();
      });
      await runPart(tags.rows, 'cancelled', async () => {
        await page.getByRole('button', { name: 'Cancelar' }).click();
        await expect(page).toHaveURL(list);
        await mainButton(page, button).click();
        await expectNames(page, '');
        await expect(page.getByText(RECOVERED)).toHaveCount(0);
        expect(await sent(app)).toEqual([]);
      });
    },
  );

  test(
    `${button}: what is empty, and the name of a record or of another row, is refused at its field; blanks around go`,
    { tag: tagsOf(tags.fields) },
    async ({ page, app }) => {
      await open({ page, app });
      const name = nameAt(page, 1);
      await runPart(tags.fields, 'required', async () => {
        for (const typed of ['', '   ']) {
          await name.fill('Otro');
          await expect(name).toHaveAccessibleDescription('');
          await name.fill(typed);
          // Enter sends blanks while the focus is in the field; leaving it would trim them.
          await (typed === '' ? saveOf(page).click() : name.press('Enter'));
          for (const label of form.required) await expect(fieldAt(page, label), label).toHaveAccessibleDescription(required);
          await expect(name).toBeFocused();
        }
        await app.checkA11y();
      });
      await runPart(tags.fields, 'trimmed', async () => {
        for (const label of form.trimmed) {
          const field = fieldAt(page, label);
          await field.fill('  \tOctavo  \t B ');
          await expect(field).toHaveValue('  \tOctavo  \t B ');
          await leave(page);
          await expect(field).toHaveValue('Octavo  \t B');
          await expect(field).toHaveAccessibleDescription('');
        }
        // Required fields that are not trimmed are still invalid.
        for (const label of form.required.slice(form.trimmed.length)) {
          await saveOf(page).click();
          await expect(fieldAt(page, label)).toBeFocused();
          await expect(fieldAt(page, label)).toHaveAccessibleDescription(required);
        }
        expect(await sent(app)).toEqual([]);
      });
      await runPart(tags.fields, 'repeated', async () => {
        for (const typed of taken.typed) {
          await form.fill(rowAt(page, 1), free[0]);
          await expect(page.getByText(REPEATED)).toHaveCount(0);
          await name.fill(typed);
          await expect(name, typed).toHaveAccessibleDescription(REPEATED);
          await saveOf(page).click();
          await expect(name).toBeFocused();
        }
        await name.fill(free[0]);
        await addRow(page);
        await form.fill(rowAt(page, 2), free[1]);
        await expect(page.getByText(REPEATED)).toHaveCount(0);
        await nameAt(page, 2).fill('');
        await nameAt(page, 2).pressSequentially(free[0].toLowerCase().replace(' ', ''));
        // Both rows show the message during typing.
        for (const number of [1, 2]) await expect(nameAt(page, number)).toHaveAccessibleDescription(REPEATED);
        await saveOf(page).click();
        await expect(name).toBeFocused();
        await app.checkA11y();
        expect(await sent(app)).toEqual([]);
        await nameAt(page, 2).fill(free[1]);
        await expect(page.getByText(REPEATED)).toHaveCount(0);
        await saveOf(page).click();
        await expect(dialogOf(page, saved.title)).toBeVisible();
        expect(await sent(app)).toHaveLength(1);
      });
    },
  );

  test(
    `${button}: all rows are saved in one call, however often it is pressed, and the list with them follows the message`,
    { tag: tagsOf(tags.saved) },
    async ({ page, app }) => {
      await open({ page, app });
      await runPart(tags.saved, 'sent', async () => {
        for (const [index, { fill }] of saved.rows.entries()) {
          if (index > 0) await addRow(page);
          await fill(rowAt(page, index + 1));
        }
        const { length: loaded } = await app.control.calls(form.load);
        // A row that is added during the request would be lost.
        await pressTwice(app, send, saveOf(page), addButton(page));
        await expect(dialogOf(page, saved.title)).toContainText(saved.text);
        // The form behind does not take the names that it has saved for taken ones.
        await expect.poll(async () => (await app.control.calls(form.load)).length).toBeGreaterThan(loaded);
        await untilDrawn(page);
        for (const label of form.required) await expect(fieldAt(page, label), label).toHaveAccessibleDescription('');
        expect(await sent(app)).toEqual([{ path: saved.path, body: saved.body }]);
      });
      await runPart(tags.saved, 'listed', async () => {
        await expect(page).toHaveURL(form.address);
        await buttonOf(page, saved.title, 'Aceptar').click();
        await expectScreen(page, list);
        await showAll(page);
        for (const { name, cells } of saved.rows) await expect(rowOf(page, name).getByRole('cell')).toHaveText([...cells]);
        expect(await sent(app)).toEqual([{ path: saved.path, body: saved.body }]);
        await saved.afterwards?.({ page, app });
        // The draft of the stored records is gone.
        await mainButton(page, button).click();
        await expectNames(page, '');
        await expect(page.getByText(RECOVERED)).toHaveCount(0);
      });
    },
  );

  test(
    `${button}: a failure keeps the rows, past a reload too, and none of them is stored; without a session they are left`,
    { tag: tagsOf(tags.failed) },
    async ({ page, app }) => {
      // As if another person created one of them after the form was opened.
      await app.signIn('coordinadora', { at: form.address, faults: [{ ...faultOf(form.load), kind: 'answer', body: form.none }] });
      await form.fill(rowAt(page, 1), free[0]);
      await addRow(page);
      await form.fill(rowAt(page, 2), taken.name);
      const press = () => saveOf(page).click();
      const expectFailure = async (text: string) => {
        if (failures.in === 'banner') await expectBanner(page, text, press);
        else {
          await press();
          await acceptFailure(page, text);
        }
        await expectNoDialog(page);
        await expectKept(page);
      };
      await runPart(tags.failed, 'told', async () => {
        await expectFailure(failures.refusal);
        for (const { fault, text } of failures.others) {
          await app.control.fault({ ...faultOf(send), ...fault, times: 1 });
          await expectFailure(text);
        }
        await app.control.fault({ ...faultOf(send), kind: 'network', times: 1 });
        await press();
        await acceptFailure(page, NO_ANSWER);
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expectKept(page);
        await app.checkA11y();
      });
      await runPart(tags.failed, 'kept', async () => {
        await page.reload();
        await expect(page.getByText(RECOVERED)).toBeVisible();
        await expectKept(page);
        expect(await sent(app)).toHaveLength(failures.others.length + 2);

        await page.goto(list);
        await showAll(page);
        await expect(rowOf(page, taken.name)).toHaveCount(1);
        await expect(rowOf(page, free[0])).toHaveCount(0);
        await mainButton(page, button).click();
        await expectKept(page);
        await page.getByRole('button', { name: 'Descartar' }).click();
        await expectNames(page, '');
      });
      await runPart(tags.failed, 'ended', async () => {
        await form.fill(rowAt(page, 1), free[1]);
        await app.control.fault({ ...faultOf(send), kind: 'status', status: 401, message: 'Sin sesión' });
        // A paused clock keeps the banner.
        await pauseClock(page);
        await press();
        await expect(page).toHaveURL('/unauthorized');
        await expect(page.getByText('Sin sesión')).toHaveCount(0);
        await expectNoDialog(page);
        await page.clock.resume();
      });
    },
  );

  test(`${button}: odd names at 390 px are taken and sent whole, and stand in the list`, { tag: tags.odd }, async ({ page, app }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open({ page, app });
    for (const [index, name] of ODD.entries()) {
      if (index > 0) await addRow(page);
      await form.fill(rowAt(page, index + 1), name);
      await expect(nameAt(page, index + 1)).toHaveValue(name);
    }
    await form.widest?.(rowAt(page, 1));
    await expectNoSidewaysScroll(page);
    await expect(saveOf(page)).toBeInViewport({ ratio: 1 });
    await app.checkA11y();
    await saveOf(page).click();
    await buttonOf(page, saved.title, 'Aceptar').click();
    await expect(page).not.toHaveTitle('roto');
    const bodies = (await sent(app)).map(({ body }) => form.textsIn(body));
    const times = bodies[0]?.[0]?.length ?? 0;
    expect(bodies).toEqual([ODD.map((name) => Array.from({ length: times }, () => name))]);
    await showAll(page);
    for (const name of ODD.slice(1)) await expect(rowOf(page, name)).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}
