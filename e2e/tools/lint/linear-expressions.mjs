/**
 * A rule for oxlint (SECU-08). A text that a person or a server gives may be as long as they like: an expression that looks at it
 * takes time in proportion to its length. What finds others is scslre, the analysis of eslint-plugin-regexp.
 */
import { analyse } from 'scslre';
import { bare, isGlobal, memberName, piecesOf, textOf, variableOf, writtenTo } from './syntax.mjs';

/** @typedef {import('./syntax.mjs').Node} Node */
/** @typedef {import('./syntax.mjs').Context} Context */

/** Expressions whose analysis takes longer than this are too big to be looked at by anyone. */
const LONGEST = 5_000;

/** Stands for a piece that is not known: a sign that nothing else says. */
const UNKNOWN = '\uE000';

/** What says nothing by itself: where an expression is that is all unknown. */
const FRAME = /[\^$()|]|\?:|\(\?<?[=!]/g;

/**
 * Why an expression is not linear; null for one that is.
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
  } catch (error) {
    return `It cannot be checked: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Whether a piece of an expression is one by itself. */
function isExpression(/** @type {string} */ source, /** @type {string} */ flags) {
  try {
    return RegExp(source, flags) instanceof RegExp;
  } catch {
    return false;
  }
}

/**
 * Why an expression is not linear, of which some pieces may not be known.
 *
 * @param {readonly (string | null)[]} pieces
 * @param {string} flags
 */
function faultOf(pieces, flags) {
  if (!pieces.includes(null)) return fault(pieces.join(''), flags);
  const whole = pieces.map((piece) => piece ?? UNKNOWN).join('');
  const known = whole.split(UNKNOWN);
  if (known.join('').replace(FRAME, '') === '') return 'What it says is not known here.';
  const found = [whole, ...known.filter((piece) => isExpression(piece, flags))].map((source) => fault(source, flags));
  return found.find((each) => each !== null) ?? null;
}

/** Whether a node is RegExp, perhaps by another name. */
function isRegExp(/** @type {Node | null} */ node, /** @type {Context} */ context) {
  if (isGlobal(node, 'RegExp', context)) return true;
  const [written] = node?.type === 'Identifier' ? (writtenTo(variableOf(node, context)) ?? []) : [];
  return written !== undefined && isGlobal(bare(written), 'RegExp', context);
}

/** Whether the line of a node, or the one before it, says in a comment why its expression is linear. */
const isExplained = (/** @type {Node} */ node, /** @type {Context} */ context) =>
  context.sourceCode
    .getAllComments()
    .some(
      (/** @type {Node} */ { value, loc }) =>
        /\blinear\b.{8}|.{8}\blinear\b/is.test(value) && [0, 1].includes(node['loc'].start.line - loc.end.line),
    );

export default {
  meta: { name: 'linear' },
  rules: {
    expressions: {
      create(/** @type {Context} */ context) {
        const check = (/** @type {Node} */ node, /** @type {readonly (string | null)[]} */ pieces, /** @type {string} */ flags) => {
          const found = faultOf(pieces, flags);
          if (found === null || (pieces.includes(null) && isExplained(node, context))) return;
          const advice = pieces.includes(null) ? 'or say in a comment why it is linear' : 'or bound it';
          context.report({ node, message: `${found} Say what stands before it, ${advice} (SECU-08).` });
        };
        const checkMade = (/** @type {Node} */ node) => {
          if (!isRegExp(bare(node['callee']), context)) return;
          const [source, flags] = /** @type {Node[]} */ (node['arguments']);
          // Without a source it finds the empty text; a literal is checked by itself.
          if (source && !bare(source).regex) check(node, piecesOf(source, context), textOf(flags, context) ?? '');
        };
        return {
          Literal(/** @type {Node} */ node) {
            if (node['regex']) check(node, [node['regex'].pattern], node['regex'].flags);
          },
          NewExpression: checkMade,
          CallExpression(/** @type {Node} */ node) {
            checkMade(node);
            const callee = bare(node['callee']);
            if (callee.type !== 'MemberExpression' || !/^(?:match|matchAll|search)$/.test(memberName(callee, context) ?? '')) return;
            // A text, of which these make an expression; what is not known at all may be one already, or be no method of a text.
            const pieces = piecesOf(node['arguments'][0], context);
            if (pieces.some((piece) => piece !== null)) check(node, pieces, '');
          },
        };
      },
    },
  },
};
