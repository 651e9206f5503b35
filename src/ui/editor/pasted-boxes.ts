/** Which pasted elements stand on lines of their own, or apart on a line (POST-50). */
import type { Styles } from './pasted-styles';

const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CAPTION CENTER DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HGROUP HR LEGEND LI MAIN NAV OL P PRE SEARCH SECTION SUMMARY TABLE UL MENU DIR'.split(
    ' ',
  ),
);
export const isBlock = ({ tagName }: Element, { display }: Styles): boolean =>
  display === undefined || display.startsWith('table') ? BLOCKS.has(tagName) : !/^(?:inline|contents|ruby)/.test(display);

/** CSS keeps a distance between them. */
const isParted = (element: Element, styles: Styles): boolean =>
  /^(?:inline-(?:block|flex|grid|table)|table-cell)$/.test(styles.display ?? '') && element.textContent.trim().length > 1;

/** Whether CSS parts two elements of a line between which there is no space. */
export const isBeside = (one: Element, other: Element, stylesOf: (element: Element) => Styles): boolean =>
  [one, other].some((element) => isParted(element, stylesOf(element))) ||
  (one.parentElement !== null && /(?:flex|grid)$/.test(stylesOf(one.parentElement).display ?? ''));
