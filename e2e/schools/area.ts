/** Institución: the school's information, its periods and year, comments. */
import { expect, type Locator, type Page } from '@playwright/test';
import { configurations } from '@/api/resources/configurations';
import { periods } from '@/api/resources/periods';
import { schoolYears } from '@/api/resources/school-years';
import { schools } from '@/api/resources/schools';
import { asAdmin, retry, sending } from '@e2e/faults/scene';
import * as shown from '@e2e/faults/shown';
import type { Area } from '@e2e/support/area-parts';
import { press, type Form } from '@e2e/support/form';
import { byButton } from '@e2e/support/opened-dialog';
import { SAVED, buttonOf, dialogOf, expectNoDialog, expectSaved, openEntry, anyDialog } from '@e2e/support/screens';

export const INFORMATION = '/dashboard/schools';
export const GENERAL = '/dashboard/schools?tab=general';
export const LEARNING = '/dashboard/schools?tab=aprendizaje';

export const UPDATED = '¡Colegio Actualizado!';
export const ATTENTION = 'Atención';
export const CLOSE_YEAR = 'Finalizar año escolar';
export const CREATE_YEAR = 'Crear año escolar';

export const tabOf = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });

export const phoneOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Teléfono' });

export const edit = (page: Page): Locator => page.getByRole('button', { name: 'Editar' });

export const save = (page: Page): Locator => page.getByRole('button', { name: 'Guardar' });

export const logoOf = (page: Page): Locator => page.getByRole('img', { name: 'Logo de la institución' });

export const SAVE_SCHOOL = 'PUT /api/schools/{id}/';

/** Accepts the message that the school's data were saved. */
export async function acceptUpdated(page: Page): Promise<void> {
  await expect(dialogOf(page, UPDATED)).toContainText('Tu registro ha sido actualizado con éxito.');
  await buttonOf(page, UPDATED, 'Aceptar').click();
}

/** A school year as the API answers it, from two calendar days. */
export const schoolYear = (id: number, startDate: string, endDate: string) => ({
  id,
  startDate: `${startDate} 00:00:00`,
  endDate: `${endDate} 23:59:59`,
});

/** A row of the form of periods: 'Periodo nuevo 1', 'Periodo 1'. */
export const periodRow = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });

export async function fillPeriod(row: Locator, name: string, from: string, to: string): Promise<void> {
  await row.getByLabel('Nombre').selectOption(name);
  await row.getByLabel('Fecha inicial').fill(from);
  await row.getByLabel('Fecha final').fill(to);
}

const openGeneral = async (page: Page): Promise<void> => {
  await openEntry(page, 'Institución');
  await tabOf(page, 'Configuración General').click();
  await expect(page.getByRole('rowheader', { name: 'Periodo 1' })).toBeVisible();
};

/** The common part of scenes whose failure replaces the periods. */
const inGeneral = {
  ...asAdmin,
  open: async (page: Page) => {
    await openEntry(page, 'Institución');
  },
  act: (page: Page) => tabOf(page, 'Configuración General').click(),
};

/** Leaves the tab and returns to it, which loads it again. */
const again = async (page: Page): Promise<void> => {
  await tabOf(page, 'Información General').click();
  await tabOf(page, 'Configuración General').click();
};

const NEW = 'Periodo nuevo 1';

const forms = {
  information: {
    kind: 'page of a record',
    ...asAdmin,
    endpoint: schools.edit,
    open: async (page) => {
      await openEntry(page, 'Institución');
      await press(page, 'Editar');
    },
    fill: async (page) => {
      await phoneOf(page).fill('604 000 0999');
      await page.getByLabel('Municipio').selectOption('Bello, Antioquia');
    },
    typed: (page) => [
      [phoneOf(page), '604 000 0999'],
      [page.getByLabel('Municipio'), 'Bello, Antioquia'],
    ],
    button: (page) => page.getByRole('button', { name: 'Guardar' }),
    success: (page) => expect(dialogOf(page, UPDATED)).toBeVisible(),
  },
  newPeriods: {
    kind: 'rows in their table',
    as: 'colegio-vacio',
    endpoint: periods.save,
    open: async (page) => {
      await openEntry(page, 'Institución');
      await tabOf(page, 'Configuración General').click();
      await press(page, 'Agregar periodo');
    },
    fill: (page) => fillPeriod(periodRow(page, NEW), 'Periodo 5', '2026-11-30', '2026-12-31'),
    typed: (page) => [
      [periodRow(page, NEW).getByLabel('Nombre'), 'Periodo 5'],
      [periodRow(page, NEW).getByLabel('Fecha inicial'), '2026-11-30'],
      [periodRow(page, NEW).getByLabel('Fecha final'), '2026-12-31'],
    ],
    button: (page) => page.getByRole('button', { name: 'Guardar' }),
    success: expectSaved,
  },
  editedPeriods: {
    kind: 'rows in their table',
    ...asAdmin,
    endpoint: periods.save,
    open: async (page) => {
      await openGeneral(page);
      await press(page, 'Editar');
    },
    fill: (page) => periodRow(page, 'Periodo 4').getByLabel('Fecha final').fill('2026-12-04'),
    typed: (page) => [[periodRow(page, 'Periodo 4').getByLabel('Fecha final'), '2026-12-04']],
    button: (page) => page.getByRole('button', { name: 'Guardar' }),
    success: expectSaved,
  },
} as const satisfies Record<string, Form>;

