/** The dashboard's forms as a person finds them, fills them in and sends them, for the figures over all of them (R1, R2). */
import { expect, type Locator, type Page } from '@playwright/test';
import { FULL_NAMES, PHONE_DIALOG, numberOf, openDialog } from '@e2e/account/dialogs';
import { accounts } from '@/api/resources/accounts';
import { mentions as mentionsApi } from '@/api/resources/mentions';
import { publications as posts } from '@/api/resources/publications';
import { rooms as roomsApi } from '@/api/resources/rooms';
import { students as studentsApi } from '@/api/resources/students';
import { subjects as subjectsApi } from '@/api/resources/subjects';
import { teachers as teachersApi } from '@/api/resources/teachers';
import type { Endpoint } from '@/api/core/endpoint';
import * as mentions from '@e2e/mentions/mentions';
import { cardOf, commentIn, fieldOf, sendOf } from '@e2e/publications/feed-page';
import { chooseType, publishOf, saveEditOf, switchOf, titleOf } from '@e2e/publications/publication-save';
import * as rooms from '@e2e/rooms/rooms';
import * as students from '@e2e/students/students';
import * as subjects from '@e2e/subjects/subjects';
import { saveOf } from '@e2e/support/form-rows';
import { buttonOf, dialogOf, expectSaved, openEntry, openPublications } from '@e2e/support/screens';
import { actionOf } from '@e2e/support/table';
import * as teachers from '@e2e/teachers/teachers';
import { publications } from '@fixtures/publications';
import type { PersonKey } from '@fixtures/people';

export interface Form {
  readonly as: PersonKey;
  /** The write that it sends. */
  readonly endpoint: Endpoint;
  /** From the landing screen to the form as it opens. */
  readonly open: (page: Page) => Promise<void>;
  readonly fill: (page: Page) => Promise<void>;
  /** Of what was filled in, what a draft gives back; from then on the form can be sent. */
  readonly typed: (page: Page) => readonly [Locator, string][];
  /** Sends it. */
  readonly button: (page: Page) => Locator;
  /** Leaves it without sending; 'Cancelar' unless it has another name, null: it has none. */
  readonly cancel?: string | null;
  readonly success: (page: Page) => Promise<void>;
}

const mainButton = (page: Page, name: string): Locator => page.getByRole('main').getByRole('button', { name, exact: true }).first();
export const press = (page: Page, name: string): Promise<void> => mainButton(page, name).click();
export const rowsShow = (page: Page): Promise<void> => expect(page.getByRole('rowheader').first()).toBeVisible();

/** A list by its menu entry. */
export const openList =
  (entry: string) =>
  async (page: Page): Promise<void> => {
    await openEntry(page, entry);
    await rowsShow(page);
  };

/** A list, and there a button of its head or of its first row. */
const openFrom = (entry: string, button: string) => async (page: Page) => {
  await openList(entry)(page);
  await press(page, button);
};

export const openSixthB = async (page: Page): Promise<void> => {
  await openList('Cursos')(page);
  await page.getByRole('columnheader', { name: 'Acrónimo' }).getByRole('button').click();
  await actionOf(page, 'Sexto B', 'Ver estudiantes').click();
  await rowsShow(page);
};

export const INVITED = 'rodrigo.cuellar@correo.example';
const studentField = (page: Page, label: string) => dialogOf(page, 'Editar Estudiante').getByLabel(label);

export const TYPES = 'Tipo de Asignatura';
export const newType = (page: Page): Locator => dialogOf(page, TYPES).getByLabel('Nuevo tipo de asignatura');

export const openTypes = async (page: Page): Promise<void> => {
  await openFrom('Asignaturas', TYPES)(page);
  await expect(newType(page)).toBeVisible();
};

export const NEW_TEACHER = 'mariela.bonilla@yarumos.example';

export const card = (page: Page): Locator => cardOf(page, publications.earlyExit.title);

const asAdmin = { as: 'coordinadora' } as const;

