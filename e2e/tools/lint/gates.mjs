/** Whether a value has passed a gate on its way to where it is used (SECU-06, SECU-07, SECU-09). */
import { answersOf, bare, isGlobal, lastName, memberName, ownFunction, textOf, variableOf, writtenTo } from './syntax.mjs';

/** @typedef {import('./syntax.mjs').Node} Node */
/** @typedef {import('./syntax.mjs').Context} Context */

/** The gates, and what makes a whole text of gated ones, by the file that each stands in. */
const FILES = /** @type {Readonly<Record<string, string>>} */ ({
  webAddress: 'web-address',
  linkAddress: 'web-address',
  mediaAddress: 'media-address',
  shownFileName: 'file-name',
  savedFileName: 'file-name',
  refusalText: 'file-refusal',
  sheetText: 'sheet-text',
  sheetCell: 'sheet-text',
  xlsxFile: 'xlsx-file',
  asText: 'unseen-students',
  templateOf: 'template',
});

/**
 * The gate that a function is; null for any other of its name.
 *
 * @param {Node} callee
 * @param {Context} context
 * @returns {string | null}
 */
export function gateOf(callee, context) {
  if (callee.type === 'MemberExpression')
    return memberName(callee, context) === 'createObjectURL' && isGlobal(callee['object'], 'URL', context) ? 'createObjectURL' : null;
  const definition = variableOf(callee, context)?.defs[0];
  if (definition === undefined || (callee['name'] === 'dataUrlOf' && definition.type === 'FunctionName')) return callee['name'];
  const imported = definition.node.imported?.name;
  const from = definition.type === 'ImportBinding' ? String(definition.parent.source.value) : '';
  return from.split('/').at(-1) === FILES[imported] ? imported : null;
}

/**
 * Whether a value, whatever way it comes, has passed one of the gates, or is written in this file. A parameter has not: it is
 * gated where it is used.
 *
 * @param {Node | null | undefined} node
 * @param {readonly string[]} gates
 * @param {Context} context
 * @param {ReadonlySet<unknown>} [asked] variables and functions that are being looked at
 * @returns {boolean}
 */
export function passes(node, gates, context, asked = new Set()) {
  const value = bare(node);
  const all = (/** @type {readonly (Node | null)[]} */ nodes, /** @type {unknown} */ by = null) =>
    asked.has(by) || nodes.every((each) => passes(each, gates, context, by ? new Set([...asked, by]) : asked));
  switch (value?.type) {
    case undefined:
    case 'Literal':
      return true;
    case 'Identifier': {
      const variable = variableOf(value, context);
      const written = writtenTo(variable);
      return written === null ? variable === null && value.name === 'undefined' : all(written, variable);
    }
    case 'CallExpression': {
      const gate = gateOf(value.callee, context);
      if (gate !== null && gates.includes(gate)) return true;
      const own = ownFunction(value.callee, context);
      return own === null ? isJoined(value, gates, context) : !own.generator && all(answersOf(own), own);
    }
    case 'AwaitExpression':
      return all([value.argument]);
    case 'SequenceExpression':
      return all([value.expressions.at(-1)]);
    case 'AssignmentExpression':
      return all([value.right]);
    case 'LogicalExpression':
      // What stands before '&&' comes through only where it is no address.
      return all(value.operator === '&&' ? [value.right] : [value.left, value.right]);
    case 'ConditionalExpression':
      return all([value.consequent, value.alternate]);
    case 'TemplateLiteral':
      return textOf(value, context) !== null || passesTemplate(value, gates, all);
    case 'BinaryExpression':
      return textOf(value, context) !== null || (isOfCells(gates) && all([value.left, value.right]));
    default:
      return false;
  }
}

const isOfCells = (/** @type {readonly string[]} */ gates) => gates.includes('sheetCell');

/** A part put into an address stays a part where what stands before it says what it is; a text is as good as its parts. */
function passesTemplate(
  /** @type {Node} */ { quasis, expressions },
  /** @type {readonly string[]} */ gates,
  /** @type {(nodes: readonly Node[]) => boolean} */ all,
) {
  if (isOfCells(gates)) return all(expressions);
  const [{ value }] = quasis;
  return (gates.includes('linkAddress') && /^(?:mailto|tel):/.test(value.cooked)) || /^(?:\/\w|#)/.test(value.cooked);
}

/** cells.map(sheetCell).join(';') */
function isJoined(/** @type {Node} */ { callee }, /** @type {readonly string[]} */ gates, /** @type {Context} */ context) {
  const list = callee.type === 'MemberExpression' && memberName(callee, context) === 'join' ? bare(callee.object) : null;
  if (list?.type !== 'CallExpression' || lastName(list.callee, context) !== 'map') return false;
  const [by] = list.arguments;
  return by?.type === 'Identifier' && gates.includes(gateOf(by, context) ?? '');
}
