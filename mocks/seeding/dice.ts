import { Faker } from '@faker-js/faker';

/**
 * Random values for one table. Each table has its own generator, so that a change in one leaves the others as they were.
 * Words come from the vocabulary; Faker's locale stays empty, since its data would add to the page's bytes.
 */
export function openDice(seed: number, table: string): Faker {
  const dice = new Faker({ locale: { metadata: { title: 'Español' } } });
  dice.seed([seed, ...Array.from(table, (letter) => letter.charCodeAt(0))]);
  return dice;
}
