/** What somebody searches for, as texts are compared with it (SHAR-36, FIND-03). */
import { foldText, searchText } from './text-order';

export interface SearchQuery {
  readonly text: string;
  /** Its words, with 'ana-maria' as one word and as two; in each the longest first, which match the fewest words. */
  readonly wordings: readonly (readonly string[])[];
}

/** No name has more; each word is compared with each, and a word has as many beginnings as parts (SECU-08). */
export const MOST_WORDS = 50;

/** The words of a folded text; apostrophes that Unicode counts as letters separate them, too. */
export const wordsOf = (text: string): string[] =>
  text
    .split(/[^\p{Ll}\p{Lo}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);

export function searchQueryOf(typed: string): SearchQuery {
  const text = searchText(typed).trim();
  const wordings = [text, foldText(typed)].map((each) => wordsOf(each).sort((one, other) => other.length - one.length));
  return { text, wordings };
}
