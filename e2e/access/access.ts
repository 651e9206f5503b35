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

/** The login answer, as far as the tests change it. */
interface Login {
  readonly role: string;
  readonly idToken: string;
  readonly schools: readonly { id: number; name: string; imageUrl: string | null }[];
  readonly authorities?: readonly string[];
}

/** The loads of a sign-in, once a school is chosen (AUTH-20, AUTH-21). */
export const LOADS = {
  year: '/api/school-year/current',
  valuation: '/api/learning/valorization',
  configurations: '/api/configurations/schools/{schoolId}',
  school: '/schools/{id}',
  teacher: '/teachersDeepByTeacherEmail/{email}',
} as const;

export const emailOf = (who: PersonKey): string => people.find(({ key }) => key === who)?.email ?? '';

/** Fills in the demo's own password and presses 'Iniciar sesión'. */
export const pressSignInAs = (app: App, who: PersonKey): Promise<void> => app.pressSignIn(emailOf(who), DEMO_PASSWORD);

/** What the server answers to that person's sign-in. */
export async function trueLogin(page: Page, { apiUrl }: Host, { control }: App, who: PersonKey): Promise<Login> {
  // Nobody answers before the control API does.
  await control.read();
  return page.evaluate(
    async ({ url, body }) => {
      const answer = await fetch(url, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body });
      return (await answer.json()) as Login;
    },
    { url: `${apiUrl}/accounts/auth`, body: JSON.stringify({ username: emailOf(who), password: DEMO_PASSWORD }) },
  );
}

/** A call that answers that, well or badly. */
export const answering = (method: string, path: string, body: unknown, status = 200): Fault => ({
  method,
  path,
  kind: 'answer',
  status,
  body,
});

/** A call that is refused with that status. */
export const refusing = (method: string, path: string, status: number, message = 'No se pudo.'): Fault => ({
  method,
  path,
  kind: 'status',
  status,
  message,
});

/** The text stands on the login screen and nowhere else, nobody is signed in, and what was typed is still there. */
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

/** All faults go and the true refusal of a wrong password takes the place of the text that stands: the next one is told apart from it. */
export async function refuseTruly(page: Page, app: App): Promise<void> {
  await app.control.fault();
  await app.pressSignIn(emailOf('coordinadora'), 'otra');
  await expect(page.getByRole('alert')).toHaveText(INVALID);
}
