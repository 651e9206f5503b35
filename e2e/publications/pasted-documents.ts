/**
 * Random documents, as several programs put them on the clipboard, with the lines that a person sees (POST-54 to POST-58). The
 * same seed makes the same document.
 */
import { randomOfSeed } from '@e2e/support/random-of-seed';
import { docsItem, onlineItem, wordBullet, wordItem } from './pasted-cases';

type Kind = 'bullet' | 'number' | 'letter';

interface Item {
  readonly text: string;
  readonly inner: List | null;
}

interface List {
  readonly kind: Kind;
  readonly items: readonly Item[];
}

type Part = { readonly text: string } | { readonly list: List } | { readonly rows: readonly (readonly string[])[] };

const DIALECTS = ['html', 'listInList', 'word', 'wordNative', 'docs', 'online'] as const;
type Dialect = (typeof DIALECTS)[number];

const WORDS = ['bata', 'gafas', 'lunes', 'aula', 'mañana', 'lonchera', 'circular', 'acudiente', 'nota', 'prueba', 'recreo', 'ñandú'];

function generatorOf(seed: number) {
  const below = randomOfSeed(seed);
  const pick = <Value>(values: readonly [Value, ...Value[]]): Value => values[below(values.length)] ?? values[0];
  const text = () => Array.from({ length: 1 + below(4) }, () => WORDS[below(WORDS.length)] ?? '').join(' ');
  const list = (level: number): List => {
    const kind = pick<Kind>(['bullet', 'bullet', 'number', 'number', 'letter']);
    // The editor has five levels. Letters stay text: what stands under them is another test's.
    const canHold = level < 5 && kind !== 'letter';
    const items = Array.from({ length: 1 + below(4) }, () => ({
      text: text(),
      inner: canHold && below(20) < 7 ? list(level + 1) : null,
    }));
    return { kind, items };
  };
  const part = (): Part => {
    const which = below(10);
    if (which < 4) return { text: text() };
    if (which < 9) return { list: list(1) };
    const columns = 2 + below(3);
    return {
      rows: Array.from({ length: 1 + below(3) }, () =>
        Array.from({ length: columns }, (_, index) => (index > 0 && below(5) === 0 ? '' : text())),
      ),
    };
  };
  return { parts: Array.from({ length: 1 + below(6) }, part), dialect: DIALECTS[below(DIALECTS.length)] ?? 'html' };
}

const letterOf = (index: number): string => String.fromCharCode(97 + index);

/** The lines of a list, as `pastedLines` writes them; letters go into the line of the item above. */
function linesOfList({ kind, items }: List, depth: number): string[] {
  if (kind === 'letter') return items.map(({ text }, index) => `${letterOf(index)}) ${text}`);
  return items.flatMap(({ text, inner }) => {
    const own = `${'  '.repeat(Math.min(depth, 4))}${kind === 'bullet' ? '•' : '#'} ${text}`;
    if (inner?.kind === 'letter') return [[own, ...linesOfList(inner, depth + 1)].join('⏎')];
    return [own, ...(inner ? linesOfList(inner, depth + 1) : [])];
  });
}

/** No two lists of one kind stand side by side: the empty line between them is another test's. */
function linesOf(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if ('text' in part) return [part.text];
    if ('rows' in part) return part.rows.map((cells) => cells.join(' | ').trim());
    return linesOfList(part.list, 0);
  });
}

const TAGS = { bullet: 'ul', number: 'ol', letter: 'ol' } as const;
const STYLES = { bullet: 'disc', number: 'decimal', letter: 'lower-alpha' } as const;

function nested({ kind, items }: List, isWithinItem: boolean): string {
  const type = kind === 'letter' ? ' type="a"' : '';
  const inner = (list: List | null) => (list ? nested(list, isWithinItem) : '');
  const written = items.map(({ text, inner: list }) =>
    isWithinItem ? `<li>${text}${inner(list)}</li>` : `<li><p>${text}</p></li>${inner(list)}`,
  );
  return `<${TAGS[kind]}${type}>\n${written.join('\n')}</${TAGS[kind]}>`;
}

function wordList({ kind, items }: List, level: number, lfo: string): string {
  return items
    .map(({ text, inner }, index) => {
      const own =
        kind === 'bullet'
          ? wordBullet(level, text, lfo)
          : wordItem(level, kind === 'number' ? `${String(index + 1)}.` : `${letterOf(index)})`, text, lfo);
      return own + (inner ? wordList(inner, level + 1, lfo) : '');
    })
    .join('');
}

function wordNative({ kind, items }: List, level: number, lfo: string): string {
  const written = items.map(
    ({ text, inner }) =>
      `<li class=MsoNormal style='mso-list:l0 level${String(level)} ${lfo}'>${text}<o:p></o:p></li>${inner ? wordNative(inner, level + 1, lfo) : ''}`,
  );
  const type = { bullet: 'disc', number: '1', letter: 'a' }[kind];
  return `<${TAGS[kind]} style='margin-top:0cm' start=1 type=${type}>${written.join('\n')}</${TAGS[kind]}>`;
}

function docsList({ kind, items }: List, level: number): string {
  const written = items.map(({ text, inner }) => docsItem(level, STYLES[kind], text) + (inner ? docsList(inner, level + 1) : ''));
  return `<${TAGS[kind]} style="margin-top:0;">${written.join('')}</${TAGS[kind]}>`;
}

function onlineList({ kind, items }: List, level: number, list: string): string {
  return items
    .map(({ text, inner }, index) => {
      const options = {
        list,
        start: index + 1,
        style: STYLES[kind],
        pattern: kind === 'bullet' ? '' : `%${String(level)}${kind === 'letter' ? ')' : '.'}`,
      };
      return onlineItem(kind === 'bullet' ? 'ul' : 'ol', level, text, options) + (inner ? onlineList(inner, level + 1, list) : '');
    })
    .join('');
}

function htmlOf(part: Part, index: number, dialect: Dialect): string {
  if ('text' in part)
    return dialect === 'docs'
      ? `<p dir="ltr"><span style="white-space:pre-wrap;">${part.text}</span></p>`
      : `<p class=MsoNormal>${part.text}</p>\n`;
  if ('rows' in part)
    return `<table>${part.rows.map((cells) => `<tr>${cells.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`).join('\n')}</table>`;
  const id = String(index + 1);
  if (dialect === 'word') return wordList(part.list, 1, `lfo${id}`);
  if (dialect === 'wordNative') return wordNative(part.list, 1, `lfo${id}`);
  if (dialect === 'docs') return docsList(part.list, 1);
  if (dialect === 'online') return onlineList(part.list, 1, id);
  return nested(part.list, dialect === 'html');
}

/** A document's HTML and its lines; two lists side by side get a paragraph between them. */
export function documentOf(seed: number): { seed: number; dialect: Dialect; html: string; lines: string[] } {
  const { parts, dialect } = generatorOf(seed);
  const parted = parts.flatMap<Part>((part, index) => {
    const before = parts[index - 1];
    return before && 'list' in before && 'list' in part ? [{ text: 'entre ambas' }, part] : [part];
  });
  const written = parted.map((part, index) => htmlOf(part, index, dialect)).join('');
  return { seed, dialect, html: dialect === 'docs' ? `<b style="font-weight:normal;">${written}</b>` : written, lines: linesOf(parted) };
}
