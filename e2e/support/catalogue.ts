/**
 * The common tests of the catalogue's lists: a new list gives `describeList` one object. Anything else is tested in the
 * list's own spec; `catalogue-form.ts` tests its form for several records.
 */
import type { Locator, Page } from '@playwright/test';
import { named } from './control-name';
import type { PersonKey } from '@fixtures/people';
import type { Fault } from '@mocks/control/demo-state';
import { expectOddRows } from './odd-text';
import { runPart, tagsOf, type Parts } from './parts';
import { acceptFailure, buttonOf, dialogOf, expectNoDialog, expectNoMessage, goWithin, pressTwice, type Visit } from './screens';
import { expectRecords, rowOf, showAll } from './table';
import { expect, test } from './test';
import { expectUpload, type Upload } from './upload';

const UNEXPECTED = 'Ha ocurrido un error inesperado';

/** How a call fails, and the text that is shown then. */
export interface Failure {
  readonly fault: Pick<Fault, 'kind' | 'status' | 'message' | 'errorCode'>;
  readonly text: string;
}

/** The method and path for a fault of 'PUT /api/rooms'. */
export function faultOf(call: string) {
  const [method = '', path = ''] = call.split(' ');
  return { method, path };
}

export const mainButton = (page: Page, name: string): Locator => page.getByRole('main').getByRole('button', { name, exact: true });

export interface CatalogueList {
  /** 'Cursos'. */
  readonly heading: string;
  readonly address: string;
  /** An address that redirects to the list: '/dashboard/rooms'. */
  readonly shortAddress: string;
  /** Addresses of all screens of these records; a Teacher may open none of them. */
  readonly screens: readonly string[];
  /** The buttons besides 'Cargar Lista'. */
  readonly buttons: readonly string[];
  /** The button of the create form, and the form's address. */
  readonly form: { readonly button: string; readonly address: string };
  /** The screen's loads; the first one loads the rows. */
  readonly loads: readonly [string, ...string[]];
  /** An answer with rows, and what is shown for it. */
  readonly shown: {
    readonly answer: object;
    readonly columns: readonly string[];
    /** The rows' names, in the order of the table. */
    readonly names: readonly string[];
    /** The texts of a row's other cells, by its name. */
    readonly cells: Readonly<Record<string, readonly string[]>>;
    /** The actions of each row, in order. */
    readonly actions: readonly string[];
    readonly hasSearch?: boolean;
  };
  /** A person whose school has no such records, and the texts shown there. */
  readonly empty: { readonly who: PersonKey; readonly texts: readonly string[] };
  readonly deletion: {
    readonly row: string;
    /** The record's name in the confirmation, if it is not the row's (SHAR-23). */
    readonly record?: string;
    readonly title: string;
    readonly question: string;
    /** 'DELETE /api/room/{id}'. */
    readonly call: string;
    /** The path of the call for that row: '/api/room/28'. */
    readonly path: string;
    readonly failures: readonly Failure[];
    /** Opens the list with that row, when the seeded world does not have it. */
    readonly open?: (visit: Visit) => Promise<void>;
  };
  /** An answer with the odd texts as the rows' names. */
  readonly odd: object;
  readonly upload: Upload;
  /** The tags of each test, by its parts if it has several. */
  readonly tags: {
    readonly shown: Parts<'address' | 'columns' | 'order' | 'cells' | 'actions' | 'buttons'>;
    readonly refused: string[];
    readonly empty: Parts<'failed' | 'empty'>;
    readonly deletion: Parts<'question' | 'failed' | 'accepted'>;
    readonly odd: string[];
    readonly upload: string[];
  };
}

/** Signs an Admin in and opens the list by its address. */
export async function openList({ page, app }: Visit, address: string): Promise<void> {
  await app.signIn('coordinadora', { at: address });
  await expectRecords(page);
}

