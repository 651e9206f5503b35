import { Faker } from '@faker-js/faker';

/**
 * Chance for one table. Each has its own, so that a change in one leaves the others as they were. The words are the
 * vocabulary's: the locale stays empty, since the library's own would weigh on the page.
 */
export function openDice(seed: number, table: string): Faker {
  const dice = new Faker({ locale: { metadata: { title: 'Español' } } });
  dice.seed([seed, ...Array.from(table, (letter) => letter.charCodeAt(0))]);
  return dice;
}
