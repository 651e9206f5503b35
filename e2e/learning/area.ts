/** Aprendizaje: the list of achievements, their form, the file. */
import { expect, type Locator, type Page } from '@playwright/test';
import { indicators } from '@/api/resources/indicators';
import { deletion, retry, sending } from '@e2e/faults/scene';
import * as shown from '@e2e/faults/shown';
import type { Area } from '@e2e/support/area-parts';
import { press, type Form } from '@e2e/support/form';
import { byButton, remove } from '@e2e/support/opened-dialog';
import { SAVED, dialogOf, openEntry } from '@e2e/support/screens';
import { act, expectRecords } from '@e2e/support/table';
import { EDIT_ADDRESS, FILTERED, FORM, LIST, choosePlace, descriptionOf, filterButton, saveOf, titleOf } from './learning';

const ENTRY = 'Aprendizaje y progreso';

const openList = async (page: Page): Promise<void> => {
  await openEntry(page, ENTRY);
  await choosePlace(page);
};

const openRows = async (page: Page): Promise<void> => {
  await openList(page);
  await filterButton(page).click();
  await expectRecords(page);
};

const openEdit = async (page: Page): Promise<void> => {
  await openRows(page);
  await press(page, 'Editar');
  await expect(titleOf(page)).toBeVisible();
};

/** Opens the copy dialog by the keyboard. */
const openCopy = async (page: Page): Promise<Locator> => {
  const all = page.getByRole('checkbox', { name: 'Seleccionar todos' });
  // Enabled once the rows are loaded.
  await expect(all).toBeEnabled();
  await all.press('Space');
  await expect(page.getByRole('button', { name: 'Copiar logros' })).toBeEnabled();
  return byButton('Copiar logros')(page);
};

const saved = (page: Page): Promise<void> => expect(dialogOf(page, SAVED)).toBeVisible();

const asTeacher = { as: 'directora' } as const;

const forms = {
  achievement: {
    kind: 'card',
    ...asTeacher,
    endpoint: indicators.save,
    open: async (page) => {
      await openEntry(page, ENTRY);
      await press(page, 'Nuevo logro');
    },
    fill: async (page) => {
      await choosePlace(page);
      await titleOf(page).fill('Estimar distancias');
      await descriptionOf(page, 'Bajo').fill('Le cuesta estimar');
    },
    typed: (page) => [[titleOf(page), 'Estimar distancias']],
    button: saveOf,
    // 'Atrás' leaves the form, but keeps the draft.
    cancel: null,
    success: saved,
    goesOn: true,
  },
  editedAchievement: {
    kind: 'card',
    ...asTeacher,
    endpoint: indicators.save,
    open: openEdit,
    fill: (page) => titleOf(page).fill('Estimar distancias'),
    typed: (page) => [[titleOf(page), 'Estimar distancias']],
    button: saveOf,
    cancel: null,
    success: saved,
    goesOn: true,
  },
} as const satisfies Record<string, Form>;

export const area = {
  routes: {
    coordinadora: { learning: LIST },
    directora: { ownLearning: LIST, achievementForm: FORM, achievement: EDIT_ADDRESS },
  },
  menu: {
    coordinadora: [{ label: ENTRY, address: LIST, details: [] }],
    directora: [
      {
        label: ENTRY,
        address: LIST,
        details: [
          ['create', FORM, 'Nuevos indicadores y logros a evaluar'],
          ['detail', EDIT_ADDRESS, 'Editar indicadores y logros a evaluar'],
        ],
      },
    ],
  },
  forms,
  scenes: [
    {
      ...asTeacher,
      endpoint: indicators.list,
      open: openList,
      act: (page) => filterButton(page).click(),
      again: retry,
      success: expectRecords,
    },
    sending(forms.achievement),
    { ...sending(forms.editedAchievement), where: 'edited' },
    {
      ...deletion(ENTRY, 'Eliminar Indicador'),
      ...asTeacher,
      endpoint: indicators.remove,
      // An achievement without marks.
      open: async (page) => {
        await openRows(page);
        await act(page, 'Interpretar gráficos de barras y circulares', 'Editar');
        await expect(titleOf(page)).toBeVisible();
      },
      takesAway: true,
    },
  ],
  failures: {
    'API-038': { ...shown.BY_DEFAULT, other: ['modal', 'No se puede eliminar un logro con calificaciones.'] },
  },
  dialogs: [
    { at: FILTERED, as: 'directora', dialogs: { achievementCopy: { title: 'Copiar logros', open: openCopy } } },
    { at: EDIT_ADDRESS, as: 'directora', dialogs: { achievementDeletion: remove('Eliminar Indicador') } },
  ],
} as const satisfies Area;
