/**
 * A rule for oxlint (TEXT-02). A browser that translates a page puts each text node into elements of its own. React still holds the
 * old node: what it writes there nobody sees, and where it removes it, or puts something before it, the screen fails. So a text that
 * changes is its element's only child (one template, not several children), and one that comes and goes, or stands after something
 * that does, has an element of its own.
 */

/** @typedef {{ readonly type: string, readonly [name: string]: any }} Node of the syntax tree */
/** @typedef {'element' | 'comes and goes' | 'text' | 'fixed text' | 'nothing'} Kind what a child draws */

/** What draws elements for whoever uses it: a text there has its element in the part that gets it. */
const SLOTS = /^(children|footer|action|actions|aside|beside|below|draw|end|instead|meta|notice|record|state)$/;

const isDrawn = (/** @type {Node} */ child) =>
  child.type === 'JSXText' ? child['value'].trim() !== '' : child['expression']?.type !== 'JSXEmptyExpression';

const calledName = (/** @type {Node} */ { callee }) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name);

/**
 * @param {readonly Kind[]} kinds
 * @returns {Kind}
 */
function oneOf(kinds) {
  if (kinds.some((kind) => kind === 'text' || kind === 'fixed text')) return 'text';
  return kinds.every((kind) => kind === 'nothing') ? 'nothing' : 'comes and goes';
}

/**
 * @param {Node} node
 * @param {ReadonlyMap<string, Kind>} variables
 * @returns {Kind}
 */
function kindOf(node, variables) {
  switch (node.type) {
    case 'JSXText':
      return 'fixed text';
    case 'JSXElement':
    case 'JSXFragment':
      return 'element';
    case 'JSXExpressionContainer':
      return kindOf(node['expression'], variables);
    case 'Literal':
      return node['value'] === null || typeof node['value'] === 'boolean' ? 'nothing' : 'fixed text';
    case 'Identifier':
      return node['name'] === 'undefined'
        ? 'nothing'
        : (variables.get(node['name']) ?? (SLOTS.test(node['name']) ? 'comes and goes' : 'text'));
    case 'LogicalExpression':
      return oneOf(
        node['operator'] === '&&'
          ? [kindOf(node['right'], variables)]
          : [node['left'], node['right']].map((side) => kindOf(side, variables)),
      );
    case 'ConditionalExpression':
      return oneOf([node['consequent'], node['alternate']].map((side) => kindOf(side, variables)));
    case 'ArrowFunctionExpression':
      return node['body'].type === 'BlockStatement' ? 'element' : kindOf(node['body'], variables);
    case 'CallExpression': {
      const name = calledName(node);
      if (['map', 'flatMap'].includes(name)) return oneOf([kindOf(node['arguments'][0], variables)]);
      if (name === 'from') return oneOf([kindOf(node['arguments'][1], variables)]);
      return SLOTS.test(name) || name === 'createPortal' ? 'comes and goes' : (variables.get(name) ?? 'text');
    }
    default:
      return 'text';
  }
}

const CHANGES = 'A text that changes is the only child of its element: put it in a <span>, or join it into one template (TEXT-02).';
const MOVES = 'A text that comes and goes, or stands after what does, has an element of its own: put it in a <span> (TEXT-02).';

export default {
  meta: { name: 'translated' },
  rules: {
    'text-of-its-own': {
      create(/** @type {{ report: (problem: { node: Node, message: string }) => void }} */ context) {
        /** @type {Map<string, Kind>} */
        const variables = new Map();
        const check = (/** @type {Node} */ node) => {
          const children = /** @type {Node[]} */ (node['children']).filter(isDrawn);
          const isFragment = node.type === 'JSXFragment';
          if (children.length < 2 && !isFragment) return;
          /** @type {Kind} */
          let before = 'element';
          for (const child of children) {
            const kind = kindOf(child, variables);
            if (kind === 'text') context.report({ node: child, message: CHANGES });
            // A fragment comes and goes with its texts, between siblings that it does not know.
            else if (kind === 'fixed text' && (before === 'comes and goes' || isFragment)) context.report({ node: child, message: MOVES });
            before = kind;
          }
        };
        return {
          VariableDeclarator(/** @type {Node} */ { id, init }) {
            const kind = init === null ? 'text' : kindOf(init, variables);
            if (id.type === 'Identifier' && kind !== 'text') variables.set(id.name, kind);
          },
          'JSXElement:exit': check,
          'JSXFragment:exit': check,
        };
      },
    },
  },
};
