/** Which subjects stand on which page of a bulletin, and how far apart, before anything is drawn (REPO-24). All measures are points. */

/** The size of all texts of a subject. */
export const TEXT_SIZE = 9;

/** What is never cut: an achievement with its text, or an observation. */
export interface MeasuredRow {
  readonly lines: number;
  /** Stays on the page of the next row. */
  readonly keepsNext: boolean;
}

export interface MeasuredSubject {
  /** Lines of name and teacher, beside the rows where the subject begins. */
  readonly headLines: number;
  /** The same where it goes on, on another page. */
  readonly laterHeadLines: number;
  readonly rows: readonly MeasuredRow[];
}

export interface Spacing {
  /** From one line to the next. */
  readonly line: number;
  readonly betweenRows: number;
  readonly betweenSubjects: number;
}

/** The heights that subjects may take on the first page and on each later one, and that of what stands under the last one. */
export interface PageHeights {
  readonly first: number;
  readonly later: number;
  readonly end: number;
}

/** The rows of a subject that stand on one page: `to` is the first one that does not. */
export interface SubjectPart {
  readonly subject: number;
  readonly from: number;
  readonly to: number;
}

export interface BulletinPages {
  readonly spacing: Spacing;
  readonly pages: readonly (readonly SubjectPart[])[];
}

const FOUR_MM = (4 / 25.4) * 72;
/** The signatures should stand under as many (REPO-24). */
const SUBJECTS_ABOVE_SIGNATURES = 3;

const STEPS = 10;
const between = (tight: number, roomy: number, step: number) => tight + ((roomy - tight) * step) / STEPS;

const spacingAt = (step: number): Spacing => ({
  line: TEXT_SIZE * between(1.15, 1.4, step),
  betweenRows: between(3, 9, step),
  betweenSubjects: between(FOUR_MM, 22, step),
});
/** Tried in this order, down to the tightest. */
const SPACINGS: readonly Spacing[] = Array.from({ length: STEPS + 1 }, (_, index) => spacingAt(STEPS - index));

/** The height of a part of a subject. */
export function heightOf(subject: MeasuredSubject, { from, to }: Pick<SubjectPart, 'from' | 'to'>, spacing: Spacing): number {
  const rows = subject.rows.slice(from, to);
  const ofRows = rows.reduce((sum, { lines }) => sum + lines * spacing.line, 0) + (rows.length - 1) * spacing.betweenRows;
  return Math.max(ofRows, (from === 0 ? subject.headLines : subject.laterHeadLines) * spacing.line);
}

/** The rows before which a subject may go on to the next page; its end, too. */
const breaksOf = ({ rows }: MeasuredSubject, from: number): number[] =>
  rows.flatMap((row, index) => (index >= from && (index + 1 === rows.length || !row.keepsNext) ? [index + 1] : []));

/** Fills page after page; with `isWhole` a subject is cut only if no page holds it. */
function fillPages(subjects: readonly MeasuredSubject[], spacing: Spacing, { first, later, end }: PageHeights, isWhole: boolean) {
  const pages: SubjectPart[][] = [];
  let page: SubjectPart[] = [];
  let room = first;
  const turn = () => {
    pages.push(page);
    page = [];
    room = later;
  };
  for (const [index, subject] of subjects.entries()) {
    const count = subject.rows.length;
    const height = heightOf(subject, { from: 0, to: count }, spacing);
    for (let from = 0; from < count;) {
      const isEmpty = page.length === 0;
      const gap = isEmpty ? 0 : spacing.betweenSubjects;
      const isKept = isWhole && from === 0 && height <= (isEmpty ? room : later);
      const breaks = isKept ? [count] : breaksOf(subject, from);
      const fitting = breaks.findLast((to) => gap + heightOf(subject, { from, to }, spacing) <= room);
      // On an empty later page something has to stand, however high it is.
      const to = fitting ?? (isEmpty && pages.length > 0 ? breaks[0] : undefined);
      if (to !== undefined) {
        page.push({ subject: index, from, to });
        room -= gap + heightOf(subject, { from, to }, spacing);
        from = to;
      }
      if (from < count) turn();
    }
  }
  if (room < end) turn();
  pages.push(page);
  return pages;
}

/** Gives the last page, where the signatures are, subjects of the page before while it has few of them and they fit. */
function fillLast(pages: SubjectPart[][], subjects: readonly MeasuredSubject[], spacing: Spacing, { later, end }: PageHeights): void {
  const [before, last] = [pages.at(-2), pages.at(-1)];
  if (!before || !last) return;
  const fits = (moved: SubjectPart) => {
    const ofParts = [moved, ...last].reduce((sum, part) => {
      const subject = subjects[part.subject];
      return sum + (subject ? heightOf(subject, part, spacing) : 0);
    }, 0);
    return ofParts + last.length * spacing.betweenSubjects + end <= later;
  };
  while (last.length < SUBJECTS_ABOVE_SIGNATURES && before.length > last.length + 1) {
    const moved = before.at(-1);
    // The page begins with the rest of it.
    if (!moved || moved.subject === last[0]?.subject || !fits(moved)) break;
    last.unshift(moved);
    before.pop();
  }
  const [cut, subject] = [before.at(-1), subjects[before.at(-1)?.subject ?? -1]];
  if (last.length > 0 || !cut || !subject) return;
  // Signatures alone: the last rows of the last subject go with them.
  const breaks = breaksOf(subject, cut.from).filter((each) => each < cut.to && fits({ ...cut, from: each }));
  const from = breaks[Math.floor(breaks.length / 2)];
  if (from === undefined) return;
  before.splice(-1, 1, { ...cut, to: from });
  last.push({ ...cut, from });
}

/** The fewest pages; of their spacings the roomiest, and subjects whole rather than cut (REPO-24). */
export function planPages(subjects: readonly MeasuredSubject[], heights: PageHeights): BulletinPages {
  const planOf = (spacing: Spacing, isWhole: boolean) => ({ spacing, pages: fillPages(subjects, spacing, heights, isWhole) });
  const plans = [true, false].flatMap((isWhole) => SPACINGS.map((spacing) => planOf(spacing, isWhole)));
  const plan = plans.reduce((best, each) => (each.pages.length < best.pages.length ? each : best));
  fillLast(plan.pages, subjects, plan.spacing, heights);
  return plan;
}
