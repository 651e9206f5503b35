/** Whether what is typed finds a text, how well, and which of its letters it matches (FIND-03). */
import { MOST_WORDS, searchQueryOf, type SearchQuery } from '@/ui/base/search-query';
import { searchText } from '@/ui/base/text-order';

/** A text as it is compared, letter by letter. */
export interface SearchedText {
  readonly text: string;
  /** Without case, accents and signs. */
  readonly folded: string;
  /** Where each folded letter stands in the text: its beginning, and its end with the accents that follow it. */
  readonly begins: readonly number[];
  readonly ends: readonly number[];
  /** Where words begin in the folded text; in 'Ana-María' at both names. */
  readonly words: readonly number[];
}

/** A part of a text; matched parts are marked. */
export interface Piece {
  readonly text: string;
  readonly isMatched: boolean;
}

/** The typed words and the whole text, to rank what they find. */
export interface Typed extends Pick<SearchQuery, 'wordings'> {
  readonly whole: string;
}

interface Match {
  /** 0: the whole name, 1: its beginning, 2: anything else. */
  readonly rank: number;
  /** Of each text its parts. */
  readonly pieces: readonly (readonly Piece[])[];
}

/** In the folded text; the end is outside. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** No name has more letters; what follows is shown, and not searched (SECU-08). */
const MOST_LETTERS = 500;

const LETTER = /[\p{L}\p{N}]/u;
const ACCENT = /^\p{M}/u;

const oneSpaced = (text: string) => text.replace(/\s+/g, ' ').trim();

export function typedOf(text: string): Typed {
  const { text: searched, wordings } = searchQueryOf(text);
  return { whole: oneSpaced(searched), wordings };
}

export function searchedTextOf(text: string): SearchedText {
  let folded = '';
  const begins: number[] = [];
  const ends: number[] = [];
  const words: number[] = [];
  let isInWord = false;
  let at = 0;
  for (const character of text) {
    if (at >= MOST_LETTERS) break;
    const end = at + character.length;
    if (ACCENT.test(character)) {
      if (ends.length > 0) ends[ends.length - 1] = end;
    } else {
      const isLetter = LETTER.test(character);
      if (isLetter && !isInWord && words.length < MOST_WORDS) words.push(folded.length);
      isInWord = isLetter;
      const letters = searchText(character);
      folded += letters;
      for (let count = 0; count < letters.length; count += 1) {
        begins.push(at);
        ends.push(end);
      }
    }
    at = end;
  }
  return { text, folded, begins, ends, words };
}

/** For each text the ranges that the words match, each word a word of its own; null where one matches none. */
function rangesIn(texts: readonly SearchedText[], words: readonly string[]): Range[][] | null {
  const ranges: Range[][] = texts.map(() => []);
  for (const word of words) {
    const isFound = texts.some(({ folded, words: beginnings }, index) => {
      const taken = ranges[index] ?? [];
      const isFree = (from: number) => taken.every(({ from: begin, to }) => from + word.length <= begin || from >= to);
      const from = beginnings.find((begin) => folded.startsWith(word, begin) && isFree(begin));
      if (from !== undefined) taken.push({ from, to: from + word.length });
      return from !== undefined;
    });
    if (!isFound) return null;
  }
  return ranges;
}

function piecesOf({ text, begins, ends }: SearchedText, ranges: readonly Range[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (to: number, isMatched: boolean) => {
    if (to > at) pieces.push({ text: text.slice(at, to), isMatched });
    at = Math.max(at, to);
  };
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    add(begins[from] ?? at, false);
    add(ends[to - 1] ?? at, true);
  }
  add(text.length, false);
  return pieces;
}

/** How the words find the texts of an entry, of which the first is its name; null where they do not. */
export function matchOf(texts: readonly SearchedText[], { whole, wordings }: Typed): Match | null {
  for (const words of wordings) {
    const ranges = words.length === 0 ? null : rangesIn(texts, words);
    if (!ranges) continue;
    const name = oneSpaced(texts[0]?.folded ?? '');
    return {
      rank: name === whole ? 0 : name.startsWith(whole) ? 1 : 2,
      pieces: texts.map((text, index) => piecesOf(text, ranges[index] ?? [])),
    };
  }
  return null;
}
