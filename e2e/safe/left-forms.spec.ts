/** Forms that are left, cancelled or closed while what they hold is being sent. */
import { area as mentionsArea } from '@e2e/mentions/area';
import { area as roomsArea } from '@e2e/rooms/area';
import { area as subjectsArea } from '@e2e/subjects/area';
import { cardOf, openFeed, scrollDown } from '@e2e/publications/feed-page';
import { newNotice } from '@e2e/publications/notice-form';
import { acceptSavedPost, chooseRooms, chooseType, lastRequest, publishOf, titleOf } from '@e2e/publications/publication-save';
import { fullOnly } from '@e2e/support/full-only';
import { expectRefusal } from '@e2e/session/session';
import {
  RECOVERED,
  acceptFailure,
  acceptSaved,
  buttonOf,
  dialogOf,
  expectFocusWithin,
  expectNoDialog,
  expectOutOfReach,
  goWithin,
  openEntry,
  openPublications,
} from '@e2e/support/screens';
import { changedTeacher } from '@e2e/support/direct-call';
import { expect, expectLoaded, test } from '@e2e/support/test';

const { mentions, mention } = mentionsArea.forms;
const { rooms, room } = roomsArea.forms;
const { subject } = subjectsArea.forms;
const MENTION = 'POST /api/mention-type';
const POST = 'PUT /api/posts';

test(
  "'Cancelar' waits for what is being sent, and while a lost publication is looked for",
  { tag: ['@SHAR-11:mentions', '@SHAR-11:publication'] },
  async ({ page, app }) => {
    const cancel = page.getByRole('button', { name: 'Cancelar', exact: true });
    await app.signIn('coordinadora');
    await mentions.open(page);
    await mentions.fill(page);
    await app.control.hold(MENTION);
    await mentions.button(page).click();
    await expect(cancel).toBeDisabled();
    await app.control.release();
    await mentions.success(page);
    await dialogOf(page, 'Éxito').getByRole('button', { name: 'Aceptar' }).click();

    await openPublications(page);
    await newNotice(page);
    await app.control.fault({ method: 'PUT', path: '/api/posts', kind: 'network', times: 1 });
    await publishOf(page).click();
    await acceptFailure(page, 'No response from server');
    await app.control.hold('GET /api/posts');
    await publishOf(page).click();
    await expect(cancel).toBeDisabled();
    await app.control.release();
    await acceptSavedPost(page);
  },
);

test(
  'a form that was left while it is sent is empty when it opens anew, sent once, and keeps what is typed by then',
  { tag: ['@SAFE-12:mentions', '@SAFE-03:mentions'] },
  async ({ page, app }) => {
    const [[field] = [page.getByRole('main')]] = mentions.typed(page);
    const sendAndOpenAnew = async (text: string) => {
      await field.fill(text);
      await app.control.hold(MENTION);
      await mentions.button(page).click();
      await page.goBack();
      await page
        .getByRole('main')
        .getByRole('link', { name: 'Agregar Mención' })
        .or(page.getByRole('button', { name: 'Agregar Mención' }))
        .first()
        .click();
      await expect(field).toHaveValue('');
      await expect(page.getByText(RECOVERED)).toHaveCount(0);
    };
    const answer = async () => {
      await app.control.release();
      await mentions.success(page);
      await dialogOf(page, 'Éxito').getByRole('button', { name: 'Aceptar' }).click();
      await page.reload();
    };
    await app.signIn('coordinadora');
    await mentions.open(page);
    await sendAndOpenAnew('Gran lectora');
    await answer();
    await expect(field).toHaveValue('');
    expect(await app.control.calls(MENTION)).toHaveLength(1);
    await sendAndOpenAnew('Gran oradora');
    await field.fill('Otra cosa');
    await answer();
    await expect(page.getByText(RECOVERED)).toBeVisible();
    await expect(field).toHaveValue('Otra cosa');
    expect(await app.control.calls(MENTION)).toHaveLength(2);
  },
);

