/** The first step of signing in: the credentials (AUTH-06 to AUTH-13, AUTH-19). */
import { accounts, type Login } from '@/api/resources/accounts';
import { call } from '@/api/core/client';

/** A sign-in that the client refuses after a successful call; the screen shows its message. */
export class SignInRefusal extends Error {
  override readonly name = 'SignInRefusal';
  readonly isExpected = true;
}

/** Sends the credentials. Throws ApiError, or SignInRefusal for a parent (AUTH-13) or an account without schools (AUTH-19). */
export async function authenticate({ username, password }: { username: string; password: string }, signal: AbortSignal): Promise<Login> {
  const login = await call(accounts.login, { body: { username: username.trim().toLowerCase(), password } }, { signal });
  if (login.role === 'PARENT') throw new SignInRefusal('El acceso al dashboard esta restringido a padres');
  if (login.schools.length === 0) throw new SignInRefusal('Ocurrió un error, por favor intente nuevamente');
  return login;
}
