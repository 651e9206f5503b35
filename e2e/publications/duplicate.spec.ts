import type { Locator, Page } from '@playwright/test';
import { RECOVERED, acceptFailure, acceptSaved, expectNoDialog, goWithin, keptInTab, openEntry, type Visit } from '@e2e/support/screens';
import { expect, test, type App } from '@e2e/support/test';
import { ADMIN_FEED, TEACHER_FEED, answering, postOf } from '@e2e/support/post-factory';
import { publications } from '@fixtures/publications';
import { cardOf, findCard, openFeed, teacherIdOf } from './feed-page';
import { expectListed } from './attachment-choice';
import {
  EVENT,
  HOMEWORK,
  INSTITUTIONAL,
  NOTICE,
  SAVE,
  cancelOf,
  dateOf,
  expectHeading,
  openType,
  placeOf,
  publishOf,
  roomsOf,
  sentRequests,
  switchOf,
  textOf,
  titleOf,
} from './publishing';
import { MATEMATICAS, reminderOf } from './publication-save';

const MAURICIO = teacherIdOf('mauricio.tovar@yarumos.example');
const ABOUT = 'Los archivos y las fechas no se copian.';
const ASIDE = 'Tenías una publicación sin terminar.';
const UNFINISHED = 'A medio escribir';

const tagsOf = (page: Page): Locator => roomsOf(page).getByRole('button', { name: /^Quitar / });
/** The feed has its one page, and knows that no other follows. */
const expectReadToEnd = (app: App, path: string) => expect.poll(async () => (await app.control.calls(`GET ${path}`)).length).toBe(2);

async function duplicate(card: Locator): Promise<void> {
  await card.getByRole('button', { name: 'Opciones' }).click();
  await card.getByRole('menuitem', { name: 'Duplicar' }).click();
}

/** A notice is half written when another one is duplicated: it waits beside the copy. */
async function copyOverUnfinished(visit: Visit): Promise<void> {
  const { page } = visit;
  await openFeed(visit, 'directora');
  await openType(page, NOTICE);
  await titleOf(page).fill(UNFINISHED);
  await page.goBack();
  await page.goBack();
  await expectHeading(page, 'Publicaciones');
  await duplicate(cardOf(page, publications.earlyExit.title));
  await expect(titleOf(page)).toHaveValue(publications.earlyExit.title);
  await expect(page.getByText(ASIDE, { exact: true })).toBeVisible();
}

test(
  'an event opens again with its content, and neither its dates nor its files; nothing is sent before it is published',
  { tag: ['@DUPL-01:event', '@DUPL-02', '@DUPL-03:nothingTyped'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'coordinadora');
    const { scienceFair } = publications;
    const card = await findCard(page, scienceFair.title);
    await duplicate(card);
    await expectHeading(page, EVENT);
    await expect(page.getByText(ABOUT, { exact: true })).toBeVisible();
    await expect(titleOf(page)).toHaveValue(scienceFair.title);
    await expect(textOf(page)).not.toHaveText('');
    await expect(tagsOf(page)).not.toHaveCount(0);
    await expect(switchOf(page, 'Evento programado')).not.toBeChecked();
    await expectListed(page);
    await app.checkA11y();
    // Left without a change it asks for nothing and keeps nothing.
    await page.goBack();
    await expectHeading(page, 'Publicaciones');
    await expectNoDialog(page);
    expect(await keptInTab(page)).not.toContain(scienceFair.title);
    await duplicate(card);
    await switchOf(page, 'Evento programado').check();
    await expect(placeOf(page)).toHaveValue('Coliseo del colegio');
    await expect(dateOf(page, 'Fecha inicial')).not.toHaveValue('2026-07-17T08:00');
    await expect(reminderOf(page, 2).getByLabel('Unidad')).toHaveValue('HOURS');
    expect(await app.control.calls(SAVE)).toEqual([]);
    await publishOf(page).click();
    await acceptSaved(page);
    await expectHeading(page, 'Publicaciones');
    await expect(page.getByRole('article').first()).toHaveAccessibleName(scienceFair.title);
    expect(await sentRequests(app)).toMatchObject([
      { id: null, postType: 'EVENT', name: scienceFair.title, place: 'Coliseo del colegio', files: [] },
    ]);
    expect(await app.control.calls('PUT /api/reminder')).toHaveLength(1);
  },
);

const own = (given: Partial<ReturnType<typeof postOf>>) =>
  postOf({ id: publications.cellModel.id, title: 'Propia', teacherId: MAURICIO, managerId: null, ...given });
