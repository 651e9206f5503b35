/** The room of the new year is chosen for one student and for several. */
import { addRooms, askDirectly } from '@e2e/support/direct-call';
import { acceptFailure, buttonOf, dialogOf, expectNoDialog, pressTwice } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import {
  DIALOG,
  SAVE,
  WAITING,
  acceptDone,
  boxOf,
  chosenBoxes,
  continueOf,
  entriesOf,
  finalizeButton,
  manageButton,
  namesIn,
  openManage,
  rowsOf,
  tabOf,
  targetOf,
} from './enrollments';

const OPTIONS = ['Elige un curso', 'Tercero A (3A)', 'Cuarto A (4A)', 'Quinto A (5A)', 'Séptimo A (7A)', 'Octavo A (8A)', 'Retirado'];
const SENT = { currentRoomId: 25, preEnrollmentStatus: 'PENDING' };

test(
  'one by one: another room promotes, the same does not, who leaves goes to none; a new choice replaces the old one',
  {
    tag: [
      '@ENRO-10',
      '@ENRO-11',
      '@ENRO-12',
      '@ENRO-13',
      '@ENRO-14',
      '@ENRO-15',
      '@ENRO-16',
      '@ENRO-18:first',
      '@ENRO-18:changed',
      '@ENRO-19',
      '@ENRO-20',
      '@ENRO-21',
      '@ENRO-24:enabled',
      '@SHAR-24:enrollment',
      '@SUGG-03:promoted',
      '@SUGG-03:notPromoted',
      '@SUGG-03:retired',
      '@SUGG-04:lower',
      '@wire',
      '@API-056:ok',
    ],
  },
  async ({ page, app }) => {
    await app.signIn('matriculas', { at: WAITING });
    const [one = '', two = '', three = ''] = await namesIn(page, 'Pendiente');
    const outcome = (text: string) => dialogOf(page, DIALOG).getByText(text, { exact: true });
    await openManage(page, one);
    await expect(dialogOf(page, DIALOG)).toContainText(`${one}, de Séptimo A`);
    expect(await targetOf(page).getByRole('option').allInnerTexts()).toEqual(OPTIONS);
    await expect(targetOf(page)).toHaveValue('');
    await expect(continueOf(page)).toBeDisabled();
    await app.checkA11y();
    // An older room, of a lower grade.
    await targetOf(page).selectOption('Cuarto A (4A)');
    await expect(outcome('1 estudiante queda Promovido en Cuarto A')).toBeVisible();
    await expect(dialogOf(page, DIALOG)).toContainText('Es de un grado inferior. Quedará como Promovido.');
    await targetOf(page).selectOption('Elige un curso');
    await expect(continueOf(page)).toBeDisabled();
    await targetOf(page).selectOption('Octavo A (8A)');
    await expect(outcome('1 estudiante queda Promovido en Octavo A')).toBeVisible();
    await expect(dialogOf(page, DIALOG)).not.toContainText('grado');
    expect(await entriesOf(app)).toEqual([]);
    await continueOf(page).click();
    await acceptDone(page);
    await expectNoDialog(page);
    await expect(chosenBoxes(page)).toHaveCount(0);
    await expect(manageButton(page)).toBeDisabled();
    await expect(tabOf(page, 'Séptimo A')).toHaveAccessibleName('Séptimo A 2 pendientes');
    expect(await rowsOf(page)).toContainEqual([one, 'Octavo A', 'Promovido']);

    await openManage(page, two);
    await targetOf(page).selectOption('Séptimo A (7A)');
    await expect(outcome('1 estudiante queda No Promovido en Séptimo A')).toBeVisible();
    await expect(dialogOf(page, DIALOG)).not.toContainText('grado');
    await continueOf(page).click();
    await acceptDone(page);
    await expect.poll(() => rowsOf(page)).toContainEqual([two, 'Séptimo A', 'No Promovido']);
    await expect(finalizeButton(page)).toBeDisabled();

    await openManage(page, three);
    await targetOf(page).selectOption('Retirado');
    await expect(outcome('1 estudiante queda Retirado')).toBeVisible();
    await continueOf(page).click();
    await acceptDone(page);
    await expect.poll(() => rowsOf(page)).toContainEqual([three, '-', 'Retirado']);
    await expect(finalizeButton(page)).toBeEnabled();
    await expect(page.getByText('Todos los cursos tienen decisión: ya puedes finalizar y enviar.')).toBeVisible();

    // ENRO-19
    await openManage(page, one);
    await targetOf(page).selectOption('Retirado');
    await continueOf(page).click();
    await acceptDone(page);
    await expect.poll(() => rowsOf(page)).toContainEqual([one, '-', 'Retirado']);
    await openManage(page, one);
    await targetOf(page).selectOption('Cuarto A (4A)');
    await continueOf(page).click();
    await acceptDone(page);
    await expect.poll(() => rowsOf(page)).toContainEqual([one, 'Cuarto A', 'Promovido']);

    const id = expect.any(Number);
    const retired = { ...SENT, studentId: id, targetRoomId: null, targetRoomName: null, status: 'RETIRED' };
    const sent = await entriesOf(app);
    expect(sent).toEqual([
      [{ ...SENT, id: null, studentId: id, targetRoomId: 27, targetRoomName: 'Octavo A', status: 'PROMOTED' }],
      [{ ...SENT, id: null, studentId: id, targetRoomId: 25, targetRoomName: 'Séptimo A', status: 'NOT_PROMOTED' }],
      [{ ...retired, id: null }],
      [{ ...retired, id }],
      [{ ...SENT, id, studentId: id, targetRoomId: 24, targetRoomName: 'Cuarto A', status: 'PROMOTED' }],
    ]);
    expect(sent[3]?.[0]?.['studentId']).toBe(sent[0]?.[0]?.['studentId']);
  },
);

