import { describe, expect, it } from 'vitest';
import { enrollmentStatus, groupsOf, shortToken, showBogota } from './support-words';

it.each([
  ['2026-06-19 07:41:22', '19/06/2026, 07:41:22'],
  ['2026-01-01 00:00:00', '01/01/2026, 00:00:00'],
  ['2026-12-31 23:59:59', '31/12/2026, 23:59:59'],
])('%s reads %s (SUPP-19)', (value, text) => {
  expect(showBogota(value)).toBe(text);
});

describe('the status of a registration code (SUPP-16)', () => {
  it.each([
    ['ACCOUNT_CREATED', 'Cuenta Creada'],
    ['PENDING', 'Pendiente'],
    ['USED', 'Usado'],
    ['EXPIRED', 'Expirado'],
    ['CANCELLED', 'Cancelado'],
    ['NEW', 'NEW'],
    ['toString', 'toString'],
  ])('%s reads %s', (status, label) => {
    expect(enrollmentStatus(status)?.label).toBe(label);
  });

  it('is none where there is no code for messages', () => {
    expect(enrollmentStatus(null)).toBeUndefined();
  });
});

it.each([
  ['482917', ['482', '917']],
  ['7K2M9PXA', ['7K2M', '9PXA']],
  ['7K2M', ['7K2M']],
  ['12345', ['123', '45']],
  ['1234567', ['123', '456', '7']],
  ['1', ['1']],
  ['', []],
])('the code %s is read out as %j', (code, groups) => {
  expect(groupsOf(code)).toEqual(groups);
  expect(groupsOf(code).join('')).toBe(code);
});

it.each([
  ['fQ2kPz8sTxa:APA91bE0123456789abcdef7d13c0a9e4', 'fQ2kPz8sTxa:AP…7d13c0a9e4'],
  ['a'.repeat(25), 'a'.repeat(25)],
  ['a'.repeat(26), `${'a'.repeat(14)}…${'a'.repeat(10)}`],
])('the token %s shows as %s', (token, short) => {
  expect(shortToken(token)).toBe(short);
});
