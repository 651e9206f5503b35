import { accounts } from '@/api/resources/accounts';
import { DEMO_PASSWORD, RECOVERY_CODE } from '@fixtures/people';
import type { ContractRow } from '@mocks/testing/contract';

const coordinator = 'coordinacion@yarumos.example';
const director = 'yaneth.garcia@yarumos.example';

export const rows: readonly ContractRow[] = [
  {
    endpoint: accounts.login,
    input: { body: { username: coordinator, password: DEMO_PASSWORD } },
    as: null,
    refused: [
      {
        why: 'a wrong password',
        status: 401,
        message: 'User credentials are invalid',
        input: { body: { username: coordinator, password: 'otra' } },
      },
      {
        why: 'an unknown e-mail',
        status: 401,
        message: 'User credentials are invalid',
        input: { body: { username: 'nadie@yarumos.example', password: DEMO_PASSWORD } },
      },
      {
        why: 'an inactive account',
        status: 403,
        message: 'User account is invalid',
        input: { body: { username: 'inactivo@yarumos.example', password: DEMO_PASSWORD } },
      },
      { why: 'no password', status: 400, input: { body: { username: coordinator } } },
    ],
  },
  {
    endpoint: accounts.requestCode,
    input: { params: { email: coordinator } },
    as: null,
    refused: [{ why: 'an unknown e-mail', status: 404, input: { params: { email: 'nadie@yarumos.example' } } }],
  },
  {
    endpoint: accounts.changeWithCode,
    input: { body: { email: coordinator, password: 'nueva', code: RECOVERY_CODE } },
    as: null,
    refused: [
      {
        why: 'a wrong code',
        status: 422,
        message: 'El código no es válido o ya venció',
        input: { body: { email: coordinator, password: 'nueva', code: '0000' } },
      },
      {
        why: 'an unknown e-mail',
        status: 404,
        input: { body: { email: 'nadie@yarumos.example', password: 'nueva', code: RECOVERY_CODE } },
      },
      { why: 'no code', status: 400, input: { body: { email: coordinator, password: 'nueva' } } },
    ],
  },
  {
    endpoint: accounts.requestReset,
    input: { body: { email: coordinator } },
    as: null,
    refused: [
      { why: 'an unknown e-mail', status: 404, input: { body: { email: 'nadie@yarumos.example' } } },
      { why: 'no e-mail', status: 400, input: { body: {} } },
    ],
  },
  {
    endpoint: accounts.changePassword,
    input: { body: { email: coordinator, password: 'Nueva1*', emailNotification: 'Y' } },
    as: 'coordinadora',
    refused: [
      { why: "another's e-mail", status: 403, input: { body: { email: director, password: 'Nueva1*', emailNotification: 'Y' } } },
      {
        why: 'a notification that is neither Y nor N',
        status: 400,
        input: { body: { email: coordinator, password: 'Nueva1*', emailNotification: 'S' } },
      },
    ],
  },
  {
    endpoint: accounts.get,
    input: { params: { id: 1 } },
    as: 'coordinadora',
    unknownId: 403,
    refused: [
      { why: "another's account", status: 403, input: { params: { id: 3 } } },
      { why: 'an id that is no number', status: 400, input: { params: { id: 'uno' } } },
    ],
  },
  {
    endpoint: accounts.changePhone,
    input: { params: { id: 1 }, body: { phoneNumber: '300 123 4567', userType: 'MANAGER' } },
    as: 'coordinadora',
    unknownId: 403,
    refused: [
      { why: "another's account", status: 403, input: { params: { id: 3 }, body: { phoneNumber: '1', userType: 'MANAGER' } } },
      { why: "the other role's type", status: 400, input: { params: { id: 1 }, body: { phoneNumber: '1', userType: 'TEACHER' } } },
      { why: 'a blank number', status: 400, input: { params: { id: 1 }, body: { phoneNumber: ' ', userType: 'MANAGER' } } },
    ],
  },
];
