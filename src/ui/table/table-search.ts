/** Searching a table's rows (SHAR-15, SHAR-36). */
import { foldText, searchText } from '@/ui/base/text-order';

/** The searchable texts of a row. */
export interface SearchableTexts {
  /** The text of each searched column. */
  readonly texts: readonly string[];
  /** The words of the name, whose parts may be separate columns. */
  readonly nameWords: readonly string[];
}

/** What somebody searches for. */
export interface SearchQuery {
  readonly text: string;
  /** Its words, with 'ana-maria' as one word and as two; in each the longest first, which match the fewest words. */
  readonly wordings: readonly (readonly string[])[];
}

/** No name has more; each word is compared with each, and a word has as many beginnings as parts (SECU-08). */
const MOST_WORDS = 50;

/** The words of a folded text; apostrophes that Unicode counts as letters separate them, too. */
const wordsOf = (text: string): string[] =>
  text
    .split(/[^\p{Ll}\p{Lo}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);

/** A word from each of its parts on: of 'ana-maria' 'anamaria' and 'maria'. */
function beginningsOf(word: string): string[] {
  const parts = wordsOf(word);
  return parts.map((_, index) => parts.slice(index).join(''));
}

export const searchableTextsOf = (texts: readonly string[], names: readonly string[]): SearchableTexts => ({
  texts: texts.map(searchText),
  nameWords: names.flatMap((name) => foldText(name).split(/\s+/).slice(0, MOST_WORDS).flatMap(beginningsOf)),
});

export function searchQueryOf(typed: string): SearchQuery {
  const text = searchText(typed).trim();
  const wordings = [text, foldText(typed)].map((each) => wordsOf(each).sort((one, other) => other.length - one.length));
  return { text, wordings };
}

/** True when each word begins a different word of the name: 'Tovar Tovar' needs two. */
function beginNameWords(words: readonly string[], nameWords: readonly string[]): boolean {
  const remaining = [...nameWords];
  return words.every((word) => {
    const at = remaining.findIndex((nameWord) => nameWord.startsWith(word));
    if (at !== -1) remaining.splice(at, 1);
    return at !== -1;
  });
}

/** True when a searched column contains the text, or each of its words begins a word of the name. */
export const matchesSearch = ({ texts, nameWords }: SearchableTexts, { text, wordings }: SearchQuery): boolean =>
  texts.some((searched) => searched.includes(text)) || wordings.some((words) => words.length > 0 && beginNameWords(words, nameWords));
