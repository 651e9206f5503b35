/** Observations are added and edited, for one student and for several. */
import { askDirectly, callDirectly } from '@e2e/support/direct-call';
import {
  RECOVERED,
  acceptFailure,
  buttonOf,
  dialogOf,
  expectNoDialog,
  expectNothingAdded,
  pressTwice,
  type Visit,
  anyDialog,
} from '@e2e/support/screens';
import { showAll } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import {
  ADD,
  EDIT,
  IN_PERIOD,
  READ,
  REQUIRED,
  addButton,
  addDialog,
  added,
  boxOf,
  choose,
  chosenNames,
  editButton,
  editDialog,
  edited,
  firstOf,
  saveOf,
  studentsBy,
  textOf,
  writtenOf,
} from './observations';

const TEXT = 'Participa con buenas preguntas.';
const PATH = '/api/learning/course/16/observation';
const OBSERVATION = '/api/learning/course/{courseId}/observation/{observationId}';

const idsOf = (body: unknown) => (body as { studentIds: number[] }).studentIds;

test('what was begun for one student is offered for that one alone', { tag: ['@SAFE-03:otherRecord'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: IN_PERIOD });
  const [one, other = ''] = firstOf((await studentsBy(page)).unwritten, 2);
  const open = async (name: string) => {
    for (const chosen of await chosenNames(page)) await boxOf(page, chosen).uncheck();
    await choose(page, name);
    await addButton(page).click();
  };
  await open(one);
  await textOf(page).fill(TEXT);
  await page.keyboard.press('Escape');
  await expectNoDialog(page);
  await open(other);
  await expect(textOf(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expectNoDialog(page);
  await open(one);
  await expect(textOf(page)).toHaveValue(TEXT);
});

test(
  'one observation is added: a text is asked for, sent once, trimmed, and stands in its row',
  {
    tag: [
      '@COBS-12:few',
      '@COBS-13',
      '@COBS-14:empty',
      '@COBS-14:spaces',
      '@COBS-15:one',
      '@COBS-18:added',
      '@COBS-20:added',
      '@COBS-03:saved',
      '@SHAR-10:observation',
      '@SHAR-11:observation',
      '@SHAR-18:observation',
      '@SHAR-26:observation',
      '@wire',
      '@API-045:ok',
    ],
  },
  async ({ page, app }) => {
    await app.signIn('directora', { at: IN_PERIOD });
    const [name] = firstOf((await studentsBy(page)).unwritten, 1);
    await choose(page, name);
    await addButton(page).click();
    await expect(addDialog(page)).toContainText(`${name} · Sexto A`);
    // COBS-13: nobody here has a photo; everybody has two surnames.
    const words = name.split(' ');
    await expect(addDialog(page).getByText(`${words[0]?.[0]}${words.at(-2)?.[0]}`, { exact: true })).toBeVisible();
    await saveOf(page).click();
    await expect(textOf(page)).toHaveAccessibleDescription(new RegExp(REQUIRED));
    await textOf(page).fill('   ');
    await saveOf(page).click();
    await expect(textOf(page)).toHaveAccessibleDescription(new RegExp(REQUIRED));
    expect(await added(app)).toEqual([]);
    await textOf(page).fill(`  ${TEXT} `);
    await expect(addDialog(page)).toContainText(`${TEXT.length + 3} caracteres`);
    await app.checkA11y();
    await pressTwice(app, `POST ${PATH}`, saveOf(page), buttonOf(page, 'Agregar observación', 'Cancelar'));
    await expect(dialogOf(page, 'Éxito')).toContainText('Observación guardada correctamente.');
    await expect(addDialog(page)).toHaveCount(0);
    await buttonOf(page, 'Éxito', 'Aceptar').click();
    await expect(page.getByRole('status').filter({ hasText: `Agregado: ${name}` })).toHaveCount(1);
    const [call, ...others] = await added(app);
    expect(others).toEqual([]);
    expect(call).toMatchObject({ path: PATH, body: { periodId: 2, observation: TEXT } });
    expect(idsOf(call?.body)).toHaveLength(1);
    await expect(writtenOf(page, name)).toHaveText(TEXT);
    expect(await chosenNames(page)).toEqual([]);
    await expect(addButton(page)).toBeDisabled();

    // 'Cancelar' sends nothing.
    await choose(page, name);
    await editButton(page).click();
    await expect(textOf(page)).toHaveValue(TEXT);
    await textOf(page).fill('Otra');
    await buttonOf(page, 'Editar observación', 'Cancelar').click();
    await expectNoDialog(page);
    expect(await edited(app)).toEqual([]);
    await expect(writtenOf(page, name)).toHaveText(TEXT);
  },
);

test(
  'seven at once: five faces and a number; one call for all of them',
  { tag: ['@COBS-12:many', '@COBS-15:several', '@COBS-19:added'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: IN_PERIOD });
    await showAll(page);
    const names = firstOf((await studentsBy(page)).unwritten, 7);
    await choose(page, ...names);
    await addButton(page).click();
    await expect(addDialog(page)).toContainText('7 estudiantes de Sexto A');
    await expect(addDialog(page).getByText('+2', { exact: true })).toBeVisible();
    await expect(addDialog(page).getByText(/^\p{Lu}{2}$/u)).toHaveCount(5);
    await textOf(page).fill(TEXT);
    await saveOf(page).click();
    await expect(dialogOf(page, 'Éxito')).toContainText('Observaciones guardadas correctamente.');
    await buttonOf(page, 'Éxito', 'Aceptar').click();
    const calls = await added(app);
    expect(calls).toHaveLength(1);
    expect(new Set(idsOf(calls[0]?.body)).size).toBe(7);
    for (const name of names) await expect(writtenOf(page, name)).toHaveText(TEXT);
    // Five and no number.
    await choose(page, ...names.slice(0, 5));
    await editButton(page).click();
    await expect(editDialog(page).getByText(/^\p{Lu}{2}$/u)).toHaveCount(5);
    await expect(editDialog(page).getByText(/^\+\d/)).toHaveCount(0);
    // All share it (COBS-17).
    await expect(textOf(page)).toHaveValue(TEXT);
  },
);

