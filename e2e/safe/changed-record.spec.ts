import type { Page } from '@playwright/test';
import { EDITED } from '@e2e/areas';
import { area as rooms } from '@e2e/rooms/area';
import type { EditedRecord, StoredRecord } from '@e2e/support/area-parts';
import { askDirectly, callDirectly } from '@e2e/support/direct-call';
import { RECOVERED, acceptSaved, buttonOf, dialogOf, expectFocusWithin, expectNoDialog, expectSaved } from '@e2e/support/screens';
import { fullOnly } from '@e2e/support/full-only';
import { expect, test, type App, type Host } from '@e2e/support/test';

const CHANGED = 'Este registro cambió mientras lo editabas.';
const GONE = 'Alguien eliminó este registro mientras lo editabas. Ya no se puede guardar: copia lo que necesites antes de salir.';
const ANYWAY = 'Guardar de todos modos';
const SHOW = 'Ver los cambios';

interface Session {
  readonly page: Page;
  readonly app: App;
  readonly host: Host;
}

/** Opens the list of the record, its row in sight. */
async function openList({ page, app }: Session, { who, at, row }: EditedRecord) {
  await app.signIn(who, { at });
  const of = page.getByRole('row').filter({ hasText: row }).first();
  await expect(of).toBeVisible();
  return of;
}

/** Opens the record's dialog and types into it. */
async function typeInto(session: Session, record: EditedRecord) {
  const row = await openList(session, record);
  await row.getByRole('button', { name: /^Editar\b/ }).click();
  const form = dialogOf(session.page, record.dialog);
  await form.getByLabel(record.typed.label).fill(record.typed.text);
  return { row, form };
}

/** From now on the list has the record no more. */
async function deleteMeanwhile({ page, app, host }: Session, { list }: EditedRecord): Promise<void> {
  const { answer } = await askDirectly(page, { method: 'GET', url: `${host.apiUrl}${list.path}${list.query ?? ''}` });
  const records = ((answer as Record<string, StoredRecord[]>)[list.records] ?? []).filter((record) => !list.is(record));
  await app.control.fault({
    method: 'GET',
    path: list.path,
    kind: 'answer',
    status: 200,
    body: { ...(answer as object), [list.records]: records },
  });
}

/** Somebody else changes the record. */
async function changeMeanwhile({ page, host }: Session, { list, other }: EditedRecord): Promise<void> {
  const { answer } = await askDirectly(page, { method: 'GET', url: `${host.apiUrl}${list.path}${list.query ?? ''}` });
  const records = (answer as Record<string, StoredRecord[]>)[list.records] ?? [];
  const record = records.find(list.is);
  if (!record) throw new Error(`No such record in ${list.path}.`);
  for (const { path, method = 'PUT', body } of other(record))
    expect(await callDirectly(page, { method, url: `${host.apiUrl}${path}`, body })).toBe(200);
}

/** One whose dialog is opened from another list, or is made in its own way; the icon of a subject has a test beside its dialog. */
const COMPARED = ['rooms', 'students', 'mentions', 'academicActivities'];
/** What a dialog says when it opens, and of a record that is gone, is said for all of them. */
const TOLD = ['rooms'];

