/**
 * A rule for oxlint (SECU-07). An address that becomes a link, a picture, a player or a download has passed the gate of that kind
 * (src/ui/base/{media,web}-address.ts) in the same file, or is written there; so a new sink without its gate does not pass.
 */
import { elementValues } from './element-values.mjs';
import { passes } from './gates.mjs';
import { bare, isGlobal, lastName } from './syntax.mjs';

/** @typedef {import('./syntax.mjs').Node} Node */
/** @typedef {import('./syntax.mjs').Context} Context */

const LINK = ['webAddress', 'linkAddress'];
const MEDIA = ['webAddress', 'mediaAddress', 'createObjectURL', 'dataUrlOf'];
const FRAME = ['webAddress'];

/** What opens a page of its own: by its tag, or by the name of the variable that holds it. */
const FRAMES = /frame|embed|object/i;

/** Properties of elements that take an address, and the gates that each accepts; the first row that fits holds. */
const SINKS = [
  { names: /^srcdoc$/i, gates: [] },
  { names: /^src$/i, tags: /script/i, gates: [] },
  { names: /^(?:src|data|movie)$/i, tags: FRAMES, gates: FRAME },
  { names: /^(?:src|srcset|imagesrcset|poster)$/i, gates: MEDIA },
  { names: /^(?:xlink:?)?href$/i, gates: LINK },
  { names: /^formaction$/i, gates: LINK },
  { names: /^location$/, tags: /^(?![A-Z])/, gates: LINK },
  // Of a component these may be anything: 'action' is often a button.
  { names: /^(?:data|action|background|cite|ping|manifest|longdesc|codebase)$/i, tags: /^(?![A-Z])/, gates: FRAME },
];

/** Functions that take an address first; of the objects named, or of the window where none is. */
const CALLS = [
  { names: /^open$/, gates: LINK },
  { names: /^downloadFile$/, gates: FRAME },
  { names: /^(?:assign|replace)$/, of: /^location$/, gates: LINK },
  { names: /^navigate$/, of: /^navigation$/, gates: LINK },
  { names: /^Audio$/, gates: MEDIA },
];

const messageOf = (/** @type {readonly string[]} */ gates) =>
  gates.length > 0
    ? `An address passes ${gates.join(' or ')} in this file before it gets here (SECU-07).`
    : 'No address from outside gets here (SECU-07).';

export default {
  meta: { name: 'gated' },
  rules: {
    addresses: {
      create(/** @type {Context} */ context) {
        const check = (/** @type {Node} */ node, /** @type {Node | null | undefined} */ value, /** @type {readonly string[]} */ gates) => {
          if (!passes(value, gates, context)) context.report({ node, message: messageOf(gates) });
        };

        const ofElements = elementValues(context, ({ node, tag, name, value, isDownload }) => {
          // The name may be any, so the value is one that may go anywhere.
          if (name === null) return check(node, value, node.type === 'Property' ? MEDIA : FRAME);
          const sink = SINKS.find(({ names, tags }) => names.test(name) && (tags?.test(tag) ?? true));
          // A link that saves what the page has made.
          if (sink) check(node, value, isDownload && sink.gates === LINK ? [...LINK, 'createObjectURL'] : sink.gates);
        });

        const checkCall = (/** @type {Node} */ node) => {
          const callee = bare(node['callee']);
          const name = lastName(callee, context) ?? '';
          const owner = callee.type === 'MemberExpression' ? (lastName(bare(callee.object), context) ?? '') : '';
          const call = CALLS.find(({ names, of }) => names.test(name) && (of === undefined || of.test(owner)));
          if (!call || node['arguments'].length === 0) return;
          // Other things are opened by functions of the same name.
          if (name === 'open' && !isGlobal(callee, name, context)) return;
          check(node, node['arguments'][0], call.gates);
        };

        return {
          ...ofElements,
          AssignmentExpression(/** @type {Node} */ node) {
            if (node['left'].type === 'Identifier' && isGlobal(node['left'], 'location', context)) check(node, node['right'], LINK);
            ofElements.AssignmentExpression(node);
          },
          CallExpression(/** @type {Node} */ node) {
            ofElements.CallExpression(node);
            checkCall(node);
          },
          NewExpression: checkCall,
          // The styles of an element: `url(${address})`.
          TemplateLiteral(/** @type {Node} */ { quasis, expressions }) {
            for (const [index, expression] of expressions.entries())
              if (/\burl\(["']?$/i.test(quasis[index].value.cooked)) check(expression, expression, MEDIA);
          },
        };
      },
    },
  },
};