test(
  'one observation is edited: its text is asked for, and sent with its id',
  {
    tag: ['@COBS-14:edited', '@COBS-16', '@COBS-18:edited', '@COBS-20:edited', '@SHAR-10:editedObservation', '@wire', '@API-046:ok'],
  },
  async ({ page, app }) => {
    await app.signIn('directora', { at: IN_PERIOD });
    const [name] = firstOf((await studentsBy(page)).written, 1);
    const before = await writtenOf(page, name).innerText();
    await choose(page, name);
    await editButton(page).click();
    await expect(textOf(page)).toHaveValue(before);
    await textOf(page).fill(' ');
    await saveOf(page).click();
    await expect(textOf(page)).toHaveAccessibleDescription(new RegExp(REQUIRED));
    expect(await edited(app)).toEqual([]);
    await textOf(page).fill(` ${TEXT}`);
    await pressTwice(app, EDIT, saveOf(page));
    await expect(dialogOf(page, 'Éxito')).toContainText('Observación guardada correctamente.');
    await buttonOf(page, 'Éxito', 'Aceptar').click();
    await expect(writtenOf(page, name)).toHaveText(TEXT);
    await expectNothingAdded(page);
    expect(await chosenNames(page)).toEqual([]);
    const calls = await edited(app);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.path).toMatch(/^\/api\/learning\/course\/16\/observation\/\d+$/);
    expect(calls[0]?.body).toEqual({ studentId: expect.any(Number), periodId: 2, observation: TEXT });
    // Also as it is.
    await choose(page, name);
    await editButton(page).click();
    await saveOf(page).click();
    await expect(dialogOf(page, 'Éxito')).toContainText('Observación guardada correctamente.');
    await buttonOf(page, 'Éxito', 'Aceptar').click();
    expect(await added(app)).toEqual([]);
  },
);

