/**
 * A rule for oxlint (SECU-07). An address that becomes a link, a picture, a player or a download has passed the gate
 * (src/ui/base/{media,web}-address.ts) in the same file, or is written there; so a new sink without its gate does not pass.
 */

/** @typedef {{ readonly type: string, readonly [name: string]: any }} Node of the syntax tree */

const SINKS = /^(?:href|xlinkHref|src|srcSet|srcset|srcDoc|srcdoc|poster|data|action|formAction|background|cite|ping|manifest)$/;

/** What lets an address through, and what makes one of a file. */
const GATES = /^(?:webAddress|mediaAddress|linkAddress|createObjectURL|dataUrlOf)$/;

const nameOf = (/** @type {Node} */ node) => (node.type === 'MemberExpression' ? node['property'].name : node['name']);

/**
 * Whether a value has passed the gate, or is written in the source.
 *
 * @param {Node | null} node
 * @param {ReadonlySet<string>} gated variables that have
 * @returns {boolean}
 */
function isGated(node, gated) {
  switch (node?.type) {
    case undefined:
    case 'Literal':
      return true;
    case 'Identifier':
      return node['name'] === 'undefined' || gated.has(node['name']);
    case 'JSXExpressionContainer':
      return isGated(node['expression'], gated);
    case 'CallExpression':
      return GATES.test(nameOf(node['callee']));
    case 'AwaitExpression':
      return isGated(node['argument'], gated);
    case 'LogicalExpression':
      return isGated(node['left'], gated) && isGated(node['right'], gated);
    case 'ConditionalExpression':
      return isGated(node['consequent'], gated) && isGated(node['alternate'], gated);
    case 'TemplateLiteral':
      return /^(?:mailto:|tel:|\/[^/\\]|#)/.test(node['quasis'][0].value.cooked);
    default:
      return false;
  }
}

const MESSAGE = 'An address passes webAddress, mediaAddress or linkAddress before it becomes a link, a picture or a download (SECU-07).';

export default {
  meta: { name: 'gated' },
  rules: {
    addresses: {
      create(/** @type {{ report: (problem: { node: Node, message: string }) => void }} */ context) {
        /** @type {Set<string>} */
        const gated = new Set();
        const check = (/** @type {Node} */ node, /** @type {Node | null} */ value) => {
          if (!isGated(value, gated)) context.report({ node, message: MESSAGE });
        };
        return {
          VariableDeclarator(/** @type {Node} */ { id, init }) {
            if (id.type !== 'Identifier') return;
            if (init !== null && init.type !== 'Literal' && isGated(init, gated)) gated.add(id.name);
            else gated.delete(id.name);
          },
          JSXOpeningElement(/** @type {Node} */ { name, attributes }) {
            if (name.type !== 'JSXIdentifier' || !/^[a-z]/.test(name.name)) return;
            for (const attribute of attributes)
              if (attribute.type === 'JSXAttribute' && SINKS.test(attribute.name.name)) check(attribute, attribute.value);
          },
          AssignmentExpression(/** @type {Node} */ { left, right }) {
            if (left.type === 'MemberExpression' && SINKS.test(nameOf(left))) check(left, right);
          },
          CallExpression(/** @type {Node} */ node) {
            const [first, second, ...others] = /** @type {Node[]} */ (node['arguments']);
            const { callee } = node;
            const name = nameOf(callee);
            const owner = callee.type === 'MemberExpression' ? nameOf(callee.object) : '';
            if (first === undefined) return;
            if (name === 'open' && /^(?:window|globalThis|self|top|parent)$/.test(owner)) check(node, first);
            if (/^(?:assign|replace)$/.test(name) && owner === 'location') check(node, first);
            if (name === 'setAttribute' && SINKS.test(first['value'])) check(node, second ?? null);
            if (name === 'assign' && owner === 'Object')
              for (const source of [second, ...others])
                for (const property of source?.type === 'ObjectExpression' ? source['properties'] : [])
                  if (property.type === 'Property' && SINKS.test(property.key.name)) check(property, property.value);
          },
        };
      },
    },
  },
};
