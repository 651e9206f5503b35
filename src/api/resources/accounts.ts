/** Signing in, and the signed-in person's own account: API-001, API-006 and API-007. */
import { object, type InferType } from 'yup';
import { endpointsOf } from '@/api/core/endpoint';
import { filled, integer, list, present, text, word } from '@/api/core/schema';

const endpoint = endpointsOf('accounts');

/** A school as the login answer lists it. */
const loginSchoolSchema = object({ id: integer(), name: text(), imageUrl: text().nullable() });
export type LoginSchool = InferType<typeof loginSchoolSchema>;

/** The teacher's short record of the login answer, kept as teacherData (SESS-05). */
export const teacherDataSchema = object({
  id: integer(),
  schoolId: integer(),
  teacherName: text(),
  teacherLastName: text(),
  teacherEmail: text(),
});

const loginSchema = object({
  role: text(),
  idToken: filled(),
  schools: list(loginSchoolSchema),
  accountId: integer(),
  username: text(),
  name: text(),
  surname: text(),
  imageProfileUrl: text().nullable(),
  teacherData: teacherDataSchema.nullable().defined(),
  /** Absent counts as [] (API-001). */
  authorities: list(text()).optional(),
}).meta({ name: 'Login' });
export type Login = InferType<typeof loginSchema>;

const accountSchema = object({
  id: integer(),
  username: text(),
  name: text(),
  surname: text(),
  phoneNumber: text().nullable(),
  imageProfileUrl: text().nullable(),
  role: word('MANAGER', 'TEACHER', 'PARENT'),
}).meta({ name: 'Account' });
export type Account = InferType<typeof accountSchema>;

export const accounts = {
  login: endpoint({
    id: 'API-001',
    summary: 'Iniciar sesión',
    method: 'PUT',
    path: '/accounts/auth',
    headers: 'none',
    roles: [],
    body: object({ username: filled(), password: present() }),
    answer: loginSchema,
    errors: {
      invalidCredentials: { status: 401, errorCode: null, message: 'User credentials are invalid' },
      invalidAccount: { status: 403, errorCode: null, message: 'User account is invalid' },
    },
    failureLines: [
      { error: 'invalidCredentials', display: 'form', text: 'Por favor, verifique su información', rule: 'AUTH-08' },
      { error: 'invalidAccount', display: 'form', text: 'El usuario se encuentra inactivo.', rule: 'AUTH-09' },
      // AUTH-11: also without an answer.
      { display: 'form', text: 'Ocurrió un error, por favor intente nuevamente', rule: 'AUTH-10', unanswered: true },
    ],
  }),
  get: endpoint({
    id: 'API-006',
    summary: 'La cuenta propia',
    method: 'GET',
    path: '/api/accounts/{id}',
    roles: ['Admin', 'Teacher'],
    params: object({ id: integer() }),
    answer: accountSchema,
  }),
  changePhone: endpoint({
    id: 'API-007',
    summary: 'Cambiar el teléfono propio',
    method: 'PUT',
    path: '/api/accounts/{id}/change-phone-number',
    roles: ['Admin', 'Teacher'],
    params: object({ id: integer() }),
    body: object({ phoneNumber: filled(), userType: word('MANAGER', 'TEACHER') }),
    answer: accountSchema,
  }),
};
