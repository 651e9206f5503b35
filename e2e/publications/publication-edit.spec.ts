import type { Page } from '@playwright/test';
import { ADMIN_FEED, TEACHER_FEED, answering, postOf } from '@e2e/support/post-factory';
import { RECOVERED, acceptFailure, expectNoDialog, expectSaved, goWithin, keptInTab, openEntry, type Visit } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import type { PersonKey } from '@fixtures/people';
import { publications } from '@fixtures/publications';
import type { Fault } from '@mocks/control/demo-state';
import { choose, expectListed, pdf } from './attachment-choice';
import { cardOf, findCard, teacherIdOf } from './feed-page';
import { textOf } from './rich-text';
import {
  MATEMATICAS,
  SAVE,
  acceptSavedPost,
  chooseRooms,
  lastRequest,
  placeOf,
  reminderOf,
  saveEditOf,
  switchOf,
  titleOf,
} from './publication-save';

const MAURICIO = teacherIdOf('mauricio.tovar@yarumos.example');
const LIST = '/dashboard/publications/list';
const addressOf = (id: number | string) => `/dashboard/publications/${id}`;

interface Opening {
  readonly school?: string;
  readonly faults?: Fault[];
}

/** Signs in at the edit form of that post. */
async function openEdit({ page, app }: Visit, who: PersonKey, id: number, opening: Opening = {}): Promise<void> {
  await app.signIn(who, { ...opening, at: addressOf(id) });
  await expect(saveEditOf(page)).toBeVisible();
}

const roomTags = (page: Page) => page.getByRole('group', { name: 'Cursos' }).getByRole('button', { name: /^Quitar / });

test(
  'an event opens with all that was saved, and its type stays; without a title it is refused',
  { tag: ['@POST-42:event', '@POST-42:type', '@POST-19:edit', '@POST-28:edit', '@REMI-08:shown'] },
  async ({ page, app }) => {
    await openEdit({ page, app }, 'coordinadora', publications.scienceFair.id);
    await expect(titleOf(page)).toHaveValue(publications.scienceFair.title);
    await expect(textOf(page)).not.toHaveText('');
    await expect(roomTags(page)).not.toHaveCount(0);
    await expect(switchOf(page, 'Solo para profesores')).not.toBeChecked();
    await expect(switchOf(page, 'Evento programado')).toBeChecked();
    await expect(placeOf(page)).toHaveValue('Coliseo del colegio');
    await expect(page.getByLabel('Fecha inicial')).toHaveValue('2026-07-17T08:00');
    await expect(page.getByLabel('Fecha final')).toHaveValue('2026-07-17T12:00');
    for (const [number, quantity, unit] of [
      [1, '1', 'DAYS'],
      [2, '2', 'HOURS'],
    ] as const) {
      await expect(reminderOf(page, number).getByLabel('Cantidad')).toHaveValue(quantity);
      await expect(reminderOf(page, number).getByLabel('Unidad')).toHaveValue(unit);
    }
    await expectListed(page, 'feria.svg', 'feria-ciencia.mp4', 'plano-de-puestos.pdf', 'inscripcion-de-proyectos.xlsx');
    for (const type of ['Información Institucional', 'Comunicados', 'Tarea para el Curso'])
      await expect(page.getByText(type, { exact: true })).toHaveCount(0);
    await titleOf(page).fill('   ');
    await saveEditOf(page).click();
    await expect(titleOf(page)).toHaveAccessibleDescription('Este campo es requerido');
    expect(await app.control.calls(SAVE)).toEqual([]);
    await titleOf(page).fill(' Otro nombre ');
    await saveEditOf(page).click();
    await expectSaved(page);
    expect(await lastRequest(app)).toMatchObject({ postType: 'EVENT', name: 'Otro nombre' });
  },
);

