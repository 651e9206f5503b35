/** What `npm run rules -- SHAR-03` prints for each requested rule, case or call. */
import { Failure } from '../failure.mjs';

/** @import { SourceLine } from './rule-lines.mjs' */
/** @import { ListedTest } from './rules.mjs' */

/**
 * All data about ids: the sentence of each rule and call, its cases or outcomes, the source lines that name it, and all
 * tests.
 *
 * @typedef {object} Known
 * @property {Record<string, string>} sentences
 * @property {Record<string, string[]>} parts
 * @property {Map<string, SourceLine[]>} named
 * @property {ListedTest[]} tests
 */

/** The folders of the product and the demo's backend. */
const SIDES = ['src', 'mocks'];

/**
 * The requested ids in the specification's spelling: 'room-28:noCode' is ROOM-28:noCode.
 *
 * @param {string[]} args
 * @param {Pick<Known, 'sentences' | 'parts'>} known
 * @returns {string[]}
 * @throws {Failure} on an id, a case or an outcome that the specification does not have
 */
export function askedIds(args, { sentences, parts }) {
  return args.map((arg) => {
    const [typed = '', part] = arg.replace(/^@/, '').split(':');
    const id = typed.toUpperCase();
    if (!Object.hasOwn(sentences, id)) {
      throw new Failure(`'${typed}' no es una regla ni una llamada de docs/spec: escriba, por ejemplo, SHAR-03, ROOM-28:noCode o API-066.`);
    }
    if (part === undefined) return id;
    const own = parts[id] ?? [];
    if (!own.includes(part)) {
      throw new Failure(`${id} no tiene el caso '${part}': ${own.length === 0 ? 'no tiene ninguno' : `tiene ${own.join(', ')}`}.`);
    }
    return `${id}:${part}`;
  });
}

/**
 * @param {string[]} ids as `askedIds` answers them
 * @param {Known} known
 * @returns {string[]}
 */
export function ruleLines(ids, known) {
  return ids.flatMap((asked, index) => [...(index === 0 ? [] : ['']), ...linesOf(asked, known)]);
}

/**
 * @param {string} asked
 * @param {Known} known
 */
function linesOf(asked, { sentences, parts, named, tests }) {
  const [id = '', part] = asked.split(':');
  const own = part === undefined ? (parts[id] ?? []) : [];
  const lines = named.get(id) ?? [];
  const bearing = tests.flatMap((test) => {
    const tags = test.tags.filter((tag) => tag === asked || tag.startsWith(`${asked}:`));
    return tags.length === 0
      ? []
      : [
          testLine(
            test,
            tags.map((tag) => tag.slice(asked.length)),
          ),
        ];
  });
  return [
    `${asked}  ${sentences[id]}`,
    ...(own.length === 0 ? [] : [`  Casos: ${own.join(', ')}`]),
    ...SIDES.flatMap((side) =>
      block(
        side,
        lines.filter(({ file }) => file.startsWith(`${side}/`)).map(({ file, line, text }) => `${file}:${line}  ${text}`),
      ),
    ),
    ...block('pruebas', bearing),
  ];
}

/**
 * @param {ListedTest} test
 * @param {string[]} cases of the rule, each after its colon, which it proves
 */
function testLine({ project, file, line, suite, name }, cases) {
  const within = file === suite ? '' : ` (en ${suite})`;
  return `${project.padEnd(4)}  e2e/${file}:${line}${within}  ${name}${cases.every((one) => one === '') ? '' : `  [${cases.join(' ')}]`}`;
}

/**
 * @param {string} heading
 * @param {string[]} lines
 */
function block(heading, lines) {
  return [`  ${heading}`, ...(lines.length === 0 ? ['ninguna'] : lines).map((line) => `    ${line}`)];
}
