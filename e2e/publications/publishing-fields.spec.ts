import type { Page } from '@playwright/test';
import { acceptSaved, dialogOf } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { rooms } from '@fixtures/rooms';
import { subjectsBySchool } from '@fixtures/subjects';
import { openFeed } from './feed-page';
import {
  EVENT,
  HOMEWORK,
  INSTITUTIONAL,
  NOTICE,
  chooseRoom,
  dateOf,
  openForm,
  openRooms,
  openType,
  placeOf,
  publishOf,
  remindersOf,
  roomOf,
  roomsOf,
  sentRequests,
  subjectOf,
  switchOf,
  textOf,
  titleOf,
} from './publishing';

const roomNames = rooms.filter(({ schoolId }) => schoolId === 1).map(({ name }) => name);

/** The rooms that can be chosen; one for all and the groups stand over them. */
async function offeredRooms(page: Page): Promise<string[]> {
  const offered = await roomsOf(page)
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent ?? ''));
  return offered.filter((name) => !['Todos los cursos', 'Preescolar', 'Primaria', 'Secundaria'].includes(name));
}

/** The subjects that can be chosen, without the line that stands for none. */
const offeredSubjects = async (page: Page): Promise<string[]> => (await subjectOf(page).getByRole('option').allTextContents()).slice(1);

const sorted = (names: readonly string[]) => names.toSorted((one, other) => one.localeCompare(other, 'es'));

/** The form has these of the fields that not every type has, and those that every type has. */
async function expectFields(page: Page, own: readonly string[]): Promise<void> {
  for (const field of [
    roomsOf(page),
    titleOf(page),
    textOf(page),
    page.getByLabel('Adjuntar archivos'),
    switchOf(page, 'Permitir comentarios'),
    switchOf(page, 'Permitir reacciones'),
  ])
    await expect(field).toBeAttached();
  for (const label of ['Asignatura', 'Fecha de entrega', 'Evento programado', 'Agregar al calendario'])
    await expect(page.getByRole('main').getByLabel(label)).toHaveCount(own.includes(label) ? 1 : 0);
  await expect(remindersOf(page)).toHaveCount(own.includes('Recordatorios') ? 1 : 0);
}

test(
  'a Teacher’s homework: own rooms and subjects, due today',
  {
    tag: [
      '@POST-08:fields',
      '@POST-08:today',
      '@POST-08:several-rooms',
      '@POST-14:rooms',
      '@POST-14:subjects',
      '@POST-17',
      '@POST-33:comments',
      '@POST-33:reactions',
      '@POST-34:homework',
      '@REMI-01:other-types',
    ],
  },
  async ({ page, app }) => {
    await openForm({ page, app }, 'directora', HOMEWORK);
    await expectFields(page, ['Asignatura', 'Fecha de entrega', 'Agregar al calendario']);
    await expect(dateOf(page, 'Fecha de entrega')).toHaveValue('2026-06-19');
    for (const label of ['Permitir comentarios', 'Permitir reacciones', 'Agregar al calendario']) {
      await expect(switchOf(page, label)).toBeChecked();
      await expect(switchOf(page, label)).toBeEnabled();
    }
    await expect(page.getByLabel('Solo para profesores')).toHaveCount(0);
    await openRooms(page);
    expect(await offeredRooms(page)).toEqual(['Sexto A', 'Sexto B', 'Séptimo A']);
    expect(sorted(await offeredSubjects(page))).toEqual(['Geometría', 'Matemáticas']);
    await expect(subjectOf(page)).toHaveValue('');
    // Several rooms, one subject.
    await roomOf(page, 'Sexto A').check();
    await roomOf(page, 'Séptimo A').check();
    for (const name of ['Sexto A', 'Séptimo A'])
      await expect(page.getByRole('button', { name: `Quitar ${name}`, exact: true })).toBeVisible();
    await app.checkA11y();
    expect(await app.control.calls('GET /api/rooms')).toEqual([]);
    expect(await app.control.calls('GET /api/courses')).toEqual([]);
  },
);