test('a publication that is saved after its form was left stands in the list', { tag: ['@POST-36:new'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  await newNotice(page);
  await app.control.hold(POST);
  await publishOf(page).click();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Publicaciones' })).toBeVisible();
  await expect(cardOf(page, 'Aviso')).toHaveCount(0);
  // What is read meanwhile stays under the eyes.
  await scrollDown(page);
  const read = page.getByRole('article').nth(4);
  await expect(read).toBeVisible();
  await read.evaluate((card) => card.setAttribute('data-read', ''));
  await app.control.release();
  await acceptSaved(page);
  await expect(cardOf(page, 'Aviso')).toHaveCount(1);
  await expect(page.locator('[data-read]')).toBeVisible();
});

test('a question stays while what it asked for is done', { tag: ['@SHAR-12:mention'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: '/dashboard/mentions/list' });
  await page
    .getByRole('button', { name: /^Eliminar\b/ })
    .first()
    .click();
  await app.control.hold('DELETE /api/mention-type/{id}');
  await buttonOf(page, 'Eliminar Mención', 'Aceptar').click();
  await expect(buttonOf(page, 'Eliminar Mención', 'Aceptar')).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page, 'Eliminar Mención')).toBeVisible();
  await app.control.release();
  await expectNoDialog(page);
});

for (const [name, form, list] of [
  ['rooms', room, '/api/rooms'],
  ['mentions', mention, '/api/mention-type/school'],
] as const) {
  test(
    `${name}: nothing is sent once the reading before it ended the session`,
    { tag: ['@SAFE-27:guard', ...fullOnly(name !== 'rooms')] },
    async ({ page, app }) => {
      await app.signIn(form.as);
      await form.open(page);
      await form.fill(page);
      // The reading at the dialog's opening is not the one that ends the session.
      await expectLoaded(page, app);
      await app.control.fault(
        { method: 'GET', path: list, kind: 'status', status: 401 },
        { method: form.endpoint.method, path: form.endpoint.path, kind: 'status', status: 401 },
      );
      await expectRefusal(page, () => form.button(page).click());
      await page.clock.fastForward('00:03');
      await expect(page).toHaveURL('/auth/login');
      await expectNoDialog(page);
      expect(await app.control.calls(`${form.endpoint.method} ${form.endpoint.path}`)).toHaveLength(0);
    },
  );
}

test('the focus stays in the form, and in the table, when the pressed button goes', async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  const card = page.getByRole('article').first();
  const comment = card.getByRole('textbox', { name: 'Escribe un comentario' });
  await comment.fill('Gracias a todos.');
  await card.getByRole('button', { name: 'Enviar' }).click();
  await expect(card.getByText('Gracias a todos.')).toBeVisible();
  await expect(comment).toHaveValue('');
  await expect(comment).toBeFocused();

  await rooms.open(page);
  await rooms.fill(page);
  await page.reload();
  await expect(page.getByText(RECOVERED)).toBeVisible();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByText(RECOVERED)).toHaveCount(0);
  await expect(rooms.typed(page)[0]?.[0] ?? page.getByRole('main')).toBeFocused();

  await goWithin(page, '/dashboard/teachers/list');
  const search = page.getByRole('searchbox', { name: 'Buscar' });
  await search.fill('nadie se llama así');
  await page.getByRole('button', { name: 'Borrar la búsqueda' }).click();
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
});

