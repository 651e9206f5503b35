/** What is refused in the dialog, what goes out, and what follows (VALU-08 to VALU-11, VALU-20, VALU-24 to VALU-31). */
import type { Locator } from '@playwright/test';
import { answering } from '@e2e/access/access';
import { callDirectly, askDirectly } from '@e2e/support/direct-call';
import { pasteByKeys, saveOf } from '@e2e/support/form-rows';
import {
  acceptFailure,
  acceptSaved,
  buttonOf,
  dialogOf,
  expectNoDialog,
  expectSaved,
  leave,
  pressTwice,
  storageOf,
} from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import {
  ADD,
  ADDRESS,
  EDIT,
  PRESCHOOL,
  PRIMARY,
  SAVE,
  activitiesOf,
  addOf,
  baseOf,
  endOf,
  expectLevels,
  fromOf,
  levelOf,
  nameOf,
  openDialog,
  openTab,
  sectionOf,
  startOf,
  toOf,
  valuationOf,
} from './area';

const PATH = '/api/learning/valorization';
const POSITIVE = 'Solo se aceptan números positivos';
const PERCENTAGE = 'Debe estar en el rango de 0 a 100';
const RISING = 'El valor inicial debe ser menor que el valor final';
const APART = 'Los rangos no deben cruzarse ni salir del rango total';
const REQUIRED = 'Este campo es requerido.';

/** Types each text, presses 'Guardar', and finds its message at the field, which has the focus. */
async function expectRefused(dialog: Locator, field: Locator, message: string, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await field.fill(text);
    await saveOf(dialog).click();
    await expect(field, text).toHaveAccessibleDescription(new RegExp(`^${message}`));
    await expect(field, text).toBeFocused();
    await expect(field).toHaveValue(text);
  }
}

test(
  'the scale takes whole numbers from 0 on, the start below the end, and says what it does not',
  { tag: ['@VALU-08:start', '@VALU-08:end', '@VALU-09', '@VALU-24:scale'] },
  async ({ page, app }) => {
    await openTab({ page, app });
    const dialog = await openDialog(page, PRIMARY);
    await expectRefused(dialog, startOf(dialog), POSITIVE, ['-1', '0,5', '1.5', 'uno', '']);
    await expectRefused(dialog, startOf(dialog), RISING, ['5', '6']);
    await startOf(dialog).fill('0');
    await expect(startOf(dialog)).toHaveAccessibleDescription('');
    await expectRefused(dialog, endOf(dialog), POSITIVE, ['-5', '5.5', 'x', '']);
    await endOf(dialog).fill('5');
    expect(await app.control.calls(SAVE)).toEqual([]);
    await saveOf(dialog).click();
    await expectSaved(page);
    expect((await app.control.calls(SAVE))[0]?.body).toMatchObject({ initialValue: 0, endValue: 5 });
  },
);

test(
  'a level’s values lie from 0 to 100; a comma is a point, and one decimal is kept',
  { tag: ['@VALU-10:below', '@VALU-10:above', '@VALU-10:empty', '@VALU-10:rounded'] },
  async ({ page, app }) => {
    await openTab({ page, app });
    const dialog = await openDialog(page, PRIMARY);
    await endOf(dialog).fill('200');
    const [first, last] = [levelOf(dialog, 1), levelOf(dialog, 4)];
    await expectRefused(dialog, fromOf(first), PERCENTAGE, ['-0.1', '-1', '', 'dos', '100.1']);
    await fromOf(first).fill('1');
    await expectRefused(dialog, toOf(last), PERCENTAGE, ['100.1', '101', '', '4,5,1']);
    expect(await app.control.calls(SAVE)).toEqual([]);
    await toOf(last).fill('100');
    await toOf(first).fill('2,449');
    await expect(toOf(first)).toHaveValue('2,449');
    await leave(page);
    await expect(toOf(first)).toHaveValue('2,4');
    await fromOf(levelOf(dialog, 2)).fill('2.55');
    await leave(page);
    await expect(fromOf(levelOf(dialog, 2))).toHaveValue('2.6');
    // Enter sends it without leaving the field.
    await toOf(first).fill('2,349');
    await toOf(first).press('Enter');
    await expectSaved(page);
    expect((await app.control.calls(SAVE))[0]?.body).toMatchObject({
      items: [{ initialValue: 1, endValue: 2.3 }, { initialValue: 2.6 }, {}, { endValue: 100 }],
    });
  },
);

