import { emailOf } from '@e2e/access/access';
import { CREATE, LIST, fillRow, formRow, openForm } from '@e2e/rooms/rooms';
import { pauseClock } from '@e2e/support/clock';
import { RECOVERED, acceptFailure, dialogOf, goWithin, keptInBrowser, keptInTab, menuOf, openEntry, storageOf } from '@e2e/support/screens';
import { expect, expectLoaded, test } from '@e2e/support/test';

test.use({ ownPage: true });

const FEED = '/dashboard/publications/list';

async function openPhone(page: import('@playwright/test').Page) {
  await page.getByRole('button', { name: 'Yaneth García Suárez' }).click();
  await page.getByRole('menuitem', { name: 'Cambiar número de teléfono' }).click();
  return page.getByRole('textbox', { name: 'Número de teléfono' });
}

test(
  'a phone number typed and not saved comes back when the dialog opens, until it is dropped',
  { tag: ['@SAFE-03:discard', '@SAFE-04:neverLocal'] },
  async ({ page, app }) => {
    await app.signIn('directora');
    await (await openPhone(page)).fill('310 555 0199');
    await page.reload();
    const field = await openPhone(page);
    await expect(page.getByText(RECOVERED)).toBeVisible();
    await expect(field).toHaveValue('310 555 0199');
    expect(await keptInBrowser(page)).not.toContain('0199');
    await app.checkA11y();
    await page.getByRole('button', { name: 'Descartar' }).click();
    await expect(field).not.toHaveValue('310 555 0199');
    await expect(page.getByText(RECOVERED)).toBeHidden();

    await field.fill('310 555 0200');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(await openPhone(page)).not.toHaveValue('310 555 0200');
    await expect(page.getByText(RECOVERED)).toBeHidden();
  },
);

test(
  "rows dropped by 'Cancelar' come back by 'Deshacer'; without it they are gone",
  { tag: ['@SAFE-04:undone'] },
  async ({ page, app }) => {
    await openForm({ page, app });
    const first = () => formRow(page, 1).getByRole('textbox', { name: 'Nombre' });
    const cancel = page.getByRole('button', { name: 'Cancelar' });
    const undo = page.getByRole('button', { name: 'Deshacer' });
    // Nothing was typed.
    await cancel.click();
    await expect(page).toHaveURL(LIST);
    expect(await undo.count()).toBe(0);

    await page.getByRole('main').getByRole('button', { name: 'Agregar Curso' }).click();
    await fillRow(formRow(page, 1), 'Sexto C', '6C');
    await cancel.click();
    await expect(page).toHaveURL(LIST);
    await expect(page.getByRole('status').getByText('Se descartó lo que escribiste.')).toBeVisible();
    expect(await keptInTab(page)).not.toContain('Sexto C');
    await app.checkA11y();
    await undo.click();
    await expect(page).toHaveURL(CREATE);
    await expect(page.getByText(RECOVERED)).toBeVisible();
    await expect(first()).toHaveValue('Sexto C');
    await expect(undo).toHaveCount(0);

    await cancel.click();
    await expect(undo).toBeVisible();
    // What is begun anew is not overwritten by what was dropped.
    await page.getByRole('main').getByRole('button', { name: 'Agregar Curso' }).click();
    await expect(first()).toHaveValue('');
    expect(await undo.count()).toBe(0);
  },
);

test('passwords and the access screens are never kept', { tag: ['@SAFE-03:neverKept'] }, async ({ page, app }) => {
  await app.open();
  const kept = async () => (await keptInTab(page)) + (await keptInBrowser(page));
  await page.getByLabel('Correo electrónico').fill('tecleado@yarumos.example');
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('Secreto1*');
  expect(await kept()).not.toMatch(/tecleado|Secreto/);
  await app.signIn('directora');
  await page.getByRole('button', { name: 'Yaneth García Suárez' }).click();
  await page.getByRole('menuitem', { name: 'Cambiar contraseña' }).click();
  await page.getByRole('switch', { name: 'Generar contraseña automáticamente' }).click();
  await page.getByLabel('Nueva contraseña').fill('Secreto2*');
  expect(await kept()).not.toContain('Secreto');
  // The recovery may be open with a session.
  await page.goto('/auth/recover');
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('otra@yarumos.example');
  expect(await kept()).not.toContain('otra@');
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(emailOf('directora'));
  await page.getByRole('button', { name: 'Generar código' }).click();
  await page.getByRole('textbox', { name: 'Código', exact: true }).fill('9911');
  await page.getByRole('textbox', { name: 'Nueva contraseña', exact: true }).fill('Secreto3*');
  expect(await kept()).not.toMatch(/9911|Secreto/);
});

