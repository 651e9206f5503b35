/** The styles of pasted elements, inline and by style sheet, read by the browser itself. */

const READ = [
  'font-weight',
  'font-style',
  'font-size',
  'font-family',
  'text-decoration-line',
  'vertical-align',
  'display',
  'visibility',
  'opacity',
  'max-height',
  'overflow-y',
  'clip-path',
  'position',
  'top',
  'bottom',
  'left',
  'text-indent',
  'width',
  'height',
  'clip',
  'white-space',
  'white-space-collapse',
  'list-style-type',
] as const;

type Property = (typeof READ)[number];
export type Styles = Readonly<Partial<Record<Property, string>>>;

const NONE: Styles = {};

/** A rule applies to so many elements at most that hostile sheets stay linear (SAFE-30): rules times elements. */
const MAX_MATCHES = 3_000_000;

/** The text of a style attribute, which the purifier keeps under this name. */
export const writtenStyle = (element: Element): string => element.getAttribute('data-style') ?? '';

function read(declared: CSSStyleDeclaration): Styles {
  const styles: Partial<Record<Property, string>> = {};
  for (const property of READ) {
    const value = declared.getPropertyValue(property);
    if (value !== '') styles[property] = value.toLowerCase();
  }
  return styles;
}

/** How many ids, classes and tags a selector names, so that `.x` wins over `td`. */
const weightOf = (selector: string): number =>
  (selector.match(/#/g)?.length ?? 0) * 10_000 +
  (selector.match(/[.[:]/g)?.length ?? 0) * 100 +
  (selector.match(/(?:^|[\s>+~])[a-z]/gi)?.length ?? 0);

/** Browsers complain of imports in such a sheet; an address may hold a semicolon within quotes. */
const IMPORTS = /@import\s*(?:url\()?\s*(?:"[^"]*"|'[^']*')?[^;]*;?/gi;

/** The styles that a sheet gives to the elements of a fragment. */
function sheetStyles(text: string, fragment: DocumentFragment): Map<Element, Styles> {
  const found = new Map<Element, Styles>();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text.replaceAll(IMPORTS, ''));
  const rules = Array.from(sheet.cssRules)
    .filter((rule) => rule instanceof CSSStyleRule)
    .map(({ selectorText, style }) => ({ selectorText, styles: read(style) }))
    .filter(({ styles }) => Object.keys(styles).length > 0)
    .sort((one, other) => weightOf(one.selectorText) - weightOf(other.selectorText));
  const elements = fragment.querySelectorAll('*').length;
  for (const { selectorText, styles } of rules.slice(0, Math.ceil(MAX_MATCHES / (elements + 1)))) {
    for (const element of fragment.querySelectorAll(selectorText)) found.set(element, { ...found.get(element), ...styles });
  }
  return found;
}

/**
 * Returns a function that reads the styles of an element of the fragment; nothing is inherited.
 *
 * @param sheet the text of the style elements that were pasted along
 */
export function stylesOf(fragment: DocumentFragment, sheet: string): (element: Element) => Styles {
  const bySheet = sheet.trim() === '' ? new Map<Element, Styles>() : sheetStyles(sheet, fragment);
  // Programs repeat a few styles on all elements.
  const known = new Map<string, Styles>();
  const scratch = new CSSStyleSheet();
  scratch.replaceSync('a{}');
  const [rule] = scratch.cssRules;
  const inline = (text: string): Styles => {
    const before = known.get(text);
    if (before) return before;
    if (!(rule instanceof CSSStyleRule)) return NONE;
    rule.style.cssText = text;
    const styles = read(rule.style);
    known.set(text, styles);
    return styles;
  };
  return (element) => {
    const written = writtenStyle(element);
    const own = written === '' ? NONE : inline(written);
    const given = bySheet.get(element);
    return given ? { ...given, ...own } : own;
  };
}
