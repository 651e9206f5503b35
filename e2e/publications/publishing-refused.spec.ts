import { leave } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import {
  CHOOSE,
  EVENT,
  HOMEWORK,
  INSTITUTIONAL,
  IN_THE_PAST,
  NOTICE,
  REQUIRED,
  SAVE,
  cancelOf,
  chooseRoom,
  dateOf,
  expectMessage,
  openForm,
  openType,
  placeOf,
  publishOf,
  roomsOf,
  sentRequests,
  subjectOf,
  switchOf,
  textOf,
  titleOf,
} from './publishing';

const END_BEFORE_START = 'La fecha final no puede ser anterior a la fecha inicial';
/** The clock of every test stands at this day. */
const TODAY = '2026-06-19';
const YESTERDAY = '2026-06-18';

test(
  'an empty form is refused at every field that is required, and nothing is sent',
  {
    tag: [
      '@POST-15:institutional',
      '@POST-15:event',
      '@POST-15:notice',
      '@POST-18:institutional',
      '@POST-19:institutional',
      '@POST-19:event',
      '@POST-19:notice',
      '@POST-21:description',
      '@POST-25:publishing',
    ],
  },
  async ({ page, app }) => {
    await openForm({ page, app }, 'coordinadora', INSTITUTIONAL);
    for (const type of [INSTITUTIONAL, EVENT, NOTICE]) {
      if (type !== INSTITUTIONAL) await openType(page, type);
      await expect(page.getByText(CHOOSE)).toHaveCount(0);
      await publishOf(page).click();
      await expectMessage(roomsOf(page), CHOOSE);
      await expectMessage(titleOf(page), REQUIRED);
      if (type === INSTITUTIONAL) await expectMessage(subjectOf(page), CHOOSE);
      // The description is none of them.
      await expect(textOf(page)).toHaveAttribute('aria-invalid', 'false');
      await expect(page.getByText(REQUIRED, { exact: true })).toHaveCount(1);
      // The keyboard goes on at the first one.
      await expect(roomsOf(page).getByRole('button', { name: 'Elegir cursos' })).toBeFocused();
      if (type === INSTITUTIONAL) await app.checkA11y();
      await cancelOf(page).click();
    }
    expect(await app.control.calls(SAVE)).toEqual([]);
  },
);

test(
  'homework without room, subject, title or due date is refused',
  {
    tag: [
      '@POST-15:homework',
      '@POST-18:homework',
      '@POST-19:homework',
      '@POST-19:blank',
      '@POST-19:trimmed',
      '@POST-21:due-date',
      '@POST-21:description',
    ],
  },
  async ({ page, app }) => {
    await openForm({ page, app }, 'directora', HOMEWORK);
    await dateOf(page, 'Fecha de entrega').fill('');
    await titleOf(page).fill('   ');
    await publishOf(page).click();
    await expectMessage(roomsOf(page), CHOOSE);
    await expectMessage(subjectOf(page), CHOOSE);
    await expectMessage(titleOf(page), REQUIRED);
    await expectMessage(dateOf(page, 'Fecha de entrega'), REQUIRED);
    expect(await app.control.calls(SAVE)).toEqual([]);
    // Each message goes with what it asks for; the description is never asked for.
    await chooseRoom(page, 'Sexto A');
    await expectMessage(roomsOf(page), '');
    await subjectOf(page).selectOption('Geometría');
    await expectMessage(subjectOf(page), '');
    await dateOf(page, 'Fecha de entrega').fill(TODAY);
    await expectMessage(dateOf(page, 'Fecha de entrega'), '');
    await publishOf(page).click();
    await expect(titleOf(page)).toBeFocused();
    expect(await app.control.calls(SAVE)).toEqual([]);
    await titleOf(page).fill('  Guía de ángulos \t');
    await expectMessage(titleOf(page), '');
    await publishOf(page).click();
    await expect.poll(() => sentRequests(app)).toMatchObject([{ title: 'Guía de ángulos', description: '' }]);
  },
);

test('the message of a field shows on leaving it and goes when it is mended', { tag: ['@POST-25:leaving'] }, async ({ page, app }) => {
  await openForm({ page, app }, 'directora', HOMEWORK);
  const title = titleOf(page);
  await title.focus();
  await expectMessage(title, '');
  await leave(page);
  await expectMessage(title, REQUIRED);
  // Nothing is said of fields that nobody was in yet.
  await expectMessage(subjectOf(page), '');
  await expectMessage(roomsOf(page), '');
  await title.fill('Con título');
  await expectMessage(title, '');
  await subjectOf(page).focus();
  await leave(page);
  await expectMessage(subjectOf(page), CHOOSE);
  await roomsOf(page).getByRole('button', { name: 'Elegir cursos' }).focus();
  await leave(page);
  await expectMessage(roomsOf(page), CHOOSE);
  await dateOf(page, 'Fecha de entrega').fill(YESTERDAY);
  await expectMessage(dateOf(page, 'Fecha de entrega'), '');
  await dateOf(page, 'Fecha de entrega').blur();
  await expectMessage(dateOf(page, 'Fecha de entrega'), IN_THE_PAST);
});