const SEXTO_A = { id: 9, name: 'Sexto A', roomAcronyms: '6A' };
/** Not this teacher's, as the subject. */
const UNDECIMO_A = { id: 15, name: 'Undécimo A', roomAcronyms: '11A' };

for (const [name, type, given] of [
  ['homework', HOMEWORK, { postType: 'HOMEWORK', dueDate: '2026-05-08 23:59:59' }],
  ['institutional', INSTITUTIONAL, { postType: 'INSTITUTIONAL' }],
] as const) {
  test(
    `a Teacher’s ${name} leaves out the room and the subject that are no longer offered`,
    { tag: [`@DUPL-01:${name}`, '@DUPL-01:notOffered'] },
    async ({ page, app }) => {
      const post = own({
        ...given,
        rooms: [UNDECIMO_A, SEXTO_A],
        subjectId: MATEMATICAS,
        subjectName: 'Matemáticas',
        settings: { COMMENTS: false, REACTIONS: false, CALENDAR: false },
      });
      await openFeed({ page, app }, 'docente', { faults: answering(TEACHER_FEED, [post]) });
      await expectReadToEnd(app, TEACHER_FEED);
      await app.control.fault(...answering(TEACHER_FEED, [post]));
      await duplicate(cardOf(page, 'Propia'));
      await expectHeading(page, type);
      await expect(titleOf(page)).toHaveValue('Propia');
      await expect(tagsOf(page)).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Quitar Sexto A' })).toBeVisible();
      await expect(page.getByLabel('Asignatura')).toHaveValue('');
      await expect(switchOf(page, 'Permitir comentarios')).not.toBeChecked();
      await expect(switchOf(page, 'Permitir reacciones')).not.toBeChecked();
      // Today, as in a new one.
      if (name === 'homework') await expect(dateOf(page, 'Fecha de entrega')).toHaveValue('2026-06-19');
    },
  );
}

test(
  'a notice for teachers only stays so, over a reload too, and what is typed in it is kept',
  { tag: ['@DUPL-01:notice', '@DUPL-01:reload', '@DUPL-03:typed'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'coordinadora');
    const card = await findCard(page, 'Cierre de planillas del segundo periodo');
    await duplicate(card);
    await expectHeading(page, NOTICE);
    await expect(switchOf(page, 'Solo para profesores')).toBeChecked();
    await page.reload();
    await expectHeading(page, NOTICE);
    await expect(titleOf(page)).toHaveValue('Cierre de planillas del segundo periodo');
    await expect(page.getByText(RECOVERED)).toHaveCount(0);
    await expect(page.getByText(ABOUT)).toBeVisible();
    await titleOf(page).fill(UNFINISHED);
    await expect.poll(() => keptInTab(page)).toContain(UNFINISHED);
    await page.reload();
    await expect(page.getByText(RECOVERED)).toBeVisible();
    await expect(titleOf(page)).toHaveValue(UNFINISHED);
    await page.getByRole('button', { name: 'Descartar' }).click();
    await expect(titleOf(page)).toHaveValue('Cierre de planillas del segundo periodo');
    await cancelOf(page).click();
    await expectHeading(page, 'Publicaciones');
    expect(await keptInTab(page)).not.toContain('Cierre de planillas');
  },
);

test(
  'what the form held unfinished is kept aside and offered, and none of it is lost',
  { tag: ['@DUPL-01:draft'] },
  async ({ page, app }) => {
    await copyOverUnfinished({ page, app });
    await expect(page.getByText(RECOVERED)).toHaveCount(0);
    await app.checkA11y();
    await titleOf(page).fill('Hoy salimos por la portería sur');
    await page.getByRole('button', { name: 'Recuperarla' }).click();
    await expect(titleOf(page)).toHaveValue(UNFINISHED);
    // As it was left, with nothing of what is copied.
    await expect(textOf(page)).toHaveText('');
    await expect(tagsOf(page)).toHaveCount(0);
    await expect(page.getByText(RECOVERED)).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    // What was typed meanwhile waits in its place.
    await page.reload();
    await expect(titleOf(page)).toHaveValue(UNFINISHED);
    await page.getByRole('button', { name: 'Recuperarla' }).click();
    await expect(titleOf(page)).toHaveValue('Hoy salimos por la portería sur');
    await expect(textOf(page)).not.toHaveText('');
    // 'Cancelar' drops what the form holds, and not what waits.
    await cancelOf(page).click();
    await expectHeading(page, 'Publicaciones');
    await openType(page, NOTICE);
    await expect(titleOf(page)).toHaveValue(UNFINISHED);
    await expect(page.getByText(RECOVERED)).toBeVisible();
    await expect(page.getByText(ASIDE)).toHaveCount(0);
  },
);

