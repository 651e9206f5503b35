import { passwords } from '@/api/resources/passwords';
import { RECOVERY_CODE } from '@fixtures/people';
import { markOf } from '@mocks/backend/secrets';
import { implement } from '@mocks/backend/implement';
import { accountOf } from '@mocks/resources/accounts/account-of';

export const operations = implement(passwords, {
  requestCode: ({ params, db, refuse }) => (accountOf(db, params.email) ? {} : refuse('notFound')),

  changeWithCode: ({ body, db, refuse }) => {
    const account = accountOf(db, body.email);
    if (!account) return refuse('notFound');
    if (body.code !== RECOVERY_CODE) return refuse('invalidCode');
    db.accounts.update(account.id, { passwordMark: markOf(body.password) });
    return {};
  },

  requestReset: ({ body, db, refuse }) => (accountOf(db, body.email) ? {} : refuse('notFound')),

  // A caller changes only the own password, phone and account.
  changePassword: ({ body, account, db, refuse }) => {
    if (accountOf(db, body.email)?.id !== account.id) return refuse('forbidden');
    // SECU-03
    db.accounts.update(account.id, { passwordMark: markOf(body.password) });
    return {};
  },
});
