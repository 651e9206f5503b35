import { sample } from '@e2e/publications/attachment-choice';
import { RECOVERED, acceptFailure, dialogOf, buttonOf, leave, openEntry, pressTwice } from '@e2e/support/screens';
import { pauseClock } from '@e2e/support/clock';
import { askDirectly } from '@e2e/support/direct-call';
import { expect, test } from '@e2e/support/test';
import type { Page } from '@playwright/test';
import { INFORMATION, SAVE_SCHOOL as SAVE, UPDATED, acceptUpdated, edit, logoOf, phoneOf, save, tabOf } from './area';

const READ = 'GET /schools/{schoolId}/';
const REQUIRED = 'Este campo es requerido';

const cancel = (page: Page) => page.getByRole('button', { name: 'Cancelar' });
const addressOf = (page: Page) => page.getByRole('textbox', { name: 'Dirección' });
const cityOf = (page: Page) => page.getByRole('combobox', { name: 'Municipio' });

test(
  'the settings have three tabs, the first open unless the address names another; the view shows what the school answered',
  {
    tag: [
      '@SCHO-01',
      '@SCHO-02:first',
      '@SCHO-02:named',
      '@SCHO-02:again',
      '@SCHO-04',
      '@SCHO-05',
      '@SCHO-06',
      '@SHAR-25:schools',
      '@API-008:ok',
    ],
  },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: `${INFORMATION}?tab=general` });
    await expect(page.getByRole('tab')).toHaveText(['Información General', 'Configuración General', 'Configuración Aprendizaje']);
    await expect(tabOf(page, 'Configuración General')).toHaveAttribute('aria-selected', 'true');
    await openEntry(page, 'Institución');
    await expect(tabOf(page, 'Información General')).toHaveAttribute('aria-selected', 'true');
    const view = page.getByRole('region', { name: 'Información General' });
    const facts = [
      'Colegio Mirador de los Yarumos',
      '604 000 0118',
      'secretaria@yarumos.example',
      'Carrera 27 # 40 Sur - 118',
      'Envigado, Antioquia',
    ];
    await expect(view.getByRole('term')).toHaveText([
      'Nombre de la institución',
      'Teléfono',
      'Correo electrónico',
      'Dirección',
      'Municipio',
    ]);
    await expect(view.getByRole('definition')).toHaveText(facts);
    await expect(logoOf(page)).toHaveAttribute('src', /escudo-yarumos/);
    // Nothing can be typed.
    await expect(view.getByRole('button')).toHaveText(['Editar']);
    await expect(view.getByRole('textbox')).toHaveCount(0);
    await expect(view.getByRole('combobox')).toHaveCount(0);
    await tabOf(page, 'Configuración General').click();
    await page.reload();
    await expect(tabOf(page, 'Configuración General')).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(tabOf(page, 'Información General')).toHaveAttribute('aria-selected', 'true');
    await tabOf(page, 'Configuración Aprendizaje').click();
    await openEntry(page, 'Institución');
    await expect(tabOf(page, 'Información General')).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await expect(view.getByRole('definition')).toHaveText(facts);
    // Opened again later, it is asked again.
    const asked = async () => (await app.control.calls(READ)).length;
    const before = await asked();
    await tabOf(page, 'Configuración Aprendizaje').click();
    await page.clock.fastForward('00:06');
    await tabOf(page, 'Información General').click();
    await expect.poll(asked).toBe(before + 1);
  },
);