test(
  'a level needs a name and a base indicator, a name that no other has, and a start below its end',
  { tag: ['@VALU-11:name', '@VALU-11:description', '@VALU-26', '@VALU-24:item'] },
  async ({ page, app }) => {
    await openTab({ page, app });
    const dialog = await openDialog(page, PRIMARY);
    const level = levelOf(dialog, 2);
    await expectRefused(dialog, nameOf(level), REQUIRED, ['', '  ']);
    await expectRefused(dialog, nameOf(level), 'Este campo ya existe', ['Alto', ' ALTO']);
    await expect(nameOf(levelOf(dialog, 3))).toHaveAccessibleDescription('Este campo ya existe');
    await nameOf(level).fill('Básico');
    await expect(nameOf(levelOf(dialog, 3))).toHaveAccessibleDescription('');
    await expectRefused(dialog, baseOf(level), REQUIRED, ['', '  ']);
    await baseOf(level).fill('Cumple al');
    await expectRefused(dialog, fromOf(level), RISING, ['3.5', '3.6']);
    await app.checkA11y();
    await fromOf(level).fill('3');
    expect(await app.control.calls(SAVE)).toEqual([]);
    await saveOf(dialog).click();
    await expectSaved(page);
  },
);

test(
  'levels neither cross nor leave the scale; a shared border is no crossing; the scale tells it while one types',
  { tag: ['@VALU-25:crossing', '@VALU-25:outside', '@VALU-25:border'] },
  async ({ page, app }) => {
    await openTab({ page, app });
    const dialog = await openDialog(page, PRIMARY);
    const third = levelOf(dialog, 3);
    await fromOf(third).fill('3,4');
    await expect(dialog.getByText('Básico y Alto se cruzan de 3.4 a 3.5.')).toBeVisible();
    await expectRefused(dialog, fromOf(third), APART, ['3,4']);
    await expectRefused(dialog, fromOf(levelOf(dialog, 1)), APART, ['0.9']);
    await expect(dialog.getByText(/Bajo se sale de la escala\./)).toBeVisible();
    await fromOf(levelOf(dialog, 1)).fill('1');
    await fromOf(third).fill('3.6');
    await expectRefused(dialog, toOf(levelOf(dialog, 4)), APART, ['5.1']);
    expect(await app.control.calls(SAVE)).toEqual([]);
    await toOf(levelOf(dialog, 4)).fill('4.8');
    await expect(dialog.getByText('Ningún nivel incluye las notas de 4.9 a 5.')).toBeVisible();
    await fromOf(third).fill('3.5');
    await expect(fromOf(third)).toHaveAccessibleDescription('');
    await saveOf(dialog).click();
    await expectSaved(page);
  },
);

for (const [level, isPrimary, model, key, stored] of [
  [PRESCHOOL, false, 'A', 'preschoolValuationId', ['Negativo', 'Positivo']],
  [PRIMARY, true, 'B', 'primaryValuationId', ['Bajo', 'Básico', 'Alto', 'Superior']],
] as const) {
  test(
    `${level}: a new configuration goes out whole and once, its list shows, and the session knows it`,
    {
      tag: [
        `@VALU-27:${isPrimary ? 'primary' : 'preschool'}`,
        `@VALU-28:${isPrimary ? 'primary' : 'preschool'}`,
        `@VALU-30:${isPrimary ? 'primary' : 'preschool'}`,
        '@VALU-20:new',
        '@wire',
        '@API-035:ok',
      ],
    },
    async ({ page, app }) => {
      await openTab({ page, app }, 'colegio-vacio');
      expect(await storageOf(page)).not.toHaveProperty(key);
      const dialog = await openDialog(page, level);
      for (const [index] of stored.entries()) await baseOf(levelOf(dialog, index + 1)).fill(` Avanza ${index + 1} al `);
      await activitiesOf(dialog).check();
      await addOf(dialog).click();
      const added = levelOf(dialog, stored.length + 1);
      await nameOf(added).fill('  Sobresaliente ');
      await baseOf(added).fill('Es ejemplo al');
      await toOf(levelOf(dialog, stored.length)).fill('4,8');
      await fromOf(added).fill('4,9');
      await toOf(added).fill('5');
      await pressTwice(app, SAVE, saveOf(dialog));
      await acceptSaved(page);
      await expectNoDialog(page);
      const calls = await app.control.calls(SAVE);
      expect(calls).toHaveLength(1);
      const body = calls[0]?.body as { items: { modelType: string }[] };
      expect(body).toMatchObject({
        id: null,
        primary: isPrimary,
        initialValue: 1,
        endValue: 5,
        includeValoration: true,
        isQualificationByActivities: true,
      });
      expect(body.items).toHaveLength(stored.length + 1);
      expect(body.items.map(({ modelType }) => modelType)).toEqual(Array.from(body.items, () => model));
      expect(body.items.at(-1)).toEqual({
        id: null,
        name: 'Sobresaliente',
        description: 'Es ejemplo al',
        initialValue: 4.9,
        endValue: 5,
        modelType: model,
      });
      await expect(sectionOf(page, level).getByRole('rowheader')).toHaveText([...stored, 'Sobresaliente']);
      await expect(sectionOf(page, level).getByRole('button')).toHaveText(['Editar']);
      // The other list is as it was.
      await expect(page.getByRole('button', { name: ADD })).toHaveCount(1);
      const kept = await storageOf(page);
      expect(kept).toHaveProperty(key, expect.stringMatching(/^\d+$/));
      await page.reload();
      await expect(sectionOf(page, level).getByRole('rowheader')).toHaveCount(stored.length + 1);
      expect(await storageOf(page)).toMatchObject({ [key]: kept[key] });
    },
  );
}

