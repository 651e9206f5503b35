/** The two lists, and what opens their dialog (VALU-01 to VALU-05). */
import { answering } from '@e2e/access/access';
import { acceptFailure, dialogOf, expectNoDialog, expectNoSidewaysScroll } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import {
  ADD,
  ADDRESS,
  EDIT,
  PRESCHOOL,
  PRIMARY,
  READ,
  activitiesOf,
  endOf,
  levelsIn,
  openDialog,
  openTab,
  rowsIn,
  sectionOf,
  startOf,
  valuationOf,
} from './area';

const PATH = '/api/learning/valorization';

const item = (id: number, name: string, initialValue: number, endValue: number) => ({
  id,
  name,
  description: `${name} al`,
  initialValue,
  endValue,
  modelType: 'B',
});
const valuation = (primary: boolean, items: unknown[], change: object = {}) => ({
  id: primary ? 8 : 7,
  primary,
  initialValue: 1,
  endValue: 5,
  includeValoration: true,
  isQualificationByActivities: false,
  items,
  ...change,
});

test(
  'two lists, as they are stored, the lowest range first, with «Editar» and no way to add another',
  { tag: ['@VALU-01', '@VALU-02', '@VALU-04:stored', '@API-034:ok'] },
  async ({ page, app }) => {
    await openTab({ page, app });
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([PRESCHOOL, PRIMARY]);
    for (const [level, rows] of [
      [
        PRESCHOOL,
        [
          ['Negativo', '1', '2.5'],
          ['Positivo', '2.6', '5'],
        ],
      ],
      [
        PRIMARY,
        [
          ['Bajo', '1', '2.9'],
          ['Básico', '3', '3.5'],
          ['Alto', '3.6', '4'],
          ['Superior', '4.1', '5'],
        ],
      ],
    ] as const) {
      const section = sectionOf(page, level);
      await expect(section.getByRole('columnheader')).toHaveText(['Nombre', 'Indicador base', 'Valor inicial', 'Valor final']);
      await expect(section.getByRole('rowheader')).toHaveText(rows.map(([name]) => name));
      for (const [index, [, from, to]] of rows.entries()) {
        await expect(
          rowsIn(section)
            .nth(index + 1)
            .getByRole('cell'),
        ).toHaveText([/\S al$/, from, to]);
      }
      await expect(section.getByRole('button')).toHaveText(['Editar']);
      await expect(section.getByText('Los niveles cubren toda la escala.')).toBeVisible();
    }
    await expect(sectionOf(page, PRIMARY).getByText('Con número y nivel; se califica por actividades.')).toBeVisible();
    await expect(page.getByRole('button', { name: ADD })).toHaveCount(0);
    // Once at the login, once by the tab.
    expect((await app.control.calls(READ)).length).toBeGreaterThan(0);
  },
);

test(
  'whatever order they come in, the lowest range is first; what is missing or crosses is told',
  { tag: ['@VALU-02'] },
  async ({ page, app }) => {
    const preschool = valuation(false, [item(1, 'Alto', 4, 5), item(2, 'Bajo', 1, 2), item(3, 'Medio', 1.5, 3.5)]);
    await app.signIn('coordinadora', { at: ADDRESS, faults: [answering('GET', PATH, { preschool, primary: null })] });
    const section = sectionOf(page, PRESCHOOL);
    await expect(section.getByRole('rowheader')).toHaveText(['Bajo', 'Medio', 'Alto']);
    await expect(section.getByText('Bajo y Medio se cruzan de 1.5 a 2. Ningún nivel incluye las notas de 3.6 a 3.9.')).toBeVisible();
  },
);

test(
  'a list without configuration offers to add one; the other is as it is',
  { tag: ['@VALU-03:one', '@VALU-04:other', '@VALU-05:new', '@VALU-05:edit'] },
  async ({ page, app }) => {
    const primary = valuation(true, [item(1, 'Todo', 1, 5)], { includeValoration: false, isQualificationByActivities: true });
    await app.signIn('coordinadora', { at: ADDRESS, faults: [answering('GET', PATH, { preschool: null, primary })] });
    await expect(sectionOf(page, PRESCHOOL).getByRole('button')).toHaveText([ADD]);
    await expect(sectionOf(page, PRESCHOOL).getByRole('table')).toHaveCount(0);
    await expect(sectionOf(page, PRIMARY).getByRole('button')).toHaveText(['Editar']);
    for (const [level, title, count] of [
      [PRESCHOOL, ADD, 2],
      [PRIMARY, EDIT, 1],
    ] as const) {
      const dialog = await openDialog(page, level);
      await expect(dialogOf(page, title)).toHaveCount(1);
      await expect(dialog.getByText(`${level}.`, { exact: true })).toBeVisible();
      await expect(startOf(dialog)).toBeVisible();
      await expect(endOf(dialog)).toBeVisible();
      await expect(dialog.getByRole('switch')).toHaveCount(2);
      await expect(levelsIn(dialog)).toHaveCount(count);
      await expect(valuationOf(dialog)).toBeChecked({ checked: level === PRESCHOOL });
      await expect(activitiesOf(dialog)).toBeChecked({ checked: level === PRIMARY });
      await app.checkA11y();
      await page.keyboard.press('Escape');
      await expectNoDialog(page);
    }
  },
);

test('a school without any offers to add both', { tag: ['@VALU-03:both'] }, async ({ page, app }) => {
  await openTab({ page, app }, 'colegio-vacio');
  await expect(page.getByRole('button', { name: ADD })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Editar' })).toHaveCount(0);
  await expect(page.getByText('Aún no se han creado niveles para evaluar los logros.')).toHaveCount(2);
});

test(
  'what cannot be loaded shows the error modal, and can be asked for again',
  { tag: ['@VALU-01', '@ERRO-04'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: ADDRESS, faults: [{ method: 'GET', path: PATH, kind: 'status', status: 500, times: 1 }] });
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(page.getByRole('button', { name: 'Editar' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(sectionOf(page, PRIMARY).getByRole('rowheader')).toHaveCount(4);
  },
);

test('on a phone each level is a small sheet', { tag: ['@SHAR-30:valuations', '@VALU-02'] }, async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTab({ page, app });
  const sheets = page.getByRole('list', { name: `Niveles de ${PRIMARY}` }).getByRole('listitem');
  await expect(sheets).toHaveCount(4);
  await expect(sheets.nth(1)).toContainText('Básico');
  await expect(sheets.nth(1)).toContainText('Cumple lo mínimo esperado al');
  await expect(sheets.nth(1).getByRole('term')).toHaveText(['Valor inicial', 'Valor final']);
  await expect(sheets.nth(1).getByRole('definition')).toHaveText(['3', '3.5']);
  await expectNoSidewaysScroll(page);
  await openDialog(page, PRIMARY);
  await expectNoSidewaysScroll(page);
});
