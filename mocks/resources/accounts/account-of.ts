import type { Db } from '@mocks/store/db';

/** The account with that e-mail; undefined: there is none. */
export const accountOf = (db: Db, email: string) => db.accounts.where(({ username }) => username === email.trim().toLowerCase())[0];
