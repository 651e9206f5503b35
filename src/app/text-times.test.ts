/** No text that a person or a server gives holds the page up, however long it is (SECU-08). */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { nameKey } from '@/api/core/name-key';
import { wireDate } from '@/api/core/schema';
import { isWireDate } from '@/api/core/wire-date';
import { matchOf, searchedTextOf, typedOf } from '@/app/find/match';
import { credentialsSchema } from '@/features/access/credentials-schema';
import { phoneSchema } from '@/features/account/account-schemas';
import { keepsPolicy } from '@/features/account/password';
import { newTitle } from '@/features/learning/achievement-values';
import { importLevels, readImport } from '@/features/learning/import-file';
import { studentFinder } from '@/features/marks-grid/student-names';
import { isConfidential } from '@/school/observations/confidential-type';
import { partedName } from '@/features/schools/period-name';
import { storedName } from '@/features/subjects/subject-name';
import { gradeOf, nextRoom } from '@/school/room-grade';
import { distinctNames } from '@/ui/base/distinct-names';
import { firstWords } from '@/ui/base/first-words';
import { mediaAddress } from '@/ui/base/media-address';
import { sheetCell, sheetText } from '@/ui/base/sheet-text';
import { compareText, nameAsRead, searchText } from '@/ui/base/text-order';
import { visibleText } from '@/ui/base/visible-text';
import { linkAddress, webAddress } from '@/ui/base/web-address';
import { cellText, isErrorValue } from '@/ui/delimited/cell-text';
import { columnKey, isHeadName } from '@/ui/delimited/columns';
import { readCells, readFileCells } from '@/ui/delimited/delimited-text';
import { raisedText } from '@/ui/editor/pasted-characters';
import { withoutComments } from '@/ui/editor/pasted-comments';
import { linkAddressOf } from '@/ui/editor/rich-text-link';
import { kindOf } from '@/ui/files/file-kind';
import { savedFileName, shownFileName } from '@/ui/files/file-name';
import { emailAddress } from '@/ui/form/email-schema';
import { cleanEmail, isEmail, suggestEmail } from '@/ui/form/email-text';
import { readNumber, roundedText } from '@/ui/form/number-text';
import { filledIn, lowercase } from '@/ui/form/text-schema';
import { findLinks } from '@/ui/links/find-links';
import { mayHoldLinks } from '@/ui/links/may-hold-links';
import { disarm, partStyles } from '@/ui/rich-text/disarm';
import { searchQueryOf } from '@/ui/base/search-query';
import { matchesSearch, searchableTextsOf } from '@/ui/table/table-search';

beforeAll(() => void vi.stubGlobal('location', new URL('https://panel.example/')));
afterAll(() => void vi.unstubAllGlobals());

const room = (name: string) => ({ id: 1, name, roomAcronyms: name, type: 'PRIMARY' as const, active: true });

/** A room of students whose names say what lists write, too. */
const rows = Array.from({ length: 34 }, (_, index) => {
  const [name, surname] = [`Ana ${'abcdefghijk'.charAt(index % 11)}`, `Nuevo ${index}`];
  return { id: String(index), studentId: index, name, surname, fullName: `${name} ${surname}` };
});
const findStudent = studentFinder(rows);

/** As a file of achievements is read, in a worker, and then taken. */
const importOf = (text: string) => {
  const read = readFileCells(text, () => false);
  return readImport({ ...read, count: read.lines.length }, importLevels('PRIMARY'));
};

