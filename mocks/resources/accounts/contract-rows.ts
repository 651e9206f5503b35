import { accounts } from '@/api/resources/accounts';
import { DEMO_PASSWORD } from '@fixtures/people';
import type { ContractRow } from '@mocks/testing/contract';

const coordinator = 'coordinacion@yarumos.example';

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