test('homework opens with its subject, day and settings', { tag: ['@POST-42:homework', '@POST-42:settings'] }, async ({ page, app }) => {
  const post = postOf({
    id: publications.cellModel.id,
    postType: 'HOMEWORK',
    title: 'Tarea',
    description: '<p>Con <strong>lupa</strong>.</p>',
    teacherId: MAURICIO,
    managerId: null,
    rooms: [{ id: 9, name: 'Sexto A', roomAcronyms: '6A' }],
    subjectId: 1,
    subjectName: 'Ciencias naturales',
    dueDate: '2026-07-08 23:59:59',
    settings: { COMMENTS: false, REACTIONS: true, CALENDAR: false },
  });
  await openEdit({ page, app }, 'docente', post.id, { faults: answering(TEACHER_FEED, [post]) });
  await expect(titleOf(page)).toHaveValue('Tarea');
  await expect(textOf(page).getByText('lupa')).toHaveCSS('font-weight', '700');
  await expect(roomTags(page)).toHaveCount(1);
  await expect(page.getByLabel('Asignatura').getByRole('option', { selected: true })).toHaveText('Ciencias naturales');
  await expect(page.getByLabel('Fecha de entrega')).toHaveValue('2026-07-08');
  await expect(switchOf(page, 'Permitir comentarios')).not.toBeChecked();
  await expect(switchOf(page, 'Permitir reacciones')).toBeChecked();
  await expect(switchOf(page, 'Agregar al calendario')).not.toBeChecked();
});

test(
  'a manager’s post without rooms opens for teachers only',
  { tag: ['@POST-42:teachers-only', '@POST-42:notice'] },
  async ({ page, app }) => {
    await openEdit({ page, app }, 'coordinadora', publications.gradebookClosing.id);
    await expect(switchOf(page, 'Solo para profesores')).toBeChecked();
    await expect(switchOf(page, 'Permitir reacciones')).not.toBeChecked();
    await expect(page.getByRole('button', { name: 'Elegir cursos' })).toBeDisabled();
    await saveEditOf(page).click();
    await expectSaved(page);
    expect(await lastRequest(app)).toMatchObject({ rooms: [] });
  },
);

test(
  'a room and a subject no longer offered stay until they are taken out; another subject comes back after a reload',
  { tag: ['@POST-42:room-no-longer-offered', '@POST-42:subject-no-longer-offered', '@POST-37:edit', '@SAFE-03:publicationEdit'] },
  async ({ page, app }) => {
    // Neither is this teacher's any more.
    const post = postOf({
      id: publications.cellModel.id,
      postType: 'HOMEWORK',
      title: 'Tarea',
      teacherId: MAURICIO,
      managerId: null,
      rooms: [{ id: 15, name: 'Undécimo A', roomAcronyms: '11A' }],
      subjectId: MATEMATICAS,
      subjectName: 'Matemáticas',
      dueDate: '2026-07-08 23:59:59',
    });
    await openEdit({ page, app }, 'docente', post.id, { faults: answering(TEACHER_FEED, [post]) });
    await chooseRooms(page, 'Sexto A');
    await expect(page.getByRole('button', { name: 'Quitar Undécimo A' })).toBeVisible();
    await expect(page.getByLabel('Asignatura').getByRole('option', { selected: true })).toHaveText('Matemáticas');
    await app.control.fault(...answering(TEACHER_FEED, [post]), { method: 'PUT', path: ADMIN_FEED, kind: 'status', status: 500 });
    await saveEditOf(page).click();
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(titleOf(page)).toHaveValue('Tarea');
    await expect(saveEditOf(page)).toBeEnabled();
    const kept = await lastRequest(app);
    expect(kept).toMatchObject({ subjectId: MATEMATICAS });
    expect(new Set(kept['rooms'] as number[])).toEqual(new Set([9, 15]));

    await app.control.fault();
    await page.getByRole('button', { name: 'Quitar Undécimo A' }).click();
    const subject = page.getByLabel('Asignatura');
    await subject.selectOption('Biología');
    await page.reload();
    await expect(page.getByText(RECOVERED)).toBeVisible();
    await expect(subject.getByRole('option', { selected: true })).toHaveText('Biología');
    await saveEditOf(page).click();
    await expectSaved(page);
    const changed = await lastRequest(app);
    expect(changed['rooms']).toEqual([9]);
    expect(changed['subjectId']).not.toBe(MATEMATICAS);
  },
);

