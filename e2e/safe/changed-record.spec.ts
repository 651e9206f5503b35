import type { Page } from '@playwright/test';
import { askDirectly, callDirectly } from '@e2e/support/direct-call';
import { acceptSaved, buttonOf, dialogOf, expectNoDialog, expectSaved } from '@e2e/support/screens';
import { expect, test, type App, type Host } from '@e2e/support/test';

const CHANGED = 'Este registro cambió mientras lo editabas.';
const GONE = 'Alguien eliminó este registro mientras lo editabas. Ya no se puede guardar.';
const ANYWAY = 'Guardar de todos modos';
const SHOW = 'Ver los cambios';

type Stored = Readonly<Record<string, unknown>> & { readonly id: number };

interface Edited {
  readonly kind: 'rooms' | 'students' | 'ownStudents' | 'subjects' | 'mentions';
  readonly who: 'coordinadora' | 'directora';
  readonly at: string;
  /** The row of the record, by a text of it. */
  readonly row: string;
  readonly dialog: string;
  /** The list that is read again, and the record in its answer. */
  readonly list: { readonly path: string; readonly query?: string; readonly records: string; readonly is: (record: Stored) => boolean };
  /** What another person stores of it. */
  readonly other: (record: Stored) => { readonly path: string; readonly body: unknown };
  readonly write: string;
  /** What is typed meanwhile. */
  readonly typed: { readonly label: string; readonly text: string };
  /** The line of the comparison: field, stored, typed. */
  readonly line: readonly [field: string, stored: string, typed: string];
}

const STUDENT = {
  row: 'luzdary.velez@correo.example',
  dialog: 'Editar Estudiante',
  list: {
    path: '/api/students/',
    query:
      '?filters[0][field]=roomId&filters[0][operator]==&filters[0][value]=9&filters[1][field]=active&filters[1][operator]==&filters[1][value]=true',
    records: 'students',
    is: ({ parentEmail }: Stored) => parentEmail === 'luzdary.velez@correo.example',
  },
  other: ({ id, name, age }: Stored) => ({ path: `/api/student/${id}`, body: { name, surname: 'Echeverry', age } }),
  write: 'PUT /api/student/{id}',
  typed: { label: 'Nombre', text: 'Cristián' },
  line: ['Apellido', 'Echeverry', 'Echeverri Vélez'],
} as const;

const RECORDS: readonly Edited[] = [
  {
    kind: 'rooms',
    who: 'coordinadora',
    at: '/dashboard/rooms/list',
    row: 'Jardín A',
    dialog: 'Editar Curso',
    list: { path: '/api/rooms/', records: 'rooms', is: ({ name }) => name === 'Jardín A' },
    other: (room) => ({ path: '/api/rooms/', body: [{ ...room, roomAcronyms: 'JZ' }] }),
    write: 'PUT /api/rooms',
    typed: { label: 'Nombre', text: 'Jardín Alegre' },
    line: ['Acrónimo', 'JZ', 'JA'],
  },
  { kind: 'students', who: 'coordinadora', at: '/dashboard/room/9', ...STUDENT },
  { kind: 'ownStudents', who: 'directora', at: '/dashboard/teacher-rooms/list', ...STUDENT },
  {
    kind: 'subjects',
    who: 'coordinadora',
    at: '/dashboard/courses/list',
    row: 'Biología',
    dialog: 'Editar Asignatura',
    list: { path: '/api/courses/', records: 'courses', is: ({ name }) => name === 'Biología' },
    other: ({ id, schoolId, subjectTypeId }) => ({
      path: '/api/courses/',
      body: { courses: [{ id, schoolId, subjectTypeId, name: 'Biología general', active: true }] },
    }),
    write: 'PUT /api/courses',
    typed: { label: 'Nombre', text: 'Botánica' },
    line: ['Nombre', 'Biología general', 'Botánica'],
  },
  {
    kind: 'mentions',
    who: 'coordinadora',
    at: '/dashboard/mentions/list',
    row: 'Excelencia académica',
    dialog: 'Editar Mención',
    list: { path: '/api/mention-type/school', records: 'mentionTypes', is: ({ description }) => description === 'Excelencia académica' },
    other: ({ id, mentionCategoryId }) => ({ path: '/api/mention-type', body: { id, mentionCategoryId, description: 'Excelencia' } }),
    write: 'PUT /api/mention-type',
    typed: { label: 'Mención', text: 'Gran lectora' },
    line: ['Mención', 'Excelencia', 'Gran lectora'],
  },
];

