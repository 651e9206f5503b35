/**
 * What people type and the demo must not keep: passwords, codes, tokens, answers (SECU-03). In the log it is replaced; the world holds a
 * short mark of it (`markOf`). `secrets.test.ts` finds the fields of the contract that are in neither list.
 */

/** Fields of what is sent, by name, in lower case. A call that is not of the contract may hold them, too. */
export const SECRET_FIELDS: ReadonlySet<string> = new Set(['password', 'code', 'authorization', 'token', 'idtoken']);

/** Fields that sound like one and are none: whether an e-mail tells the password. */
export const NO_SECRETS: ReadonlySet<string> = new Set(['emailnotification']);

export const REDACTED = '[redacted]';

const isSecret = (name: string) => SECRET_FIELDS.has(name.toLowerCase());

/** A value as it may be kept: secret fields replaced, at whatever depth. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, isSecret(name) ? REDACTED : withoutSecrets(field)]));
}

/** A text that is no JSON, whole or not at all. */
// Words alone, so it is linear (SECU-08).
const SPEAKS_OF_SECRETS = new RegExp([...SECRET_FIELDS].join('|'), 'i');

/** A body as it may be kept. One that could not be read may hold a secret anywhere. */
export const bodyWithoutSecrets = (body: unknown): unknown =>
  typeof body === 'string' && SPEAKS_OF_SECRETS.test(body) ? REDACTED : withoutSecrets(body);

/** A part of a multipart body as it may be kept. */
export const partWithoutSecrets = <Part extends { readonly name: string; readonly value?: unknown }>(part: Part): Part =>
  'value' in part ? { ...part, value: isSecret(part.name) ? REDACTED : withoutSecrets(part.value) } : part;

/**
 * Sixteen bits of a password, by which the demo knows it again (FNV-1a, folded): too few to find out what somebody typed; one wrong
 * password in 65 536 opens the demo.
 */
export function markOf(password: string): string {
  let hash = 0x811c9dc5;
  for (const character of password) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (((hash >>> 16) ^ hash) & 0xffff).toString(16).padStart(4, '0');
}