test(
  'what was typed goes over what others stored since, where something was typed',
  { tag: ['@SAFE-03:publicationEdit'] },
  async ({ page, app }) => {
    const before = postOf({ id: publications.gradebookClosing.id, title: 'Planillas', description: 'Hasta el lunes.', rooms: [] });
    await openEdit({ page, app }, 'coordinadora', before.id, { faults: answering(ADMIN_FEED, [before]) });
    await titleOf(page).fill('Cierre de planillas');
    await choose(page, pdf('plano.pdf'));
    await expectListed(page, 'plano.pdf');
    const files = [{ id: 90_001, name: 'acta.pdf', url: 'https://colegio.example/acta.pdf' }];
    await app.control.fault(...answering(ADMIN_FEED, [{ ...before, title: 'Las planillas', description: 'Hasta el martes.', files }]));
    await page.reload();
    await expect(page.getByText(RECOVERED)).toBeVisible();
    await expect(titleOf(page)).toHaveValue('Cierre de planillas');
    await expect(textOf(page)).toHaveText('Hasta el martes.');
    // Left out it would be taken from the publication (FILE-13).
    await expectListed(page, 'acta.pdf');
    await saveEditOf(page).click();
    await expectSaved(page);
    expect(await lastRequest(app)).toMatchObject({
      files,
      title: 'Cierre de planillas',
      description: expect.stringContaining('Hasta el martes.'),
    });
  },
);

test(
  'an edit by another manager keeps dates, author and formatting',
  { tag: ['@POST-44:other-manager', '@POST-44:formatting', '@POST-35:edit', '@POST-36:edit', '@POST-42:institutional'] },
  async ({ page, app }) => {
    await openEdit({ page, app }, 'dos-colegios', publications.reportDelivery.id, { school: 'Colegio Mirador de los Yarumos' });
    await expect(page.getByLabel('Asignatura').getByRole('option', { selected: true })).toHaveText('Ética y valores');
    await expect(titleOf(page)).toHaveValue(publications.reportDelivery.title);
    await titleOf(page).fill('Entrega de informes, segunda fecha');
    await saveEditOf(page).click();
    await acceptSavedPost(page);
    await expect(page).toHaveURL(LIST);

    const request = await lastRequest(app);
    const wasPublished = '2026-06-12 08:55:00';
    expect(request).toMatchObject({ id: 9, managerId: 1, date: wasPublished, publishDate: wasPublished });
    expect(request).not.toHaveProperty('teacherId');
    // The list begins again, with what was saved.
    const card = await findCard(page, 'Entrega de informes, segunda fecha');
    await expect(card.getByRole('link', { name: 'la página del colegio' })).toHaveAttribute(
      'href',
      'https://yarumos.example/entrega-de-informes',
    );
    await expect(card.getByRole('listitem').first()).toBeVisible();
    await expect(cardOf(page, publications.reportDelivery.title)).toHaveCount(0);
  },
);

const editPast = async ({ page, app }: Visit, others: Record<string, string>) => {
  for (const [label, other] of Object.entries(others)) {
    const field = page.getByLabel(label);
    const own = await field.inputValue();
    // Another day that is past is refused, the saved one is not.
    await field.fill(other);
    await saveEditOf(page).click();
    await expect(field).toHaveAccessibleDescription('La fecha no puede ser anterior a hoy');
    expect(await app.control.calls(SAVE)).toEqual([]);
    await field.fill(own);
    await expect(field).toHaveAccessibleDescription('');
  }
  await saveEditOf(page).click();
  await expectSaved(page);
};

