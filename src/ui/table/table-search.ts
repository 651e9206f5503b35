/** Searching a table's rows (SHAR-15). */
import { foldText } from '@/ui/base/text-order';

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
  /** The longest first, which match the fewest words. */
  readonly words: readonly string[];
}

/** The words of a text; two in 'Ana-María'. */
const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

export const searchableTextsOf = (texts: readonly string[], names: readonly string[]): SearchableTexts => ({
  texts: texts.map(foldText),
  nameWords: names.flatMap((name) => wordsOf(foldText(name))),
});

export function searchQueryOf(typed: string): SearchQuery {
  const text = foldText(typed).trim();
  return { text, words: wordsOf(text).sort((one, other) => other.length - one.length) };
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
export const matchesSearch = ({ texts, nameWords }: SearchableTexts, { text, words }: SearchQuery): boolean =>
  texts.some((searched) => searched.includes(text)) || (words.length > 0 && beginNameWords(words, nameWords));
