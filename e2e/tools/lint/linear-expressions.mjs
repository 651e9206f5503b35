/**
 * A rule for oxlint (SECU-08). A text that a person or a server gives may be as long as they like: an expression that looks at it
 * takes time in proportion to its length. What finds others is scslre, the analysis of eslint-plugin-regexp.
 */
import { analyse } from 'scslre';

/** @typedef {{ readonly type: string, readonly [name: string]: any }} Node of the syntax tree */

/** Expressions whose analysis takes longer than this are too big to be looked at by anyone. */
const LONGEST = 5_000;

/**
 * Why an expression is not linear; null for one that is, or that is none.
 *
 * @param {string} source
 * @param {string} flags
 */
function fault(source, flags) {
  if (source.length > LONGEST) return 'It is too long to be checked.';
  // 'y' tries one place alone, which is the caller's to move on.
  const reportTypes = { Move: !flags.includes('y'), Self: true, Trade: true };
  try {
    const [report] = analyse({ source, flags }, { reportTypes, maxReports: 1 }).reports;
    if (report === undefined) return null;
    return `A text full of ${report.character.literal.source} takes ${report.exponential ? 'exponential' : 'quadratic'} time.`;
  } catch {
    return null;
  }
}

/**
 * What a node says that is known here: literals, templates, String.raw and sums of such, of constants of the same file.
 *
 * @param {Node | undefined | null} node
 * @param {ReadonlyMap<string, string>} constants
 * @returns {string | null}
 */
function textOf(node, constants) {
  switch (node?.type) {
    case 'Literal':
      return typeof node['value'] === 'string' ? node['value'] : null;
    case 'Identifier':
      return constants.get(node['name']) ?? null;
    case 'BinaryExpression':
      return joined([node['left'], node['right']].map((side) => textOf(side, constants)));
    case 'TaggedTemplateExpression': {
      const { tag, quasi } = node;
      return tag.type === 'MemberExpression' && tag.property.name === 'raw' ? template(quasi, 'raw', constants) : null;
    }
    case 'TemplateLiteral':
      return template(node, 'cooked', constants);
    case undefined:
    default:
      return null;
  }
}

/** @param {(string | null)[]} parts */
const joined = (parts) => (parts.includes(null) ? null : parts.join(''));

/**
 * @param {Node} node
 * @param {'raw' | 'cooked'} as
 * @param {ReadonlyMap<string, string>} constants
 */
function template(node, as, constants) {
  const values = /** @type {Node[]} */ (node['expressions']).map((expression) => textOf(expression, constants));
  return joined(/** @type {Node[]} */ (node['quasis']).flatMap(({ value }, index) => [value[as], ...values.slice(index, index + 1)]));
}

export default {
  meta: { name: 'linear' },
  rules: {
    expressions: {
      create(/** @type {{ report: (problem: { node: Node, message: string }) => void }} */ context) {
        /** @type {Map<string, string>} */
        const constants = new Map();
        const check = (/** @type {Node} */ node, /** @type {string} */ source, /** @type {string} */ flags) => {
          const found = fault(source, flags);
          if (found !== null) context.report({ node, message: `${found} Say what stands before it, or bound it (SECU-08).` });
        };
        const checkCall = (/** @type {Node} */ node) => {
          if (node['callee'].name !== 'RegExp') return;
          const [source, flags] = /** @type {Node[]} */ (node['arguments']);
          const text = textOf(source, constants);
          if (text !== null) check(node, text, textOf(flags, constants) ?? '');
        };
        return {
          VariableDeclarator(/** @type {Node} */ { id, init }) {
            const text = textOf(init, constants);
            if (id.type === 'Identifier' && text !== null) constants.set(id.name, text);
          },
          Literal(/** @type {Node} */ node) {
            if (node['regex']) check(node, node['regex'].pattern, node['regex'].flags);
          },
          NewExpression: checkCall,
          CallExpression: checkCall,
        };
      },
    },
  },
};
