import { TEACHER_FEED, answering, postOf } from '@e2e/support/post-factory';
import { acceptFailure, expectSaved, goWithin } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { cardOf, teacherIdOf } from './feed-page';
import { textOf } from './rich-text';
import {
  MATEMATICAS,
  SAVE,
  SEXTO_A,
  acceptSavedPost,
  addReminderOf,
  chooseRooms,
  fillEvent,
  lastParts,
  lastRequest,
  openForm,
  publishOf,
  reminderBodies,
  reminderOf,
  switchOf,
  titleOf,
} from './publication-save';

test(
  'a Teacher’s homework travels whole, as one JSON part of a multipart call',
  {
    tag: [
      '@POST-26',
      '@POST-27:homework',
      '@POST-28:homework',
      '@POST-29:teacher',
      '@POST-32:moment',
      '@POST-32:due-date',
      '@POST-33:comments',
      '@POST-33:reactions',
      '@POST-34:homework',
      '@POST-19:trimmed',
    ],
  },
  async ({ page, app }) => {
    await openForm({ page, app }, 'directora', 'Tarea para el Curso');
    await chooseRooms(page, 'Sexto A');
    await page.getByLabel('Asignatura').selectOption('Matemáticas');
    await titleOf(page).fill('  Taller de fracciones ');
    await textOf(page).fill('Con compás.');
    const due = page.getByLabel('Fecha de entrega');
    for (const [words, day] of [
      ['Mañana', '2026-06-20'],
      ['En una semana', '2026-06-26'],
    ] as const) {
      await page.getByRole('button', { name: words }).click();
      await expect(due).toHaveValue(day);
    }
    for (const name of ['Permitir comentarios', 'Permitir reacciones', 'Agregar al calendario'])
      await expect(switchOf(page, name)).toBeChecked();
    // The moment of publishing is not the one at which the form was opened.
    await page.clock.fastForward('03:00');
    await publishOf(page).click();
    await expectSaved(page);

    const [call, ...more] = await app.control.calls(SAVE);
    expect(more).toEqual([]);
    expect(call?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect((await lastParts(app)).map(({ name, type }) => ({ name, type }))).toEqual([{ name: 'postRequest', type: 'application/json' }]);
    const request = await lastRequest(app);
    expect(request).toEqual({
      id: null,
      postType: 'HOMEWORK',
      title: 'Taller de fracciones',
      description: '<p>Con compás.</p>',
      rooms: [SEXTO_A],
      subjectId: MATEMATICAS,
      date: expect.stringMatching(/^2026-06-19 10:0[34]:\d\d$/) as unknown,
      publishDate: request['date'],
      dueDate: '2026-06-26 23:59:59',
      isProgrammed: false,
      place: '',
      startDate: '',
      endDate: '',
      settings: { COMMENTS: true, REACTIONS: true, CALENDAR: true },
      images: [],
      videos: [],
      files: [],
      teacherId: 11,
    });
  },
);

test(
  'an event not programmed sends neither place nor dates, even if they were filled in',
  {
    tag: [
      '@POST-28:event',
      '@POST-29:admin',
      '@POST-30:filled-before',
      '@POST-34:event-not-programmed',
      '@POST-27:event',
      '@REMI-01:not-programmed',
      '@REMI-07:not-programmed',
      '@POST-16:event',
    ],
  },
  async ({ page, app }) => {
    await openForm({ page, app }, 'coordinadora', 'Evento Escolar');
    await expect(addReminderOf(page)).toHaveCount(0);
    await expect(switchOf(page, 'Agregar al calendario')).toHaveCount(0);
    await fillEvent(page, 'Clausura');
    await addReminderOf(page).click();
    await expect(switchOf(page, 'Agregar al calendario')).toBeChecked();
    // What is wrong in a field that is no longer there stops nothing.
    await reminderOf(page, 1).getByLabel('Cantidad').fill('');
    await switchOf(page, 'Evento programado').uncheck();
    await expect(addReminderOf(page)).toHaveCount(0);
    await publishOf(page).click();
    await acceptSavedPost(page);

    const request = await lastRequest(app);
    expect(request).toMatchObject({ name: 'Clausura', managerId: 1, subjectId: null, rooms: [] });
    expect(request).toMatchObject({ isProgrammed: false, place: '', startDate: '', endDate: '' });
    expect(request['settings']).toEqual({ COMMENTS: true, REACTIONS: true, CALENDAR: false });
    expect(request).not.toHaveProperty('title');
    expect(request).not.toHaveProperty('teacherId');
    expect(await reminderBodies(app)).toEqual([]);
  },
);

test(
  'a programmed event sends place, start and end as entered',
  { tag: ['@POST-31', '@POST-34:programmed-event', '@REMI-07:none', '@REMI-07:taken-out'] },
  async ({ page, app }) => {
    await openForm({ page, app }, 'coordinadora', 'Evento Escolar');
    await fillEvent(page, 'Feria');
    // One that is taken out again is none, though a save that failed had it.
    await addReminderOf(page).click();
    await app.control.fault({ method: 'PUT', path: '/api/posts', kind: 'status', status: 409, message: 'Ahora no.' });
    await publishOf(page).click();
    await acceptFailure(page, 'Ahora no.');
    await app.control.fault();
    await reminderOf(page, 1)
      .getByRole('button', { name: /^Quitar\b/ })
      .click();
    await switchOf(page, 'Agregar al calendario').uncheck();
    await switchOf(page, 'Permitir reacciones').uncheck();
    await publishOf(page).click();
    await acceptSavedPost(page);
    expect(await lastRequest(app)).toMatchObject({
      isProgrammed: true,
      place: 'Coliseo',
      startDate: '2026-07-17 08:00:00',
      endDate: '2026-07-17 12:00:00',
      settings: { COMMENTS: true, REACTIONS: false, CALENDAR: false },
    });
    expect(await reminderBodies(app)).toEqual([]);
  },
);

test(
  'an institutional post carries its subject and stands in no calendar',
  { tag: ['@POST-27:institutional', '@POST-28:institutional', '@POST-34:institutional', '@POST-16:institutional'] },
  async ({ page, app }) => {
    await openForm({ page, app }, 'coordinadora', 'Información Institucional');
    await titleOf(page).fill('Horario de refuerzo');
    await switchOf(page, 'Solo para profesores').check();
    await page.getByLabel('Asignatura').selectOption('Matemáticas');
    await switchOf(page, 'Permitir comentarios').uncheck();
    await expect(switchOf(page, 'Agregar al calendario')).toHaveCount(0);
    await publishOf(page).click();
    await acceptSavedPost(page);
    expect(await lastRequest(app)).toMatchObject({
      postType: 'INSTITUTIONAL',
      title: 'Horario de refuerzo',
      rooms: [],
      subjectId: MATEMATICAS,
      settings: { COMMENTS: false, REACTIONS: true, CALENDAR: false },
    });
    expect(await lastRequest(app)).not.toHaveProperty('name');
  },
);

test(
  'where the school has no comments none can be allowed',
  { tag: ['@POST-33:school-without-comments', '@POST-27:notice', '@POST-28:notice', '@POST-34:notice'] },
  async ({ page, app }) => {
    await openForm({ page, app }, 'directo', 'Comunicados');
    await expect(switchOf(page, 'Permitir comentarios')).not.toBeChecked();
    await expect(switchOf(page, 'Permitir comentarios')).toBeDisabled();
    await expect(switchOf(page, 'Permitir reacciones')).toBeChecked();
    await expect(switchOf(page, 'Agregar al calendario')).toHaveCount(0);
    await app.checkA11y();
    await chooseRooms(page, 'Cuarto y quinto');
    await titleOf(page).fill('Salida');
    await publishOf(page).click();
    await expectSaved(page);
    expect(await lastRequest(app)).toMatchObject({ subjectId: null, settings: { COMMENTS: false, REACTIONS: true, CALENDAR: false } });
    expect(await lastRequest(app)).not.toHaveProperty('name');
    // Nor in one that has them, from when the school had; it has them again once the school does.
    const post = postOf({ id: 1, teacherId: teacherIdOf('docente@ceibaalta.example'), managerId: null });
    // The list has been read anew: it would take the answer.
    await acceptSavedPost(page);
    await expect(cardOf(page, 'Salida')).toBeVisible();
    expect(post.settings.COMMENTS).toBe(true);
    await app.control.fault(...answering(TEACHER_FEED, [post]));
    await goWithin(page, `/dashboard/publications/${post.id}`);
    await expect(switchOf(page, 'Permitir reacciones')).toBeChecked();
    await expect(switchOf(page, 'Permitir comentarios')).not.toBeChecked();
    await expect(switchOf(page, 'Permitir comentarios')).toBeDisabled();
    await page.getByRole('button', { name: 'Editar Publicación' }).click();
    await expect.poll(async () => (await app.control.calls(SAVE)).length).toBe(2);
    expect(await lastRequest(app)).toMatchObject({ id: post.id, settings: { COMMENTS: true, REACTIONS: true } });
  },
);
