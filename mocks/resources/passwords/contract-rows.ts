import { passwords } from '@/api/resources/passwords';
import { RECOVERY_CODE } from '@fixtures/people';
import type { ContractRow } from '@mocks/testing/contract';

const coordinator = 'coordinacion@yarumos.example';
const director = 'yaneth.garcia@yarumos.example';

export const rows: readonly ContractRow[] = [
  {
    endpoint: passwords.requestCode,
    input: { params: { email: coordinator } },
    as: null,
    refused: [{ why: 'an unknown e-mail', status: 404, input: { params: { email: 'nadie@yarumos.example' } } }],
  },
  {
    endpoint: passwords.changeWithCode,
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
    endpoint: passwords.requestReset,
    input: { body: { email: coordinator } },
    as: null,
    refused: [
      { why: 'an unknown e-mail', status: 404, input: { body: { email: 'nadie@yarumos.example' } } },
      { why: 'no e-mail', status: 400, input: { body: {} } },
    ],
  },
  {
    endpoint: passwords.changePassword,
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
];