test(
  'a screen whose code is gone reloads once, then says so and tries again',
  { tag: ['@SAFE-06:screen'] },
  async ({ page, app, context }) => {
    await app.signIn('directora');
    app.watch.allow(/publications-page/);
    // Not an API answer: the file that a new version took away.
    await context.route('**/assets/publications-page-*', (route) => route.abort());
    let loads = 0;
    page.on('load', () => (loads += 1));
    await openEntry(page, 'Publicaciones');
    await expect(page.getByText('No se pudo cargar esta sección.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Publicaciones' })).toBeVisible();
    await expect(menuOf(page)).toBeVisible();
    await expect.poll(() => loads).toBe(1);
    await context.unroute('**/assets/publications-page-*');
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
  },
);

test('without network a bar says so, and what was typed is there', { tag: ['@SAFE-07', '@connection'] }, async ({ page, app, context }) => {
  await app.signIn('directora', { at: FEED });
  const field = page.getByRole('article').first().getByLabel('Escribe un comentario');
  await field.fill('Escrito antes del corte.');
  await expectLoaded(page, app);
  await context.setOffline(true);
  const bar = page.getByText('Sin conexión. Lo que escribas se conserva.');
  await expect(bar).toBeVisible();
  await expect(field).toHaveValue('Escrito antes del corte.');
  await app.checkA11y();
  await context.setOffline(false);
  await expect(bar).toBeHidden();
  await expect(field).toHaveValue('Escrito antes del corte.');
});