test(
  'several are edited one after another, up to the first that fails; what was stored before shows, and the text stays',
  {
    tag: [
      '@COBS-17:calls',
      '@COBS-17:different',
      '@COBS-17:stops',
      '@COBS-19:edited',
      '@COBS-21:edited',
      '@COBS-22:edited',
      '@COBS-22:several',
    ],
  },
  async ({ page, app }) => {
    await app.signIn('directora', { at: IN_PERIOD });
    await showAll(page);
    const written = firstOf((await studentsBy(page)).written, 8);
    const texts = await Promise.all(written.map((name) => writtenOf(page, name).innerText()));
    // Three, of which not all share a text.
    const differing = written.findIndex((_, index) => texts[index] !== texts[0]);
    const three = [0, differing, written.findIndex((_, index) => index > 0 && index !== differing)].sort((one, other) => one - other);
    const names = three.map((index) => written[index] ?? '');
    await choose(page, ...names);
    await editButton(page).click();
    await expect(textOf(page)).toHaveValue('');
    await textOf(page).fill(TEXT);
    await app.control.fault({ method: 'PUT', path: OBSERVATION, kind: 'status', status: 500, after: 1, times: 1 });
    await saveOf(page).click();
    await expect.poll(async () => (await edited(app)).length).toBe(2);
    await expect(saveOf(page)).toBeEnabled();
    await expect(writtenOf(page, names[0] ?? '')).toHaveText(TEXT);
    await expect(anyDialog(page)).toHaveCount(1);
    await expect(textOf(page)).toHaveValue(TEXT);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await writtenOf(page, names[1] ?? '').innerText()).toBe(texts[three[1] ?? 0]);

    await saveOf(page).click();
    await expect(dialogOf(page, 'Éxito')).toContainText('Observaciones guardadas correctamente.');
    await buttonOf(page, 'Éxito', 'Aceptar').click();
    await expectNoDialog(page);
    // SHAR-22: what is stored does not go out again.
    const all = await edited(app);
    expect(all.map(({ path }) => path)).toEqual([all[0]?.path, all[1]?.path, all[1]?.path, all[3]?.path]);
    expect(new Set(all.map(({ path }) => path)).size).toBe(3);
    const calls = all.slice(2);
    for (const { body } of calls) expect(body).toMatchObject({ periodId: 2, observation: TEXT });
    for (const name of names) await expect(writtenOf(page, name)).toHaveText(TEXT);
    expect(await chosenNames(page)).toEqual([]);
  },
);

/** So many students get one text together; then an edit of them all stores the first one, and fails. Resolves to their names. */
async function storeFirstOf(count: number, { page, app }: Visit): Promise<string[]> {
  await app.signIn('directora', { at: IN_PERIOD });
  await showAll(page);
  const names = firstOf((await studentsBy(page)).unwritten, count);
  await choose(page, ...names);
  await addButton(page).click();
  await textOf(page).fill('Lee bien.');
  await saveOf(page).click();
  await buttonOf(page, 'Éxito', 'Aceptar').click();
  await choose(page, ...names);
  await editButton(page).click();
  await expect(textOf(page)).toHaveValue('Lee bien.');
  await textOf(page).fill(TEXT);
  await app.control.fault({ method: 'PUT', path: OBSERVATION, kind: 'status', status: 500, after: 1, times: 1 });
  await saveOf(page).click();
  await expect.poll(async () => (await edited(app)).length).toBe(2);
  await expect(saveOf(page)).toBeEnabled();
  await expect(writtenOf(page, names[0])).toHaveText(TEXT);
  return names;
}

