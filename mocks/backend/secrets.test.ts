import { describe, expect, it } from 'vitest';
import type { AnySchema } from 'yup';
import { Form } from './body';
import { lineOf } from './log';
import { operations } from './operations';
import { NO_SECRETS, SECRET_FIELDS, markOf } from './secrets';

/** What a field is called that holds a password, a code, a token or an answer, in both languages. */
const SOUNDS_SECRET = /pass|clave|contras|code|codigo|token|secret|secreto|answer|respuesta|pin$|otp|credential/i;
/** Of an e-mail that tells the new password. */
const SOUNDS_LIKE_ONE = /notification/i;

/** The names of all fields of a schema, at whatever depth. */
function fieldsOf(schema: AnySchema | undefined): string[] {
  if (schema === undefined) return [];
  const { fields, innerType } = schema as { fields?: Record<string, AnySchema>; innerType?: AnySchema };
  return [...fieldsOf(innerType), ...Object.entries(fields ?? {}).flatMap(([name, field]) => [name, ...fieldsOf(field)])];
}

const typed = operations.flatMap(({ endpoint: { params, query, body, form } }) => [params, query, body, form].flatMap(fieldsOf));

describe('the fields of the contract', () => {
  it('that sound secret are in one of the lists (SECU-03)', () => {
    const sounding = new Set(typed.filter((name) => SOUNDS_SECRET.test(name) || SOUNDS_LIKE_ONE.test(name)));
    expect([...sounding].filter((name) => !SECRET_FIELDS.has(name.toLowerCase()) && !NO_SECRETS.has(name.toLowerCase()))).toEqual([]);
    // The control: the list is read.
    expect([...sounding].toSorted()).toEqual(['code', 'emailNotification', 'password']);
  });
});

const logged = (body: unknown, query = '') => lineOf(new Request(`http://localhost/api/x${query}`), body);

describe('the log (SECU-03)', () => {
  it.each([
    ['a call of the contract', { username: 'a@b.example', password: 'Mía2026*' }],
    ['another shape of it', { deep: [{ Password: 'Mía2026*', idToken: 'Mía2026*' }] }],
    ['a number', { code: 2026, PASSWORD: ['Mía2026*'] }],
    ['a text that is no JSON', '{"password":"Mía2026*"'],
    ['a form', new Form([{ name: 'code', filename: null, type: 'text/plain', size: 4, value: 'Mía2026*' }])],
    ['a part of a form', new Form([{ name: 'data', filename: null, type: 'application/json', size: 4, value: { password: 'Mía2026*' } }])],
  ])('%s', (_, body) => {
    const text = JSON.stringify(logged(body));
    expect(text).not.toMatch(/Mía|2026[^-]/);
    expect(text).toContain('[redacted]');
  });

  it('a query', () => expect(logged(null, '?password=a&teacher=3').query).toEqual({ password: '[redacted]', teacher: '3' }));

  it('shows all else as it is', () => {
    const body = { title: 'El código', list: [1, null, { codes: 'x' }], emailNotification: 'Y' };
    expect(logged(body).body).toEqual(body);
    expect(logged('roto').body).toBe('roto');
    expect(logged(null).body).toBeNull();
  });
});

it('a password is known again by its mark, which does not hold it', () => {
  expect(markOf('Demo2026*')).toBe(markOf('Demo2026*'));
  expect(new Set(['Demo2026*', 'demo2026*', ' Demo2026*', 'otra', ''].map(markOf)).size).toBe(5);
  expect(markOf('una contraseña muy larga')).toMatch(/^[0-9a-f]{4}$/);
});