/** The same for an Admin and for a teacher, who come to it by ways of their own. */
const invitations = {
  endpoint: studentsApi.invite,
  fill: (page) => students.fillInvitation(students.invitation(page), 'Emilia', 'Zapata', 'zapata@correo.example'),
  typed: (page) => [[students.invitation(page).getByLabel('Correo del padre'), 'zapata@correo.example']],
  button: (page) => page.getByRole('button', { name: 'Enviar', exact: true }),
  success: (page) => expect(dialogOf(page, 'Éxito')).toContainText('Invitaciones enviadas con exito.'),
} as const satisfies Partial<Form>;

export const FORMS = {
  phone: {
    as: 'directora',
    endpoint: accounts.changePhone,
    open: (page) => openDialog(page, FULL_NAMES.directora, PHONE_DIALOG),
    fill: (page) => numberOf(page).fill('310 555 0199'),
    typed: (page) => [[numberOf(page), '310 555 0199']],
    button: (page) => buttonOf(page, PHONE_DIALOG, 'Guardar'),
    success: (page) => expect(dialogOf(page, 'Éxito')).toBeVisible(),
  },
  comment: {
    as: 'directora',
    endpoint: posts.addComment,
    open: openPublications,
    fill: (page) => fieldOf(card(page)).fill('Recibido, gracias.'),
    typed: (page) => [[fieldOf(card(page)), 'Recibido, gracias.']],
    button: (page) => sendOf(card(page)),
    // A comment that is being written has none.
    cancel: null,
    success: (page) => expect(commentIn(card(page), 'Recibido, gracias.')).toBeVisible(),
  },
  publication: {
    ...asAdmin,
    endpoint: posts.save,
    open: async (page) => {
      await openPublications(page);
      await chooseType(page, 'Comunicados');
    },
    fill: async (page) => {
      await titleOf(page).fill('Salida al museo');
      await switchOf(page, 'Solo para profesores').check();
    },
    typed: (page) => [[titleOf(page), 'Salida al museo']],
    button: (page) => publishOf(page),
    success: expectSaved,
  },
  publicationEdit: {
    as: 'directora',
    endpoint: posts.save,
    open: async (page) => {
      await page.goto(`/dashboard/publications/${publications.earlyExit.id}`);
      await expect(saveEditOf(page)).toBeVisible();
    },
    fill: (page) => titleOf(page).fill('Hoy Sexto A sale por la portería sur'),
    typed: (page) => [[titleOf(page), 'Hoy Sexto A sale por la portería sur']],
    button: (page) => saveEditOf(page),
    success: expectSaved,
  },
  rooms: {
    ...asAdmin,
    endpoint: roomsApi.save,
    open: openFrom('Cursos', 'Agregar Curso'),
    fill: (page) => rooms.fillRow(rooms.formRow(page, 1), 'Octavo B', '8B'),
    typed: (page) => [
      [rooms.formRow(page, 1).getByLabel('Nombre'), 'Octavo B'],
      [rooms.formRow(page, 1).getByLabel('Acrónimo'), '8B'],
    ],
    button: (page) => saveOf(page),
    success: expectSaved,
  },
  room: {
    ...asAdmin,
    endpoint: roomsApi.save,
    open: openFrom('Cursos', 'Editar'),
    fill: (page) => dialogOf(page, 'Editar Curso').getByLabel('Acrónimo').fill('JX'),
    typed: (page) => [[dialogOf(page, 'Editar Curso').getByLabel('Acrónimo'), 'JX']],
    button: (page) => buttonOf(page, 'Editar Curso', 'Guardar'),
    success: expectSaved,
  },
  invitations: {
    ...invitations,
    as: 'coordinadora',
    open: async (page) => {
      await openSixthB(page);
      await press(page, 'Agregar Estudiante');
    },
  },
  teacherInvitations: { ...invitations, as: 'directora', open: openFrom('Mis Cursos', 'Agregar Estudiante') },
  student: {
    ...asAdmin,
    endpoint: studentsApi.edit,
    open: async (page) => {
      await openSixthB(page);
      await students.studentAction(page, INVITED, 'Editar').click();
    },
    fill: (page) => studentField(page, 'Nombre').fill('Samy'),
    typed: (page) => [[studentField(page, 'Nombre'), 'Samy']],
    button: (page) => buttonOf(page, 'Editar Estudiante', 'Guardar'),
    success: expectSaved,
  },
  subjects: {
    ...asAdmin,
    endpoint: subjectsApi.save,
    open: openFrom('Asignaturas', 'Agregar Asignatura'),
    fill: async (page) => {
      await subjects.nameOf(page).fill('Cálculo');
      await subjects.typeOf(page).selectOption({ label: 'Matemáticas' });
    },
    typed: (page) => [[subjects.nameOf(page), 'Cálculo']],
    button: (page) => saveOf(page),
    success: (page) => expect(dialogOf(page, 'Éxito')).toContainText(subjects.CREATED),
  },
  subject: {
    ...asAdmin,
    endpoint: subjectsApi.save,
    open: openFrom('Asignaturas', 'Editar'),
    fill: (page) => subjects.nameOf(dialogOf(page, subjects.EDIT)).fill('Artes visuales'),
    typed: (page) => [[subjects.nameOf(dialogOf(page, subjects.EDIT)), 'Artes visuales']],
    button: (page) => saveOf(dialogOf(page, subjects.EDIT)),
    success: expectSaved,
  },
  subjectType: {
    as: 'coordinadora',
    endpoint: subjectsApi.addType,
    open: openTypes,
    fill: (page) => newType(page).fill('Contable'),
    typed: (page) => [[newType(page), 'Contable']],
    button: (page) => buttonOf(page, TYPES, 'Agregar'),
    cancel: 'Cerrar',
    success: (page) => expect(buttonOf(page, TYPES, 'Eliminar Contable')).toBeVisible(),
  },
  mentions: {
    as: 'coordinadora',
    endpoint: mentionsApi.create,
    open: openFrom('Menciones', 'Agregar Mención'),
    fill: (page) => mentions.nameOf(page).fill('Gran lectora'),
    typed: (page) => [[mentions.nameOf(page), 'Gran lectora']],
    button: (page) => saveOf(page),
    success: (page) => expect(dialogOf(page, 'Éxito')).toBeVisible(),
  },
  mention: {
    ...asAdmin,
    endpoint: mentionsApi.edit,
    open: openFrom('Menciones', 'Editar'),
    fill: (page) => mentions.nameOf(dialogOf(page, mentions.EDIT)).fill('Gran lectora'),
    typed: (page) => [[mentions.nameOf(dialogOf(page, mentions.EDIT)), 'Gran lectora']],
    button: (page) => saveOf(dialogOf(page, mentions.EDIT)),
    success: expectSaved,
  },
  teacher: {
    as: 'coordinadora',
    endpoint: teachersApi.create,
    open: openFrom('Profesores', 'Agregar Profesor'),
    fill: async (page) => {
      await teachers.fillPerson(page, 'Mariela', 'Bonilla', NEW_TEACHER);
      await teachers.choose(page, 'Cursos', 'Sexto A');
    },
    typed: (page) => [[teachers.fieldOf(page, 'Nombre'), 'Mariela']],
    button: (page) => mainButton(page, 'Guardar'),
    success: (page) => expect(dialogOf(page, '¡Invitación Enviada!')).toBeVisible(),
  },
  teacherEdit: {
    ...asAdmin,
    endpoint: teachersApi.edit,
    open: async (page) => {
      await openList('Profesores')(page);
      await page.getByRole('searchbox').fill('Tovar Tovar');
      await page.getByRole('button', { name: 'Ver', exact: true }).click();
      await press(page, 'Editar');
    },
    fill: (page) => teachers.fieldOf(page, 'Nombre').fill('Mauro'),
    typed: (page) => [[teachers.fieldOf(page, 'Nombre'), 'Mauro']],
    button: (page) => mainButton(page, 'Guardar'),
    success: expectSaved,
  },
} as const satisfies Record<string, Form>;
