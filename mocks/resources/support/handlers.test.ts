import { beforeEach, describe, expect, it } from 'vitest';
import { support } from '@/api/resources/support';
import { people } from '@fixtures/people';
import { guardians, students } from '@fixtures/students';
import { PHONE_ALONE, UNKNOWN_EMAIL } from '@fixtures/support';
import { callerOf, openWorld, send } from '@mocks/testing/contract';
import { isStaff } from './handlers';

beforeEach(openWorld);

const ask = async (endpoint: (typeof support)[keyof typeof support], query: Record<string, string>) =>
  (await send(endpoint, { query }, await callerOf('soporte'))).body;

const codesOf = async (query: Record<string, string>) =>
  support.securityCodes.answer.validateSync(await ask(support.securityCodes, query)).securityCodes;
const enrollmentsOf = async (email: string) =>
  support.enrollmentCodes.answer.validateSync(await ask(support.enrollmentCodes, { email })).enrollmentCodes;
const tokensOf = async (email: string) =>
  support.accountTokens.answer.validateSync(await ask(support.accountTokens, { email })).deviceTokens;

const isNewestFirst = (dates: readonly string[]) => expect(dates).toEqual(dates.toSorted().toReversed());

describe('SUPP-29', () => {
  it('one of the demo’s people has such an e-mail, whatever the case of its letters', () => {
    expect(people.filter(({ email }) => isStaff({ username: email })).map(({ key }) => key)).toEqual(['soporte']);
    expect(isStaff({ username: 'Ana.SOPORTE@colegio.example' })).toBe(true);
    expect(isStaff({ username: 'ana@soporte.example' })).toBe(true);
    expect(isStaff({ username: 'ana.sop@orte.example' })).toBe(false);
  });
});

describe('API-097', () => {
  it('answers a person’s codes, newest first, by e-mail', async () => {
    const found = await codesOf({ email: ' Jeronimo.Chaparro@correo.example ' });
    expect(found.map(({ validated }) => validated)).toEqual([false, true]);
    expect(new Set(found.map(({ email }) => email))).toEqual(new Set([guardians.jeronimo.email]));
    isNewestFirst(found.map(({ createDate }) => createDate));
  });

  it.each([PHONE_ALONE, '3100000199', '310 000-0199', '573100000199'])('finds the number %s however it is written', async (phoneNumber) => {
    expect(await codesOf({ phoneNumber })).toEqual([expect.objectContaining({ email: null, phoneNumber: PHONE_ALONE })]);
  });

  it('answers a code without a phone, and none for an unknown e-mail or phone', async () => {
    expect(await codesOf({ email: students.angelGabriel.parentEmail })).toEqual([
      expect.objectContaining({ validated: false, phoneNumber: null }),
    ]);
    expect(await codesOf({ email: UNKNOWN_EMAIL })).toEqual([]);
    expect(await codesOf({ phoneNumber: '300' })).toEqual([]);
    expect(await codesOf({ phoneNumber: 'ninguno' })).toEqual([]);
  });
});

describe('API-098', () => {
  it('answers the codes of all children of an e-mail, with the child’s name and school', async () => {
    const found = await enrollmentsOf(students.angelGabriel.parentEmail);
    expect(found).toEqual([
      expect.objectContaining({ enrollmentStatus: 'EXPIRED', enrollmentSMSCode: null, enrollmentSMSStatus: null }),
      expect.objectContaining({
        studentName: 'Ángel Gabriel',
        studentLastName: 'Uriana Epieyú',
        schoolName: 'Colegio Mirador de los Yarumos',
        enrollmentStatus: 'USED',
      }),
    ]);
    expect(await enrollmentsOf(UNKNOWN_EMAIL)).toEqual([]);
  });
});

describe('API-099', () => {
  it('answers the tokens of an account, newest first, in every status and type', async () => {
    const found = await tokensOf(guardians.paula.email.toUpperCase());
    expect(new Set(found.map(({ status }) => status))).toEqual(new Set(['ACTIVE', 'INACTIVE', 'EXPIRED', 'REVOKED']));
    expect(new Set(found.map(({ deviceType }) => deviceType))).toEqual(new Set(['ANDROID', 'IOS', 'WEB']));
    expect(new Set(found.map(({ accountId }) => accountId))).toEqual(new Set([14]));
    expect(found.find(({ deviceType }) => deviceType === 'WEB')).toMatchObject({ deviceModel: null, osVersion: null, appVersion: null });
    isNewestFirst(found.map(({ createdDate }) => createdDate));
    expect(await tokensOf(guardians.jeronimo.email)).toEqual([]);
  });
});