interface Session {
  readonly page: Page;
  readonly app: App;
  readonly host: Host;
}

/** Opens the list of the record, its row in sight. */
async function openList({ page, app }: Session, { who, at, row }: Edited) {
  await app.signIn(who, { at });
  const of = page.getByRole('row').filter({ hasText: row }).first();
  await expect(of).toBeVisible();
  return of;
}

/** Opens the record's dialog and types into it. */
async function typeInto(session: Session, record: Edited) {
  const row = await openList(session, record);
  await row.getByRole('button', { name: 'Editar', exact: true }).click();
  const form = dialogOf(session.page, record.dialog);
  await form.getByLabel(record.typed.label).fill(record.typed.text);
  return { row, form };
}

/** From now on the list has the record no more. */
async function deleteMeanwhile({ page, app, host }: Session, { list }: Edited): Promise<void> {
  const { answer } = await askDirectly(page, { method: 'GET', url: `${host.apiUrl}${list.path}${list.query ?? ''}` });
  const records = ((answer as Record<string, Stored[]>)[list.records] ?? []).filter((record) => !list.is(record));
  await app.control.fault({
    method: 'GET',
    path: list.path,
    kind: 'answer',
    status: 200,
    body: { ...(answer as object), [list.records]: records },
  });
}

/** Somebody else changes the record. */
async function changeMeanwhile({ page, host }: Session, { list, other }: Edited): Promise<void> {
  const { answer } = await askDirectly(page, { method: 'GET', url: `${host.apiUrl}${list.path}${list.query ?? ''}` });
  const records = (answer as Record<string, Stored[]>)[list.records] ?? [];
  const record = records.find(list.is);
  if (!record) throw new Error(`No such record in ${list.path}.`);
  const { path, body } = other(record);
  expect(await callDirectly(page, { method: 'PUT', url: `${host.apiUrl}${path}`, body })).toBe(200);
}

for (const record of RECORDS) {
  const { kind, dialog, write, typed, line } = record;

  test(
    `${kind}: what another person stored meanwhile is told before the edit goes over it`,
    { tag: [`@SAFE-33:${kind}`] },
    async ({ page, app, host }) => {
      const session = { page, app, host };
      const { form } = await typeInto(session, record);
      await expect(form.getByText(CHANGED)).toBeHidden();
      await changeMeanwhile(session, record);
      await buttonOf(page, dialog, 'Guardar').click();
      await expect(form.getByText(CHANGED)).toBeVisible();
      await expect(form.getByLabel(typed.label)).toHaveValue(typed.text);
      // Pressed again it is not sent either: the other person's alone has gone out.
      await buttonOf(page, dialog, 'Guardar').click();
      await expect(buttonOf(page, dialog, 'Guardar')).toBeEnabled();
      expect(await app.control.calls(write)).toHaveLength(1);

      await expect(form.getByRole('table')).toBeHidden();
      await form.getByRole('button', { name: SHOW }).click();
      const told = form.getByRole('row').filter({ has: page.getByRole('rowheader', { name: line[0], exact: true }) });
      await expect(told.getByRole('cell')).toHaveText([line[1], line[2]]);
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
    `${kind}: a change that is older than the dialog is told when it opens`,
    { tag: [`@SAFE-33:${kind}Opened`] },
    async ({ page, app, host }) => {
      const session = { page, app, host };
      const row = await openList(session, record);
      await changeMeanwhile(session, record);
      await app.control.hold(`GET ${record.list.path}`);
      await row.getByRole('button', { name: 'Editar', exact: true }).click();
      const form = dialogOf(page, dialog);
      await expect(form.getByLabel(typed.label)).toBeVisible();
      await app.control.release();
      await expect(form.getByText(CHANGED)).toBeVisible();
      expect(await app.control.calls(write)).toHaveLength(1);
    },
  );

  test(
    `${kind}: what another person deleted meanwhile is told, and keeps what was typed`,
    { tag: [`@SAFE-33:${kind}Gone`] },
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
    const [record] = RECORDS;
    if (!record) throw new Error('There is a first record.');
    const { dialog, write } = record;
    const session = { page, app, host };
    await openList(session, record);
    for (const [index, kind] of (['network', 'status', 'malformed', 'hang'] as const).entries()) {
      // The two readings of the dialog; the list after it is answered.
      await app.control.fault({ method: 'GET', path: '/api/rooms', kind, times: 2, ...(kind === 'status' && { status: 500 }) });
      await page.getByRole('row').filter({ hasText: 'JA' }).first().getByRole('button', { name: 'Editar', exact: true }).click();
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
