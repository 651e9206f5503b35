/** What the window shows of a grid: its head and foot stay in it, and a key scrolls no more than its cell needs (GRID-03, GRID-48). */

/** Where the window ends, or the keyboard that covers it begins, in px; not the part of a page that fingers have enlarged. */
const windowBottom = (): number => {
  const seen = visualViewport;
  return seen && seen.scale === 1 ? seen.offsetTop + seen.height : innerHeight;
};

/** The box without its border, in the window, in px. */
function insideOf(box: HTMLElement) {
  const { top, bottom } = box.getBoundingClientRect();
  return { top: top + box.clientTop, bottom: bottom - box.clientTop };
}

/** The part of the window below the header of the page, in px. */
const windowOf = (box: HTMLElement) => ({
  top: Number.parseFloat(getComputedStyle(box).scrollMarginTop) || 0,
  bottom: windowBottom(),
});

const sizeOf = (box: HTMLElement, selector: string, side: 'offsetHeight' | 'offsetWidth') =>
  box.querySelector<HTMLElement>(selector)?.[side] ?? 0;

const partsOf = (box: HTMLElement) => ({
  head: sizeOf(box, 'thead', 'offsetHeight'),
  foot: sizeOf(box, 'tfoot', 'offsetHeight'),
  names: sizeOf(box, 'thead th:first-child', 'offsetWidth'),
});

/** Keeps head and foot within the window where the box reaches beyond it, and cells out from under them. */
export function keepEdgesInSight(box: HTMLElement): void {
  const { top, bottom } = insideOf(box);
  const { head, foot, names } = partsOf(box);
  const sight = windowOf(box);
  // At least a row stays between them.
  const spare = Math.max(0, bottom - top - head - foot - sizeOf(box, 'tbody td[data-row]', 'offsetHeight'));
  const above = Math.max(0, Math.min(sight.top - top, spare));
  const below = Math.max(0, Math.min(bottom - sight.bottom, spare - above));
  box.style.setProperty('--above', `${above}px`);
  box.style.setProperty('--below', `${below}px`);
  box.style.scrollPadding = `${above + head}px 0 ${below + foot}px ${names}px`;
}

/** Scrolls the page as little as the cell needs, the rest within the box. */
export function bringIntoSight(cell: HTMLElement): void {
  const box = cell.closest<HTMLElement>('.grid-wrap');
  if (!box) return;
  const { head, foot } = partsOf(box);
  const sight = windowOf(box);
  const scrollPage = (by: number) => window.scrollBy({ top: by, behavior: 'instant' });
  const whole = insideOf(box);
  const hiddenBelow = Math.max(0, whole.bottom - sight.bottom);
  // Head, one row and foot first.
  const missing = head + cell.offsetHeight + foot - (Math.min(whole.bottom, sight.bottom) - Math.max(whole.top, sight.top));
  scrollPage(Math.min(Math.max(0, missing), hiddenBelow));
  const shown = insideOf(box);
  const { top, bottom } = cell.getBoundingClientRect();
  const tooLow = bottom - (Math.min(shown.bottom, sight.bottom) - foot);
  const tooHigh = Math.max(shown.top, sight.top) + head - top;
  if (tooLow > 0) scrollPage(Math.min(tooLow, Math.max(0, shown.bottom - sight.bottom)));
  else if (tooHigh > 0) scrollPage(-Math.min(tooHigh, Math.max(0, sight.top - shown.top)));
  keepEdgesInSight(box);
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The window, but for a margin, in px. */
export function windowBox() {
  const margin = 4;
  return { left: margin, top: margin, right: document.documentElement.clientWidth - margin, bottom: windowBottom() - margin };
}

/** Whether the middle of the cell is seen: no head, foot, name or dialog lies over it. */
export function isCellInSight(cell: HTMLElement): boolean {
  const { left, top, right, bottom } = cell.getBoundingClientRect();
  return cell.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}
