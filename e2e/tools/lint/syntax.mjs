/** What our rules for oxlint read of a source: names, texts and variables by their scope. */

/** @typedef {{ readonly type: string, readonly [name: string]: any }} Node of the syntax tree */
/** @typedef {{ readonly defs: readonly any[], readonly references: readonly any[] }} Variable */
/** @typedef {{ readonly sourceCode: any, readonly filename: string, report: (problem: { node: Node, message: string }) => void }} Context */

/** What stands around a value without changing it. */
const WRAPPERS = /^(?:TS(?:As|Satisfies|NonNull)Expression|ChainExpression|ParenthesizedExpression|JSXExpressionContainer)$/;

/** @returns {any} the node without casts and brackets */
export const bare = (/** @type {Node | null | undefined} */ node) =>
  node && WRAPPERS.test(node.type) ? bare(node['expression']) : (node ?? null);

/**
 * The variable that an identifier means; null for a global one.
 *
 * @param {Node} node
 * @param {Context} context
 * @returns {Variable | null}
 */
export function variableOf(node, context) {
  for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper) {
    const variable = scope.set.get(node['name']);
    if (variable) return variable.defs.length > 0 ? variable : null;
  }
  return null;
}

/**
 * What is ever written to a variable; null for one that comes from elsewhere: a parameter, an import, a part of an object.
 *
 * @param {Variable | null} variable
 * @returns {readonly Node[] | null}
 */
export function writtenTo(variable) {
  const [definition, other] = variable?.defs ?? [];
  if (definition?.type !== 'Variable' || other || definition.node.id.type !== 'Identifier') return null;
  const writes = /** @type {Variable} */ (variable).references.filter((reference) => reference.isWrite());
  return writes.length > 0 && writes.every(({ writeExpr }) => writeExpr) ? writes.map(({ writeExpr }) => writeExpr) : null;
}

/**
 * What a node says, piece by piece; null for a piece that is not known here. Texts, templates, String.raw, sums and joined
 * lists of such, and variables that hold nothing else.
 *
 * @param {Node | null | undefined} node
 * @param {Context} context
 * @returns {readonly (string | null)[]}
 */
export function piecesOf(node, context) {
  const value = bare(node);
  switch (value?.type) {
    case 'Literal':
      return [typeof value.value === 'string' || typeof value.value === 'number' ? String(value.value) : null];
    case 'Identifier': {
      const written = writtenTo(variableOf(value, context));
      return written?.length === 1 && written[0] !== node ? piecesOf(written[0], context) : [null];
    }
    case 'BinaryExpression':
      return value.operator === '+' ? [value.left, value.right].flatMap((side) => piecesOf(side, context)) : [null];
    case 'TaggedTemplateExpression':
      return memberName(value.tag, context) === 'raw' ? templatePieces(value.quasi, 'raw', context) : [null];
    case 'TemplateLiteral':
      return templatePieces(value, 'cooked', context);
    case 'CallExpression':
      return joinedPieces(value, context);
    case undefined:
    default:
      return [null];
  }
}

const templatePieces = (/** @type {Node} */ { quasis, expressions }, /** @type {'raw' | 'cooked'} */ as, /** @type {Context} */ context) =>
  quasis.flatMap((/** @type {Node} */ { value }, /** @type {number} */ index) => [
    value[as],
    ...(index < expressions.length ? piecesOf(expressions[index], context) : []),
  ]);

/** @type {(call: Node, context: Context) => readonly (string | null)[]} */
function joinedPieces({ callee, arguments: [separator] }, context) {
  const list = callee.type === 'MemberExpression' && memberName(callee, context) === 'join' ? bare(callee.object) : null;
  if (list?.type !== 'ArrayExpression' || list.elements.some((/** @type {Node | null} */ element) => element?.type === 'SpreadElement'))
    return [null];
  return list.elements.flatMap((/** @type {Node} */ element, /** @type {number} */ index) => [
    ...(index > 0 ? piecesOf(separator, context) : []),
    ...piecesOf(element, context),
  ]);
}

/**
 * The whole text of a node; null if not all of it is known here.
 *
 * @param {Node | null | undefined} node
 * @param {Context} context
 */
export function textOf(node, context) {
  const pieces = piecesOf(node, context);
  return pieces.includes(null) ? null : pieces.join('');
}

/** The property that a member expression, or a property of an object, names: also by brackets; null for one that is not known here. */
export function memberName(/** @type {Node} */ node, /** @type {Context} */ context) {
  const key = node['property'] ?? node['key'];
  if (!key) return null;
  return node['computed'] ? textOf(key, context) : (key.name ?? String(key.value));
}

/** The last name of what is called or read: 'assign' of location.assign. */
export const lastName = (/** @type {Node} */ node, /** @type {Context} */ context) =>
  node.type === 'MemberExpression' ? memberName(node, context) : (node['name'] ?? null);

/** Whether a node is the global of that name, perhaps as a property of the window. */
export function isGlobal(/** @type {Node | null} */ node, /** @type {string} */ name, /** @type {Context} */ context) {
  if (node?.type === 'MemberExpression')
    return (
      memberName(node, context) === name &&
      /^(?:window|globalThis|self|top|parent|document|opener)$/.test(lastName(bare(node['object']), context))
    );
  return node?.type === 'Identifier' && node['name'] === name && variableOf(node, context) === null;
}

export const isFunction = (/** @type {Node | null} */ node) =>
  /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node?.type ?? '');

/** The function of this file that a node calls; null for any other. */
export function ownFunction(/** @type {Node} */ callee, /** @type {Context} */ context) {
  if (callee.type !== 'Identifier') return null;
  const variable = variableOf(callee, context);
  const found = variable?.defs[0]?.type === 'FunctionName' ? variable.defs[0].node : bare(writtenTo(variable)?.[0]);
  return isFunction(found) ? found : null;
}

/**
 * What a function answers.
 *
 * @param {Node} node
 * @returns {readonly (Node | null)[]}
 */
export function answersOf(node) {
  const { body } = node;
  return body.type === 'BlockStatement' ? returnedIn(body) : [body];
}

/** @type {(part: Node) => readonly (Node | null)[]} */
function returnedIn(part) {
  if (part.type === 'ReturnStatement') return [part['argument']];
  return isFunction(part) ? [] : childrenOf(part).flatMap(returnedIn);
}

/** @returns {Node[]} the nodes directly beneath one */
export const childrenOf = (/** @type {Node} */ node) =>
  Object.entries(node)
    .filter(([key]) => key !== 'parent')
    .flatMap(([, value]) => value)
    .filter((value) => typeof value?.type === 'string');