test(
  'several that share their text are edited: a failure on the way is no change by somebody else',
  { tag: ['@COBS-17:same', '@COBS-21:edited', '@COBS-22:several'] },
  async ({ page, app }) => {
    const names = await storeFirstOf(3, { page, app });
    await expect(writtenOf(page, names[1] ?? '')).toHaveText('Lee bien.');
    await expect(editDialog(page).getByText('Este registro cambió mientras lo editabas.')).toHaveCount(0);
    await saveOf(page).click();
    await expect(dialogOf(page, 'Éxito')).toContainText('Observaciones guardadas correctamente.');
    await buttonOf(page, 'Éxito', 'Aceptar').click();
    const paths = (await edited(app)).map(({ path }) => path);
    expect(paths).toEqual([paths[0], paths[1], paths[1], paths[3]]);
    for (const name of names) await expect(writtenOf(page, name)).toHaveText(TEXT);
  },
);

test(
  'a dialog that is left after it stored some of them and opened again is told of nobody’s change, and stores the others',
  { tag: ['@COBS-22:several', '@SAFE-33:observation'] },
  async ({ page, app }) => {
    const names = await storeFirstOf(2, { page, app });
    const { length: read } = await app.control.calls(READ);
    await page.keyboard.press('Escape');
    await expectNoDialog(page);
    await editButton(page).click();
    await expect(editDialog(page).getByText(RECOVERED)).toBeVisible();
    await expect.poll(async () => (await app.control.calls(READ)).length).toBeGreaterThan(read);
    await expect(editDialog(page).getByText('Este registro cambió mientras lo editabas.')).toHaveCount(0);
    await saveOf(page).click();
    await buttonOf(page, 'Éxito', 'Aceptar').click();
    for (const name of names) await expect(writtenOf(page, name)).toHaveText(TEXT);
  },
);

test(
  'a failed addition shows no message, and keeps the dialog with its text',
  { tag: ['@COBS-09:other', '@COBS-21:added', '@COBS-22:added', '@COBS-24', '@wire', '@API-045:duplicated'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: IN_PERIOD });
    await showAll(page);
    const [first, second] = firstOf((await studentsBy(page)).unwritten, 2);
    // Somebody writes of the second in another window.
    await choose(page, second ?? '');
    await addButton(page).click();
    await textOf(page).fill('Otra ventana');
    await app.control.fault({ method: 'GET', path: '/api/learning/course/{courseId}/observation', kind: 'hang' });
    await saveOf(page).click();
    await expect(dialogOf(page, 'Éxito')).toBeVisible();
    await buttonOf(page, 'Éxito', 'Aceptar').click();
    await choose(page, first, second ?? '');
    await addButton(page).click();
    await textOf(page).fill(TEXT);
    await app.control.fault();
    await saveOf(page).click();
    await expect.poll(async () => (await app.control.calls(ADD)).map(({ status }) => status)).toEqual([200, 409]);
    await expect(saveOf(page)).toBeEnabled();
    await expect(anyDialog(page)).toHaveCount(1);
    await expect(textOf(page)).toHaveValue(TEXT);
    await expect(page.getByRole('alert')).toHaveCount(0);
    // Whose it is shows; without them the rest can be added.
    await buttonOf(page, 'Agregar observación', 'Cancelar').click();
    await expect(writtenOf(page, second ?? '')).toHaveText('Otra ventana');
    await expect(addButton(page)).toBeDisabled();
    await expect(editButton(page)).toBeDisabled();
    await boxOf(page, second ?? '').uncheck();
    await expect(addButton(page)).toBeEnabled();
    // None of the call was added.
    await page.reload();
    await showAll(page);
    await expect(writtenOf(page, second ?? '')).toHaveText('Otra ventana');
    await expect(writtenOf(page, first)).toHaveText('-');
  },
);

test(
  'an addition whose answer is lost says so in the dialog, and is looked for before it is repeated',
  { tag: ['@SAFE-23:observation'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: IN_PERIOD });
    const [name] = firstOf((await studentsBy(page)).unwritten, 1);
    await choose(page, name);
    await addButton(page).click();
    await textOf(page).fill(TEXT);
    // Nor can the list be read.
    await app.control.fault(
      { method: 'POST', path: PATH, kind: 'network', stored: true, times: 1 },
      { method: 'GET', path: '/api/learning/course/{courseId}/observation', kind: 'status', status: 500, times: 1 },
    );
    await saveOf(page).click();
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(addDialog(page).getByRole('status')).toContainText('Es posible que sí se haya guardado. Revisa antes de repetir.');
    await expect(anyDialog(page)).toHaveCount(1);
    await saveOf(page).click();
    await buttonOf(page, 'Revisa antes de repetir', 'No repetir').click();
    await expect(dialogOf(page, 'Éxito')).toBeVisible();
    expect(await added(app)).toHaveLength(1);
    await buttonOf(page, 'Éxito', 'Aceptar').click();
    await expect(writtenOf(page, name)).toHaveText(TEXT);
  },
);

