import type { Page } from '@playwright/test';
import { RECOVERED, acceptSaved, keptInBrowser, keptInTab } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { expectRefusal, signOut } from '@e2e/session/session';
import { choose, expectListed, pdf, sample } from './attachment-choice';
import {
  EVENT,
  NOTICE,
  cancelOf,
  chooseRoom,
  dateOf,
  expectHeading,
  openForm,
  openType,
  placeOf,
  publishOf,
  roomsOf,
  sentRequests,
  switchOf,
  textOf,
  titleOf,
} from './publishing';

const TITLE = 'A medio escribir, con ñ y "comillas"';
const AGAIN = 'Vuelve a elegir estos archivos: ';

/** A notice with a title, a room and two files; the draft of it is kept. */
async function writeNotice(page: Page): Promise<void> {
  await titleOf(page).fill(TITLE);
  await chooseRoom(page, 'Sexto B');
  await choose(page, pdf('plano.pdf'), sample('attachments/foto-del-patio.jpg'));
  await expectListed(page, 'plano.pdf', 'foto-del-patio.jpg');
  await expect.poll(() => keptInTab(page)).toContain('foto-del-patio.jpg');
}

async function expectNoticeRecovered(page: Page): Promise<void> {
  await expect(page.getByText(RECOVERED, { exact: true })).toBeVisible();
  await expect(titleOf(page)).toHaveValue(TITLE);
  await expect(roomsOf(page).getByRole('button', { name: 'Quitar Sexto B' })).toBeVisible();
  await expect(page.getByText(`${AGAIN}plano.pdf, foto-del-patio.jpg`)).toBeVisible();
  await expectListed(page);
}

async function expectNothingRecovered(page: Page): Promise<void> {
  await expect(titleOf(page)).toHaveValue('');
  await expect(page.getByText(RECOVERED)).toHaveCount(0);
  await expect(page.getByText(AGAIN)).toHaveCount(0);
}

test(
  'a reload brings back the whole form where it was, until it is discarded',
  { tag: ['@SAFE-03:publication', '@SAFE-04:publication'] },
  async ({ page, app }) => {
    await openForm({ page, app }, 'directora', EVENT);
    await chooseRoom(page, 'Sexto A');
    await titleOf(page).fill(TITLE);
    await textOf(page).click();
    await page.keyboard.press('Control+B');
    await page.keyboard.type('Traer abrigo');
    await switchOf(page, 'Evento programado').check();
    await placeOf(page).fill('Coliseo');
    await dateOf(page, 'Fecha inicial').fill('2026-06-22T08:00');
    await dateOf(page, 'Fecha final').fill('2026-06-22T09:00');
    await page.getByRole('button', { name: 'Agregar recordatorio' }).click();
    await page.getByLabel('Cantidad').fill('3');
    await page.getByLabel('Unidad').selectOption('Hora');
    await switchOf(page, 'Permitir comentarios').uncheck();
    await switchOf(page, 'Agregar al calendario').uncheck();
    await expect.poll(() => keptInTab(page)).toContain('"calendar\\":false');
    expect(await keptInBrowser(page)).not.toContain('A medio escribir');

    await page.reload();
    await expectHeading(page, EVENT);
    await expect(page.getByText(RECOVERED, { exact: true })).toBeVisible();
    await expect(titleOf(page)).toHaveValue(TITLE);
    await expect(roomsOf(page).getByRole('button', { name: 'Quitar Sexto A' })).toBeVisible();
    await expect(textOf(page).getByText('Traer abrigo', { exact: true })).toHaveCSS('font-weight', '700');
    await expect(switchOf(page, 'Evento programado')).toBeChecked();
    await expect(placeOf(page)).toHaveValue('Coliseo');
    await expect(dateOf(page, 'Fecha inicial')).toHaveValue('2026-06-22T08:00');
    await expect(dateOf(page, 'Fecha final')).toHaveValue('2026-06-22T09:00');
    await expect(page.getByLabel('Cantidad')).toHaveValue('3');
    await expect(page.getByLabel('Unidad')).toHaveValue('HOURS');
    await expect(switchOf(page, 'Permitir comentarios')).not.toBeChecked();
    await expect(switchOf(page, 'Permitir reacciones')).toBeChecked();
    await expect(switchOf(page, 'Agregar al calendario')).not.toBeChecked();
    await app.checkA11y();

    await page.getByRole('button', { name: 'Descartar' }).click();
    await expectNothingRecovered(page);
    await expect(textOf(page)).toHaveText('');
    await expect(switchOf(page, 'Evento programado')).not.toBeChecked();
    await expect(roomsOf(page).getByRole('button', { name: 'Quitar Sexto A' })).toHaveCount(0);
    await page.reload();
    await expectHeading(page, EVENT);
    await expectNothingRecovered(page);
    // The steps behind it are there, too.
    await page.goBack();
    await expectHeading(page, 'Crear Publicación');
    await cancelOf(page).click();
    await expectHeading(page, 'Publicaciones');
  },
);