test(
  'an edit keeps its ids and its level, and shows at once',
  { tag: ['@VALU-27:edit', '@VALU-28:edit', '@API-035:ok'] },
  async ({ page, app, host }) => {
    await openTab({ page, app });
    const { answer } = await askDirectly(page, { method: 'GET', url: host.apiUrl + PATH });
    const { primary } = answer as { primary: { id: number; items: { id: number }[] } };
    const dialog = await openDialog(page, PRIMARY);
    await nameOf(levelOf(dialog, 1)).fill('Inicial');
    await saveOf(dialog).click();
    await acceptSaved(page);
    await expect(sectionOf(page, PRIMARY).getByRole('rowheader').first()).toHaveText('Inicial');
    const body = (await app.control.calls(SAVE))[0]?.body as { id: number; primary: boolean; items: { id: number }[] };
    expect(body).toMatchObject({ id: primary.id, primary: true });
    expect(body.items.map(({ id }) => id)).toEqual(primary.items.map(({ id }) => id));
  },
);

test(
  'a failure shows the error modal and leaves the dialog as it was filled in',
  { tag: ['@VALU-29:message', '@VALU-29:noMessage', '@VALU-29:noNetwork'] },
  async ({ page, app }) => {
    await openTab({ page, app });
    const dialog = await openDialog(page, PRIMARY);
    await baseOf(levelOf(dialog, 1)).fill('Está en proceso de');
    for (const [fault, text] of [
      [{ kind: 'status', status: 409, message: 'Hoy no se puede.' }, 'Hoy no se puede.'],
      [{ kind: 'status', status: 500 }, 'Ha ocurrido un error inesperado'],
      [{ kind: 'network' }, 'No response from server'],
    ] as const) {
      await app.control.fault({ method: 'POST', path: PATH, ...fault });
      await saveOf(dialog).click();
      await acceptFailure(page, text);
      await expect(dialogOf(page, EDIT)).toBeVisible();
      await expect(baseOf(levelOf(dialog, 1))).toHaveValue('Está en proceso de');
    }
    await app.control.fault();
    await saveOf(dialog).click();
    await expectSaved(page);
  },
);

test(
  'a second new configuration of a level is refused by the server',
  { tag: ['@VALU-31', '@wire', '@API-035:duplicated'] },
  async ({ page, app }) => {
    // Somebody else has added it since the list was read.
    await app.signIn('coordinadora', { at: ADDRESS, faults: [answering('GET', PATH, { preschool: null, primary: null })] });
    const dialog = await openDialog(page, PRESCHOOL);
    for (const number of [1, 2]) await baseOf(levelOf(dialog, number)).fill('Avanza al');
    await saveOf(dialog).click();
    await acceptFailure(page, 'Ya existe una configuración para este nivel.');
    await expect(baseOf(levelOf(dialog, 2))).toHaveValue('Avanza al');
  },
);

test(
  'the server too refuses ranges that cross and more than five levels',
  { tag: ['@wire', '@API-035:invalidRange', '@API-035:itemLimit'] },
  async ({ page, app, host }) => {
    await openTab({ page, app });
    const url = host.apiUrl + PATH;
    const { answer } = await askDirectly(page, { method: 'GET', url });
    const { primary } = answer as { primary: { items: object[] } };
    const [first, ...others] = primary.items;
    const save = async (items: unknown[]) => {
      const { status, answer: refusal } = await askDirectly(page, { method: 'POST', url, body: { ...primary, items } });
      return [status, (refusal as { errorCode?: string }).errorCode];
    };
    expect(await save([{ ...first, endValue: 3.1 }, ...others])).toEqual([422, 'valorization_invalidRange']);
    const six = Array.from({ length: 6 }, (_, at) => ({ ...first, id: null, name: `Nivel ${at}`, initialValue: at, endValue: at + 1 }));
    expect(await save(six)).toEqual([422, 'valorization_itemLimit']);
    expect(await save(primary.items)).toEqual([200, undefined]);
  },
);