test(
  'somebody else changes the observation meanwhile: both show before it is written over',
  { tag: ['@SAFE-33:observation'] },
  async ({ page, app, host }) => {
    await app.signIn('directora', { at: IN_PERIOD });
    const [name] = firstOf((await studentsBy(page)).written, 1);
    const before = await writtenOf(page, name).innerText();
    await choose(page, name);
    await editButton(page).click();
    await textOf(page).fill(TEXT);
    const list = await askDirectly(page, { method: 'GET', url: `${host.apiUrl}${PATH}?periodId=2` });
    const { observations } = list.answer as { observations: { id: number; studentId: number; observation: string }[] };
    // Several students may share the words: the one whose row it is comes from the calls that follow.
    const same = observations.filter(({ observation }) => observation === before);
    for (const { id, studentId } of same) {
      const url = `${host.apiUrl}${PATH}/${id}`;
      expect(await callDirectly(page, { method: 'PUT', url, body: { studentId, periodId: 2, observation: 'De otra ventana' } })).toBe(200);
    }
    await saveOf(page).click();
    await expect(editDialog(page).getByText('Este registro cambió mientras lo editabas.')).toBeVisible();
    expect(await edited(app)).toHaveLength(same.length);
    await editDialog(page).getByRole('button', { name: 'Ver los cambios' }).click();
    const line = editDialog(page).getByRole('row').filter({ hasText: 'De otra ventana' });
    await expect(line.getByRole('cell')).toHaveText(['De otra ventana', TEXT]);
    await expect(textOf(page)).toHaveValue(TEXT);
    await editDialog(page).getByRole('button', { name: 'Guardar de todos modos' }).click();
    await expect(dialogOf(page, 'Éxito')).toBeVisible();
    await buttonOf(page, 'Éxito', 'Aceptar').click();
    await expect(writtenOf(page, name)).toHaveText(TEXT);
  },
);

test(
  'without a school year nothing is stored',
  { tag: ['@wire', '@API-045:schoolYearMissing', '@API-046:schoolYearMissing'] },
  async ({ page, app, host }) => {
    await app.signIn('directora', { at: IN_PERIOD });
    await studentsBy(page);
    await page.evaluate(() => localStorage.removeItem('schoolYearId'));
    const url = `${host.apiUrl}${PATH}`;
    expect(await callDirectly(page, { method: 'POST', url, body: { studentIds: [1], periodId: 2, observation: TEXT } })).toBe(409);
    expect(await callDirectly(page, { method: 'PUT', url: `${url}/1`, body: { studentId: 1, periodId: 2, observation: TEXT } })).toBe(409);
  },
);

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('Enter begins a new line, and only the button sends', { tag: ['@SHAR-32:observation'] }, async ({ page, app }) => {
    await app.signIn('directora', { at: IN_PERIOD });
    await choose(page, firstOf((await studentsBy(page)).unwritten, 1)[0]);
    await addButton(page).click();
    await textOf(page).fill(TEXT);
    await textOf(page).press('End');
    await textOf(page).press('Enter');
    await page.keyboard.type('Siguió así.');
    await expect(textOf(page)).toHaveValue(`${TEXT}\nSiguió así.`);
    expect(await added(app)).toEqual([]);
    await saveOf(page).click();
    await expect(dialogOf(page, 'Éxito')).toContainText('Observación guardada correctamente.');
    const calls = await added(app);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toMatchObject({ observation: `${TEXT}\nSiguió así.` });
  });
});
