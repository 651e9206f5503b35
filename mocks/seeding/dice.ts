import { Faker } from '@faker-js/faker';

/**
 * A random generator for one table. Each table has its own, so that a change to one table does not change the others.
 * Words come from the vocabulary; Faker gets no locale, since its data would add to the page's bytes.
 */
export function openDice(seed: number, table: string): Faker {
  const dice = new Faker({ locale: { metadata: { title: 'Español' } } });
  dice.seed([seed, ...Array.from(table, (letter) => letter.charCodeAt(0))]);
  return dice;
}