test('a school without data says so, and a logo that does not load is drawn', { tag: ['@SCHO-04', '@SCHO-08'] }, async ({ page, app }) => {
  app.watch.allow(/404/);
  await app.signIn('colegio-vacio', {
    faults: [
      {
        method: 'GET',
        path: '/schools/3/',
        kind: 'answer',
        status: 200,
        body: {
          id: 3,
          name: 'Colegio Nuevo Horizonte',
          image: '/nada.svg',
          schoolPhone: null,
          schoolEmail: null,
          schoolAddress: '',
          schoolCity: null,
        },
      },
    ],
  });
  await expect(page.getByRole('definition')).toHaveText([
    'Colegio Nuevo Horizonte',
    'Sin registrar',
    'Sin registrar',
    'Sin registrar',
    'Sin registrar',
  ]);
  await expect(logoOf(page)).not.toHaveAttribute('src');
  await edit(page).click();
  await expect(phoneOf(page)).toHaveValue('');
  // Nor can an e-mail be given to a school without one.
  await expect(page.getByRole('textbox', { name: 'Correo electrónico' })).not.toBeEditable();
});

test('a Teacher who opens the settings is refused', { tag: ['@SCHO-03'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: INFORMATION });
  await expect(page).toHaveURL('/unauthorized');
});

test(
  'phone, address and municipality are edited, name and e-mail are not; what is saved is trimmed, sent once, and shows at once',
  {
    tag: [
      '@SCHO-07',
      '@SCHO-08',
      '@SCHO-09',
      '@SCHO-10:order',
      '@SCHO-13:trimmed',
      '@SCHO-14',
      '@SCHO-15',
      '@SCHO-19',
      '@SCHO-20',
      '@SCHO-21:text',
      '@SHAR-10:information',
      '@wire',
      '@API-009:ok',
      '@API-010:ok',
    ],
  },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: INFORMATION });
    await edit(page).click();
    await expect(phoneOf(page)).toBeFocused();
    for (const [label, value] of [
      ['Nombre de la institución', 'Colegio Mirador de los Yarumos'],
      ['Correo electrónico', 'secretaria@yarumos.example'],
    ] as const) {
      const field = page.getByRole('textbox', { name: label });
      await expect(field).toHaveValue(value);
      await expect(field).not.toBeEditable();
    }
    await expect(page.getByRole('button', { name: 'Cambiar logo' })).toBeVisible();
    await expect.poll(() => cityOf(page).getByRole('option').count()).toBeGreaterThan(40);
    const labels = await cityOf(page).getByRole('option').allInnerTexts();
    expect(labels[0]).toBe('Ninguno');
    expect(labels.slice(1)).toEqual(labels.slice(1).toSorted(new Intl.Collator('es').compare));
    await phoneOf(page).fill('  604 000 0999 ');
    await addressOf(page).fill(' Calle 10 # 20 - 30  ');
    await cityOf(page).selectOption('Bello, Antioquia');
    await pressTwice(app, SAVE, save(page), cancel(page));
    await expect(page.getByRole('region', { name: 'Información General' }).getByRole('definition')).toHaveText([
      'Colegio Mirador de los Yarumos',
      '604 000 0999',
      'secretaria@yarumos.example',
      'Calle 10 # 20 - 30',
      'Bello, Antioquia',
    ]);
    await acceptUpdated(page);
    // What was pressed is gone.
    await expect(page.getByRole('main')).toBeFocused();
    const [sent, ...more] = await app.control.calls(SAVE);
    expect(more).toEqual([]);
    const [school] = (await app.control.calls(READ)).slice(-1);
    expect(school?.status).toBe(200);
    expect(sent?.body).toEqual([
      {
        name: 'schoolRequest',
        filename: null,
        type: 'application/json',
        size: expect.any(Number) as unknown,
        value: {
          id: 1,
          name: 'Colegio Mirador de los Yarumos',
          image: expect.stringContaining('escudo-yarumos') as unknown,
          schoolPhone: '604 000 0999',
          schoolEmail: 'secretaria@yarumos.example',
          schoolAddress: 'Calle 10 # 20 - 30',
          schoolCity: 'Bello, Antioquia',
        },
      },
      { name: 'file', filename: null, type: 'text/plain', size: 4, value: 'null' },
    ]);
    await expect(logoOf(page)).toHaveAttribute('src', /escudo-yarumos/);
  },
);

