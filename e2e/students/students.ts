/** Steps on the screens of rooms' students. */
import { expect, type Locator, type Page } from '@playwright/test';
import { named } from '@e2e/support/control-name';
import type { Visit } from '@e2e/support/screens';
import type { SignInOptions } from '@e2e/support/test';

/** Sexto A: 34 students, directed by directora; docente teaches in it. */
export const SEXTO_A = '/dashboard/room/9';
/** Sexto B: some guardians have only been invited. */
export const SEXTO_B = '/dashboard/room/10';
export const OWN_ROOMS = '/dashboard/teacher-rooms/list';

export const INVITE = 'PUT /api/students/invite';
/** Of SEXTO_B; has only been invited. */
export const INVITED = 'rodrigo.cuellar@correo.example';
export const RESEND = 'PUT /api/students/invite/resend/{parentEmail}';
export const EDIT = 'PUT /api/student/{id}';
export const REMOVE = 'DELETE /api/student/{id}';
export const REQUIRED = 'Este campo es requerido.';

/** Opens a room's detail and waits for its students. */
export async function openRoom({ page, app }: Visit, path = SEXTO_A): Promise<void> {
  await app.signIn('coordinadora', { at: path });
  await expect(page.getByRole('rowheader').first()).toBeVisible();
}

/** Opens an Admin's invite form, in the detail of Sexto A. */
export async function openInvitation(visit: Visit): Promise<void> {
  await openRoom(visit);
  await visit.page.getByRole('button', { name: 'Agregar Estudiante' }).click();
  await expect(invitation(visit.page)).toBeVisible();
}

/** Opens 'Mis Cursos' of a teacher with rooms. */
export async function openOwnRooms(
  { page, app }: Visit,
  who: 'directora' | 'docente' = 'directora',
  options: Pick<SignInOptions, 'faults'> = {},
): Promise<void> {
  await app.signIn(who, { ...options, at: OWN_ROOMS });
  await expect(page.getByRole('rowheader').first()).toBeVisible();
}

const tabOf = (page: Page, room: string): Locator => page.getByRole('tab', { name: room });

/** Expects that room's tab of 'Mis Cursos' to be the open one. */
export const expectOpenTab = (page: Page, room: string): Promise<void> =>
  expect(tabOf(page, room)).toHaveAttribute('aria-selected', 'true');

/** Opens a room's tab and waits until it is the open one: before, the page shows another room. */
export async function openTab(page: Page, room: string): Promise<void> {
  await tabOf(page, room).click();
  await expectOpenTab(page, room);
}

/** A student's row by the guardian's e-mail, since two students may have the same name. */
export const studentRow = (page: Page, parentEmail: string): Locator => page.getByRole('row').filter({ hasText: parentEmail });

export const studentAction = (page: Page, parentEmail: string, action: string): Locator =>
  studentRow(page, parentEmail).getByRole('button', { name: named(action) });

export const invitation = (page: Page, number = 1): Locator => page.getByRole('group', { name: `Estudiante ${number}`, exact: true });

export async function fillInvitation(row: Locator, name: string, surname: string, parentEmail: string, age = '2026'): Promise<void> {
  await row.getByLabel('Nombre').fill(name);
  await row.getByLabel('Apellido').fill(surname);
  await row.getByLabel('Correo del padre').fill(parentEmail);
  await row.getByLabel('Antigüedad').selectOption(age);
}

export const send = (page: Page): Promise<void> => page.getByRole('button', { name: 'Enviar', exact: true }).click();