test('a chosen subject that is no longer offered has to be chosen again', { tag: ['@SAFE-03:publication'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  await chooseType(page, 'Información Institucional');
  const subject = page.getByRole('combobox', { name: 'Asignatura' });
  await expect(subject.getByRole('option', { name: 'Matemáticas' })).toBeAttached();
  await subject.selectOption({ label: 'Matemáticas' });
  const courses = [
    {
      id: 901,
      name: 'Ajedrez',
      subjectTypeId: 1,
      subjectType: 'Arte',
      iconCourse: 0,
      colorCourse: '#aabbcc',
      group: 'Arte',
      schoolId: 1,
      active: true,
    },
  ];
  await app.control.fault({ method: 'GET', path: '/api/courses', kind: 'answer', status: 200, body: { courses } });
  await page.reload();
  await expect(page.getByText(RECOVERED)).toBeVisible();
  await expect(subject.getByRole('option', { name: 'Ajedrez' })).toBeAttached();
  await publishOf(page).click();
  await expect(subject).toHaveAccessibleDescription('Seleccione una opción');
  expect(await app.control.calls(POST)).toHaveLength(0);
});

test(
  'a chosen room that was taken away meanwhile is not sent, though the page still knew it',
  { tag: ['@SAFE-03:publication', '@POST-14:rooms'] },
  async ({ page, app, host }) => {
    await openFeed({ page, app }, 'directora');
    await chooseType(page, 'Comunicados');
    await chooseRooms(page, 'Sexto A', 'Séptimo A');
    await openEntry(page, 'Planilla de Estudiantes');
    await expect(page.getByRole('main').getByText('Matemáticas')).toBeVisible();
    const email = 'yaneth.garcia@yarumos.example';
    const without = await changedTeacher(page, host.apiUrl, email, ({ rooms }) => ({
      rooms: rooms.filter(({ name }) => name !== 'Séptimo A'),
    }));
    await app.control.fault(without);
    await openPublications(page);
    await chooseType(page, 'Comunicados');
    await expect(page.getByText(RECOVERED)).toBeVisible();
    await expect(page.getByText('1 elegido', { exact: true })).toBeVisible();
    await titleOf(page).fill('Salida');
    await publishOf(page).click();
    await acceptSavedPost(page);
    expect((await lastRequest(app))['rooms']).toHaveLength(1);
  },
);

test('who was idle on the landing screen gets no way back to it', { tag: ['@SAFE-05:idle'] }, async ({ page, app }) => {
  await app.signIn('directora');
  await page.clock.fastForward('16:00');
  await expect(page).toHaveURL('/auth/login');
  await app.signIn('directora');
  await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Volver a/ })).toHaveCount(0);
});

test(
  'the focus stays in a dialog while it sends, and comes back to its button after a failure',
  { tag: ['@SAFE-17:failure'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora');
    await mention.open(page);
    await mention.fill(page);
    const { method, path } = mention.endpoint;
    await app.control.hold(`${method} ${path}`);
    await mention.button(page).click();
    await expect(mention.button(page)).toBeDisabled();
    await expectFocusWithin(dialogOf(page, 'Editar Mención'));
    await app.control.release();
    await acceptSaved(page);
    await page
      .getByRole('button', { name: /^Editar\b/ })
      .first()
      .click();
    await dialogOf(page, 'Editar Mención').getByLabel('Mención').fill('Gran escritora');
    await app.control.fault({ method, path, kind: 'status', status: 500 });
    await mention.button(page).click();
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(mention.button(page)).toBeFocused();
  },
);

test(
  "a refused deletion's message is accepted with Enter; what lies behind stays out of reach",
  { tag: ['@SAFE-17:failure'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: '/dashboard/rooms/list' });
    await page
      .getByRole('row', { name: /Cuarto A/ })
      .getByRole('button', { name: 'Eliminar' })
      .press('Enter');
    await buttonOf(page, 'Eliminar Curso', 'Aceptar').press('Enter');
    await expect(dialogOf(page, 'Eliminar Curso')).toHaveCount(0);
    await expect(buttonOf(page, 'Atención', 'Aceptar')).toBeFocused();
    await expectOutOfReach(page);
    await page.keyboard.press('Enter');
    await expectNoDialog(page);
  },
);

test(
  'Escape keeps what was typed in a dialog, for that record alone; Cancelar drops it',
  { tag: ['@SAFE-03:mention', '@SAFE-03:otherRecord', '@SHAR-11:mention'] },
  async ({ page, app }) => {
    const open = (row: number) =>
      page
        .getByRole('button', { name: /^Editar\b/ })
        .nth(row)
        .click();
    await app.signIn('coordinadora');
    for (const [title, form] of [
      ['Editar Mención', mention],
      ['Editar Curso', room],
      ['Editar Asignatura', subject],
    ] as const) {
      await form.open(page);
      await form.fill(page);
      await page.keyboard.press('Escape');
      await expectNoDialog(page);
      await open(1);
      for (const [field, value] of form.typed(page)) await expect(field).not.toHaveValue(value);
      await page.keyboard.press('Escape');
      await open(0);
      await expect(page.getByText(RECOVERED)).toBeVisible();
      for (const [field, value] of form.typed(page)) await expect(field).toHaveValue(value);
      await buttonOf(page, title, 'Cancelar').click();
      await open(0);
      for (const [field, value] of form.typed(page)) await expect(field).not.toHaveValue(value);
      await expect(page.getByText(RECOVERED)).toHaveCount(0);
      await page.keyboard.press('Escape');
    }
  },
);
