import type { Page } from '@playwright/test';
import {
  acceptFailure,
  acceptSaved,
  buttonOf,
  dialogOf,
  expectNoMessage,
  goWithin,
  openPublications,
  storageOf,
} from '@e2e/support/screens';
import { askDirectly, callDirectly } from '@e2e/support/direct-call';
import { expect, test } from '@e2e/support/test';
import { GENERAL } from './area';

const TOGGLE = 'PUT /api/configuration/{configurationId}/toggle-active';

const CONFIGURATIONS = '/api/configurations/schools/1';

const switchOf = (page: Page) => page.getByRole('switch', { name: 'Permitir comentarios' });

const QUESTIONS = {
  on: ['Permitir comentarios', '¿Estás seguro que deseas permitir los comentarios en las publicaciones?'],
  off: ['Desactivar comentarios', '¿Estás seguro que deseas desactivar los comentarios en las publicaciones?'],
} as const;

test(
  'the switch stands as the school has it, asks both ways, and goes back when it is cancelled',
  { tag: ['@CSWI-01:on', '@CSWI-03', '@CSWI-04', '@SHAR-12:comments'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: GENERAL });
    await expect(switchOf(page)).toBeChecked();
    for (const leave of ['Cancelar', 'Escape']) {
      await switchOf(page).click();
      await expect(dialogOf(page, QUESTIONS.off[0])).toContainText(QUESTIONS.off[1]);
      await app.checkA11y();
      if (leave === 'Escape') await page.keyboard.press('Escape');
      else await buttonOf(page, QUESTIONS.off[0], leave).click();
      await expectNoMessage(page, QUESTIONS.off[0]);
      await expect(switchOf(page)).toBeChecked();
    }
    expect(await app.control.calls(TOGGLE)).toEqual([]);
  },
);

test(
  'off and on again: sent once without a body, stored, and publications follow without a new login',
  { tag: ['@CSWI-01:off', '@CSWI-02', '@CSWI-03', '@CSWI-05', '@CSWI-07:off', '@CSWI-07:on', '@wire', '@API-013:ok'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: GENERAL });
    await openPublications(page);
    const answer = page.getByRole('textbox', { name: /comentario/i });
    await expect(answer.first()).toBeVisible();
    await page.goBack();
    await switchOf(page).click();
    await buttonOf(page, QUESTIONS.off[0], 'Aceptar').click();
    await acceptSaved(page);
    await expect(switchOf(page)).not.toBeChecked();
    expect((await storageOf(page))['commentPost']).toBe('false');
    await openPublications(page);
    await expect(answer).toHaveCount(0);
    await page.goBack();
    await page.reload();
    await expect(switchOf(page)).not.toBeChecked();
    await switchOf(page).click();
    await expect(dialogOf(page, QUESTIONS.on[0])).toContainText(QUESTIONS.on[1]);
    await buttonOf(page, QUESTIONS.on[0], 'Aceptar').click();
    await acceptSaved(page);
    await expect(switchOf(page)).toBeChecked();
    expect((await storageOf(page))['commentPost']).toBe('true');
    const sent = await app.control.calls(TOGGLE);
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['/api/configuration/1/toggle-active', null],
      ['/api/configuration/1/toggle-active', null],
    ]);
    await openPublications(page);
    await expect(answer.first()).toBeVisible();
  },
);

test(
  'publications that are open in another tab follow it, and so does the switch',
  { tag: ['@CSWI-01:on', '@CSWI-07:otherTab'] },
  async ({ page, app, context }) => {
    await app.signIn('coordinadora', { at: GENERAL });
    await expect(switchOf(page)).toBeChecked();
    const other = await context.newPage();
    await other.goto('/dashboard/publications/list');
    const answer = other.getByRole('textbox', { name: /comentario/i });
    await expect(answer.first()).toBeVisible();
    await switchOf(page).click();
    await buttonOf(page, QUESTIONS.off[0], 'Aceptar').click();
    await acceptSaved(page);
    await expect(answer).toHaveCount(0);
    await goWithin(other, GENERAL);
    await switchOf(other).click();
    await buttonOf(other, QUESTIONS.on[0], 'Aceptar').click();
    await acceptSaved(other);
    await expect(switchOf(page)).toBeChecked();
  },
);

test('it takes the answer’s value, whatever was meant', { tag: ['@CSWI-07:answer'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: GENERAL });
  const body = { id: 1, name: 'commentPost', active: true };
  await app.control.fault({ method: 'PUT', path: '/api/configuration/1/toggle-active', kind: 'answer', status: 200, body, times: 1 });
  await switchOf(page).click();
  await expect(switchOf(page)).not.toBeChecked();
  await buttonOf(page, QUESTIONS.off[0], 'Aceptar').click();
  await acceptSaved(page);
  await expect(switchOf(page)).toBeChecked();
});

test('a failure sets it back and shows the error modal', { tag: ['@CSWI-06:status', '@CSWI-06:network'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: GENERAL });
  for (const [fault, text] of [
    [{ kind: 'status', status: 500 }, 'Ha ocurrido un error inesperado'],
    [{ kind: 'network' }, 'No response from server'],
  ] as const) {
    await app.control.fault({ method: 'PUT', path: '/api/configuration/1/toggle-active', times: 1, ...fault });
    await switchOf(page).click();
    await buttonOf(page, QUESTIONS.off[0], 'Aceptar').click();
    await acceptFailure(page, text);
    await expectNoMessage(page, 'Atención');
    await expect(switchOf(page)).toBeChecked();
    await expect(switchOf(page)).toBeEnabled();
    expect((await storageOf(page))['commentPost']).toBe('true');
  }
});

test(
  'a school with comments off has it off; one without the configuration cannot move it',
  { tag: ['@CSWI-01:off', '@CSWI-08'] },
  async ({ page, app }) => {
    await app.signIn('sin-anio', { at: GENERAL });
    await buttonOf(page, 'Atención', 'Cancelar').click();
    await expect(switchOf(page)).not.toBeChecked();
    await expect(switchOf(page)).toBeDisabled();
  },
);

for (const [name, reading, sent] of [
  ['meanwhile', 'answered', 0],
  ['unknown', 'failed', 2],
] as const) {
  test(
    `what somebody else has switched meanwhile is not switched back: the reading before it ${reading}`,
    { tag: [`@CSWI-07:${name}`] },
    async ({ page, app, host }) => {
      await app.signIn('coordinadora', { at: GENERAL });
      // The backend has answered.
      await expect(page.getByRole('rowheader', { name: 'Periodo 1' })).toBeVisible();
      await expect(switchOf(page)).toBeChecked();
      const path = '/api/configuration/1/toggle-active';
      expect(await callDirectly(page, { method: 'PUT', url: host.apiUrl + path })).toBe(200);
      const before = (await app.control.calls(TOGGLE)).length;
      if (name === 'unknown') await app.control.fault({ method: 'GET', path: CONFIGURATIONS, kind: 'status', status: 500 });
      await switchOf(page).click();
      await buttonOf(page, QUESTIONS.off[0], 'Aceptar').click();
      await acceptSaved(page);
      await expect(switchOf(page)).not.toBeChecked();
      expect((await storageOf(page))['commentPost']).toBe('false');
      expect(await app.control.calls(TOGGLE)).toHaveLength(before + sent);
      await app.control.fault();
      const { answer } = await askDirectly(page, { method: 'GET', url: host.apiUrl + CONFIGURATIONS });
      expect(answer).toMatchObject({ configurations: [{ id: 1, active: false }] });
    },
  );
}
