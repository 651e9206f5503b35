/** Matrículas: last year's rooms, the room of the new year, the finalization and the summary. */
import { expect, type Page } from '@playwright/test';
import { enrollments } from '@/api/resources/enrollments';
import { preEnrollments } from '@/api/resources/pre-enrollments';
import { retry, sending, type Scene } from '@e2e/faults/scene';
import * as shown from '@e2e/faults/shown';
import type { Area } from '@e2e/support/area-parts';
import type { Form } from '@e2e/support/form';
import { dialogOf, openEntry } from '@e2e/support/screens';
import { expectRecords } from '@e2e/support/table';
import {
  DONE,
  SCREEN,
  SUMMARY,
  WAITING,
  assignWaiting,
  continueOf,
  manageButton,
  openManage,
  namesIn,
  pressFinalize,
  tabOf,
  targetOf,
} from './enrollments';

const inSchool5 = { as: 'matriculas' } as const;

const openWaiting = async (page: Page): Promise<void> => {
  await openEntry(page, 'Matrículas');
  await tabOf(page, 'Séptimo A').click();
  await expectRecords(page);
};

const done = (page: Page): Promise<void> => expect(dialogOf(page, DONE)).toBeVisible();

const forms = {
  enrollment: {
    kind: 'dialog of a record',
    ...inSchool5,
    endpoint: preEnrollments.save,
    open: async (page) => {
      await openWaiting(page);
      // The same students each time: their boxes may be ticked already.
      const [name = ''] = await namesIn(page, 'Promovido');
      await openManage(page, name);
    },
    fill: async (page) => void (await targetOf(page).selectOption('Retirado')),
    typed: (page) => [[targetOf(page), 'RETIRED']],
    button: continueOf,
    success: done,
  },
} as const satisfies Record<string, Form>;

/** The common part of the screen's loads, made by its menu entry. */
const load = {
  ...inSchool5,
  act: (page) => openEntry(page, 'Matrículas'),
  again: retry,
  success: expectRecords,
} satisfies Omit<Scene, 'endpoint'>;

export const area = {
  routes: { coordinadora: { enrollments: SCREEN, enrollmentSummary: SUMMARY } },
  menu: { coordinadora: [{ label: 'Matrículas', address: SCREEN, details: [['detail', SUMMARY]] }] },
  forms,
  scenes: [
    { ...load, endpoint: enrollments.active },
    { ...load, endpoint: preEnrollments.previousRooms },
    { ...load, endpoint: preEnrollments.history },
    { ...load, endpoint: preEnrollments.list },
    sending(forms.enrollment),
    {
      ...inSchool5,
      endpoint: enrollments.finalize,
      open: async (page) => {
        await openWaiting(page);
        await assignWaiting(page);
      },
      act: pressFinalize,
      success: done,
    },
  ],
  failures: {
    'API-022': shown.whatever('modal', 'Ya se ha realizado la matrícula para el siguiente año escolar.', 'Error'),
  },
  dialogs: [
    {
      at: WAITING,
      as: 'matriculas',
      dialogs: {
        enrollment: {
          title: 'Nuevo año escolar',
          open: async (page) => {
            await expectRecords(page);
            await page.getByRole('button', { name: 'Seleccionar los 3' }).press('Enter');
            await manageButton(page).press('Enter');
            return manageButton(page);
          },
        },
      },
    },
  ],
} as const satisfies Area;
