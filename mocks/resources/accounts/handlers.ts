import { accounts, type Account } from '@/api/resources/accounts';
import { tokenOf } from '@mocks/backend/auth';
import { markOf } from '@mocks/backend/secrets';
import type { Db } from '@mocks/store/db';
import { implement } from '@mocks/backend/implement';
import { accountOf } from '@mocks/resources/accounts/account-of';
import type { Row } from '@mocks/store/tables';

function accountAnswer({ id, username, name, surname, phoneNumber, imageProfileUrl, role }: Row<'accounts'>): Account {
  return { id, username, name, surname, phoneNumber, imageProfileUrl, role };
}

/** The teacher's record of the first school, or null for a manager. */
function teacherDataOf(db: Db, account: Row<'accounts'>) {
  const teacher = db.teachers.where((row) => row.teacherEmail === account.username && account.schoolIds.includes(row.schoolId))[0];
  if (account.role !== 'TEACHER' || !teacher) return null;
  const { id, schoolId, teacherName, teacherLastName, teacherEmail } = teacher;
  return { id, schoolId, teacherName, teacherLastName, teacherEmail };
}

export const operations = implement(accounts, {
  login: ({ body, db, refuse }) => {
    const account = accountOf(db, body.username);
    if (!account || account.passwordMark !== markOf(body.password)) return refuse('invalidCredentials');
    if (!account.active) return refuse('invalidAccount');
    const { id, role, username, name, surname, imageProfileUrl, authorities, schoolIds } = account;
    const schools = schoolIds.flatMap((schoolId) => {
      const school = db.schools.find(schoolId);
      return school ? [{ id: school.id, name: school.name, imageUrl: school.image }] : [];
    });
    const teacherData = teacherDataOf(db, account);
    return { role, idToken: tokenOf(account), schools, accountId: id, username, name, surname, imageProfileUrl, teacherData, authorities };
  },

  get: ({ params, account, refuse }) => (params.id === account.id ? accountAnswer(account) : refuse('forbidden')),

  changePhone: ({ params, body, account, role, db, refuse }) => {
    if (params.id !== account.id) return refuse('forbidden');
    if ((body.userType === 'MANAGER') !== (role === 'Admin')) return refuse('badRequest');
    return accountAnswer(db.accounts.update(account.id, { phoneNumber: body.phoneNumber }));
  },
});