test('the past dates of an event pass when left as they were', { tag: ['@POST-45:start', '@POST-45:end'] }, async ({ page, app }) => {
  const schedule = { place: 'Coliseo', startDate: '2026-06-10 08:00:30', endDate: '2026-06-10 12:00:00' };
  const post = postOf({ id: publications.scienceFair.id, postType: 'EVENT', name: 'Feria', rooms: [], isProgrammed: true, ...schedule });
  await openEdit({ page, app }, 'coordinadora', post.id, { faults: answering(ADMIN_FEED, [post]) });
  await editPast({ page, app }, { 'Fecha inicial': '2026-06-09T08:00', 'Fecha final': '2026-06-11T12:00' });
  expect(await lastRequest(app)).toMatchObject(schedule);
});

test('the past day of homework passes when left as it was', { tag: ['@POST-45:due-date', '@POST-44:teacher'] }, async ({ page, app }) => {
  const post = postOf({
    id: publications.cellModel.id,
    postType: 'HOMEWORK',
    title: 'Tarea',
    teacherId: MAURICIO,
    managerId: null,
    rooms: [{ id: 9, name: 'Sexto A', roomAcronyms: '6A' }],
    subjectId: 1,
    subjectName: 'Ciencias naturales',
    date: '2026-06-01 07:30:00',
    publishDate: '2026-06-01 07:31:00',
    dueDate: '2026-06-10 23:59:59',
  });
  await openEdit({ page, app }, 'docente', post.id, { faults: answering(TEACHER_FEED, [post]) });
  await editPast({ page, app }, { 'Fecha de entrega': '2026-06-18' });
  const request = await lastRequest(app);
  expect(request).toMatchObject({ dueDate: post.dueDate, date: post.date, publishDate: post.publishDate, teacherId: MAURICIO });
  expect(request).not.toHaveProperty('managerId');
});

for (const [who, role, ids] of [
  // One that is nobody's, no id at all, and one that is another's.
  ['coordinadora', 'admin', [999_999, 'nueva', publications.cellModel.id]],
  ['docente', 'teacher', [999_999, publications.evaluationSummary.id]],
] as const) {
  test(
    `${who} is told of a post that is not there or not to be edited`,
    { tag: [`@POST-46:${role}-unknown`, `@POST-46:${role}-of-others`, '@SAFE-22:publications'] },
    async ({ page, app }) => {
      for (const [index, id] of ids.entries()) {
        if (index === 0) await app.signIn(who, { at: addressOf(id) });
        else await goWithin(page, addressOf(id));
        await acceptFailure(page, 'No se encontró la publicación');
        await expect(page).toHaveURL(LIST);
        await expect(page.getByRole('article').first()).toBeVisible();
        await expectNoDialog(page);
      }
      // One that cannot be read is there all the same.
      const path = role === 'admin' ? ADMIN_FEED : TEACHER_FEED;
      await app.control.fault({ method: 'GET', path, kind: 'answer', body: { posts: [{ id: 1 }] } });
      await goWithin(page, addressOf(1));
      await acceptFailure(page, 'Ha ocurrido un error inesperado');
      await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    },
  );
}

test(
  "'Cancelar' and the menu's entry leave an edit without asking and drop what was entered",
  { tag: ['@POST-06:edit', '@SAFE-04:publicationEdit'] },
  async ({ page, app }) => {
    const { id, title } = publications.evaluationSummary;
    await openEdit({ page, app }, 'coordinadora', id);
    await titleOf(page).fill('A medio escribir');
    await expect.poll(() => keptInTab(page)).toContain('A medio escribir');
    await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
    await expect(page).toHaveURL(LIST);
    await expectNoDialog(page);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await keptInTab(page)).not.toContain('A medio escribir');
    await goWithin(page, addressOf(id));
    await expect(titleOf(page)).toHaveValue(title);
    await titleOf(page).fill('A medio escribir');
    await expect.poll(() => keptInTab(page)).toContain('A medio escribir');
    await openEntry(page, 'Publicaciones');
    await expect(page).toHaveURL(LIST);
    await expectNoDialog(page);
    await expect.poll(() => keptInTab(page)).not.toContain('A medio escribir');
    expect(await app.control.calls(SAVE)).toEqual([]);
  },
);
