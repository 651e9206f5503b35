import { support } from '@/api/resources/support';
import { guardians } from '@fixtures/students';
import { PHONE_ALONE, UNKNOWN_EMAIL } from '@fixtures/support';
import type { ContractRow } from '@mocks/testing/contract';

const byEmail = (email: string) => ({ query: { email } });
const input = byEmail(guardians.jeronimo.email);

/** SUPP-29: in each role, a person whose e-mail has no keyword. */
const others = (['coordinadora', 'directora'] as const).map((as) => ({ why: `${as}, without keyword`, status: 403, as, input }));

const oneEmail = [
  { why: 'no e-mail', status: 400, input: { query: {} } },
  { why: 'a blank e-mail', status: 400, input: byEmail(' ') },
  ...others,
];

export const rows: readonly ContractRow[] = [
  {
    endpoint: support.securityCodes,
    shown: ['securityCodes'],
    input,
    as: 'soporte',
    refused: [
      { why: 'neither e-mail nor phone', status: 400, input: { query: {} } },
      { why: 'both', status: 400, input: { query: { email: UNKNOWN_EMAIL, phoneNumber: PHONE_ALONE } } },
      { why: 'a blank phone', status: 400, input: { query: { phoneNumber: ' ' } } },
      ...others,
    ],
  },
  { endpoint: support.enrollmentCodes, shown: ['enrollmentCodes'], input, as: 'soporte', refused: oneEmail },
  { endpoint: support.accountTokens, shown: ['deviceTokens'], input: byEmail(guardians.paula.email), as: 'soporte', refused: oneEmail },
];
