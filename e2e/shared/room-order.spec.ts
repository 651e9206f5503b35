/** Wherever rooms are listed or offered they go in the order of the rooms' list (SHAR-24). */
import type { Page } from '@playwright/test';
import { chooseType, openRooms } from '@e2e/publications/publication-save';
import { ADMIN_FEED, answering, postOf } from '@e2e/support/post-factory';
import { changedTeacher } from '@e2e/support/direct-call';
import { teacherIdOf } from '@e2e/publications/feed-page';
import { expectNoSidewaysScroll, goWithin, openPublications } from '@e2e/support/screens';
import { expect, test, type App, type Host } from '@e2e/support/test';
import * as teachers from '@e2e/teachers/teachers';

const ROOM = { schoolId: 1, hasSubjects: true, active: true, teacherId: null };
/** As a server might answer them. */
const MIXED = [
  { ...ROOM, id: 901, name: 'Décimo A', roomAcronyms: '10A', type: 'HIGH_SCHOOL', group: 'Secundaria' },
  { ...ROOM, id: 902, name: 'Sexto B', roomAcronyms: '6B', type: 'HIGH_SCHOOL', group: 'Secundaria' },
  { ...ROOM, id: 903, name: 'Cuarto A', roomAcronyms: '4A', type: 'PRIMARY', group: 'Primaria' },
  { ...ROOM, id: 904, name: 'Primero A', roomAcronyms: '1A', type: 'PRIMARY', group: 'Primaria' },
  { ...ROOM, id: 905, name: 'Jardín A', roomAcronyms: 'JA', type: 'PRESCHOOL', group: 'Preescolar' },
  { ...ROOM, id: 906, name: 'Prejardín', roomAcronyms: 'PJ', type: 'PRESCHOOL', group: 'Preescolar' },
];
const IN_ORDER = ['Prejardín', 'Jardín A', 'Primero A', 'Cuarto A', 'Sexto B', 'Décimo A'];

const answer = (path: string) => ({ method: 'GET', path, kind: 'answer', status: 200, body: { rooms: MIXED } }) as const;

/** The names of a field of several, without those of its groups. */
const offeredIn = async (page: Page, label: string) => (await teachers.boxesOf(page, label)).filter((name) => IN_ORDER.includes(name));

test('the rooms of a publication, and those of its card', { tag: ['@SHAR-24:publication', '@SHAR-24:card'] }, async ({ page, app }) => {
  const rooms = MIXED.map(({ id, name, roomAcronyms }) => ({ id, name, roomAcronyms }));
  await app.signIn('coordinadora');
  await app.control.fault(answer('/api/rooms'), ...answering(ADMIN_FEED, [postOf({ id: 1, title: 'Para todos', rooms })]));
  await openPublications(page);
  const card = page.getByRole('article', { name: 'Para todos' });
  await expect(card).toContainText(IN_ORDER.join(''));
  await chooseType(page, 'Comunicados');
  await openRooms(page);
  await expect(page.getByRole('checkbox', { name: 'Jardín A' })).toBeVisible();
  expect(await offeredIn(page, 'Cursos')).toEqual(IN_ORDER);
});

test('the classes and the direction of a new teacher', { tag: ['@SHAR-24:teacher', '@SHAR-24:direction'] }, async ({ page, app }) => {
  await teachers.openForm({ page, app }, 'coordinadora', { faults: [answer('/api/rooms'), answer('/api/rooms/without-director')] });
  expect(await offeredIn(page, 'Cursos')).toEqual(IN_ORDER);
  await teachers.directorSwitch(page).click();
  await expect(teachers.choicesOf(page, 'Dirección de grupo')).toBeVisible();
  expect(await offeredIn(page, 'Dirección de grupo')).toEqual(IN_ORDER);
});

/** Those that the teacher directs first (TROO-04, EVAL-12, OBSE-03). */
const OWN_ORDER = ['Sexto B', 'Décimo A', 'Prejardín', 'Jardín A', 'Primero A', 'Cuarto A'];

/** The teacher has those rooms, and directs the first two of them. */
async function giveRooms({ page, app, host }: { page: Page; app: App; host: Host }, email: string) {
  // Nobody is in these rooms: the server knows none of them, and would refuse.
  const noStudents = { method: 'GET', path: '/api/students/', kind: 'answer', body: { students: [] } } as const;
  await app.control.fault(await changedTeacher(page, host.apiUrl, email, () => ({ rooms: MIXED, roomIds: MIXED.slice(0, 2) })), noStudents);
}

const linesOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).getByRole('listitem');
const ending = (name: string) => new RegExp(`${name}$`);

test(
  "a teacher's own rooms, on the home, in 'Mis Cursos', in the invitation and in a publication",
  { tag: ['@SHAR-24:home', '@SHAR-24:ownRooms', '@SHAR-24:invitation', '@SHAR-24:ownPublication'] },
  async ({ page, app, host }) => {
    await app.signIn('directora');
    await giveRooms({ page, app, host }, teachers.YANETH);
    await page.reload();
    await expect(linesOf(page, 'Cursos')).toHaveText(IN_ORDER.map(ending));
    await expect(linesOf(page, 'Dirección de grupo')).toHaveText(['Sexto B', 'Décimo A'].map(ending));
    await goWithin(page, '/dashboard/teacher-rooms/list');
    await expect(page.getByRole('tab')).toHaveText(OWN_ORDER);
    await goWithin(page, '/dashboard/teacher-rooms/create');
    await expect(page.getByRole('combobox', { name: 'Curso' }).getByRole('option')).toHaveText([/./, ...OWN_ORDER]);
    await openPublications(page);
    await chooseType(page, 'Tarea para el Curso');
    await openRooms(page);
    await expect(page.getByRole('checkbox', { name: 'Jardín A' })).toBeVisible();
    expect(await offeredIn(page, 'Cursos')).toEqual(IN_ORDER);
  },
);

test(
  "a teacher's rooms in the filters and tabs of learning",
  {
    tag: ['@SHAR-24:achievements', '@SHAR-24:achievement', '@SHAR-24:academicActivities', '@SHAR-24:spreadsheet', '@SHAR-24:observer'],
  },
  async ({ page, app, host }) => {
    await app.signIn('directora');
    await giveRooms({ page, app, host }, teachers.YANETH);
    for (const [path, rooms] of [
      ['learning', IN_ORDER],
      ['learning/create', IN_ORDER],
      // Preschool has none.
      ['learning-activities', IN_ORDER.slice(2)],
    ] as const) {
      await goWithin(page, `/dashboard/${path}`);
      await expect(page.getByLabel('Curso').getByRole('option')).toHaveText(['Elige un curso', ...rooms]);
    }
    for (const path of ['spreadsheet?subjectId=16', 'observer']) {
      await goWithin(page, `/dashboard/${path}`);
      await expect(page.getByRole('tab').filter({ hasNotText: /Evaluar|Agregar/ })).toHaveText(OWN_ORDER);
    }
  },
);

test("a teacher's detail", { tag: ['@SHAR-24:teacherDetail'] }, async ({ page, app, host }) => {
  await app.signIn('coordinadora');
  await giveRooms({ page, app, host }, teachers.YANETH);
  await goWithin(page, `/dashboard/teachers/${encodeURIComponent(teachers.YANETH)}`);
  await expect(linesOf(page, 'Cursos')).toHaveText(IN_ORDER.map(ending));
  await expect(linesOf(page, 'Dirección de grupo')).toHaveText(['Sexto B', 'Décimo A'].map(ending));
});

test("the tabs of a teacher's spreadsheet, as an Admin sees them", { tag: ['@SHAR-24:spreadsheet'] }, async ({ page, app, host }) => {
  await app.signIn('coordinadora');
  await giveRooms({ page, app, host }, teachers.YANETH);
  await goWithin(page, `/dashboard/spreadsheet?teacherId=${teacherIdOf(teachers.YANETH)}&subjectId=16`);
  await expect(page.getByRole('tab').filter({ hasNotText: /Evaluar|Agregar/ })).toHaveText(IN_ORDER);
});

test("the activity log's filter", { tag: ['@SHAR-24:activityLog'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: '/dashboard/activity-log', faults: [answer('/api/rooms')] });
  await expect(page.getByLabel('Curso', { exact: true }).getByRole('option')).toHaveText(['Todos', ...IN_ORDER]);
});

test('on a phone the open tab is in sight, however far along it stands', { tag: ['@SHAR-25:tab'] }, async ({ page, app, host }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await app.signIn('directora');
  await giveRooms({ page, app, host }, teachers.YANETH);
  await goWithin(page, '/dashboard/teacher-rooms/list');
  const last = page.getByRole('tab').last();
  await expect(page.getByRole('tab').first()).toBeInViewport({ ratio: 1 });
  await expect(last).not.toBeInViewport({ ratio: 1 });
  await goWithin(page, `/dashboard/teacher-rooms/list?room=${MIXED.find(({ name }) => name === 'Cuarto A')?.id}`);
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(last).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
});
