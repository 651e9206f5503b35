/** The theme without the rules that no source names a class of. Why it is purged twice: docs/decisions/0006-theme-and-code-groups.md. */
import { PurgeCSS } from 'purgecss';

/** @import { Plugin } from 'vite' */

/**
 * @typedef {object} Purge
 * @property {string[]} sources files whose words are the classes that stay
 * @property {RegExp[]} libraries the classes that libraries give to elements of their own
 */

/** The parts of a dialog, of which Bootstrap has more. */
const MODAL = /^modal(-(dialog(-centered|-scrollable)?|content|backdrop|header|title|body|footer|scrolls))?$/;

/**
 * What the access screens are made of: their sheet is the theme without all else (P1).
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
    'src/ui/form/{field,form,form-dialog,password-field}.tsx',
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
 * @throws when a source puts a class name together that is lost by that
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
  const left = classesIn(result.css);
  const lost = [...classesIn(css)].filter((name) => !left.has(name));
  const broken = [...shapes].flatMap((shape) => lost.filter((name) => fits(shape, name)).map((name) => `${name} (${shape})`));
  if (broken.length > 0) {
    throw new Error(`La hoja de estilo pierde clases cuyo nombre se arma al ejecutar; escríbalas enteras: ${broken.join(', ')}.`);
  }
  return result.css;
}

/** Its words name no class. What the '/*' of 'image/*' opens is none. */
const COMMENT = /\/\*\*?\s[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** What stands in a class name for what is known at run time alone. */
const GAP = '…';

/**
 * Class names that a source puts together: 'chip-…' of `chip-${colour}` or 'chip-' + colour, '…-chip' of `${colour}-chip` in a className.
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