test(
  'an Admin’s institutional post: all rooms and subjects of the school',
  { tag: ['@POST-09', '@POST-13:rooms', '@POST-13:subjects', '@POST-34:institutional', '@REMI-01:other-types'] },
  async ({ page, app }) => {
    await openForm({ page, app }, 'coordinadora', INSTITUTIONAL);
    await expectFields(page, ['Asignatura']);
    await openRooms(page);
    expect(sorted(await offeredRooms(page))).toEqual(sorted(roomNames));
    await expect.poll(async () => sorted(await offeredSubjects(page))).toEqual(sorted(subjectsBySchool[1] ?? []));
    expect(await app.control.calls('GET /api/rooms')).toHaveLength(1);
    expect(await app.control.calls('GET /api/courses')).toHaveLength(1);
    // A post without a day is offered no calendar, and sends none.
    await roomOf(page, 'Sexto A').check();
    await subjectOf(page).selectOption('Biología');
    await titleOf(page).fill('Sin día');
    await app.checkA11y();
    await publishOf(page).click();
    await expect.poll(() => sentRequests(app)).toMatchObject([{ settings: { COMMENTS: true, REACTIONS: true, CALENDAR: false } }]);
  },
);

test(
  'an event shows place, dates and reminders once it is programmed',
  {
    tag: [
      '@POST-10',
      '@POST-12:on',
      '@POST-12:off',
      '@POST-12:to-the-minute',
      '@POST-34:programmed-event',
      '@POST-34:event-not-programmed',
      '@REMI-01:programmed',
    ],
  },
  async ({ page, app }) => {
    await openForm({ page, app }, 'coordinadora', EVENT);
    await expectFields(page, ['Evento programado']);
    const schedule = [placeOf(page), dateOf(page, 'Fecha inicial'), dateOf(page, 'Fecha final'), remindersOf(page)];
    const isProgrammed = switchOf(page, 'Evento programado');
    await expect(isProgrammed).not.toBeChecked();
    for (const field of schedule) await expect(field).toHaveCount(0);
    await isProgrammed.check();
    for (const field of schedule) await expect(field).toBeVisible();
    // It goes on with the place; the times are proposed, and the end goes with the start until another one is chosen.
    await expect(placeOf(page)).toBeFocused();
    const [start, end] = [dateOf(page, 'Fecha inicial'), dateOf(page, 'Fecha final')];
    await expect(start).toHaveValue('2026-06-20T08:00');
    await expect(end).toHaveValue('2026-06-20T09:00');
    await start.fill('2026-06-24T10:30');
    await expect(end).toHaveValue('2026-06-24T11:30');
    await end.fill('2026-06-24T15:00');
    await start.fill('2026-06-23T10:30');
    await expect(end).toHaveValue('2026-06-24T15:00');
    await expectFields(page, ['Evento programado', 'Agregar al calendario', 'Recordatorios']);
    await expect(switchOf(page, 'Agregar al calendario')).toBeChecked();
    // Day, hour and minute, sent with seconds 00.
    await dateOf(page, 'Fecha inicial').fill('2026-06-22T08:05');
    await dateOf(page, 'Fecha final').fill('2026-06-22T09:50');
    await placeOf(page).fill('Coliseo');
    await titleOf(page).fill('Feria');
    await chooseRoom(page, 'Sexto A');
    await app.checkA11y();
    await isProgrammed.uncheck();
    for (const field of schedule) await expect(field).toHaveCount(0);
    await expectFields(page, ['Evento programado']);
    await isProgrammed.check();
    await publishOf(page).click();
    await expect
      .poll(() => sentRequests(app))
      .toMatchObject([{ startDate: '2026-06-22 08:05:00', endDate: '2026-06-22 09:50:00', settings: { CALENDAR: true } }]);
  },
);

test(
  'a notice has rooms, title and description; its settings are sent as they are set',
  { tag: ['@POST-11', '@POST-33:as-set', '@POST-34:notice', '@REMI-01:other-types'] },
  async ({ page, app }) => {
    await openForm({ page, app }, 'directora', NOTICE);
    await expectFields(page, []);
    await chooseRoom(page, 'Sexto B');
    await titleOf(page).fill('Sin comentarios');
    await switchOf(page, 'Permitir comentarios').uncheck();
    await switchOf(page, 'Permitir reacciones').uncheck();
    await publishOf(page).click();
    await expect.poll(() => sentRequests(app)).toMatchObject([{ settings: { COMMENTS: false, REACTIONS: false, CALENDAR: false } }]);
  },
);