export function describeList(list: CatalogueList): void {
  const { heading, address, form, shown, empty, deletion, tags } = list;
  const [load] = list.loads;
  const answered = (body: object): Fault => ({ ...faultOf(load), kind: 'answer', body });

  test(
    `${heading}: the short address leads to the list, its buttons, columns, rows in order and their actions`,
    { tag: tagsOf(tags.shown) },
    async ({ page, app }) => {
      await app.signIn('coordinadora', { at: list.shortAddress, faults: [answered(shown.answer)] });
      await runPart(tags.shown, 'address', async () => {
        await expect(page).toHaveURL(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page).toHaveTitle(heading);
      });
      await runPart(tags.shown, 'columns', async () => {
        await expect(page.getByRole('columnheader')).toHaveText([...shown.columns]);
        await expect(page.getByRole('searchbox')).toHaveCount(shown.hasSearch ? 1 : 0);
        await expect(page.getByLabel('Buscar')).toHaveCount(shown.hasSearch ? 1 : 0);
      });
      await runPart(tags.shown, 'order', () => expect(page.getByRole('rowheader')).toHaveText([...shown.names]));
      await runPart(tags.shown, 'cells', async () => {
        for (const [name, texts] of Object.entries(shown.cells)) await expect(rowOf(page, name).getByRole('cell')).toHaveText([...texts]);
      });
      await runPart(tags.shown, 'actions', async () => {
        for (const name of shown.names) {
          const actions = rowOf(page, name).getByRole('button');
          await expect(actions).toHaveCount(shown.actions.length);
          for (const [index, action] of shown.actions.entries()) {
            await expect(actions.nth(index)).toHaveAccessibleName(named(action));
            await expect(actions.nth(index)).toHaveAttribute('title', named(action));
          }
        }
      });
      await app.checkA11y();
      await runPart(tags.shown, 'buttons', async () => {
        for (const name of ['Cargar Lista', ...list.buttons]) await expect(mainButton(page, name)).toBeVisible();
        await mainButton(page, form.button).click();
        await expect(page).toHaveURL(form.address);
        await expect(page.getByRole('heading')).toHaveText([heading, form.button]);
      });
    },
  );

  test(`${heading}: a Teacher is refused at each address, and nothing is asked for`, { tag: tags.refused }, async ({ page, app }) => {
    const [first = '', ...others] = list.screens;
    await app.signIn('directora');
    // After the backend has started: its start may take longer than the refusal is shown.
    await goWithin(page, first);
    await expect(page).toHaveURL('/unauthorized');
    for (const other of others) {
      await goWithin(page, other);
      await expect(page, other).toHaveURL('/unauthorized');
    }
    for (const call of list.loads) expect(await app.control.calls(call)).toEqual([]);
  });

  test(
    `${heading}: each load that fails shows the modal and is asked for again; a school without any reads how to begin`,
    { tag: tagsOf(tags.empty) },
    async ({ page, app }) => {
      await runPart(tags.empty, 'failed', async () => {
        for (const [turn, call] of list.loads.entries()) {
          const fault: Fault = { ...faultOf(call), kind: 'status', status: 500, times: 1 };
          if (turn === 0) await app.signIn(empty.who, { at: address, faults: [fault] });
          else {
            await app.control.fault(fault);
            await page.reload();
          }
          await acceptFailure(page, UNEXPECTED);
          await expect(page.getByText('No se pudo cargar esta sección.')).toBeVisible();
          for (const text of empty.texts) await expect(page.getByText(text, { exact: true })).toHaveCount(0);
          await app.checkA11y();
          await page.getByRole('button', { name: 'Reintentar' }).click();
          for (const text of empty.texts) await expect(page.getByText(text, { exact: true })).toBeVisible();
          await expectNoDialog(page);
        }
      });
      await runPart(tags.empty, 'empty', async () => {
        await expect(page.getByRole('table')).toHaveCount(0);
        await expect(mainButton(page, 'Cargar Lista')).toBeVisible();
        await app.checkA11y();
        // The buttons are in the empty list only.
        for (const name of list.buttons) await expect(mainButton(page, name)).toHaveCount(1);
        await mainButton(page, form.button).click();
        await expect(page).toHaveURL(form.address);
      });
    },
  );

  test(
    `${heading}: a deletion asks first, a failed one keeps the row, an accepted one is sent once and takes it away`,
    { tag: tagsOf(tags.deletion) },
    async ({ page, app }) => {
      await (deletion.open ?? ((visit) => openList(visit, address)))({ page, app });
      await showAll(page);
      const { row, title } = deletion;
      const ask = async () => {
        await rowOf(page, row).getByRole('button', { name: 'Eliminar' }).click();
        await expect(dialogOf(page, title)).toContainText(deletion.question);
        await expect(dialogOf(page, title).getByText(deletion.record ?? row, { exact: true })).toBeVisible();
      };
      await runPart(tags.deletion, 'question', async () => {
        await ask();
        await app.checkA11y();
        await buttonOf(page, title, 'Cancelar').click();
        await expectNoDialog(page);
        await ask();
        await page.keyboard.press('Escape');
        await expectNoDialog(page);
        expect(await app.control.calls(deletion.call)).toEqual([]);
      });
      await runPart(tags.deletion, 'failed', async () => {
        for (const { fault, text } of deletion.failures) {
          await app.control.fault({ ...faultOf(deletion.call), ...fault, times: 1 });
          await ask();
          await buttonOf(page, title, 'Aceptar').click();
          await acceptFailure(page, text);
          await expectNoDialog(page);
          await expect(rowOf(page, row)).toBeVisible();
        }
      });
      await runPart(tags.deletion, 'accepted', async () => {
        await ask();
        await pressTwice(app, deletion.call, buttonOf(page, title, 'Aceptar'), buttonOf(page, title, 'Cancelar'));
        await expectNoMessage(page, title);
        await expect(rowOf(page, row)).toHaveCount(0);
        const sent = (await app.control.calls(deletion.call)).slice(deletion.failures.length);
        expect(sent.map(({ path, status }) => [path, status])).toEqual([[deletion.path, 204]]);
        // The table keeps page and page size; after a reload the row is still gone.
        await expect(page.getByLabel('Resultados por páginas')).toHaveValue('50');
        await page.reload();
        await showAll(page);
        await expect(rowOf(page, row)).toHaveCount(0);
      });
    },
  );

  test(`${heading}: odd names at 390 px stay inside the table`, { tag: tags.odd }, async ({ page, app }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await app.signIn('coordinadora', { at: address, faults: [answered(list.odd)] });
    await expectOddRows(page);
  });

  test(
    `${heading}: 'Cargar Lista' tells how, brings the template and takes a file; 'Cargar' does nothing`,
    { tag: tags.upload },
    async ({ page, app }) => {
      await openList({ page, app }, address);
      await expectUpload({ page, app }, list.upload);
    },
  );
}