const yearScene = (as: 'cierre' | 'sin-anio', action: string) => ({
  as,
  open: (page: Page) => tabOf(page, 'Configuración General').click(),
  act: (page: Page) => buttonOf(page, ATTENTION, action).click(),
  success: (page: Page) => expect(dialogOf(page, 'Año escolar')).toBeVisible(),
  changesSession: true as const,
});

export const area = {
  routes: { coordinadora: { information: INFORMATION, periods: GENERAL } },
  menu: { coordinadora: [{ label: 'Institución', address: '/dashboard/schools', details: [] }] },
  forms,
  scenes: [
    sending(forms.information),
    { ...sending(forms.newPeriods), where: 'new' },
    { ...sending(forms.editedPeriods), where: 'edited' },
    {
      ...asAdmin,
      endpoint: schools.listCities,
      open: (page) => openEntry(page, 'Institución'),
      act: (page) => press(page, 'Editar'),
      again: async (page) => {
        await page.getByRole('button', { name: 'Cancelar' }).click();
        await press(page, 'Editar');
      },
      success: (page) => expect(page.getByLabel('Municipio').getByRole('option')).not.toHaveCount(2),
    },
    {
      ...inGeneral,
      endpoint: schools.getWords,
      again,
      success: (page) => expect(page.getByRole('rowheader', { name: 'Periodo 1' })).toBeVisible(),
    },
    {
      ...inGeneral,
      endpoint: periods.list,
      again: retry,
      success: (page) => expect(page.getByRole('rowheader', { name: 'Periodo 1' })).toBeVisible(),
    },
    {
      ...inGeneral,
      as: 'cierre',
      endpoint: schoolYears.list,
      again,
      success: (page) => expect(buttonOf(page, ATTENTION, CLOSE_YEAR)).toBeVisible(),
    },
    {
      ...asAdmin,
      endpoint: configurations.toggle,
      open: openGeneral,
      act: async (page) => {
        await page.getByRole('switch', { name: 'Permitir comentarios' }).click();
        // The switch may be on or off, since an earlier change may be stored.
        await anyDialog(page).getByRole('button', { name: 'Aceptar', exact: true }).click();
      },
      success: (page) => expect(dialogOf(page, SAVED)).toBeVisible(),
      changesSession: true,
    },
    {
      ...asAdmin,
      endpoint: periods.remove,
      open: async (page) => {
        await openGeneral(page);
        await press(page, 'Editar');
      },
      act: async (page) => {
        await periodRow(page, 'Periodo 4').getByRole('button', { name: 'Eliminar' }).click();
        await buttonOf(page, 'Eliminar Periodo', 'Aceptar').click();
      },
      success: expectNoDialog,
    },
    {
      ...yearScene('cierre', CLOSE_YEAR),
      endpoint: schoolYears.close,
      again: async (page) => {
        await again(page);
        await buttonOf(page, ATTENTION, CLOSE_YEAR).click();
      },
    },
    { ...yearScene('sin-anio', CREATE_YEAR), endpoint: schoolYears.save, beneath: 1 },
  ],
  failures: {
    'API-011': shown.silent,
    'API-014 learning': shown.silent,
    'API-014 card': shown.silent,
    'API-014 activities': shown.initialData,
    'API-016': shown.unknown,
    'API-020': shown.whatever('modal', 'Ya existe un cierre de año para este año escolar.', 'Error'),
  },
  refusals: {
    'API-016 withIndicator': ['modal', 'No puede eliminar un periodo con logros asociados'],
  },
  dialogs: [
    {
      at: GENERAL,
      as: 'coordinadora',
      dialogs: {
        periodDeletion: {
          title: 'Eliminar Periodo',
          open: async (page) => {
            await byButton('Editar')(page);
            return byButton('Eliminar')(page);
          },
        },
      },
    },
  ],
} as const satisfies Area;