test(
  'homework is due today at the earliest',
  { tag: ['@POST-22:yesterday', '@POST-22:today', '@POST-25:publishing'] },
  async ({ page, app }) => {
    await openForm({ page, app }, 'directora', HOMEWORK);
    const due = dateOf(page, 'Fecha de entrega');
    await chooseRoom(page, 'Sexto A');
    await subjectOf(page).selectOption('Geometría');
    await titleOf(page).fill('Guía de ángulos');
    await due.fill(YESTERDAY);
    await publishOf(page).click();
    await expectMessage(due, IN_THE_PAST);
    await expect(due).toBeFocused();
    expect(await app.control.calls(SAVE)).toEqual([]);
    await app.checkA11y();
    await due.fill(TODAY);
    await expectMessage(due, '');
    await publishOf(page).click();
    await expect.poll(() => sentRequests(app)).toMatchObject([{ dueDate: `${TODAY} 23:59:59` }]);
  },
);

test(
  'a programmed event asks for place, start and end, until it is no longer programmed',
  { tag: ['@POST-20', '@POST-21:start', '@POST-21:end', '@POST-25:publishing', '@POST-25:leaving', '@POST-30:never-filled'] },
  async ({ page, app }) => {
    await openForm({ page, app }, 'directora', EVENT);
    await chooseRoom(page, 'Sexto A');
    await titleOf(page).fill('Feria de la ciencia');
    await switchOf(page, 'Evento programado').check();
    await placeOf(page).fill('   ');
    const asked = [placeOf(page), dateOf(page, 'Fecha inicial'), dateOf(page, 'Fecha final')];
    // On leaving each of them, and of that one alone.
    for (const [index, field] of asked.entries()) {
      await field.focus();
      // The times are proposed.
      if (index > 0) await field.fill('');
      await expectMessage(field, '');
      await field.blur();
      await expect(page.getByText(REQUIRED, { exact: true })).toHaveCount(index + 1);
      await expectMessage(field, REQUIRED);
    }
    await publishOf(page).click();
    for (const field of asked) await expectMessage(field, REQUIRED);
    await expect(placeOf(page)).toBeFocused();
    expect(await app.control.calls(SAVE)).toEqual([]);
    await app.checkA11y();
    await switchOf(page, 'Evento programado').uncheck();
    await publishOf(page).click();
    await expect.poll(() => sentRequests(app)).toMatchObject([{ isProgrammed: false, place: '', startDate: '', endDate: '' }]);
  },
);

test(
  'an event is neither past nor over before it begins',
  { tag: ['@POST-23:start', '@POST-23:end', '@POST-23:today', '@POST-24:before', '@POST-24:equal', '@POST-25:publishing'] },
  async ({ page, app }) => {
    await openForm({ page, app }, 'directora', EVENT);
    await chooseRoom(page, 'Sexto A');
    await titleOf(page).fill('Feria de la ciencia');
    await switchOf(page, 'Evento programado').check();
    await placeOf(page).fill('Coliseo');
    const start = dateOf(page, 'Fecha inicial');
    const end = dateOf(page, 'Fecha final');
    for (const [from, to, ofStart, ofEnd] of [
      [`${YESTERDAY}T23:59`, `${YESTERDAY}T23:59`, IN_THE_PAST, IN_THE_PAST],
      [`${YESTERDAY}T10:00`, `${TODAY}T10:00`, IN_THE_PAST, ''],
      [`${TODAY}T10:00`, `${YESTERDAY}T10:00`, '', IN_THE_PAST],
      [`${TODAY}T10:00`, `${TODAY}T09:59`, '', END_BEFORE_START],
      ['2026-06-30T10:00', '2026-06-29T10:00', '', END_BEFORE_START],
    ] as const) {
      await start.fill(from);
      await end.fill(to);
      await publishOf(page).click();
      await expectMessage(start, ofStart);
      await expectMessage(end, ofEnd);
    }
    // Moving the start mends the end.
    await start.fill('2026-06-29T09:00');
    await expectMessage(end, '');
    expect(await app.control.calls(SAVE)).toEqual([]);
    // An earlier hour of today is no day before today, and an end that equals the start passes.
    await start.fill(`${TODAY}T00:00`);
    await end.fill(`${TODAY}T00:00`);
    await publishOf(page).click();
    await expect.poll(() => sentRequests(app)).toMatchObject([{ startDate: `${TODAY} 00:00:00`, endDate: `${TODAY} 00:00:00` }]);
  },
);