test(
  'without a municipality none is sent; by Enter, too, the texts are trimmed',
  { tag: ['@SCHO-10:none', '@SCHO-13:trimmed'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: INFORMATION });
    await edit(page).click();
    await cityOf(page).selectOption('Ninguno');
    await phoneOf(page).fill(' 604 1 ');
    // Leaves no field.
    await addressOf(page).fill('  Calle 9 ');
    await addressOf(page).press('Enter');
    await acceptUpdated(page);
    await expect(page.getByRole('definition').last()).toHaveText('Sin registrar');
    const [sent] = await app.control.calls(SAVE);
    expect(sent?.body).toContainEqual(
      expect.objectContaining({
        value: expect.objectContaining({ schoolCity: null, schoolPhone: '604 1', schoolAddress: 'Calle 9' }),
      }),
    );
  },
);

test(
  'what was typed goes over what others stored since, where something was typed',
  { tag: ['@SAFE-03:information', '@SCHO-14'] },
  async ({ page, app, host }) => {
    await app.signIn('coordinadora', { at: INFORMATION });
    const { answer } = await askDirectly(page, { method: 'GET', url: `${host.apiUrl}/schools/1/` });
    await edit(page).click();
    await phoneOf(page).fill('604 000 0999');
    const body = { ...(answer as object), schoolPhone: '604 1', schoolAddress: 'Calle 9', schoolCity: null };
    await app.control.fault({ method: 'GET', path: '/schools/{schoolId}/', kind: 'answer', status: 200, body });
    await page.reload();
    await edit(page).click();
    await expect(page.getByText(RECOVERED)).toBeVisible();
    await expect(phoneOf(page)).toHaveValue('604 000 0999');
    await expect(addressOf(page)).toHaveValue('Calle 9');
    await save(page).click();
    await acceptUpdated(page);
    const [sent] = await app.control.calls(SAVE);
    expect(sent?.body).toContainEqual(
      expect.objectContaining({
        value: expect.objectContaining({ schoolPhone: '604 000 0999', schoolAddress: 'Calle 9', schoolCity: null }),
      }),
    );
  },
);

test(
  'an empty or blank phone or address is named at its field, and nothing is sent',
  { tag: ['@SCHO-11', '@SCHO-12', '@SCHO-13:blank', '@SHAR-16:page'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: INFORMATION });
    await edit(page).click();
    for (const field of [phoneOf(page), addressOf(page)]) {
      for (const text of ['', '   ']) {
        await field.fill('1');
        await expect(field).toHaveAccessibleDescription('');
        await field.fill(text);
        await leave(page);
        await expect(field).toHaveAccessibleDescription(REQUIRED);
        await save(page).click();
        await expect(field).toBeFocused();
      }
      await field.fill('123');
    }
    expect(await app.control.calls(SAVE)).toEqual([]);
    await save(page).click();
    await acceptUpdated(page);
    expect(await app.control.calls(SAVE)).toHaveLength(1);
  },
);

test(
  'while it is saved the tab says so; «Editar» can be pressed again 3 s after the answer',
  { tag: ['@SCHO-21:text', '@SCHO-21:time'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: INFORMATION });
    await edit(page).click();
    await phoneOf(page).fill('1');
    await app.control.hold(SAVE.replace('{id}/', '1'));
    await save(page).click();
    await expect(page.getByText('Actualizando…')).toBeVisible();
    await pauseClock(page);
    await app.control.release();
    await expect(dialogOf(page, UPDATED)).toBeVisible();
    await buttonOf(page, UPDATED, 'Aceptar').click();
    await expect(page.getByText('Actualizando…')).toHaveCount(0);
    await page.clock.runFor(2_900);
    await expect(edit(page)).toBeDisabled();
    await page.clock.runFor(200);
    await expect(edit(page)).toBeEnabled();
    await page.clock.resume();
  },
);

