/** What a table's rows are found by (SHAR-15). */
import { foldText } from '@/ui/base/text-order';

/** What a row says of itself. */
export interface Searched {
  /** Of each searched column. */
  readonly texts: readonly string[];
  /** The words of the name, whose parts may be columns of their own. */
  readonly nameWords: readonly string[];
}

/** What somebody looks for. */
export interface Wanted {
  readonly text: string;
  /** The longest first, which fit least. */
  readonly words: readonly string[];
}

/** Its words; of 'Ana-María' both. */
const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

export const searchedOf = (texts: readonly string[], names: readonly string[]): Searched => ({
  texts: texts.map(foldText),
  nameWords: names.flatMap((name) => wordsOf(foldText(name))),
});

export function wantedOf(typed: string): Wanted {
  const text = foldText(typed).trim();
  return { text, words: wordsOf(text).sort((one, other) => other.length - one.length) };
}

/** Whether each word is the beginning of a name's word of its own: of 'Tovar Tovar' both. */
function areIn(words: readonly string[], nameWords: readonly string[]): boolean {
  const left = [...nameWords];
  return words.every((word) => {
    const at = left.findIndex((nameWord) => nameWord.startsWith(word));
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}

/** The text is in a searched column, or each of its words at the beginning of a word of the name. */
export const isFound = ({ texts, nameWords }: Searched, { text, words }: Wanted): boolean =>
  texts.some((searched) => searched.includes(text)) || (words.length > 0 && areIn(words, nameWords));