test('an error while drawing leaves menu and header usable', { tag: ['@SAFE-08'] }, async ({ page, app }) => {
  await app.signIn('coordinadora');
  // Screens sort with it while they are drawn; the demo's backend, in the same page, does not.
  const plant = (isBroken: boolean) =>
    page.evaluate((breaks) => {
      const sorted: unknown = Reflect.get(window, 'spared') ?? Reflect.get(Array.prototype, 'toSorted');
      Reflect.set(window, 'spared', sorted);
      const broken = () => {
        throw new Error('planted');
      };
      Reflect.set(Array.prototype, 'toSorted', breaks ? broken : sorted);
    }, isBroken);
  await plant(true);
  await openEntry(page, 'Publicaciones');
  await expect(page.getByText('Algo salió mal en esta pantalla.')).toBeVisible();
  await page.getByRole('button', { name: 'Liliana Restrepo Cano' }).click();
  await expect(page.getByRole('menuitem', { name: 'Salir' })).toBeVisible();
  await page.keyboard.press('Escape');
  await openEntry(page, 'Institución');
  await expect(page.getByText('Nombre de la institución')).toBeVisible();
  await openEntry(page, 'Publicaciones');
  await expect(page.getByText('Algo salió mal en esta pantalla.')).toBeVisible();
  await plant(false);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test(
  'a screen that could not be drawn is tried again by its own entry of the menu',
  { tag: ['@SAFE-29:ownEntry'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora');
    await page.evaluate(() => {
      const sorted: unknown = Reflect.get(Array.prototype, 'toSorted');
      const mend = () => Reflect.set(Array.prototype, 'toSorted', sorted);
      Object.assign(window, { mend });
      Reflect.set(Array.prototype, 'toSorted', () => {
        throw new Error('planted');
      });
    });
    await openEntry(page, 'Publicaciones');
    await expect(page.getByText('Algo salió mal en esta pantalla.')).toBeVisible();
    await page.evaluate(() => (Reflect.get(window, 'mend') as () => void)());
    await openEntry(page, 'Publicaciones');
    await expect(page.getByRole('article').first()).toBeVisible();
  },
);

test('a draft stays where the screen could not be drawn without it either', { tag: ['@SAFE-29:notToBlame'] }, async ({ page, app }) => {
  await openForm({ page, app });
  await fillRow(formRow(page, 1), 'Octavo B', '8B');
  await openEntry(page, 'Institución');
  await expect(page.getByText('Nombre de la institución')).toBeVisible();
  // Of the screens here the form alone has one, drawn once its draft has been read.
  await page.evaluate(() => {
    const create = Reflect.get(Document.prototype, 'createElement');
    Document.prototype.createElement = function createElement(this: Document, name: string) {
      if (name === 'select') throw new Error('planted');
      return create.call(this, name);
    };
    Object.assign(window, { mend: () => Object.assign(Document.prototype, { createElement: create }) });
  });
  await goWithin(page, CREATE);
  await expect(page.getByText('Algo salió mal en esta pantalla.')).toBeVisible();
  await page.evaluate(() => (Reflect.get(window, 'mend') as () => void)());
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText(RECOVERED)).toBeVisible();
  await expect(formRow(page, 1).getByLabel('Nombre')).toHaveValue('Octavo B');
});

test('a mistake of the program inside a submit is reported and shown', { tag: ['@ERRO-01'] }, async ({ page, app }) => {
  app.watch.allow(/planted/);
  await openForm({ page, app });
  await fillRow(formRow(page, 1), 'Octavo B', '8B');
  // Needed to make the request, and nowhere before.
  const reported = await page.evaluateHandle(() => {
    Reflect.set(String.prototype, 'toLocaleUpperCase', () => {
      throw new Error('planted');
    });
    const messages: string[] = [];
    addEventListener('error', ({ error }) => messages.push(String(error)));
    return messages;
  });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await acceptFailure(page, 'Ha ocurrido un error inesperado');
  expect(await reported.jsonValue()).toEqual(['Error: planted']);
  await expect(formRow(page, 1).getByLabel('Nombre')).toHaveValue('Octavo B');
  expect(await app.control.calls('PUT /api/rooms')).toEqual([]);
});

/** What tampering, an older version or a full disk may leave among the stored values: key and value. */
const SPOILED = {
  truncated: { userId: '12x', teacherData: '{"id": 1' },
  wrongType: { authToken: '   ', schoolId: 'true', schoolYearId: '{}', teacherData: '[]', authorities: '7' },
  fromNowhere: { authToken: 'demo.3.\u{1F642}', userRole: 'Root', commentPost: 'quizás', schoolYearStartDate: 'ayer' },
} as const;

test(
  'broken values among the stored ones lead to the login screen, and nothing of the session stays',
  { tag: Object.keys(SPOILED).map((how) => `@SAFE-09:${how}`) },
  async ({ page, app }) => {
    await app.signIn('directora');
    const whole = await storageOf(page);
    for (const [how, values] of Object.entries(SPOILED))
      for (const [key, value] of Object.entries(values)) {
        await test.step(`${how}: ${key}`, async () => {
          await page.evaluate((stored) => void Object.assign(localStorage, stored), { ...whole, [key]: value });
          await page.goto(FEED);
          await expect(page).toHaveURL('/auth/login');
          await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
          expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
        });
      }
    // The control: the same values, none of them broken.
    await page.evaluate((stored) => void Object.assign(localStorage, stored), whole);
    await page.goto(FEED);
    await expect(page.getByRole('article').first()).toBeVisible();
  },
);

const NONSENSE = ['malformed', 'empty', 'html', 'shape'] as const;

test(
  'an answer that is none is a failure of that call',
  { tag: [...NONSENSE.map((kind) => `@SAFE-10:${kind}`), '@connection'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora');
    await openEntry(page, 'Publicaciones');
    await expect(page.getByRole('article').first()).toBeVisible();
    for (const kind of NONSENSE) {
      await test.step(kind, async () => {
        await app.control.fault({ method: 'GET', path: '/api/posts/', kind });
        await page.reload();
        await acceptFailure(page, 'Ha ocurrido un error inesperado');
        await expect(page.getByRole('article')).toHaveCount(0);
        await app.control.fault();
        await page.getByRole('button', { name: 'Reintentar' }).click();
        await expect(page.getByRole('article').first()).toBeVisible();
      });
    }
  },
);

test('a call is given up 30 s after its last byte', { tag: ['@SAFE-11', '@connection'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: '/dashboard/teacher-rooms/list' });
  await expectLoaded(page, app);
  await app.control.fault({ method: 'GET', path: '/api/posts/teacherAndManager/', kind: 'hang' });
  await pauseClock(page);
  await openEntry(page, 'Publicaciones');
  await expect.poll(() => app.control.calls('GET /api/posts/teacherAndManager/')).toHaveLength(1);
  await page.clock.fastForward('00:28');
  await expect(page.getByText('No response from server')).toBeHidden();
  await page.clock.fastForward('00:02');
  await expect(dialogOf(page, 'Atención')).toContainText('No response from server');
  await page.clock.resume();
});

test('pressing twice sends once, by mouse and by Enter', { tag: ['@SAFE-12:login', '@SAFE-12:enter'] }, async ({ page, app }) => {
  await app.open();
  await page.getByLabel('Correo electrónico').fill('nadie@yarumos.example');
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('x');
  for (const times of [1, 2]) {
    await app.control.hold('PUT /accounts/auth');
    // The second time under the message of the first: the button stays under the mouse.
    await page.getByRole('button', { name: 'Iniciar sesión' }).dblclick();
    await app.control.release();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page).toHaveURL('/auth/login');
    expect(await app.control.calls('PUT /accounts/auth')).toHaveLength(times);
  }
  await app.control.hold('PUT /accounts/auth');
  await page.getByRole('textbox', { name: 'Contraseña' }).press('Enter');
  await page.getByRole('textbox', { name: 'Contraseña' }).press('Enter');
  await app.control.release();
  await expect.poll(async () => (await app.control.calls('PUT /accounts/auth')).map(({ status }) => status)).toEqual([401, 401, 401]);
});
