/** Where an element gets a value for one of its properties or attributes, in whatever way a source writes that. */
import { answersOf, bare, isFunction, lastName, memberName, ownFunction, textOf, variableOf, writtenTo } from './syntax.mjs';

/** @typedef {import('./syntax.mjs').Node} Node */
/** @typedef {import('./syntax.mjs').Context} Context */

/**
 * @typedef {object} Given what an element is given
 * @property {Node} node where
 * @property {string} tag 'a', 'Button', or the name of the variable that holds the element; '' where it is not known
 * @property {string | null} name of the property; null where it is not known
 * @property {Node | null} value null for an attribute without one
 * @property {boolean} isDownload whether the element is given a 'download', too
 */

/**
 * The properties that a spread or assigned object holds, with those of objects in it.
 *
 * @param {Node | null | undefined} node
 * @param {Context} context
 * @param {readonly Node[]} [within]
 * @returns {readonly Node[]}
 */
function propertiesOf(node, context, within = []) {
  const value = bare(node);
  if (value === null || within.includes(value)) return [];
  const of = (/** @type {Node | null} */ part) => propertiesOf(part, context, [...within, value]);
  switch (value.type) {
    case 'ObjectExpression':
      return value.properties.flatMap((/** @type {Node} */ part) => (part.type === 'Property' ? [part] : of(part['argument'])));
    case 'Identifier':
      return (writtenTo(variableOf(value, context)) ?? []).flatMap(of);
    case 'CallExpression': {
      // What a function of this file answers, or one that is handed on: useMemo(() => ({ href }), [href]).
      const made = [ownFunction(value.callee, context), ...value.arguments.filter(isFunction)];
      return made.flatMap((each) => (each ? answersOf(each).flatMap(of) : []));
    }
    case 'LogicalExpression':
      return [value.left, value.right].flatMap(of);
    case 'ConditionalExpression':
      return [value.consequent, value.alternate].flatMap(of);
    default:
      return [];
  }
}

/**
 * The tag of an element that a node makes or means, or the name of its variable.
 *
 * @param {Node | null} node
 * @param {Context} context
 * @returns {string}
 */
function tagOf(node, context) {
  const value = bare(node);
  if (value?.type === 'CallExpression' && /^createElement(?:NS)?$/.test(lastName(value.callee, context) ?? ''))
    return textOf(value.arguments.at(lastName(value.callee, context) === 'createElementNS' ? 1 : 0), context) ?? '';
  const written = value?.type === 'Identifier' ? bare(writtenTo(variableOf(value, context))?.[0]) : null;
  const made = written?.type === 'CallExpression' ? tagOf(written, context) : '';
  return made || (value && lastName(value, context)) || '';
}

/** Whether anything in the file gives the element that a variable holds a 'download'. */
const isNamedElsewhere = (/** @type {Node} */ element, /** @type {Context} */ context) =>
  element.type === 'Identifier' &&
  (variableOf(element, context)?.references ?? []).some(({ identifier: { parent } }) => {
    const isWritten = parent.type === 'MemberExpression' && parent.parent.type === 'AssignmentExpression' && parent.parent.left === parent;
    return isWritten && memberName(parent, context) === 'download';
  });

/** Calls that give a named attribute: the places of the element, the name and the value; -1 is what the method is of. */
const NAMED = /** @type {Readonly<Record<string, readonly [number, number, number]>>} */ ({
  setAttribute: [-1, 0, 1],
  setAttributeNS: [-1, 1, 2],
  set: [0, 1, 2],
  defineProperty: [0, 1, 2],
});

/**
 * The part of a rule that finds them.
 *
 * @param {Context} context
 * @param {(given: Given) => void} check
 */
export function elementValues(context, check) {
  const checkObjects = (/** @type {string} */ tag, /** @type {readonly (Node | null | undefined)[]} */ objects) => {
    const properties = objects.flatMap((object) => propertiesOf(object, context));
    const isDownload = properties.some((property) => memberName(property, context) === 'download');
    for (const node of properties) check({ node, tag, name: memberName(node, context), value: node['value'], isDownload });
  };
  return {
    JSXOpeningElement(/** @type {Node} */ { name: { name, property }, attributes }) {
      const tag = String(property?.name ?? name?.name ?? name);
      const nameOf = (/** @type {Node} */ attribute) =>
        attribute['name'].type === 'JSXNamespacedName' ? attribute['name'].name.name : attribute['name'].name;
      const isDownload = attributes.some((/** @type {Node} */ part) => part.type === 'JSXAttribute' && nameOf(part) === 'download');
      for (const node of attributes)
        if (node.type === 'JSXAttribute') check({ node, tag, name: nameOf(node), value: node.value, isDownload });
        else checkObjects(tag, [node.argument]);
    },
    AssignmentExpression(/** @type {Node} */ node) {
      const left = bare(node['left']);
      if (left.type !== 'MemberExpression') return;
      const element = bare(left.object);
      const isDownload = isNamedElsewhere(element, context);
      check({ node, tag: tagOf(element, context), name: memberName(left, context) ?? '', value: node['right'], isDownload });
    },
    CallExpression(/** @type {Node} */ node) {
      const { callee, arguments: values } = node;
      const method = lastName(callee, context) ?? '';
      const owner = callee.type === 'MemberExpression' ? bare(callee.object) : null;
      const ownerName = owner && lastName(owner, context);
      if (method === 'assign' && ownerName === 'Object') checkObjects(tagOf(values[0], context), values.slice(1));
      else if (/^(?:createElement|cloneElement|jsxs?)$/.test(method)) {
        const [element, properties] = values;
        checkObjects(textOf(element, context) ?? tagOf(element, context), [properties]);
      } else if (method in NAMED && (method.startsWith('setAttribute') || /^(?:Reflect|Object)$/.test(ownerName ?? ''))) {
        const [of, name, value] = NAMED[method] ?? [0, 0, 0];
        const element = of === -1 ? owner : bare(values[of]);
        const isDownload = element !== null && isNamedElsewhere(element, context);
        const described = propertiesOf(values[value], context).find((property) => memberName(property, context) === 'value');
        check({
          node,
          tag: tagOf(element, context),
          name: textOf(values[name], context),
          value: described?.['value'] ?? values[value],
          isDownload,
        });
      }
    },
  };
}
