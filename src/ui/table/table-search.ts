/** Searching a table's rows (SHAR-15, SHAR-36). */
import { MOST_WORDS, wordsOf, type SearchQuery } from '@/ui/base/search-query';
import { foldText, searchText } from '@/ui/base/text-order';

/** The searchable texts of a row. */
export interface SearchableTexts {
  /** The text of each searched column. */
  readonly texts: readonly string[];
  /** The words of the name, whose parts may be separate columns. */
  readonly nameWords: readonly string[];
}

/** A word from each of its parts on: of 'ana-maria' 'anamaria' and 'maria'. */
function beginningsOf(word: string): string[] {
  const parts = wordsOf(word);
  return parts.map((_, index) => parts.slice(index).join(''));
}

export const searchableTextsOf = (texts: readonly string[], names: readonly string[]): SearchableTexts => ({
  texts: texts.map(searchText),
  nameWords: names.flatMap((name) => foldText(name).split(/\s+/).slice(0, MOST_WORDS).flatMap(beginningsOf)),
});

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
