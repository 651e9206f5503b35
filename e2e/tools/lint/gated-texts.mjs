/**
 * Rules for oxlint. Names of files are freed before they show and where they save (SECU-06, src/ui/files/file-name.ts); a text that
 * leaves for a spreadsheet begins no cell with a formula (SECU-09, src/ui/base/sheet-text.ts).
 */
import { elementValues } from './element-values.mjs';
import { passes } from './gates.mjs';
import { holdsFileName } from './held-file-names.mjs';
import { answersOf, bare, lastName, memberName, textOf, variableOf, writtenTo } from './syntax.mjs';

/** @typedef {import('./syntax.mjs').Node} Node */
/** @typedef {import('./syntax.mjs').Context} Context */

const FILE_NAMES = ['shownFileName', 'savedFileName'];

/** Attributes and properties that are read; of components also what their own names may be. */
const READ = /^(?:alt|title|placeholder|textContent|innerText|aria-?(?:label|description|valuetext))$/i;
const READ_OF_COMPONENTS = /^(?:name|label|text|detail|heading|what|accessibleName|spokenName)$/;

/** It frees the name that it gets. */
const FREES_ITSELF = /^AttachmentRow$/;

/** Messages. */
const SAYS = /^(?:showFailure|showSuccess|showSaved|showBanner|showSnack|confirm|announce|createTextNode)$/;

/** Texts that are of cells alone: the gates, and what makes a whole text with them; a file whose cells have types. */
const CELLS = ['sheetText', 'sheetCell', 'asText', 'templateOf', 'xlsxFile'];
const MAKERS = /^(?:asText|templateOf)$/;

/** Types and names of files that spreadsheets open. */
const SHEET = /csv|tsv|tab-separated|excel|spreadsheet|\.xlsx?$/i;

/** A single value, as a password or a code, is copied as it is. */
const COPIES_ONE_VALUE = /ui[/\\]base[/\\]copy-button\.tsx$/;

const fileNames = {
  create(/** @type {Context} */ context) {
    const refuse = (/** @type {Node} */ node) =>
      context.report({
        node,
        message: 'The name of a file passes shownFileName or savedFileName in this file before it gets here (SECU-06).',
      });
    const ofElements = elementValues(context, ({ node, tag, name, value }) => {
      if (name === 'download') {
        if (!passes(value, FILE_NAMES, context)) refuse(node);
        return;
      }
      const isRead =
        READ.test(name ?? '') || (node.type === 'JSXAttribute' && READ_OF_COMPONENTS.test(name ?? '') && !FREES_ITSELF.test(tag));
      if (isRead && holdsFileName(value, context)) refuse(node);
    });
    return {
      ...ofElements,
      JSXExpressionContainer(/** @type {Node} */ node) {
        if (node['parent'].type !== 'JSXAttribute' && holdsFileName(node, context)) refuse(node);
      },
      CallExpression(/** @type {Node} */ node) {
        ofElements.CallExpression(node);
        if (!SAYS.test(lastName(bare(node['callee']), context) ?? '')) return;
        const said = node['arguments'].flatMap((/** @type {Node} */ value) =>
          value.type === 'ObjectExpression' ? value['properties'].map((/** @type {Node} */ { value: part }) => part) : [value],
        );
        if (said.some((/** @type {Node | undefined} */ part) => holdsFileName(part, context))) refuse(node);
      },
    };
  },
};

const cells = {
  create(/** @type {Context} */ context) {
    const check = (/** @type {Node} */ node, /** @type {readonly (Node | null | undefined)[]} */ values) => {
      if (!values.every((value) => passes(value, CELLS, context)))
        context.report({
          node,
          message: 'A text for a spreadsheet passes sheetText or sheetCell in this file before it gets here (SECU-09).',
        });
    };
    /** What a Blob or a File is made of: its parts, or all of it where they are not written there. */
    const partsOf = (/** @type {Node} */ node) => {
      const [parts] = node['arguments'];
      return parts?.type === 'ArrayExpression' ? parts.elements : [parts];
    };
    const checkMaker = (/** @type {Node | null} */ id, /** @type {Node | null} */ made) => {
      const maker = bare(made);
      if (MAKERS.test(id?.['name'] ?? '') && maker?.body) check(maker, answersOf(maker));
    };
    return {
      FunctionDeclaration: (/** @type {Node} */ node) => checkMaker(node['id'], node),
      VariableDeclarator: (/** @type {Node} */ { id, init }) => checkMaker(id, init),
      CallExpression(/** @type {Node} */ node) {
        const [first, second] = node['arguments'];
        const name = lastName(bare(node['callee']), context);
        if (name === 'writeText' && !COPIES_ONE_VALUE.test(context.filename)) check(node, [first]);
        if (name === 'setData') check(node, [second]);
        if (name === 'saveAs' && SHEET.test(textOf(second, context) ?? '')) {
          const file = bare(first?.type === 'Identifier' ? writtenTo(variableOf(first, context))?.[0] : first);
          check(node, file?.type === 'NewExpression' ? partsOf(file) : [first]);
        }
      },
      NewExpression(/** @type {Node} */ node) {
        const [first, second, third] = node['arguments'];
        const name = lastName(bare(node['callee']), context);
        if (name === 'ClipboardItem')
          check(node, first?.type === 'ObjectExpression' ? first.properties.map((/** @type {Node} */ { value }) => value) : [first]);
        const options = name === 'Blob' ? second : name === 'File' ? third : null;
        const type = bare(options)?.properties?.find((/** @type {Node} */ property) => memberName(property, context) === 'type')?.value;
        const isSheet = SHEET.test(textOf(type, context) ?? '') || (name === 'File' && SHEET.test(textOf(second, context) ?? ''));
        if (isSheet) check(node, partsOf(node));
      },
    };
  },
};

export default { meta: { name: 'gated-texts' }, rules: { 'file-names': fileNames, cells } };