/** What is done with a text, wherever one comes in. */
const FUNCTIONS: Readonly<Record<string, (text: string) => unknown>> = {
  nameKey,
  isWireDate,
  wireDate: (text) => wireDate().isValidSync(text),
  credentials: (text) => credentialsSchema.isValidSync({ username: text, password: text }),
  phone: (text) => phoneSchema.isValidSync({ phoneNumber: text }),
  filledIn: (text) => filledIn('x').isValidSync(text),
  lowercase: (text) => lowercase(filledIn('x')).isValidSync(text),
  emailAddress: (text) => emailAddress().isValidSync(text),
  isEmail,
  cleanEmail,
  suggestEmail,
  keepsPolicy,
  newTitle,
  readImport: (text) => importOf(text),
  readImportLine: (text) => importOf(`Logro;Bajo;Básico;Alto;Superior\n${text}`),
  findStudent,
  isConfidential,
  partedName,
  storedName,
  gradeOf: (text) => gradeOf(room(text)),
  nextRoom: (text) => nextRoom(room(`6 ${text}`), [room(`7 ${text}`)]),
  distinctNames: (text) => distinctNames([text, text]),
  firstWords,
  sheetCell,
  sheetText: (text) => sheetText([[text, text], [text]]),
  sheetTextOfLines: (text) => sheetText(text.split('\n').map((line) => line.split('\t'))),
  compareText: (text) => compareText(text, `${text}a`),
  nameAsRead,
  searchText,
  found: (text) => matchOf([searchedTextOf(text)], typedOf(`${text} z`)),
  search: (text) => matchesSearch(searchableTextsOf([text], [text]), searchQueryOf(`${text} z`)),
  visibleText,
  webAddress,
  webAddressOfSite: (text) => webAddress(`https://ok.example/${text}`),
  mediaAddress,
  linkAddress,
  cellText,
  isErrorValue,
  columnKey,
  isHeadName,
  readCells,
  readFileCells: (text) => readFileCells(text, () => false),
  raisedText: (text) => raisedText(text, 'super', text, text),
  withoutComments,
  linkAddressOf,
  kindOf,
  shownFileName,
  savedFileName: (text) => savedFileName(text, 'application/pdf'),
  readNumber,
  roundedText: (text) => roundedText(text, 1),
  mayHoldLinks,
  findLinks,
  disarm,
  partStyles,
};

const LENGTH = 100_000;

const SIGNS = String.raw`.,;:-_@/\"'?=&#%+*()[]{}<>!~|$^` + '`';
const PAIRS = String.raw`a ;a-;a.;a@;@a.;1.;1,;(a;[a;((a;<a;<a ;<a b='";<!--;</;a=;"a;"a";"";a";www.;www.a.co,;https://;https://a.co/;mailto:;a@b.co ;a@b.co,`;
const WORDS = `www.a.co/''';nuevo ;- ;<style>;<p style=;xn--;sep=`;

/** What repeats in a text. */
const UNITS = [
  ...SIGNS.split(''),
  ' ',
  '\t',
  '\n',
  '\r\n',
  '0',
  'a',
  'A',
  'á',
  'ñ',
  'n\u0303',
  '\u00A0',
  '\u200B',
  '\u200D',
  '😀',
  '👨\u200D',
  'a\t',
  'Ana a Nuevo 0 ',
  '"\t"',
  '\t"a',
  '";"',
  ';',
  ...PAIRS.split(';'),
  ...WORDS.split(';'),
];

/** What ends a text that does not match in the end, and what begins one that nearly does. */
const FRAMES = [(text: string) => text, (text: string) => `${text}\u0000`, (text: string) => `1${text}\n!`];

function timeOf(run: (text: string) => unknown, text: string): number {
  const start = performance.now();
  run(text);
  return performance.now() - start;
}

const medianOf = (run: (text: string) => unknown, text: string): number =>
  Array.from({ length: 5 }, () => timeOf(run, text)).toSorted((one, other) => one - other)[2] ?? 0;

/** On a machine that does other things a text may take longer, if ten times the text does not take more than twenty times as long. */
function isFast(run: (text: string) => unknown, textOf: (length: number) => string): boolean {
  const text = textOf(LENGTH);
  if (timeOf(run, text) <= 50) return true;
  // What else the machine does holds up one of the two: an expression that is not linear never passes.
  for (let round = 0; round < 5; round += 1) {
    const time = medianOf(run, text);
    if (time <= 50 || (time <= 500 && time <= 20 * medianOf(run, textOf(LENGTH / 10)))) return true;
  }
  return false;
}

describe('100 000 characters take 50 ms at most', () => {
  // A busy machine measures several rounds of them.
  it.each(Object.entries(FUNCTIONS))('%s', { timeout: 60_000 }, (_, run) => {
    const slow = UNITS.flatMap((unit) =>
      FRAMES.flatMap((frame, at) => {
        const textOf = (length: number) => frame(unit.repeat(Math.ceil(length / unit.length)));
        return isFast(run, textOf) ? [] : [`${JSON.stringify(unit)}, ${at}`];
      }),
    );
    expect(slow).toEqual([]);
  });
});