test(
  'a publication for teachers only takes no rooms',
  { tag: ['@POST-16:emptied', '@POST-16:institutional', '@POST-16:undone', '@POST-18:teachers-only'] },
  async ({ page, app }) => {
    await openForm({ page, app }, 'coordinadora', INSTITUTIONAL);
    await chooseRoom(page, 'Sexto A');
    const teachersOnly = switchOf(page, 'Solo para profesores');
    await expect(teachersOnly).not.toBeChecked();
    await teachersOnly.check();
    const choose = roomsOf(page).getByRole('button', { name: /Elegir cursos$/ });
    await expect(choose).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Quitar Sexto A', exact: true })).toHaveCount(0);
    await expect(roomOf(page, 'Sexto A')).toBeHidden();
    await titleOf(page).fill('Reunión de área');
    // The subject is asked for all the same.
    await publishOf(page).click();
    await expect(subjectOf(page)).toHaveAccessibleDescription('Seleccione una opción');
    await expect(roomsOf(page)).toHaveAccessibleDescription('');
    expect(await sentRequests(app)).toEqual([]);
    await app.checkA11y();
    await subjectOf(page).selectOption('Química');
    await publishOf(page).click();
    await expect.poll(() => sentRequests(app)).toMatchObject([{ rooms: [] }]);
    await acceptSaved(page);
    // Undone, the rooms are asked for again.
    await openType(page, NOTICE);
    await teachersOnly.check();
    await expect(choose).toBeDisabled();
    await teachersOnly.uncheck();
    await expect(choose).toBeEnabled();
    await titleOf(page).fill('Reunión de área');
    await publishOf(page).click();
    await expect(roomsOf(page)).toHaveAccessibleDescription('Seleccione una opción');
    expect(await sentRequests(app)).toHaveLength(1);
  },
);

test(
  'rooms and subjects that do not come can be asked for again',
  { tag: ['@POST-13:rooms', '@POST-13:subjects'] },
  async ({ page, app }) => {
    const faults = ['/api/rooms', '/api/courses'].map((path) => ({ method: 'GET', path, kind: 'status', status: 500 }) as const);
    await openFeed({ page, app }, 'coordinadora', { faults });
    await page.getByRole('button', { name: 'Crear Publicación' }).click();
    await page.getByRole('main').getByRole('button', { name: INSTITUTIONAL }).click();
    // Both have failed: the later one would open the message anew.
    for (const what of ['los cursos', 'las asignaturas']) await expect(page.getByText(`No se pudieron cargar ${what}.`)).toBeAttached();
    await dialogOf(page, 'Atención').getByRole('button', { name: 'Aceptar' }).click();
    await page.getByRole('button', { name: 'Elegir cursos' }).click();
    await expect(page.getByText('No se pudieron cargar los cursos.')).toBeVisible();
    await expect(page.getByText('No se pudieron cargar las asignaturas.')).toBeVisible();
    await app.checkA11y();
    await app.control.fault();
    await page.getByRole('button', { name: 'Reintentar' }).first().click();
    await page.getByRole('button', { name: 'Reintentar' }).last().click();
    await expect(roomOf(page, 'Sexto A')).toBeVisible();
    await expect(subjectOf(page).getByRole('option', { name: 'Química' })).toBeAttached();
  },
);

test.describe('a browser in Tokyo, where it is the day after Bogotá’s and UTC’s', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test(
    'homework is due on the browser’s own day at the earliest, and is published at its own moment',
    { tag: ['@POST-08:zone', '@POST-22:zone', '@POST-32:zone'] },
    async ({ page, app }) => {
      await openForm({ page, app }, 'directora', HOMEWORK);
      const due = dateOf(page, 'Fecha de entrega');
      await expect(due).toHaveValue('2026-06-20');
      await chooseRoom(page, 'Sexto A');
      await subjectOf(page).selectOption('Geometría');
      await titleOf(page).fill('Guía de ángulos');
      await due.fill('2026-06-19');
      await publishOf(page).click();
      await expect(due).toHaveAccessibleDescription('La fecha no puede ser anterior a hoy');
      expect(await sentRequests(app)).toEqual([]);
      await due.fill('2026-06-20');
      await publishOf(page).click();
      await expect
        .poll(() => sentRequests(app))
        .toMatchObject([{ dueDate: '2026-06-20 23:59:59', date: expect.stringMatching(/^2026-06-20 00:0/) as unknown }]);
    },
  );
});
