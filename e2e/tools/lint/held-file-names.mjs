/** Whether what is shown holds the name of a chosen or attached file that no gate has freed (SECU-06). */
import { gateOf, passes } from './gates.mjs';
import { answersOf, bare, childrenOf, isFunction, lastName, memberName, ownFunction, variableOf, writtenTo } from './syntax.mjs';

/** @typedef {import('./syntax.mjs').Node} Node */
/** @typedef {import('./syntax.mjs').Context} Context */

const GATES = ['shownFileName', 'savedFileName', 'refusalText'];

/** What holds files, or is one, by its name and by its type. */
const FILES = /(?:file|image|video|attachment|document)s?$/i;
const TYPES = /^(?:File|Attachment)$/;

/** What is asked about a name is no name. */
const ASKS = /^(?:kindOf|extensionOf|is[A-Z]\w*|has|includes|indexOf|test|startsWith|endsWith)$/;

const ELEMENT = /^JSX(?:Element|Fragment)$/;

/**
 * Whether a node is a file, or a list of some: files[0], files.at(-1), input.files?.item(0).
 *
 * @param {Node | null} node
 * @param {Context} context
 * @returns {boolean}
 */
function isFile(node, context) {
  const value = bare(node);
  if (value?.type === 'CallExpression') return value.callee.type === 'MemberExpression' && isFile(value.callee.object, context);
  if (value?.type === 'MemberExpression' && value.computed) return isFile(value.object, context);
  return value !== null && FILES.test(lastName(value, context) ?? '');
}

/** Whether a pattern takes a file apart: `({ name }: File)`, `files.map(({ name }) => …)`, `const { name } = file`. */
function isOfFile(/** @type {Node} */ pattern, /** @type {Context} */ context) {
  const { parent, typeAnnotation } = pattern;
  if (TYPES.test(typeAnnotation?.typeAnnotation.typeName?.name ?? '')) return true;
  if (parent.type === 'VariableDeclarator') return isFile(parent.init, context);
  if (parent.type === 'Property') return FILES.test(memberName(parent, context) ?? '');
  const isCallback = isFunction(parent) && parent.parent.type === 'CallExpression' && parent.parent.callee !== parent;
  return isCallback && isFile(parent.parent, context);
}

/** Whether a variable is the name of a file: by where it was taken from, or by its own name. */
function isFileName(/** @type {Node} */ node, /** @type {Context} */ context) {
  const definition = variableOf(node, context)?.defs[0];
  const property = definition?.name?.parent;
  const isTaken = property?.type === 'Property' && property.parent.type === 'ObjectPattern' && memberName(property, context) === 'name';
  return (isTaken && isOfFile(property.parent, context)) || (definition?.type !== 'ImportBinding' && /filename$/i.test(node['name']));
}

/**
 * @param {Node | null | undefined} node
 * @param {Context} context
 * @param {readonly Node[]} [within]
 * @returns {boolean}
 */
export function holdsFileName(node, context, within = []) {
  const value = bare(node);
  if (value === null || within.includes(value) || ELEMENT.test(value.type)) return false;
  const some = (/** @type {readonly (Node | null)[]} */ nodes) => nodes.some((part) => holdsFileName(part, context, [...within, value]));
  if (isFunction(value)) return some(answersOf(value));
  switch (value.type) {
    case 'Identifier':
      return !passes(value, GATES, context) && (isFileName(value, context) || some(writtenTo(variableOf(value, context)) ?? []));
    case 'MemberExpression': {
      const name = memberName(value, context);
      return name !== 'length' && ((name === 'name' && isFile(value.object, context)) || some([value.object]));
    }
    case 'CallExpression': {
      const { callee } = value;
      if (ASKS.test(lastName(callee, context) ?? '') || passes(value, GATES, context)) return false;
      const [by] = value.arguments;
      // files.map(shownFileName)
      if (by?.type === 'Identifier' && GATES.includes(gateOf(by, context) ?? '')) return false;
      const own = ownFunction(callee, context);
      return some([...value.arguments, ...(callee.type === 'MemberExpression' ? [callee.object] : []), ...(own ? answersOf(own) : [])]);
    }
    case 'LogicalExpression':
      return some(value.operator === '&&' ? [value.right] : [value.left, value.right]);
    case 'ConditionalExpression':
      return some([value.consequent, value.alternate]);
    case 'UnaryExpression':
      return false;
    default:
      return /^(?:Template|Array|Spread|Binary|Sequence|Await|Assignment)/.test(value.type) && some(childrenOf(value));
  }
}
