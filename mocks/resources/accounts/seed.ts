import { object } from 'yup';
import { filled, flag, integer, list, text, word } from '@/api/core/schema';
import { DEMO_PASSWORD, people, type PersonKey } from '@fixtures/people';
import { guardians } from '@fixtures/students';
import { teachers } from '@fixtures/teachers';
import { markOf } from '@mocks/backend/secrets';
import type { Row, World } from '@mocks/store/tables';
import { pictureUrl, type SeedOptions } from '@mocks/seeding/options';

/** An account that can sign in. A teacher's account and teacher record share their e-mail. */
const accountTable = object({
  id: integer(),
  username: filled(),
  /** `markOf` the password. */
  passwordMark: filled(),
  role: word('MANAGER', 'TEACHER', 'PARENT'),
  name: text(),
  surname: text(),
  phoneNumber: text().nullable(),
  imageProfileUrl: text().nullable(),
  schoolIds: list(integer()),
  authorities: list(text()),
  /** When false, the login answers 'User account is invalid'. */
  active: flag(),
});

export const tables = {
  accounts: accountTable,
};

type Own = typeof tables;
declare module '@mocks/store/tables' {
  interface Tables extends Own {}
}

type Account = Row<'accounts'>;
type Details = Pick<Account, 'role' | 'name' | 'surname' | 'schoolIds'> & { readonly picture?: string; readonly active?: boolean };

/** The people who are not teachers; a teacher's account is derived from the teacher's record. */
const details: Partial<Record<PersonKey, Details>> = {
  coordinadora: { role: 'MANAGER', name: 'Liliana', surname: 'Restrepo Cano', schoolIds: [1], picture: 'avatar-4.svg' },
  'dos-colegios': { role: 'MANAGER', name: 'Marcela', surname: 'Arango Peña', schoolIds: [1, 2] },
  'colegio-vacio': { role: 'MANAGER', name: 'Martha Cecilia', surname: 'Ospina Rincón', schoolIds: [3] },
  cierre: { role: 'MANAGER', name: 'Édgar Augusto', surname: 'Palacios Mosquera', schoolIds: [4] },
  matriculas: { role: 'MANAGER', name: 'Beatriz Eugenia', surname: 'Montoya Uribe', schoolIds: [5] },
  'sin-anio': { role: 'MANAGER', name: 'Constanza', surname: 'Pinzón Niño', schoolIds: [6] },
  soporte: { role: 'MANAGER', name: 'Andrés Felipe', surname: 'Cárdenas Quintero', schoolIds: [1] },
  acudiente: { role: 'PARENT', name: guardians.paula.name, surname: guardians.paula.surname, schoolIds: [1] },
  inactivo: { role: 'MANAGER', name: 'Gonzalo', surname: 'Beltrán Hurtado', schoolIds: [1], active: false },
};

/** Every account in id order: the people of the demo (DEMO-03), then the other teachers who have completed their registration. */
export function seed(options: SeedOptions): Pick<World, 'accounts'> {
  const registered = teachers.filter(({ teacherStatus }) => teacherStatus === 'COMPLETED');
  const emailsOfPeople = new Set<string>(people.map(({ email }) => email));
  const others = registered.filter(({ teacherEmail }) => !emailsOfPeople.has(teacherEmail));

  const account = (id: number, username: string, who: Details): Account => ({
    id,
    username,
    passwordMark: markOf(DEMO_PASSWORD),
    role: who.role,
    name: who.name,
    surname: who.surname,
    phoneNumber: id % 7 === 0 ? null : `+57 300 000 ${String(100 + id).padStart(4, '0')}`,
    imageProfileUrl: pictureUrl(options, who.picture ?? null),
    schoolIds: who.schoolIds,
    authorities: [],
    active: who.active ?? true,
  });
  const teacherDetails = (email: string): Details => {
    const teacher = registered.find(({ teacherEmail }) => teacherEmail === email);
    if (!teacher) throw new Error(`${email} is neither a teacher nor described.`);
    const { teacherName, teacherLastName, schoolId, active, picture } = teacher;
    return {
      role: 'TEACHER',
      name: teacherName,
      surname: teacherLastName,
      schoolIds: [schoolId],
      active,
      ...(picture === null ? {} : { picture }),
    };
  };

  const accounts = [
    ...people.map(({ key, id, email }) => account(id, email, details[key] ?? teacherDetails(email))),
    ...others.map(({ teacherEmail }, index) => account(people.length + index + 1, teacherEmail, teacherDetails(teacherEmail))),
  ];
  return { accounts };
}
