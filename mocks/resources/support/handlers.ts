import { support } from '@/api/resources/support';
import { supportKeywords } from '@fixtures/support';
import type { Db } from '@mocks/store/db';
import { implement } from '@mocks/backend/implement';
import type { Row } from '@mocks/store/tables';

/** SUPP-29: the server decides by the e-mail too, whatever the role. */
export const isStaff = ({ username }: Pick<Row<'accounts'>, 'username'>): boolean =>
  supportKeywords.some((keyword) => username.toLowerCase().includes(keyword));

const sameEmail = (email: string) => {
  const normalizedEmail = email.trim().toLowerCase();
  return (one: string | null) => one === normalizedEmail;
};

/** The digits of a phone number, without the country code. */
const numberOf = (phone: string) => phone.replace(/\D/g, '').replace(/^57(?=\d{10}$)/, '');

function isWanted({ email, phoneNumber }: { email?: string | undefined; phoneNumber?: string | undefined }) {
  const isEmail = email === undefined ? () => false : sameEmail(email);
  const number = phoneNumber === undefined ? null : numberOf(phoneNumber);
  return (row: Row<'securityCodes'>) => isEmail(row.email) || (row.phoneNumber !== null && numberOf(row.phoneNumber) === number);
}

function enrollmentCodesOf(db: Db, email: string) {
  const isEmail = sameEmail(email);
  const children = new Map(db.students.where(({ parentEmail }) => isEmail(parentEmail)).map((student) => [student.id, student]));
  return db.enrollmentCodes
    .where(({ studentId }) => children.has(studentId))
    .flatMap(({ studentId, ...code }) => {
      const student = children.get(studentId);
      const school = student && db.schools.find(student.schoolId);
      return school ? [{ ...code, studentName: student.name, studentLastName: student.surname, schoolName: school.name }] : [];
    });
}

export const operations = implement(support, {
  securityCodes: ({ query, account, db, refuse }) => {
    if (!isStaff(account)) return refuse('forbidden');
    const found = db.securityCodes.where(isWanted(query)).sort((one, other) => other.createDate.localeCompare(one.createDate));
    return { securityCodes: found.map(({ id: _, ...code }) => code) };
  },

  enrollmentCodes: ({ query, account, db, refuse }) => {
    if (!isStaff(account)) return refuse('forbidden');
    return { enrollmentCodes: enrollmentCodesOf(db, query.email) };
  },

  accountTokens: ({ query, account, db, refuse }) => {
    if (!isStaff(account)) return refuse('forbidden');
    const isEmail = sameEmail(query.email);
    const owners = new Set(db.accounts.where(({ username }) => isEmail(username)).map(({ id }) => id));
    const found = db.deviceTokens.where(({ accountId }) => owners.has(accountId));
    return { deviceTokens: found.sort((one, other) => other.createdDate.localeCompare(one.createdDate)) };
  },
});
