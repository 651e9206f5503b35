/** A teacher's day without a mouse, in the page as it is and in one that the browser translates (KEYS-01 to KEYS-07, TEXT-02). */
import type { Locator, Page } from '@playwright/test';
import { ADD as NEW_ACTIVITY, selectIn, textIn as activityText } from '@e2e/academic-activities/academic-activities';
import { emailOf } from '@e2e/access/access';
import { newButton, descriptionOf, saveOf, titleOf as achievementTitle } from '@e2e/learning/learning';
import { expectGrid } from '@e2e/marks-grid/marks-grid';
import { NEW as NEW_OBSERVATION, TEXT, expectStored, textIn } from '@e2e/observer/observer';
import { cardOf, fieldOf } from '@e2e/publications/feed-page';
import { NOTICE, publishOf, roomOf, textOf, titleOf } from '@e2e/publications/publishing';
import { SAVED, anyDialog, dialogOf, entryOf, expectNoDialog, expectSaved } from '@e2e/support/screens';
import { expectRecords } from '@e2e/support/table';
import { expect, test, type App } from '@e2e/support/test';
import { translatePages } from '@e2e/support/translated';
import { DEMO_PASSWORD, type PersonKey } from '@fixtures/people';

test.use({ ownPage: true });

const LINK = 'https://colegio.example/feria';
const ACHIEVEMENT = 'Estimar distancias en el barrio';
const ACTIVITY = 'Mapa del barrio';
const STUDENTS = 34;

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  for (let press = 0; press < 400; press += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(control)}.`);
}

async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Chooses in a select by its first letters. */
async function choose(page: Page, select: Locator, option: string): Promise<void> {
  await type(page, select, option);
  await expect(select.getByRole('option', { selected: true })).toHaveText(option);
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('main').getByRole('button', { name }).first();

const enter = async (page: Page, entry: string): Promise<void> => {
  await press(page, entryOf(page, entry));
  await expect(page.getByRole('heading', { level: 1, name: entry })).toBeVisible();
};

async function acceptMessage(page: Page, title: string): Promise<void> {
  await expect(dialogOf(page, title).getByRole('button', { name: 'Aceptar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectNoDialog(page);
}

async function publishAndComment(page: Page): Promise<void> {
  await enter(page, 'Publicaciones');
  await press(page, button(page, 'Crear Publicación'));
  await press(page, button(page, NOTICE));
  await type(page, titleOf(page), 'Feria de ciencias');
  await press(page, page.getByRole('button', { name: /Elegir cursos$/ }));
  await press(page, roomOf(page, 'Sexto A'), 'Space');
  await type(page, textOf(page), 'Toda la información');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+K');
  await expect(page.getByLabel('Dirección del enlace')).toBeFocused();
  await page.keyboard.type(LINK);
  await page.keyboard.press('Enter');
  await expect(textOf(page)).toBeFocused();
  const chooser = page.waitForEvent('filechooser');
  await press(page, page.getByLabel('Adjuntar archivos'));
  await (await chooser).setFiles({ name: 'programa.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') });
  await expect(page.getByRole('list', { name: 'Archivos adjuntos' })).toContainText('programa.pdf');
  await press(page, publishOf(page));
  await expectSaved(page);
  await acceptMessage(page, SAVED);
  const card = cardOf(page, 'Feria de ciencias');
  await expect(card.getByRole('link', { name: 'Toda la información' })).toHaveAttribute('href', LINK);
  await type(page, fieldOf(card), '¿Quién lleva las mesas?');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('listitem').filter({ hasText: '¿Quién lleva las mesas?' })).toBeVisible();
  await expect(fieldOf(card)).toBeFocused();
}

async function chooseFilters(page: Page, ...filters: readonly (readonly [label: string, option: string])[]): Promise<void> {
  for (const [label, option] of filters) await choose(page, page.getByRole('main').getByLabel(label).first(), option);
}

const PLACE = [
  ['Periodo', 'Periodo 2'],
  ['Curso', 'Sexto A'],
  ['Asignatura', 'Matemáticas'],
] as const;

async function makeAchievement(page: Page): Promise<void> {
  await enter(page, 'Aprendizaje y progreso');
  await press(page, newButton(page));
  await chooseFilters(page, ...PLACE);
  await type(page, achievementTitle(page), ACHIEVEMENT);
  for (const level of ['Bajo', 'Básico', 'Alto', 'Superior']) await type(page, descriptionOf(page, level), `Estima: ${level}`);
  await press(page, saveOf(page));
  await expectSaved(page);
  await acceptMessage(page, SAVED);
}

async function makeActivity(page: Page): Promise<void> {
  await enter(page, 'Actividades');
  await chooseFilters(page, ...PLACE, ['Logro', ACHIEVEMENT]);
  await press(page, button(page, 'Filtrar'));
  await press(page, button(page, NEW_ACTIVITY));
  await expect(dialogOf(page, NEW_ACTIVITY)).toBeVisible();
  await choose(page, selectIn(page, NEW_ACTIVITY, 'Tipo'), 'Quiz');
  await type(page, activityText(page, NEW_ACTIVITY, 'Título'), ACTIVITY);
  await type(page, activityText(page, NEW_ACTIVITY, 'Ponderación'), '100');
  await press(page, dialogOf(page, NEW_ACTIVITY).getByRole('button', { name: 'Guardar' }));
  await expectSaved(page);
  await acceptMessage(page, SAVED);
}

async function gradeRoom(page: Page, app: App): Promise<void> {
  await enter(page, 'Planilla de Estudiantes');
  await press(page, page.getByRole('list', { name: 'Asignaturas' }).getByRole('link', { name: 'Matemáticas' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Planilla Evaluativa' })).toBeVisible();
  await choose(page, page.getByRole('main').getByLabel('Periodo').first(), 'Periodo 2');
  await choose(page, page.getByRole('main').getByLabel('Logro').first(), ACHIEVEMENT);
  await press(page, button(page, 'Filtrar'));
  await expectRecords(page);
  await press(page, page.getByRole('main').getByRole('link', { name: 'Planilla rápida' }));
  await expectGrid(page);
  await tabTo(page, page.getByRole('gridcell').first());
  for (let student = 0; student < STUDENTS; student += 1) {
    await page.keyboard.type('4');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Todo está guardado')).toBeVisible();
  expect(await app.control.calls('POST /api/learning/student-academic-record')).not.toEqual([]);
}

async function observeThree(page: Page): Promise<void> {
  await enter(page, 'Observador del Estudiante');
  await expectRecords(page);
  for (let student = 0; student < 3; student += 1) {
    const opener = page
      .getByRole('main')
      .getByRole('button', { name: /Crear Observación/ })
      .nth(student);
    await press(page, opener);
    const dialog = dialogOf(page, NEW_OBSERVATION);
    await choose(page, dialog.getByLabel('Periodo'), 'Periodo 2');
    await choose(page, dialog.getByLabel('Tipo'), 'Reconocimiento');
    await type(page, textIn(page), TEXT);
    await press(page, dialog.getByRole('button', { name: 'Guardar' }));
    await expectStored(page);
    await acceptMessage(page, 'Éxito');
    // One goes on from the student who was observed.
    await expect(opener).toBeFocused();
  }
}

/** A coordinator's: a teacher's lists have no reports (TROO-08). */
async function downloadBulletin(page: Page): Promise<void> {
  await enter(page, 'Cursos');
  await press(page, page.getByRole('main').getByRole('link', { name: 'Sexto A' }));
  await expectRecords(page);
  await press(page, button(page, /^Descargar PDF/));
  const dialog = anyDialog(page);
  await choose(page, dialog.getByLabel('Periodo'), 'Periodo 2');
  await press(page, dialog.getByRole('radio').first(), 'Space');
  const download = page.waitForEvent('download');
  await press(page, dialog.getByRole('button', { name: 'Descargar' }));
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
}

async function signIn(page: Page, who: PersonKey): Promise<void> {
  const email = page.getByLabel('Correo electrónico');
  await tabTo(page, email);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(emailOf(who));
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  if ((await anyDialog(page).count()) > 0) await page.keyboard.press('Escape');
  await expectNoDialog(page);
  await press(page, page.getByRole('banner').getByRole('button').last());
  const out = page.getByRole('menuitem', { name: 'Salir' });
  for (let step = 0; step < 4 && !(await out.evaluate((item) => item === document.activeElement)); step += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
}

for (const isTranslated of [false, true]) {
  const tag = isTranslated ? ['@TEXT-02:day', '@demo-only'] : ['@KEYS-01:day', '@KEYS-03:saved', '@demo-only'];
  test(`a teacher's day by keys${isTranslated ? ' in a translated page' : ''}`, { tag }, async ({ page, app }) => {
    test.setTimeout(240_000);
    if (isTranslated) await translatePages(page);
    await app.open();
    await signIn(page, 'directora');
    await test.step('publishes with a link and a file, and comments', () => publishAndComment(page));
    await test.step('makes an achievement', () => makeAchievement(page));
    await test.step('makes an activity', () => makeActivity(page));
    await test.step('grades a room', () => gradeRoom(page, app));
    await test.step('observes three students', () => observeThree(page));
    await test.step('signs out', () => signOut(page));
    await test.step('a coordinator downloads a bulletin', async () => {
      await signIn(page, 'coordinadora');
      await downloadBulletin(page);
      await signOut(page);
    });
    await expect(page.getByText('Algo salió mal')).toHaveCount(0);
  });
}
