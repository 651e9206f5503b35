/** 'Configuración Aprendizaje': two lists, and the dialog of each. */
import { expect, type Locator, type Page } from '@playwright/test';
import { valuations } from '@/api/resources/valuations';
import { asAdmin, retry, sending } from '@e2e/faults/scene';
import { LEARNING } from '@e2e/schools/area';
import * as shown from '@e2e/faults/shown';
import type { Area } from '@e2e/support/area-parts';
import type { Form } from '@e2e/support/form';
import { saveOf } from '@e2e/support/form-rows';
import { edit } from '@e2e/support/opened-dialog';
import { buttonOf, dialogOf, expectSaved, type Visit } from '@e2e/support/screens';
import type { PersonKey } from '@fixtures/people';

export const ADDRESS = LEARNING;
export const READ = 'GET /api/learning/valorization';
export const SAVE = 'POST /api/learning/valorization';
export const ADD = 'Agregar valoración';
export const EDIT = 'Editar valoración';
export const PRESCHOOL = 'Preescolar';
export const PRIMARY = 'Primaria y Secundaria';

type Level = typeof PRESCHOOL | typeof PRIMARY;

export const sectionOf = (page: Page, level: Level): Locator => page.getByRole('region', { name: level, exact: true });
export const rowsIn = (section: Locator): Locator => section.getByRole('table').getByRole('row');

/** Opens the tab by its address. */
export async function openTab({ page, app }: Visit, as: PersonKey = 'coordinadora'): Promise<void> {
  await app.signIn(as, { at: ADDRESS });
  await expect(page.getByRole('button', { name: /^(Editar|Agregar valoración)$/ })).toHaveCount(2);
}

/** Opens the dialog of a list by its button. */
export async function openDialog(page: Page, level: Level): Promise<Locator> {
  const button = sectionOf(page, level).getByRole('button', { name: /^(Editar|Agregar valoración)$/ });
  const title = (await button.textContent()) === 'Editar' ? EDIT : ADD;
  await button.click();
  await expect(levelOf(dialogOf(page, title), 1)).toBeVisible();
  return dialogOf(page, title);
}

export const levelOf = (dialog: Locator, number: number): Locator =>
  dialog.getByRole('group', { name: `Indicador ${number}`, exact: true });
export const levelsIn = (dialog: Locator): Locator => dialog.getByRole('group', { name: /^Indicador \d$/ });
export const nameOf = (scope: Locator): Locator => scope.getByRole('textbox', { name: 'Nombre', exact: true });
export const baseOf = (scope: Locator): Locator => scope.getByRole('textbox', { name: 'Indicador base', exact: true });
export const fromOf = (scope: Locator): Locator => scope.getByRole('textbox', { name: 'Valor inicial', exact: true });
export const toOf = (scope: Locator): Locator => scope.getByRole('textbox', { name: 'Valor final', exact: true });
export const startOf = (dialog: Locator): Locator => dialog.getByRole('textbox', { name: 'Valor inicial de la escala' });
export const endOf = (dialog: Locator): Locator => dialog.getByRole('textbox', { name: 'Valor final de la escala' });
export const valuationOf = (dialog: Locator): Locator => dialog.getByRole('switch', { name: 'Incluir valoración' });
export const activitiesOf = (dialog: Locator): Locator => dialog.getByRole('switch', { name: 'Calificación por actividades' });
export const addOf = (dialog: Locator): Locator => dialog.getByRole('button', { name: 'Agregar indicador' });
export const modelOf = (dialog: Locator, model: 'A' | 'B'): Locator => dialog.getByRole('radio', { name: `Modelo ${model}`, exact: true });

/** Chooses a model. The click is forced, because the radio button lies under its card. */
export const choose = (dialog: Locator, model: 'A' | 'B'): Promise<void> => modelOf(dialog, model).check({ force: true });

/** Expects exactly these rows, each with name, start and end. */
export async function expectLevels(dialog: Locator, rows: readonly (readonly [name: string, from: string, to: string])[]): Promise<void> {
  await expect(levelsIn(dialog)).toHaveCount(rows.length);
  for (const [index, [name, from, to]] of rows.entries()) {
    const level = levelOf(dialog, index + 1);
    await expect(nameOf(level)).toHaveValue(name);
    await expect(fromOf(level)).toHaveValue(from);
    await expect(toOf(level)).toHaveValue(to);
  }
}

const openByMenu = async (page: Page) => {
  await page.getByRole('tab', { name: 'Configuración Aprendizaje' }).click();
  await openDialog(page, PRESCHOOL);
};

const forms = {
  valuation: {
    kind: 'dialog of a record',
    as: 'coordinadora',
    endpoint: valuations.save,
    open: openByMenu,
    fill: (page) => baseOf(levelOf(dialogOf(page, EDIT), 1)).fill('Está en proceso de'),
    typed: (page) => [[baseOf(levelOf(dialogOf(page, EDIT), 1)), 'Está en proceso de']],
    button: (page) => saveOf(dialogOf(page, EDIT)),
    success: expectSaved,
  },
} as const satisfies Record<string, Form>;

export const area = {
  routes: { coordinadora: { valuations: ADDRESS } },
  forms,
  scenes: [
    {
      ...asAdmin,
      endpoint: valuations.get,
      where: ' of Configuración Aprendizaje',
      act: (page) => page.getByRole('tab', { name: 'Configuración Aprendizaje' }).click(),
      again: retry,
      success: (page) => expect(sectionOf(page, PRIMARY).getByRole('button', { name: 'Editar' })).toBeVisible(),
    },
    sending(forms.valuation),
  ],
  failures: {
    'API-034 login': shown.login,
    'API-034 card': shown.silent,
    'API-034 activities': shown.initialData,
  },
  dialogs: [{ at: ADDRESS, as: 'coordinadora', dialogs: { valuation: edit(EDIT) } }],
} as const satisfies Area;

export const cancel = (page: Page, title: string): Promise<void> => buttonOf(page, title, 'Cancelar').click();
