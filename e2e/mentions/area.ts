/** Mentions: the list, the form for several records, the dialog. */
import { expect, type Locator, type Page } from '@playwright/test';
import { mentions } from '@/api/resources/mentions';
import { asAdmin, deletion, list, sending } from '@e2e/faults/scene';
import * as shown from '@e2e/faults/shown';
import type { Area } from '@e2e/support/area-parts';
import { openFrom, type Form } from '@e2e/support/form';
import { saveOf } from '@e2e/support/form-rows';
import { edit, remove, upload } from '@e2e/support/opened-dialog';
import { dialogOf, expectSaved, type Visit } from '@e2e/support/screens';
import { act } from '@e2e/support/table';

export const CREATE = 'POST /api/mention-type';
export const SAVE = 'PUT /api/mention-type';
export const LIST = '/dashboard/mentions/list';
export const FORM = '/dashboard/mentions/create';
export const EDIT = 'Editar Mención';

/** Opens the list by its address. */
export async function openList({ page, app }: Visit): Promise<void> {
  await app.signIn('coordinadora', { at: LIST });
  await expect(page.getByRole('rowheader').first()).toBeVisible();
}

type Scope = Page | Locator;
export const nameOf = (scope: Scope): Locator => scope.getByRole('textbox', { name: 'Mención' });
export const categoryOf = (scope: Scope): Locator => scope.getByRole('combobox', { name: 'Categoría' });

export async function openEdit(page: Page, name: string): Promise<Locator> {
  await act(page, name, 'Editar');
  await expect(nameOf(dialogOf(page, EDIT))).toBeVisible();
  return dialogOf(page, EDIT);
}

const forms = {
  mentions: {
    kind: 'page of rows',
    as: 'coordinadora',
    endpoint: mentions.create,
    open: openFrom('Menciones', 'Agregar Mención'),
    fill: (page) => nameOf(page).fill('Gran lectora'),
    typed: (page) => [[nameOf(page), 'Gran lectora']],
    button: (page) => saveOf(page),
    success: (page) => expect(dialogOf(page, 'Éxito')).toBeVisible(),
    goesOn: true,
    created: { name: 'Gran lectora', row: 'Gran lectora' },
  },
  mention: {
    kind: 'dialog of a record',
    ...asAdmin,
    endpoint: mentions.edit,
    open: openFrom('Menciones', 'Editar'),
    fill: (page) => nameOf(dialogOf(page, EDIT)).fill('Gran lectora'),
    typed: (page) => [[nameOf(dialogOf(page, EDIT)), 'Gran lectora']],
    button: (page) => saveOf(dialogOf(page, EDIT)),
    success: expectSaved,
  },
} as const satisfies Record<string, Form>;

export const area = {
  routes: { coordinadora: { mentions: LIST, mentionsForm: FORM } },
  menu: { coordinadora: [{ label: 'Menciones', address: LIST, details: [['create', FORM]] }] },
  forms,
  scenes: [
    { ...list('Menciones'), endpoint: mentions.list },
    sending(forms.mentions),
    sending(forms.mention),
    { ...deletion('Menciones', 'Eliminar Mención'), endpoint: mentions.remove },
    { ...list('Menciones'), endpoint: mentions.listCategories },
  ],
  failures: {
    'API-085': shown.banner,
    'API-087': shown.unknown,
  },
  dialogs: [
    {
      at: LIST,
      as: 'coordinadora',
      dialogs: { mention: edit(EDIT), mentionDeletion: remove('Eliminar Mención'), mentions: upload('Cargar lista de menciones') },
    },
  ],
  lists: {
    mentions: {
      at: LIST,
      path: '/api/mention-type/school',
      name: 'mentionTypes',
      label: 'Menciones',
      field: 'description',
      odd: null,
      ordered: 'Mención',
      isOneLine: true,
      sheet: { name: 'Buen trato', first: ['Buen trato'], under: ['Categoría', 'Mención'], actions: ['Editar', 'Eliminar'] },
      menu: {
        empty: 'Aún no se han creado menciones. Agrega las menciones con el botón Agregar Mención.',
        who: 'colegio-vacio',
        add: 'Agregar Mención',
        first: 'Mención',
      },
      compared: { form: FORM, field: 'description', label: 'Mención' },
    },
  },
  edited: {
    mentions: {
      who: 'coordinadora',
      at: LIST,
      row: 'Excelencia académica',
      dialog: EDIT,
      list: { path: '/api/mention-type/school', records: 'mentionTypes', is: ({ description }) => description === 'Excelencia académica' },
      other: ({ id, mentionCategoryId }) => [{ path: '/api/mention-type', body: { id, mentionCategoryId, description: 'Excelencia' } }],
      write: SAVE,
      typed: { label: 'Mención', text: 'Gran lectora' },
      lines: [['Mención', 'Excelencia', 'Gran lectora']],
    },
  },
} as const satisfies Area;
