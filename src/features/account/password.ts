/** The policy of a typed password, and generated passwords that keep it (ACCT-02, ACCT-05 to ACCT-07). */

const CLASSES = ['abcdefghijkmnopqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!#$%&*+-?@'] as const;
const GENERATED_LENGTH = 12;
/** ACCT-06. */
const SHORTEST = 6;

/** At least six characters with a digit, an uppercase, a lowercase and one that is no letter, digit or space. */
export function keepsPolicy(password: string): boolean {
  return password.length >= SHORTEST && [/\p{Nd}/u, /\p{Lu}/u, /\p{Ll}/u, /[^\p{L}\p{N}\s]/u].every((kind) => kind.test(password));
}

/** A whole number below `limit`, each as likely as any other. */
function random(limit: number): number {
  const bytes = new Uint32Array(1);
  const fair = Math.floor(2 ** 32 / limit) * limit;
  let value = fair;
  while (value >= fair) [value = fair] = crypto.getRandomValues(bytes);
  return value % limit;
}

const pick = (from: string) => from[random(from.length)] ?? '';

/** Twelve characters of all four classes, without those that are mistaken for one another (0 and O, 1 and l). */
export function generatePassword(): string {
  const characters: string[] = CLASSES.map(pick);
  while (characters.length < GENERATED_LENGTH) characters.push(pick(CLASSES.join('')));
  // Fisher–Yates: otherwise the first four come one from each class, in order.
  for (let last = characters.length - 1; last > 0; last -= 1) {
    const other = random(last + 1);
    [characters[last], characters[other]] = [characters[other] ?? '', characters[last] ?? ''];
  }
  return characters.join('');
}