test(
  'a copy half changed comes back whole in a form that opens empty',
  { tag: ['@DUPL-01:draft', '@SAFE-03:publication'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'directora');
    await duplicate(cardOf(page, publications.earlyExit.title));
    await titleOf(page).fill(UNFINISHED);
    const copied = await textOf(page).innerText();
    const rooms = await tagsOf(page).count();
    await page.goBack();
    await expectHeading(page, 'Publicaciones');
    await openType(page, NOTICE);
    await expect(page.getByText(RECOVERED)).toBeVisible();
    await expect(titleOf(page)).toHaveValue(UNFINISHED);
    expect(copied).not.toBe('');
    await expect(textOf(page)).toHaveText(copied);
    expect(rooms).toBeGreaterThan(0);
    await expect(tagsOf(page)).toHaveCount(rooms);
  },
);

for (const [how, title] of [
  ['as it was copied', publications.earlyExit.title],
  ['changed', 'Hoy salimos por la portería sur'],
] as const)
  test(
    `what is set aside waits while a copy is sent ${how}, and what is sent never waits beside it`,
    { tag: ['@DUPL-01:draft', '@SAFE-12'] },
    async ({ page, app }) => {
      await copyOverUnfinished({ page, app });
      await titleOf(page).fill(title);
      await app.control.hold(SAVE);
      await publishOf(page).click();
      await expect.poll(async () => (await app.control.calls(SAVE)).length).toBe(1);
      // In its place the copy would open anew, to be published twice.
      await expect(page.getByText(ASIDE)).toHaveCount(0);
      await page.goBack();
      await openType(page, NOTICE);
      await expect(titleOf(page)).toHaveValue('');
      await expect(page.getByText(ASIDE)).toHaveCount(0);
      await app.control.release();
      await acceptSaved(page);
      await page.goBack();
      await page.goBack();
      await openType(page, NOTICE);
      await expect(titleOf(page)).toHaveValue(UNFINISHED);
      await expect(page.getByText(ASIDE)).toHaveCount(0);
    },
  );

test(
  'an address of none that the person may edit leads to the list',
  { tag: ['@DUPL-01:unknown', '@DUPL-01:others'] },
  async ({ page, app }) => {
    const at = (query: string) => `/dashboard/publications/list?${query}`;
    await openFeed({ page, app }, 'docente');
    // What the form of that type holds is not lost by such a link.
    await openType(page, NOTICE);
    await titleOf(page).fill(UNFINISHED);
    await expect.poll(() => keptInTab(page)).toContain(UNFINISHED);
    await page.goto(at('step=NOTICE&from=999999'));
    for (const query of [
      null,
      'step=NOTICE&from=nueva',
      `step=INSTITUTIONAL&from=${publications.evaluationSummary.id}`,
      `step=NOTICE&from=${publications.cellModel.id}`,
    ]) {
      if (query !== null) await goWithin(page, at(query));
      await acceptFailure(page, 'No se encontró la publicación');
      await expect(page).toHaveURL('/dashboard/publications/list');
      await expect(page.getByRole('article').first()).toBeVisible();
    }
    expect(await app.control.calls(SAVE)).toEqual([]);
    await openType(page, NOTICE);
    await expect(titleOf(page)).toHaveValue(UNFINISHED);
  },
);

test(
  'what the form needs and did not come is asked for again there',
  { tag: ['@DUPL-01:notOffered', '@POST-06:menu-entry'] },
  async ({ page, app }) => {
    const post = postOf({ id: publications.earlyExit.id, title: 'Aviso', rooms: [SEXTO_A] });
    await openFeed({ page, app }, 'coordinadora', { faults: answering(ADMIN_FEED, [post]) });
    await expectReadToEnd(app, ADMIN_FEED);
    const failure = { method: 'GET', path: '/api/rooms', kind: 'status', status: 500, times: 1 } as const;
    await app.control.fault(...answering(ADMIN_FEED, [post]), failure);
    await duplicate(cardOf(page, 'Aviso'));
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('button', { name: 'Quitar Sexto A' })).toBeVisible();
    // The menu's entry leaves it, as it leaves any form.
    await titleOf(page).fill(UNFINISHED);
    await expect.poll(() => keptInTab(page)).toContain(UNFINISHED);
    await openEntry(page, 'Publicaciones');
    await expectHeading(page, 'Publicaciones');
    await expectNoDialog(page);
    expect(await keptInTab(page)).not.toContain(UNFINISHED);
  },
);