test(
  'all who wait are selected at once, with the next room chosen; one call for all of them; a choice by hand suggests nothing',
  {
    tag: [
      '@ENRO-12',
      '@ENRO-17',
      '@SUGG-02:select',
      '@SUGG-02:sent',
      '@SUGG-03:several',
      '@SUGG-03:done',
      '@SUGG-04:same',
      '@SHAR-10:enrollment',
    ],
  },
  async ({ page, app }) => {
    await app.signIn('matriculas', { at: WAITING });
    const waiting = await namesIn(page, 'Pendiente');
    await page.getByRole('button', { name: 'Seleccionar los 3' }).click();
    await expect(page.getByText('3 de 13 estudiantes seleccionados')).toBeVisible();
    for (const name of waiting) await expect(boxOf(page, name)).toBeChecked();
    await expect(chosenBoxes(page)).toHaveCount(3);
    await manageButton(page).click();
    await expect(targetOf(page)).toHaveValue('27');
    await expect(dialogOf(page, DIALOG)).toContainText('3 estudiantes de Séptimo A');
    await expect(dialogOf(page, DIALOG)).toContainText('3 estudiantes quedan Promovidos en Octavo A');
    expect(await entriesOf(app)).toEqual([]);
    await buttonOf(page, DIALOG, 'Cancelar').click();
    await expectNoDialog(page);
    expect(await entriesOf(app)).toEqual([]);
    await expect(chosenBoxes(page)).toHaveCount(3);

    // One less, and another in their place, are a choice by hand.
    const [decided = ''] = await namesIn(page, 'Promovido');
    const [last = ''] = waiting.slice(-1);
    for (const [name, isChosen] of [
      [last, false],
      [decided, true],
    ] as const) {
      await boxOf(page, name).setChecked(isChosen);
      await manageButton(page).click();
      await expect(targetOf(page)).toHaveValue('');
      await expect(continueOf(page)).toBeDisabled();
      await buttonOf(page, DIALOG, 'Cancelar').click();
    }
    // So are the same three.
    await boxOf(page, decided).uncheck();
    await boxOf(page, last).check();
    await expect(page.getByText('3 de 13 estudiantes seleccionados')).toBeVisible();
    await manageButton(page).click();
    await expect(targetOf(page)).toHaveValue('');
    await buttonOf(page, DIALOG, 'Cancelar').click();
    await boxOf(page, last).uncheck();
    await boxOf(page, decided).check();
    // What is chosen for some, and left by Escape, is kept for them alone.
    await manageButton(page).click();
    await targetOf(page).selectOption('Retirado');
    await page.keyboard.press('Escape');
    await expectNoDialog(page);
    await page.getByRole('button', { name: 'Seleccionar los 3' }).click();
    await manageButton(page).click();
    await expect(targetOf(page)).toHaveValue('27');
    await pressTwice(app, SAVE, continueOf(page), buttonOf(page, DIALOG, 'Cancelar'));
    await acceptDone(page);
    await expect(tabOf(page, 'Séptimo A')).toHaveAccessibleName('Séptimo A Completo');
    await expect(page.getByText('Todos los estudiantes de Séptimo A tienen decisión.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Seleccionar (los|al)/ })).toHaveCount(0);
    const [entries, ...others] = await entriesOf(app);
    expect(others).toEqual([]);
    expect(new Set(entries?.map(({ studentId }) => studentId)).size).toBe(3);
    for (const name of waiting) await expect.poll(() => rowsOf(page)).toContainEqual([name, 'Octavo A', 'Promovido']);

    // By hand, once they were saved.
    await openManage(page, waiting[0] ?? '');
    await expect(targetOf(page)).toHaveValue('');
    await buttonOf(page, DIALOG, 'Cancelar').click();

    // Another room of the grade, which a name alone tells.
    const twin = { id: 90, name: 'Séptimo B', schoolId: 5, roomAcronyms: '7B', type: 'HIGH_SCHOOL', hasSubjects: true, active: true };
    await app.control.fault({
      method: 'GET',
      path: '/api/rooms',
      kind: 'answer',
      body: { rooms: [{ ...twin, teacherId: null, group: null }] },
    });
    await page.reload();
    await openManage(page, ...waiting.slice(0, 2));
    await expect(targetOf(page)).toHaveValue('');
    await targetOf(page).selectOption('Séptimo B (7B)');
    await expect(dialogOf(page, DIALOG)).toContainText('2 estudiantes quedan Promovidos en Séptimo B');
    await expect(dialogOf(page, DIALOG)).toContainText('Es del mismo grado. Quedarán como Promovidos.');
  },
);

test('who was decided of elsewhere meanwhile is left as they are, and told', { tag: ['@SUGG-02:decided'] }, async ({ page, app, host }) => {
  await app.signIn('matriculas', { at: WAITING });
  const names = await namesIn(page, 'Pendiente');
  const read = async (path: string) => (await askDirectly(page, { method: 'GET', url: host.apiUrl + path })).answer;
  const { students } = (await read('/api/students-history-record?roomId=25&schoolYearId=5')) as {
    students: { id: number; name: string; surname: string }[];
  };
  /** As another coordinator does. */
  const retire = async (of: string) => {
    const studentId = students.find(({ name, surname }) => `${name} ${surname}` === of)?.id;
    const { preEnrollments } = (await read('/api/pre-enrollments/25')) as { preEnrollments: { id: number; studentId: number }[] };
    const id = preEnrollments.find((stored) => stored.studentId === studentId)?.id ?? null;
    const entry = { ...SENT, id, studentId, targetRoomId: null, targetRoomName: null, status: 'RETIRED' };
    const body = { preEnrollments: [entry] };
    expect((await askDirectly(page, { method: 'PUT', url: `${host.apiUrl}/api/pre-enrollments/`, body })).status).toBe(200);
  };
  const [one = '', two = '', three = ''] = names;
  const dialog = dialogOf(page, DIALOG);
  await page.getByRole('button', { name: 'Seleccionar los 3' }).click();
  await retire(one);
  await manageButton(page).click();
  await expect(dialog).toContainText('1 estudiante ya tiene decisión y no cambia.');
  await expect(dialog).toContainText('2 estudiantes quedan Promovidos en Octavo A');
  await app.checkA11y();
  await retire(two);
  await continueOf(page).click();
  // It was read before it was sent, and nothing went.
  await expect(dialog).toContainText('2 estudiantes ya tienen decisión y no cambian.');
  await expect(dialog).toContainText(`${three}, de Séptimo A`);
  expect(await entriesOf(app)).toHaveLength(2);
  await continueOf(page).click();
  await acceptDone(page);
  expect((await entriesOf(app)).at(-1)).toMatchObject([{ status: 'PROMOTED', targetRoomId: 27 }]);
  await expect.poll(() => rowsOf(page)).toContainEqual([three, 'Octavo A', 'Promovido']);
  for (const name of [one, two]) expect(await rowsOf(page)).toContainEqual([name, '-', 'Retirado']);

  // Nor is a decision gone over that somebody has changed.
  await openManage(page, three);
  await targetOf(page).selectOption('Octavo A (8A)');
  await retire(three);
  await continueOf(page).click();
  await expect(dialog).toContainText('1 estudiante ya tiene decisión y no cambia.');
  await expect(continueOf(page)).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect.poll(() => rowsOf(page)).toContainEqual([three, '-', 'Retirado']);
});

test(
  'a failed assignment says so and keeps the dialog; a room that is gone is offered no more',
  {
    tag: ['@ENRO-22:student', '@ENRO-22:room', '@ENRO-23', '@ENRO-39', '@wire', '@API-056:invalidStatus'],
  },
  async ({ page, app, host }) => {
    await app.signIn('matriculas', { at: WAITING });
    await expect(tabOf(page, 'Séptimo A')).toBeVisible();
    const [id] = await addRooms(page, host.apiUrl, ['Noveno A', '9A']);
    await page.reload();
    const [one = ''] = await namesIn(page, 'Pendiente');
    await openManage(page, one);
    await targetOf(page).selectOption('Noveno A (9A)');
    // The student was deleted in another tab.
    await app.control.fault({ method: 'PUT', path: '/api/pre-enrollments/', kind: 'status', status: 404 });
    await continueOf(page).click();
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(targetOf(page)).toHaveValue(String(id));
    await expect(boxOf(page, one)).toBeChecked();
    await app.control.fault();

    const deleted = await askDirectly(page, { method: 'DELETE', url: `${host.apiUrl}/api/room/${id}` });
    expect(deleted.status).toBe(204);
    await continueOf(page).click();
    await acceptFailure(page, 'El resultado no corresponde al curso elegido.');
    await expect(dialogOf(page, DIALOG)).toBeVisible();
    await expect(targetOf(page).getByRole('option', { name: 'Noveno A (9A)' })).toHaveCount(0);
    await expect(continueOf(page)).toBeDisabled();
    await targetOf(page).selectOption('Retirado');
    await continueOf(page).click();
    await acceptDone(page);
    await expect.poll(() => rowsOf(page)).toContainEqual([one, '-', 'Retirado']);
  },
);

test(
  'where nothing can be read after a failure the dialog keeps its students, and they are assigned once it is over',
  { tag: ['@ENRO-22:student', '@ENRO-23'] },
  async ({ page, app }) => {
    await app.signIn('matriculas', { at: WAITING });
    const [one = ''] = await namesIn(page, 'Pendiente');
    await openManage(page, one);
    await targetOf(page).selectOption('Retirado');
    const down = { kind: 'status', status: 503 } as const;
    app.watch.allow(/503/);
    await app.control.fault(
      { method: 'PUT', path: '/api/pre-enrollments/', ...down },
      { method: 'GET', path: '/api/students-history-record', ...down },
      { method: 'GET', path: '/api/pre-enrollments/{roomId}', ...down },
    );
    await continueOf(page).click();
    await expect(page.getByRole('link', { name: /: no se pudo cargar$/, includeHidden: true })).toHaveCount(3);
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(dialogOf(page, DIALOG)).toContainText(`${one}, de Séptimo A`);
    await expect(continueOf(page)).toBeEnabled();
    await app.control.fault();
    await continueOf(page).click();
    await acceptDone(page);
    await expect.poll(() => rowsOf(page)).toContainEqual([one, '-', 'Retirado']);
  },
);

test(
  'a student who is gone leaves the dialog, and nobody is left to assign',
  { tag: ['@ENRO-22:student', '@ENRO-23'] },
  async ({ page, app }) => {
    await app.signIn('matriculas', { at: WAITING });
    const [one = ''] = await namesIn(page, 'Pendiente');
    await openManage(page, one);
    await targetOf(page).selectOption('Retirado');
    await app.control.fault(
      { method: 'PUT', path: '/api/pre-enrollments/', kind: 'status', status: 404 },
      { method: 'GET', path: '/api/students-history-record', kind: 'answer', body: { students: [] } },
    );
    await continueOf(page).click();
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(dialogOf(page, DIALOG)).toContainText('0 estudiantes de Séptimo A');
    await expect(continueOf(page)).toBeDisabled();
  },
);

test(
  'rooms that do not come are asked for again in the dialog; until then nobody is assigned',
  { tag: ['@ENRO-11', '@ENRO-12'] },
  async ({ page, app }) => {
    await app.signIn('matriculas', { at: WAITING, faults: [{ method: 'GET', path: '/api/rooms', kind: 'status', status: 500 }] });
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    const [one = ''] = await namesIn(page, 'Pendiente');
    await boxOf(page, one).check();
    await manageButton(page).click();
    await expect(dialogOf(page, DIALOG)).toContainText('No se pudieron cargar los cursos.');
    await expect(targetOf(page)).toHaveCount(0);
    await expect(continueOf(page)).toBeDisabled();
    await app.control.fault();
    await buttonOf(page, DIALOG, 'Reintentar').click();
    await expect(targetOf(page).getByRole('option')).toHaveText(OPTIONS);
  },
);

test('two hundred are assigned by one call', { tag: ['@ENRO-17'] }, async ({ page, app }) => {
  const crowd = Array.from({ length: 200 }, (_, index) => ({
    id: 9000 + index,
    name: `Ana ${index}`,
    surname: 'Rojas',
    age: null,
    parentEmail: 'a@correo.example',
    delay: false,
    studentStatus: null,
    active: true,
    roomId: 25,
    photoUrl: null,
  }));
  await app.signIn('matriculas', { at: WAITING });
  // Too long for the address.
  await app.control.fault(
    { method: 'GET', path: '/api/students-history-record', kind: 'answer', body: { students: crowd } },
    { method: 'GET', path: '/api/pre-enrollments/{roomId}', kind: 'answer', body: { preEnrollments: [] } },
    { method: 'PUT', path: '/api/pre-enrollments', kind: 'answer', body: { preEnrollments: [] } },
  );
  await page.reload();
  await page.getByRole('button', { name: 'Seleccionar los 200' }).click();
  await expect(page.getByText('200 de 200 estudiantes seleccionados')).toBeVisible();
  await manageButton(page).click();
  await expect(dialogOf(page, DIALOG)).toContainText('200 estudiantes quedan Promovidos en Octavo A');
  await continueOf(page).click();
  await acceptDone(page);
  const [entries, ...others] = await entriesOf(app);
  expect(others).toEqual([]);
  expect(new Set(entries?.map(({ studentId }) => studentId)).size).toBe(200);
});
