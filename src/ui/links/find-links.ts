/** Finds the addresses in a text (TEXT-01). The library loads with this file: only `link-texts.tsx` imports it. */
import { LinkifyIt, REBuilder } from 'linkify-it';
import { mayHoldLinks } from './may-hold-links';

/** An address within a text. */
export interface FoundLink {
  readonly start: number;
  /** Offset behind its last character. */
  readonly end: number;
  readonly href: string;
}

/** The longest address; a longer word stays text, so that any text takes linear time. */
const LONGEST = 2_048;

/** Words behind so many that may hold an address stay text: so many elements would hold the page up. */
const MOST = 1_000;

/** Before an address stands no letter or digit: an emoji or an opening quote may. */
const WORD = String.raw`a-z0-9\u00C0-\u024F`;

const rules = new REBuilder();
rules.get_schema_search = () => (rules.cache['schema_search'] ??= new RegExp(`(^|[^${WORD}])(${rules.get_schema_names().source})`, 'ig'));
rules.get_mail_name_validator = () =>
  (rules.cache['mail_name_validator'] ??= new RegExp(`(?:^|[^${WORD}!#$%&'*+/=?^_\`{|}~.@-])(${rules.get_mail_name().source})$`, 'i'));
/** Dashes, apostrophes and middle dots within a path: /wiki/1914–1918. */
rules.get_path_extra = () => (rules.cache['path_extra'] ??= new RegExp(`[–—’·](?=[${WORD}])|`));

const linkify = new LinkifyIt({ rebuilder: rules, urlAuth: true, maxLength: LONGEST })
  .add('ftp:', null)
  .add('//', null)
  .add('www.', {
    validate: (text, position, { re }) => {
      // 'www.www.www.' would be looked at once for each.
      if (text.startsWith('www.', position)) return 0;
      const rest = re.get_relative_proto_validator();
      rest.lastIndex = position;
      return rest.exec(text)?.[0].length ?? 0;
    },
    normalize: (match) => {
      match.url = `https://${match.raw}`;
    },
  });

/** A name before the domain looks like another site: 'https://banco.example@otro.example'. */
const NAME_BEFORE_DOMAIN = /:\/\/[^/?#]*@/;

const SCHEME = /:\/\//;

/** A label of one letter is no end of a domain: 'a@b.c'. */
const MAIL_END = /\.(?:\p{L}{2,}|xn--[a-z0-9-]+)$/iu;

const SIGN = String.raw`[:'"\u200D\uFE0F\p{Extended_Pictographic}\p{Emoji_Modifier}]`;
const SURROUNDING = new RegExp(`(?<!${SIGN})${SIGN}+$`, 'u');

/** Without what the library takes for a part of the address: punctuation, emoji, and what marks it as bold where it stands before it, too. */
function lengthOf(raw: string, before: string): number {
  const bare = raw.replace(SURROUNDING, '');
  const mark = bare.at(-1) ?? '';
  return '*_~'.includes(mark) && mark === before ? bare.length - 1 : bare.length;
}

function linksInWord(word: string): FoundLink[] {
  if (word.length > LONGEST || NAME_BEFORE_DOMAIN.test(word)) return [];
  return (linkify.match(word) ?? []).flatMap((match) => {
    const { index: start, schema } = match;
    const end = start + lengthOf(match.raw, word[start - 1] ?? '');
    const isMail = schema === 'mailto:';
    const isWhole = word[end] !== '@' && (!isMail || (MAIL_END.test(word.slice(start, end)) && !SCHEME.test(word.slice(0, end))));
    const href = isMail
      ? match.url.replace(/[%?#&/]/g, encodeURIComponent)
      : match.url.slice(0, match.url.length - (match.raw.length - (end - start)));
    return isWhole && URL.canParse(href) ? [{ start, end, href }] : [];
  });
}

/** Where a word is parted: the next address follows a comma. */
const NEXT_ADDRESS = /[,;|](?=https?:\/\/|www\.)/gi;

/** The words of a text that may hold an address, with their places. */
function* wordsOf(text: string): Generator<{ word: string; index: number }> {
  for (const { 0: run, index } of text.matchAll(/\S+/g)) {
    if (!mayHoldLinks(run)) continue;
    // The comma at which a word begins is not looked at again.
    for (let from = 0; from < run.length;) {
      NEXT_ADDRESS.lastIndex = from + 1;
      const end = NEXT_ADDRESS.exec(run)?.index ?? run.length;
      const word = run.slice(from, end);
      if (mayHoldLinks(word)) yield { word, index: index + from };
      from = end;
    }
  }
}

/** The addresses of http, https, www. and e-mail in a text, in their order; in linear time for any text. */
export function findLinks(text: string): FoundLink[] {
  const found: FoundLink[] = [];
  let asked = 0;
  for (const { word, index } of wordsOf(text)) {
    for (const { start, end, href } of linksInWord(word)) found.push({ start: index + start, end: index + end, href });
    asked += 1;
    if (asked === MOST) break;
  }
  return found;
}