for (const [kind, record] of Object.entries(EDITED)) {
  const { dialog, write, typed, lines } = record;

  test(
    `${kind}: what another person stored meanwhile is told before the edit goes over it`,
    { tag: [`@SAFE-33:${kind}`, ...fullOnly(!COMPARED.includes(kind))] },
    async ({ page, app, host }) => {
      const session = { page, app, host };
      const { form } = await typeInto(session, record);
      await expect(form.getByText(CHANGED)).toBeHidden();
      await changeMeanwhile(session, record);
      await buttonOf(page, dialog, 'Guardar').click();
      await expect(form.getByText(CHANGED)).toBeVisible();
      await expect(form.getByLabel(typed.label)).toHaveValue(typed.text);
      // Pressed again it is not sent either: it is read once more, and the other person's alone has gone out.
      const { length: before } = await app.control.calls();
      await buttonOf(page, dialog, 'Guardar').click();
      await expect.poll(async () => (await app.control.calls()).length).toBeGreaterThan(before);
      await expect(buttonOf(page, dialog, 'Guardar')).toBeEnabled();
      expect(await app.control.calls(write)).toHaveLength(1);

      await expect(form.getByRole('table')).toBeHidden();
      await form.getByRole('button', { name: SHOW }).click();
      await expect(form.getByRole('rowheader')).toHaveText(lines.map(([field]) => field));
      await expect(form.getByRole('cell')).toHaveText(lines.flatMap(([, stored, typed]) => [stored, typed]));
      await app.checkA11y();
      await form.getByRole('button', { name: ANYWAY }).click();
      await expectSaved(page);
      const calls = await app.control.calls(write);
      expect(calls.map(({ status }) => status)).toEqual([200, 200]);
      expect(JSON.stringify(calls[1]?.body)).toContain(typed.text);
      await acceptSaved(page);
      await expectNoDialog(page);
    },
  );

  test(
    `${kind}: a change that is older than the dialog is told when it opens, and again with the draft of it`,
    { tag: [`@SAFE-33:${kind}Opened`, ...fullOnly(!TOLD.includes(kind))] },
    async ({ page, app, host }) => {
      const session = { page, app, host };
      const row = await openList(session, record);
      await changeMeanwhile(session, record);
      await app.control.hold(`GET ${record.list.path}`);
      await row.getByRole('button', { name: /^Editar\b/ }).click();
      const form = dialogOf(page, dialog);
      await expect(form.getByLabel(typed.label)).toBeVisible();
      await app.control.release();
      await expect(form.getByText(CHANGED)).toBeVisible();

      // The list has the change by now; what is typed was begun without it. Escape gives the focus back to 'Editar', in a row
      // whose words may be others by now, and a moment after the dialog has gone.
      await form.getByLabel(typed.label).fill(typed.text);
      await page.keyboard.press('Escape');
      await expectNoDialog(page);
      await expectFocusWithin(page.getByRole('table'));
      await page.keyboard.press('Enter');
      await expect(form.getByText(RECOVERED)).toBeVisible();
      await expect(form.getByText(CHANGED)).toBeVisible();
      const { length: before } = await app.control.calls();
      await buttonOf(page, dialog, 'Guardar').click();
      await expect.poll(async () => (await app.control.calls()).length).toBeGreaterThan(before);
      await expect(buttonOf(page, dialog, 'Guardar')).toBeEnabled();
      expect(await app.control.calls(write)).toHaveLength(1);
      await form.getByRole('button', { name: 'Descartar' }).click();
      await expect(form.getByText(CHANGED)).toBeHidden();
    },
  );

  test(
    `${kind}: what another person deleted meanwhile is told, and keeps what was typed`,
    { tag: [`@SAFE-33:${kind}Gone`, ...fullOnly(!TOLD.includes(kind))] },
    async ({ page, app, host }) => {
      const session = { page, app, host };
      const { row, form } = await typeInto(session, record);
      await deleteMeanwhile(session, record);
      await buttonOf(page, dialog, 'Guardar').click();
      await expect(form.getByText(GONE)).toBeVisible();
      await expect(form.getByLabel(typed.label)).toHaveValue(typed.text);
      await app.checkA11y();
      expect(await app.control.calls(write)).toHaveLength(0);
      await buttonOf(page, dialog, 'Cancelar').click();
      await expectNoDialog(page);
      await expect(row).toHaveCount(0);
    },
  );
}

test(
  'a reading that fails, or does not come, stops nothing and shows nowhere',
  { tag: ['@SAFE-33:unread'] },
  async ({ page, app, host }) => {
    const record = rooms.edited.rooms;
    const { dialog, write } = record;
    const session = { page, app, host };
    await openList(session, record);
    for (const [index, kind] of (['network', 'status', 'malformed', 'hang'] as const).entries()) {
      // The two readings of the dialog; the list after it is answered.
      await app.control.fault({ method: 'GET', path: '/api/rooms', kind, times: 2, ...(kind === 'status' && { status: 500 }) });
      await page
        .getByRole('row')
        .filter({ hasText: 'JA' })
        .first()
        .getByRole('button', { name: /^Editar\b/ })
        .click();
      await dialogOf(page, dialog).getByLabel('Nombre').fill(`Jardín ${kind}`);
      await expect.poll(async () => (await app.control.read()).faults).toEqual([expect.objectContaining({ times: 1 })]);
      await buttonOf(page, dialog, 'Guardar').click();
      await expect.poll(async () => (await app.control.read()).faults).toEqual([]);
      if (kind === 'hang') await page.clock.fastForward('00:06');
      await expectSaved(page);
      expect(await app.control.calls(write)).toHaveLength(index + 1);
      await acceptSaved(page);
      await expectNoDialog(page);
      await expect(page.getByRole('row').filter({ hasText: `Jardín ${kind}` })).toBeVisible();
    }
  },
);
