import { describe, expect, it } from 'vitest';
import { heightOf, planPages, type BulletinPages, type MeasuredSubject, type PageHeights } from './bulletin-pages';

const HEIGHTS: PageHeights = { first: 500, later: 600, end: 100 };

/** A subject whose rows have that many lines each. */
const subject = (...lines: number[]): MeasuredSubject => ({
  headLines: 2,
  laterHeadLines: 1,
  rows: lines.map((count) => ({ lines: count, keepsNext: false })),
});
const subjects = (count: number, ...lines: number[]) => Array.from({ length: count }, () => subject(...lines));

const heightsOf = (all: readonly MeasuredSubject[], { pages, spacing }: BulletinPages) =>
  pages.map((parts) =>
    parts.reduce(
      (sum, part, index) => sum + heightOf(all[part.subject] ?? subject(), part, spacing) + (index === 0 ? 0 : spacing.betweenSubjects),
      0,
    ),
  );

/** Every row once, in order, and no page higher than it may be. */
function expectRight(all: readonly MeasuredSubject[], plan: BulletinPages, { first, later, end } = HEIGHTS) {
  const rows = plan.pages
    .flat()
    .flatMap((part) => Array.from({ length: part.to - part.from }, (_, row) => [part.subject, part.from + row]));
  expect(rows).toEqual(all.flatMap((each, index) => each.rows.map((_, row) => [index, row])));
  for (const [page, height] of heightsOf(all, plan).entries()) {
    const isLast = page === plan.pages.length - 1;
    expect(height).toBeLessThanOrEqual((page === 0 ? first : later) - (isLast ? end : 0));
  }
}

describe('the pages of a bulletin (REPO-24)', () => {
  it('what is short stands on one page, as roomy as may be', () => {
    const all = subjects(3, 2, 2);
    const plan = planPages(all, HEIGHTS);
    expect(plan.pages).toEqual([all.map((_, index) => ({ subject: index, from: 0, to: 2 }))]);
    expect(plan.spacing).toEqual({ line: 9 * 1.4, betweenRows: 9, betweenSubjects: 22 });
  });

  it('of nothing there is one page', () => {
    expect(planPages([], HEIGHTS).pages).toEqual([[]]);
  });

  it('closer lines bring the signatures to the page before, and no closer than needed', () => {
    const tight = 9 * 1.15;
    for (let count = 1; count < 30; count += 1) {
      const all = subjects(count, 2, 2, 1);
      const plan = planPages(all, HEIGHTS);
      expectRight(all, plan);
      // By hand: as many of the tightest as a page holds.
      const of = (space: number) => Math.floor((space + 11.34) / (5 * tight + 2 * 3 + 11.34));
      const fewest = count <= of(400) ? 1 : 1 + Math.max(1, Math.ceil((count - of(500) - of(500)) / of(600)) + 1);
      expect(plan.pages.length).toBeLessThanOrEqual(fewest);
      expect(plan.spacing.line).toBeGreaterThanOrEqual(tight);
      expect(plan.spacing.betweenSubjects).toBeGreaterThanOrEqual((4 / 25.4) * 72 - 0.001);
    }
  });

  it('signatures that need another page take subjects with them, up to three', () => {
    const plans = Array.from({ length: 30 }, (_, count) => planPages(subjects(count + 1, 2, 2, 1), HEIGHTS));
    const lengths = plans.flatMap(({ pages }) => (pages.length > 1 ? [pages.at(-1)?.length ?? 0] : []));
    expect(Math.min(...lengths)).toBe(3);
  });

  it.each(Array.from({ length: 61 }, (_, step) => 20 + 9 * step))('what stands under the last subject has its room: %i', (end) => {
    for (let count = 1; count < 12; count += 1) {
      const all = subjects(count, 2, 2, 1);
      const plan = planPages(all, { ...HEIGHTS, end });
      expectRight(all, plan, { ...HEIGHTS, end });
      expect(plan.pages.at(-1)).toBeDefined();
    }
  });

  it('a head so high that no row stands under it has a page of its own', () => {
    const all = [subject(20, 2)];
    const plan = planPages(all, { ...HEIGHTS, first: 150 });
    expect(plan.pages).toEqual([[], [{ subject: 0, from: 0, to: 2 }]]);
  });

  it('a subject is whole where that takes no page more, and is cut between rows where it would', () => {
    const whole = planPages(subjects(6, 3, 3, 3), HEIGHTS);
    expect(whole.pages.flat().every(({ from, to }) => from === 0 && to === 3)).toBe(true);
    const all = [subject(...Array.from({ length: 30 }, () => 3)), ...subjects(2, 2)];
    const cut = planPages(all, HEIGHTS);
    expectRight(all, cut);
    expect(cut.pages[1]?.[0]?.from).toBeGreaterThan(0);
  });

  it('one subject alone gives the signatures some of its rows', () => {
    // As high as the first page, so that the signatures go to the next one.
    const all = [subject(...Array.from({ length: 14 }, () => 3))];
    const plan = planPages(all, { ...HEIGHTS, first: 490 });
    expectRight(all, plan, { ...HEIGHTS, first: 490 });
    expect(plan.pages).toHaveLength(2);
    expect(plan.pages[1]?.[0]?.from).toBeGreaterThan(1);
  });

  it('a row stays with the next one where it says so', () => {
    for (let before = 1; before < 24; before += 1) {
      const { rows, ...head } = subject(...Array.from({ length: 60 }, () => 2));
      const all = [
        subject(...Array.from({ length: before }, () => 2)),
        { ...head, rows: rows.map((row, index) => ({ ...row, keepsNext: index === 0 })) },
      ];
      const plan = planPages(all, HEIGHTS);
      expectRight(all, plan);
      expect(plan.pages.flat().some(({ subject: index, to }) => index === 1 && to === 1)).toBe(false);
    }
  });

  it('the head of a subject counts where it is higher than its rows', () => {
    const high: MeasuredSubject = { headLines: 12, laterHeadLines: 3, rows: [{ lines: 2, keepsNext: false }] };
    const all = Array.from({ length: 9 }, () => high);
    const plan = planPages(all, HEIGHTS);
    expectRight(all, plan);
    expect(heightOf(high, { from: 0, to: 1 }, plan.spacing)).toBeCloseTo(12 * plan.spacing.line);
  });
});
