import { describe, expect, it } from 'vitest';
import { generatePassword, keepsPolicy } from './password';

describe('keepsPolicy', () => {
  it.each([
    ['Aa1*bc', true],
    ['Aa1*b', false],
    ['aa1*bc', false],
    ['AA1*BC', false],
    ['Aaa*bc', false],
    ['Aa1bcd', false],
    ['Aa1 bc', false],
    ['Ñá1¿bc', true],
  ])('%s: %s', (password, kept) => expect(keepsPolicy(password)).toBe(kept));
});

describe('generatePassword', () => {
  it('gives twelve characters that keep the policy, another each time', () => {
    const passwords = Array.from({ length: 500 }, generatePassword);
    expect(passwords.every((password) => password.length === 12 && keepsPolicy(password))).toBe(true);
    expect(new Set(passwords).size).toBe(500);
    // No look-alike characters, and each of the four kinds at both ends.
    expect(passwords.filter((password) => !/^[a-km-zA-HJ-NP-Z2-9!#$%&*+\-?@]+$/.test(password))).toEqual([]);
    for (const kind of [/^[a-z]/, /^[A-Z]/, /^\d/, /^[!#$%&*+\-?@]/, /[a-z]$/, /[A-Z]$/, /\d$/, /[!#$%&*+\-?@]$/])
      expect(passwords.some((password) => kind.test(password))).toBe(true);
  });
});
