import { describe, expect, it } from 'vitest';
import { cleanEmail, isEmail, suggestEmail } from './email-text';

describe('what surrounds one address falls away (MAIL-01, B3)', () => {
  it.each([
    'ana@correo.example',
    ' ana@correo.example ',
    '\u00A0ana@correo.example\u00A0\t',
    'ana@correo.example,',
    'ana@correo.example;',
    'ana@correo.example.',
    'ana@correo.example…',
    'ana@correo.example ;, ',
    '<ana@correo.example>',
    '<ana@correo.example>;',
    '<ana@correo.example',
    'ana@correo.example>',
    'mailto:ana@correo.example',
    'MAILTO: ana@correo.example',
    '<mailto:ana@correo.example>',
    'mailto:ana@correo.example?subject=Hola%20a%20todos&cc=',
    'mailto:ana%40correo.example',
    'Ana <ana@correo.example>',
    'Ana<ana@correo.example>',
    'Ana Lucía Rojas <ana@correo.example>,',
    '"Ana" <ana@correo.example>',
    '"Rojas, Ana" <ana@correo.example>;',
    "'Ana' <mailto:ana@correo.example>",
    '“Ana” <ana@correo.example>.',
    '"ana@correo.example" <ana@correo.example>',
    'ana@correo.example<mailto:ana@correo.example>',
    '[ana@correo.example](mailto:ana@correo.example)',
    'ana@correo.example (Ana Rojas)',
    'Ana [ana@correo.example]',
    '(ana@correo.example)',
    '"ana@correo.example"',
    '«ana@correo.example».',
    "'ana@correo.example",
    'Correo: ana@correo.example',
    'E-mail del padre: <ana@correo.example>.',
    '- ana@correo.example',
    '• ana@correo.example',
    'ana\u200B@correo.example',
    '\uFEFFana@cor\u00ADreo.example\u200F',
  ])('%j', (typed) => {
    expect(cleanEmail(typed)).toBe('ana@correo.example');
  });

  it('keeps capitals, which the rules refuse, and composes accents', () => {
    expect(cleanEmail('Ana <Ana@Correo.example>')).toBe('Ana@Correo.example');
    expect(cleanEmail('pen\u0303a@correo.example')).toBe('peña@correo.example');
  });

  it('keeps what belongs to an address', () => {
    for (const email of ["o'brien@correo.example", 'a+b%20@correo.example', 'ana?x@correo.example', '-ana-@correo.example'])
      expect(cleanEmail(email)).toBe(email);
  });
});

describe('what holds no address or several stays as typed (MAIL-01)', () => {
  it.each([
    'ana@correo.example beto@correo.example',
    'ana@correo.example, beto@correo.example',
    'ana@correo.example;beto@correo.example',
    'Ana <ana@correo.example>, Beto <beto@correo.example>',
    '"otra@correo.example" <ana@correo.example>',
    'ana@correo.example (antes ana@otro)',
    'mailto:ana@correo.example?cc=beto@correo.example',
    'ana@correo.example/beto@correo.example',
    // A blank in the middle of an address is not to become another person's address.
    'ana rojas@correo.example',
    'ana @correo.example',
    '"ana"@correo.example',
    'emi@correo..example,',
    'ana',
    '<ana>',
    '  ana@correo ',
    '    ',
    '',
  ])('%j', (typed) => {
    expect(cleanEmail(typed)).toBe(typed);
  });

  it('costs no time for a text that is far too long', () => {
    const start = performance.now();
    for (const text of ['<', '@', '(<', '"', 'a@', '.', 'a.'].map((piece) => piece.repeat(1_000_000))) expect(cleanEmail(text)).toBe(text);
    for (const text of ['<', '@', '(<[', '"', 'a@', 'a.', 'a@b.'].map((piece) => piece.repeat(240))) expect(cleanEmail(text)).toBe(text);
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe('an address that a mail server would take (MAIL-02)', () => {
  it.each([
    'ana@correo.example',
    'a@b.co',
    'ana.lucia+colegio@sub.correo.com.co',
    "a!#$%&'*+/=?^_{|}~-b@correo.example",
    'ñoño.peñá@yarumos.example',
    'ana@peña.example',
    'ana@xn--pea-6ma.example',
    'ana@correo.xn--p1ai',
    'ana@1-2.example',
    `${'a'.repeat(64)}@correo.example`,
    ` ana@${'a'.repeat(242)}.example `,
  ])('%s is one', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    'ana',
    'ana@correo',
    '@correo.example',
    'ana@',
    'emi@correo..example',
    'emi@.correo.example',
    'emi@correo.example.',
    '.emi@correo.example',
    'emi.@correo.example',
    'e..mi@correo.example',
    '"ana"@correo.example',
    'ana@-correo.example',
    'ana@correo-.example',
    'ana@correo.-example',
    'ana@correo.e',
    'ana@correo.12',
    'ana@192.168.0.1',
    'ana@cor_reo.example',
    'ana@correo.example,',
    'ana@@correo.example',
    'ana@correo@correo.example',
    'a b@correo.example',
    'ana@cor reo.example',
    'ana,beto@correo.example',
    'ana(x)@correo.example',
    'an`a@correo.example',
    '😀@correo.example',
    `${'a'.repeat(65)}@correo.example`,
    `ana@${'a'.repeat(243)}.example`,
  ])('%s is none', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

describe('a domain one letter away from a known one (MAIL-03)', () => {
  it.each([
    ['ana@gmial.com', 'ana@gmail.com'],
    ['ana@gmai.com', 'ana@gmail.com'],
    ['ana@gmaill.com', 'ana@gmail.com'],
    ['ana@gnail.com', 'ana@gmail.com'],
    ['ana@gmail.co', 'ana@gmail.com'],
    ['ana@gmail.con', 'ana@gmail.com'],
    ['ana@gmail.cmo', 'ana@gmail.com'],
    ['ana@gmailcom', 'ana@gmail.com'],
    ['Ana.Rojas@GMAIL.CON', 'Ana.Rojas@gmail.com'],
    ['ana@hotmial.com', 'ana@hotmail.com'],
    ['ana@hotmil.com', 'ana@hotmail.com'],
    ['ana@homail.com', 'ana@hotmail.com'],
    ['ana@outlok.com', 'ana@outlook.com'],
    ['ana@oulook.com', 'ana@outlook.com'],
    ['ana@yaho.com', 'ana@yahoo.com'],
    ['ana@yahooo.es', 'ana@yahoo.es'],
    ['ana@iclud.com', 'ana@icloud.com'],
    ['ana@liv.com', 'ana@live.com'],
    ['ana@lvie.com', 'ana@live.com'],
  ])('%s: %s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant);
  });

  const others = [
    'ymail.com',
    'mail.com',
    'email.com',
    'aol.com',
    'live.co',
    'yahoo.com.co',
    'outlook.es',
    'hotmail.es',
    'cloud.com',
    'yahoo.se',
  ];
  const known = ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'yahoo.es', 'icloud.com', 'live.com', 'GMAIL.com'];

  it.each([...known, ...others, 'correo.example', 'gmail', 'gmail.com.co', 'gmil.co', 'colegio.edu.co', ''])('none for %s', (domain) => {
    expect(suggestEmail(`ana@${domain}`)).toBeNull();
  });

  it('none without an address', () => {
    for (const text of ['', 'gmial.com', '@gmial.com']) expect(suggestEmail(text)).toBeNull();
  });
});
