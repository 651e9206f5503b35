/** The policy of a typed password, and generated passwords that keep it (ACCT-02, ACCT-05 to ACCT-07). */

const CLASSES = ['abcdefghijkmnopqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!#$%&*+-?@'] as const;
const GENERATED_LENGTH = 12;
/** ACCT-06. */
const MIN_LENGTH = 6;

/** At least six characters with a digit, an uppercase and a lowercase letter, and a symbol. */
export function keepsPolicy(password: string): boolean {
  return password.length >= MIN_LENGTH && [/\p{Nd}/u, /\p{Lu}/u, /\p{Ll}/u, /[^\p{L}\p{N}\s]/u].every((kind) => kind.test(password));
}

/** A uniformly distributed integer from 0 to `limit` - 1. */
function random(limit: number): number {
  const bytes = new Uint32Array(1);
  const bound = Math.floor(2 ** 32 / limit) * limit;
  let value = bound;
  while (value >= bound) [value = bound] = crypto.getRandomValues(bytes);
  return value % limit;
}

const pick = (from: string) => from[random(from.length)] ?? '';

/** Twelve characters of all four classes, without look-alikes (0 and O, 1 and l). */
export function generatePassword(): string {
  const characters: string[] = CLASSES.map(pick);
  while (characters.length < GENERATED_LENGTH) characters.push(pick(CLASSES.join('')));
  // Fisher–Yates: otherwise the first four characters would follow the order of the classes.
  for (let last = characters.length - 1; last > 0; last -= 1) {
    const swapped = random(last + 1);
    [characters[last], characters[swapped]] = [characters[swapped] ?? '', characters[last] ?? ''];
  }
  return characters.join('');
}