test(
  'after a reload the files are asked for by name; publishing forgets the draft',
  { tag: ['@SAFE-03:publication', '@SAFE-04:publication'] },
  async ({ page, app }) => {
    await openForm({ page, app }, 'directora', NOTICE);
    await writeNotice(page);
    const shared = await keptInBrowser(page);
    for (const word of ['A medio escribir', 'plano.pdf']) expect(shared).not.toContain(word);
    await page.reload();
    await expectNoticeRecovered(page);
    await app.checkA11y();
    // One is chosen again, the other left out.
    await choose(page, pdf('plano.pdf'));
    await expect(page.getByText(`${AGAIN}foto-del-patio.jpg`)).toBeVisible();
    await page.getByRole('button', { name: 'Omitir' }).click();
    await expect(page.getByText(AGAIN)).toHaveCount(0);
    await expectListed(page, 'plano.pdf');
    await publishOf(page).click();
    await acceptSaved(page);
    await expectHeading(page, 'Publicaciones');
    expect(await sentRequests(app)).toMatchObject([{ title: TITLE }]);
    expect(await keptInTab(page)).not.toContain('A medio escribir');
    await openType(page, NOTICE);
    await expectNothingRecovered(page);
  },
);

test('a publication that is itself refused with a 401 comes back', { tag: ['@SAFE-03:publication'] }, async ({ page, app }) => {
  await openForm({ page, app }, 'directora', NOTICE);
  await writeNotice(page);
  await app.control.fault({ method: 'PUT', path: '/api/posts', kind: 'status', status: 401, times: 1 });
  await expectRefusal(page, () => publishOf(page).click());
  await page.clock.fastForward('00:03');
  await expect(page).toHaveURL('/auth/login');
  await openForm({ page, app }, 'directora', NOTICE);
  await expectNoticeRecovered(page);
  // For 'Cancelar' it is no different from anything typed.
  await cancelOf(page).click();
  await expectHeading(page, 'Publicaciones');
  await openType(page, NOTICE);
  await expectNothingRecovered(page);
});

test(
  'it comes back after an idle logout, and not after Salir',
  { tag: ['@SAFE-03:publication', '@SAFE-04:publication'] },
  async ({ page, app }) => {
    await openForm({ page, app }, 'directora', NOTICE);
    await writeNotice(page);
    await page.clock.fastForward('16:00');
    await expect(page).toHaveURL('/auth/login');
    await openForm({ page, app }, 'directora', NOTICE);
    await expectNoticeRecovered(page);
    await signOut(page, 'Yaneth García Suárez');
    await expect(page).toHaveURL('/auth/login');
    expect([await keptInBrowser(page), await keptInTab(page)]).toEqual(['{}', '{}']);
    await openForm({ page, app }, 'directora', NOTICE);
    await expectNothingRecovered(page);
  },
);
