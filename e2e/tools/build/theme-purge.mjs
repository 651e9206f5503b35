/** Removes the theme's rules for unused classes. Why it is purged twice: docs/decisions/0006-theme-and-code-groups.md. */
import { PurgeCSS } from 'purgecss';

/** @import { Plugin } from 'vite' */

/**
 * @typedef {object} Purge
 * @property {string[]} sources files in which a class counts as used when it occurs as a word
 * @property {RegExp[]} libraries the classes that libraries add to their own elements
 */

/** The used parts of Bootstrap's modal. */
const MODAL = /^modal(-(dialog(-centered|-scrollable)?|content|backdrop|header|title|body|footer|scrolls))?$/;

/**
 * The sources of the access screens, whose style sheet contains only the rules that they need (P1).
 *
 * @type {Purge}
 */
const ACCESS = {
  sources: [
    'index.html',
    'src/app/{app,settings-failure}.tsx',
    'src/app/demo/*.tsx',
    'src/app/session/login-route.tsx',
    'src/app/shell/unauthorized-page.tsx',
    'src/ui/base/{avatar,button,notice}.tsx',
    'src/ui/form/{email-help,field,form,form-dialog,password-field}.tsx',
    'src/ui/overlay/{dialog,notices-host,notices-view}.tsx',
    'src/features/access/*.tsx',
  ],
  libraries: [MODAL],
};

/** @type {Purge} */
const ALL_SCREENS = {
  sources: ['index.html', 'src/**/*.tsx', 'src/**/*.ts'],
  libraries: [MODAL, /^offcanvas/, /^fade$/, /^show/, /^public-Draft/],
};

/**
 * `css` without the rules for classes that the sources do not name.
 *
 * @param {string} css
 * @param {Purge} purge
 * @throws when the purge removes a class name that a source composes
 */
export async function purged(css, { sources, libraries }) {
  /** @type {Set<string>} */
  const shapes = new Set();
  const [result] = await new PurgeCSS().purge({
    content: sources,
    css: [{ raw: css }],
    defaultExtractor: (source) => {
      const code = source.replace(COMMENT, '');
      for (const shape of composedShapes(code)) shapes.add(shape);
      return code.match(/[\w-]+/g) ?? [];
    },
    safelist: { standard: libraries, greedy: [/data-bs-theme/] },
    variables: true,
    keyframes: true,
  });
  if (!result) throw new Error('PurgeCSS no devolvió la hoja de estilo.');
  const remainingClasses = classesIn(result.css);
  const lost = [...classesIn(css)].filter((name) => !remainingClasses.has(name));
  const broken = [...shapes].flatMap((shape) => lost.filter((name) => fits(shape, name)).map((name) => `${name} (${shape})`));
  if (broken.length > 0) {
    throw new Error(`La hoja de estilo pierde clases cuyo nombre se arma al ejecutar; escríbelas enteras: ${broken.join(', ')}.`);
  }
  return result.css.replace(UNUSED_PARTS, '');
}

/** Rules for parts of fields that no screen shows: those for files are hidden behind a button of ours, there are none for colours. */
const UNUSED_PARTS = /[^{}]*(?:::file-selector-button|::-webkit-color-swatch-wrapper|\.form-control\[type=file\])[^{}]*\{[^{}]*\}/g;

/** A comment, whose words are not classes. The '/*' of 'image/*' does not open one. */
const COMMENT = /\/\*\*?\s[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** The placeholder in a class name for a part that is known only at run time. */
const GAP = '…';

/**
 * The class names that a source composes: 'chip-…' for `chip-${colour}` or 'chip-' + colour, '…-chip' for `${colour}-chip`.
 *
 * @param {string} code
 */
function composedShapes(code) {
  const beginnings = [...code.matchAll(/\b([A-Za-z][\w-]*-)(?:\$\{|['"`]\s*\+)/g)].map(([, beginning]) => beginning + GAP);
  const classNames = [...code.matchAll(/className=\{`([^`]*)`/g)].map(([, words]) => String(words));
  const ends = classNames.flatMap((words) => [...words.matchAll(/\}(-[\w-]+)/g)].map(([, end]) => GAP + end));
  return [...beginnings, ...ends];
}

/**
 * @param {string} shape
 * @param {string} name
 */
function fits(shape, name) {
  const [beginning = '', end = ''] = shape.split(GAP);
  return name.startsWith(beginning) && name.endsWith(end) && name.length > beginning.length + end.length;
}

/** @param {string} css */
const classesIn = (css) => new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => String(name)));

/** @returns {Plugin} */
export function purgeTheme() {
  return {
    name: 'purge-theme',
    apply: 'build',
    async transform(css, id) {
      if (!/theme\.scss(\?|$)/.test(id)) return null;
      return { code: await purged(css, id.includes('?access') ? ACCESS : ALL_SCREENS), map: null };
    },
  };
}
