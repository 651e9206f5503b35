/** What the tests of the access screens and of the session share. */
import type { Page } from '@playwright/test';
import { expectNoDialog, storageOf } from '@e2e/support/screens';
import { expect, type App, type Host } from '@e2e/support/test';
import { DEMO_PASSWORD, people, type PersonKey } from '@fixtures/people';
import type { Fault } from '@mocks/control/demo-state';

export const REQUIRED = 'Este campo es requerido.';
export const LOWERCASE_ONLY = 'Solo se aceptan minusculas';
export const TRY_AGAIN = 'Ocurrió un error, por favor intente nuevamente';
export const INVALID = 'Por favor, verifique su información';
export const UNEXPECTED = 'Ha ocurrido un error inesperado';

/** The two schools of 'dos-colegios', by name. */
export const YARUMOS = 'Colegio Mirador de los Yarumos';
export const CEIBA = 'Institución Educativa Rural La Ceiba Alta';

/** The fields of the login answer that tests change. */
interface Login {
  readonly role: string;
  readonly idToken: string;
  readonly schools: readonly { id: number; name: string; imageUrl: string | null }[];
  readonly authorities?: readonly string[];
}

/** The loads after a sign-in, once a school is chosen (AUTH-20, AUTH-21). */
export const LOADS = {
  year: '/api/school-year/current',
  valuation: '/api/learning/valorization',
  configurations: '/api/configurations/schools/{schoolId}',
  school: '/schools/{id}',
  teacher: '/teachersDeepByTeacherEmail/{email}',
} as const;

export const emailOf = (who: PersonKey): string => people.find(({ key }) => key === who)?.email ?? '';

/** Fills in a person's e-mail and the demo's password, and presses 'Iniciar sesión'. */
export const pressSignInAs = (app: App, who: PersonKey): Promise<void> => app.pressSignIn(emailOf(who), DEMO_PASSWORD);

/** The server's unchanged answer to a person's sign-in. */
export async function trueLogin(page: Page, { apiUrl }: Host, { control }: App, who: PersonKey): Promise<Login> {
  // Waits for the backend, which answers no call before it has started.
  await control.read();
  return page.evaluate(
    async ({ url, body }) => {
      const answer = await fetch(url, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body });
      return (await answer.json()) as Login;
    },
    { url: `${apiUrl}/accounts/auth`, body: JSON.stringify({ username: emailOf(who), password: DEMO_PASSWORD }) },
  );
}

/** A fault that gives a call this answer. */
export const answering = (method: string, path: string, body: unknown, status = 200): Fault => ({
  method,
  path,
  kind: 'answer',
  status,
  body,
});

/** A fault that refuses a call with this status. */
export const refusing = (method: string, path: string, status: number, message = 'No se pudo.'): Fault => ({
  method,
  path,
  kind: 'status',
  status,
  message,
});

/** Expects the text on the login screen only, no session, and the typed values still in the fields. */
export async function expectRefused(page: Page, text: string, email: string, password: string): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText(text);
  await expect(page.getByText(text)).toHaveCount(1);
  await expectNoDialog(page);
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email);
  await expect(page.getByRole('textbox', { name: 'Contraseña' })).toHaveValue(password);
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeEnabled();
  expect(await storageOf(page)).toEqual({});
}

/** Clears all faults and causes the refusal of a wrong password, whose text replaces the shown one, so that the next text can be told from it. */
export async function refuseTruly(page: Page, app: App): Promise<void> {
  await app.control.fault();
  await app.pressSignIn(emailOf('coordinadora'), 'otra');
  await expect(page.getByRole('alert')).toHaveText(INVALID);
}
