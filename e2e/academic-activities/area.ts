/** Actividades: the list of an achievement's activities, the dialog of one. */
import { expect, type Page } from '@playwright/test';
import { academicActivities } from '@/api/resources/academic-activities';
import { deletion, sending } from '@e2e/faults/scene';
import * as shown from '@e2e/faults/shown';
import type { Area, MenuEntry } from '@e2e/support/area-parts';
import { press, type Form } from '@e2e/support/form';
import { byButton, edit, remove } from '@e2e/support/opened-dialog';
import { expectSaved, openEntry, dialogOf } from '@e2e/support/screens';
import { act, expectRecords } from '@e2e/support/table';
import { achievements } from '@fixtures/learning';
import { teachers } from '@fixtures/teachers';
import {
  ADD,
  DELETE,
  EDIT,
  PARTLY,
  SAVE,
  SCREEN,
  VIEW,
  choosePlace,
  complete,
  filter,
  filterButton,
  filterOf,
  guide,
  openNew,
  proportionality,
  saveIn,
  support,
  titleIn,
} from './academic-activities';

const ENTRY = 'Actividades';

/** The address that an Admin's filters make. */
const OF_TEACHER = `${PARTLY}&teacherId=${teachers.find(({ teacherName }) => teacherName === 'Yaneth')?.id}`;

const openRows = async (page: Page): Promise<void> => {
  await openEntry(page, ENTRY);
  await filter(page);
  await expectRecords(page);
};

const asTeacher = { as: 'directora' } as const;

const forms = {
  academicActivity: {
    kind: 'dialog of a record',
    ...asTeacher,
    endpoint: academicActivities.save,
    open: async (page) => {
      await openRows(page);
      await openNew(page);
    },
    fill: (page) => complete(page),
    typed: (page) => [[titleIn(page), 'Taller de escalas']],
    button: (page) => saveIn(page),
    success: expectSaved,
  },
  editedAcademicActivity: {
    kind: 'dialog of a record',
    ...asTeacher,
    endpoint: academicActivities.save,
    open: async (page) => {
      await openRows(page);
      await press(page, 'Editar');
      await expect(titleIn(page, EDIT)).toBeVisible();
    },
    fill: (page) => titleIn(page, EDIT).fill('Guía de la tienda'),
    typed: (page) => [[titleIn(page, EDIT), 'Guía de la tienda']],
    button: (page) => saveIn(page, EDIT),
    success: expectSaved,
  },
} as const satisfies Record<string, Form>;

/** The same text with a link. */
const LINKED = '<p>Trabajo con precios y <a href="https://yarumos.example/guia">cantidades reales</a>.</p>';

const MENU_ENTRY: MenuEntry = { label: ENTRY, address: SCREEN, details: [] };

export const area = {
  routes: {
    coordinadora: { academicActivities: SCREEN, academicActivitiesOfTeacher: OF_TEACHER },
    directora: { ownAcademicActivities: SCREEN, activitiesOfAchievement: PARTLY },
  },
  menu: { coordinadora: [MENU_ENTRY], directora: [MENU_ENTRY] },
  forms,
  scenes: [
    {
      ...asTeacher,
      endpoint: academicActivities.list,
      open: async (page) => {
        await openEntry(page, ENTRY);
        await choosePlace(page);
        await filterOf(page, 'Logro').selectOption(proportionality.title);
      },
      act: (page) => filterButton(page).click(),
      success: expectRecords,
    },
    sending(forms.academicActivity),
    { ...sending(forms.editedAcademicActivity), where: 'edited' },
    {
      ...deletion(ENTRY, DELETE),
      ...asTeacher,
      endpoint: academicActivities.remove,
      // An activity without marks.
      open: openRows,
      act: async (page) => {
        await act(page, support.title, 'Eliminar');
        await dialogOf(page, DELETE).getByRole('button', { name: 'Aceptar' }).click();
      },
    },
  ],
  failures: {
    'API-041': shown.unknown,
  },
  refusals: {
    'API-041 withStudentAcademicRecord': ['modal', 'No puede eliminar una actividad que ya ha sido calificada'],
  },
  dialogs: [
    {
      at: PARTLY,
      as: 'directora',
      dialogs: {
        academicActivity: { title: ADD, open: byButton(ADD) },
        editedAcademicActivity: edit(EDIT),
        academicActivityDeletion: remove(DELETE),
      },
    },
    { at: OF_TEACHER, as: 'coordinadora', dialogs: { academicActivityView: { title: VIEW, open: byButton('Ver') } } },
  ],
  edited: {
    academicActivities: {
      who: 'directora',
      at: PARTLY,
      row: guide.title,
      dialog: EDIT,
      list: {
        path: `/api/learning/activity/${achievements.proportionality.id}`,
        records: 'activities',
        is: ({ id }) => id === guide.id,
      },
      other: (record) => [
        {
          path: '/api/learning/activity',
          method: 'POST',
          body: { ...record, type: 'QUIZ', weighted: 25, title: 'Guía corta', description: LINKED },
        },
      ],
      write: SAVE,
      typed: { label: 'Título', text: 'Guía de la tienda' },
      lines: [
        ['Tipo', 'Quiz', 'Trabajo en clase'],
        ['Ponderación', '25', '30'],
        ['Título', 'Guía corta', 'Guía de la tienda'],
        [
          'Descripción',
          'Trabajo con precios y cantidades reales (https://yarumos.example/guia).',
          'Trabajo con precios y cantidades reales.',
        ],
      ],
    },
  },
} as const satisfies Area;