test(
  'what somebody else stored meanwhile is told before the edit goes over it',
  { tag: ['@SAFE-33:valuation'] },
  async ({ page, app, host }) => {
    await openTab({ page, app });
    const url = host.apiUrl + PATH;
    const { answer } = await askDirectly(page, { method: 'GET', url });
    const { primary } = answer as { primary: { items: object[] } };
    const dialog = await openDialog(page, PRIMARY);
    await baseOf(levelOf(dialog, 1)).fill('Está en proceso de');
    const body = {
      ...primary,
      includeValoration: false,
      isQualificationByActivities: false,
      initialValue: 0,
      endValue: 100,
      items: primary.items.map((item) => ({ ...item, modelType: 'A' })),
    };
    expect(await callDirectly(page, { method: 'POST', url, body })).toBe(200);
    await saveOf(dialog).click();
    const changed = dialog.getByText('Este registro cambió mientras lo editabas.');
    await expect(changed).toBeVisible();
    expect(await app.control.calls(SAVE)).toHaveLength(1);
    await dialog.getByRole('button', { name: 'Ver los cambios' }).click();
    await expect(dialog.getByRole('rowheader')).toHaveText([
      'Modelo',
      'Incluir valoración',
      'Calificación por actividades',
      'Escala',
      'Indicadores',
    ]);
    const told = dialog.getByRole('row').filter({ hasText: 'Calificación por actividades' });
    await expect(told.getByRole('cell')).toHaveText(['NO', 'SÍ']);
    // What was accepted is that change alone: after a save that fails another one is told as well.
    const anyway = dialog.getByRole('button', { name: 'Guardar de todos modos' });
    await app.control.fault({ method: 'POST', path: PATH, kind: 'status', status: 500, times: 1 });
    await anyway.click();
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(changed).toHaveCount(0);
    expect(await callDirectly(page, { method: 'POST', url, body: { ...body, endValue: 50 } })).toBe(200);
    await saveOf(dialog).click();
    await expect(changed).toBeVisible();
    expect(await app.control.calls(SAVE)).toHaveLength(3);
    await anyway.click();
    await expectSaved(page);
    expect((await app.control.calls(SAVE)).at(-1)?.body).toMatchObject({ isQualificationByActivities: true });
  },
);

test(
  'rows are pasted from a spreadsheet, five at most',
  { tag: ['@SHAR-28:valuation', '@VALU-12', '@VALU-14', '@VALU-22:pasted', '@VALU-23:typed'] },
  async ({ page, app }) => {
    await openTab({ page, app });
    const dialog = await openDialog(page, PRESCHOOL);
    await nameOf(levelOf(dialog, 1)).focus();
    await pasteByKeys(
      page,
      ['Uno\tEmpieza a\t1\t1,9', 'Dos\tSigue\t2\t2,9', 'Tres\tAvanza al\t3\t3,9', 'Cuatro\tCumple al\t4\t4,4', 'Cinco\tEs\t5\t6'].join(
        '\n',
      ),
    );
    await expectLevels(dialog, [
      ['Uno', '1', '1,9'],
      ['Dos', '2', '2,9'],
      ['Tres', '3', '3,9'],
      ['Cuatro', '4', '4,4'],
      ['Positivo', '2.6', '5'],
    ]);
    await expect(addOf(dialog)).toBeDisabled();
    await buttonOf(page, EDIT, 'Cancelar').click();
    await expectNoDialog(page);

    // Without valuation the ranges are not theirs to say.
    await openDialog(page, PRESCHOOL);
    await valuationOf(dialog).uncheck();
    await nameOf(levelOf(dialog, 1)).focus();
    await pasteByKeys(
      page,
      ['Uno\tEmpieza a\t1\t1,9', 'Dos\tSigue\t2\t2,9', 'Tres\tAvanza al\t3\t3,9', 'Cuatro\tCumple al\t4\t5'].join('\n'),
    );
    await expectLevels(dialog, [
      ['Uno', '0', '1'],
      ['Dos', '1', '2'],
      ['Tres', '2', '3'],
      ['Cuatro', '3', '4'],
      ['Positivo', '4', '5'],
    ]);
  },
);
