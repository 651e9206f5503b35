/** Finds the source lines that name a rule or a call, also within a range such as 'SHAR-01 to SHAR-05' or 'ERRO-01 to 03'. */

/** @typedef {{ file: string, text: string }} Source */
/** @typedef {{ file: string, line: number, text: string }} SourceLine */

const ID = /\b([A-Z]+)-(\d+)\b/g;

/** The rest of a range after its first id; it may contain a line break of a comment. */
const RANGE_END = /(?:[\s*/]+to[\s*/]+|\s?–\s?)(?:([A-Z]+)-)?(\d+)\b/y;

/**
 * The lines that name each id, in the order of the sources; for a range, the line in which it begins.
 *
 * @param {Source[]} sources
 * @returns {Map<string, SourceLine[]>}
 */
export function linesById(sources) {
  /** @type {Map<string, SourceLine[]>} */
  const found = new Map();
  for (const { file, text } of sources) {
    const starts = lineStarts(text);
    for (const { id, at } of namedIn(text)) {
      const line = starts.findLastIndex((start) => start <= at) + 1;
      const lines = found.get(id) ?? [];
      if (lines.some((other) => other.file === file && other.line === line)) continue;
      found.set(id, [...lines, { file, line, text: text.slice(starts[line - 1], starts[line]).trim() }]);
    }
  }
  return found;
}

/** @param {string} text */
function namedIn(text) {
  return [...text.matchAll(ID)].flatMap(({ 0: whole, 1: area = '', 2: number = '', index: at }) =>
    [whole, ...restOfRange(text, at + whole.length, area, number)].map((id) => ({ id, at })),
  );
}

/**
 * The other ids of the range that begins with this one; none where no range begins.
 *
 * @param {string} text
 * @param {number} end where the first id ends
 * @param {string} area
 * @param {string} number
 */
function restOfRange(text, end, area, number) {
  RANGE_END.lastIndex = end;
  const [, lastArea = area, last = ''] = RANGE_END.exec(text) ?? [];
  // 'ROOM-08 to 5 rooms' and 'ROOM-08 to STUD-10' are no ranges.
  if (lastArea !== area || last.length !== number.length) return [];
  const first = Number(number);
  return Array.from(
    { length: Math.max(0, Number(last) - first) },
    (_, index) => `${area}-${String(first + index + 1).padStart(number.length, '0')}`,
  );
}

/** @param {string} text */
function lineStarts(text) {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}