test(
  'a failed save shows the server’s error and leaves everything in the form',
  { tag: ['@SCHO-22:status', '@SCHO-22:worded', '@SCHO-22:network'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: INFORMATION });
    await edit(page).click();
    await phoneOf(page).fill('604 000 0999');
    await cityOf(page).selectOption('Bello, Antioquia');
    const path = '/api/schools/1';
    for (const [fault, text] of [
      [{ kind: 'status', status: 500 }, 'Ha ocurrido un error inesperado'],
      [{ kind: 'status', status: 422, message: 'El municipio no existe.' }, 'El municipio no existe.'],
      [{ kind: 'network' }, 'No response from server'],
    ] as const) {
      await app.control.fault({ method: 'PUT', path, times: 1, ...fault });
      await save(page).click();
      await acceptFailure(page, text);
      await expect(phoneOf(page)).toHaveValue('604 000 0999');
      await expect(cityOf(page)).toHaveValue('Bello, Antioquia');
    }
    await save(page).click();
    await acceptUpdated(page);
  },
);

test(
  '«Cancelar» drops what was typed and the logo, asks for the school again and shows it',
  { tag: ['@SCHO-23', '@SHAR-11:information'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: INFORMATION });
    await edit(page).click();
    await phoneOf(page).fill('1');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Cambiar logo' }).click();
    await (await chooser).setFiles(sample('attachments/afiche.png'));
    await expect(logoOf(page)).toHaveAttribute('src', /^blob:/);
    const before = (await app.control.calls(READ)).length;
    await cancel(page).click();
    await expect(page.getByRole('definition').nth(1)).toHaveText('604 000 0118');
    // What was pressed is gone.
    await expect(page.getByRole('heading', { level: 2, name: 'Colegio Mirador de los Yarumos' })).toBeFocused();
    await expect(logoOf(page)).toHaveAttribute('src', /escudo-yarumos/);
    await expect.poll(async () => (await app.control.calls(READ)).length).toBe(before + 1);
    expect(await app.control.calls(SAVE)).toEqual([]);
    await edit(page).click();
    await expect(phoneOf(page)).toHaveValue('604 000 0118');
    await expect(logoOf(page)).toHaveAttribute('src', /escudo-yarumos/);
  },
);

test(
  'the server keeps name and e-mail, and refuses a municipality that there is not',
  { tag: ['@SCHO-24', '@wire', '@API-009:unknownCity', '@API-009:ok'] },
  async ({ page, app, host }) => {
    await app.signIn('coordinadora', { at: INFORMATION });
    const send = (change: object) =>
      page.evaluate(
        async ({ url, schoolRequest }) => {
          const form = new FormData();
          form.append('schoolRequest', new Blob([JSON.stringify(schoolRequest)], { type: 'application/json' }));
          form.append('file', 'null');
          const headers = {
            Authorization: `Bearer ${localStorage.getItem('authToken') ?? ''}`,
            schoolId: localStorage.getItem('schoolId') ?? '',
            schoolYear: localStorage.getItem('schoolYearId') ?? '',
          };
          return (await fetch(url, { method: 'PUT', headers, body: form })).status;
        },
        { url: `${host.apiUrl}/api/schools/1/`, schoolRequest: { ...stored, ...change } },
      );
    const read = async () =>
      (await askDirectly(page, { method: 'GET', url: `${host.apiUrl}/schools/1/` })).answer as Record<string, unknown>;
    const stored = await read();
    expect(await send({ name: 'Otro', schoolEmail: 'otro@correo.example', schoolPhone: '1' })).toBe(200);
    expect(await read()).toEqual({ ...stored, schoolPhone: '1' });
    expect(await send({ schoolCity: 'Macondo' })).toBe(422);
  },
);

test(
  'municipalities that do not come show the error modal, and the own one stays chosen',
  { tag: ['@SCHO-09', '@ERRO-04:API-010'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', {
      at: INFORMATION,
      faults: [{ method: 'GET', path: '/schoolCities', kind: 'status', status: 500, times: 1 }],
    });
    await edit(page).click();
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(cityOf(page)).toHaveValue('Envigado, Antioquia');
    await save(page).click();
    await acceptUpdated(page);
  },
);
