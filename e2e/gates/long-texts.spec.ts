/** A hundred thousand characters hold no screen up (SECU-08); what is done with them elsewhere: src/app/text-times.test.ts. */
import type { Page } from '@playwright/test';
import { cardOf } from '@e2e/publications/feed-page';
import { openText, paste, textOf } from '@e2e/publications/rich-text';
import { SEXTO_A } from '@e2e/students/students';
import { ADMIN_FEED, answering, postOf } from '@e2e/support/post-factory';
import { goWithin, openEntry, type Visit } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';

test('a list is searched by a text of a hundred thousand characters', { tag: ['@SECU-08'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: SEXTO_A });
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  const search = page.getByRole('searchbox', { name: 'Buscar' });
  for (const typed of ['a-', 'a ', '1', ' ']) {
    const start = Date.now();
    await search.fill(`${typed.repeat(100_000 / typed.length)}qzx`);
    await expect(page.getByRole('rowheader')).toHaveCount(0);
    expect(Date.now() - start).toBeLessThan(5000);
  }
});

/** Just under the bytes from which a text shows as it is written (SAFE-30). */
const LENGTH = 99_000;

/** Milliseconds of the page's thread in one piece: docs/decisions/0037 says what is measured, on a machine that does nothing else. */
const CEILING = 3_000;

/** Texts of markup, of words and of what links begin with. */
const UNITS = {
  paragraphs: '<p>Traigan el cuaderno.</p>',
  links: '<p><a href="https://ok.example/?q=1">a</a></p>',
  words: 'www.a.co ',
  signs: '&lt;a ',
};

/** What a text does to the page in one piece, longest first: begins to note it. */
async function noteTasks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
    observer.observe({ type: 'longtask' });
    Object.assign(window, { tasks, observer });
  });
  return () =>
    page.evaluate(async () => {
      // The last task is told after it.
      await new Promise((resolve) => setTimeout(resolve, 100));
      const { tasks, observer } = window as unknown as { tasks: number[]; observer: PerformanceObserver };
      observer.disconnect();
      return Math.max(0, ...tasks);
    });
}

/**
 * What takes time in proportion takes ten times as long for ten times the text; what does not, a hundred times. What else the
 * machine does holds up one of the two: a step that is not linear never passes. Less than 50 ms are not told.
 */
async function expectLinear(timeOf: (length: number) => Promise<number>): Promise<void> {
  const measured: number[][] = [];
  for (let round = 0; round < 3; round += 1) {
    const [short, long] = [await timeOf(LENGTH / 10), await timeOf(LENGTH)];
    measured.push([short, long]);
    if (long < CEILING && long < 30 * Math.max(short, 50)) return;
  }
  expect(measured, 'milliseconds of a tenth and of the whole').toEqual([]);
}

const repeated = (unit: string, length: number) => unit.repeat(length / unit.length);

/** The longest task in which a card shows that text. */
async function timeShown({ page, app }: Visit, description: string): Promise<number> {
  await goWithin(page, '/dashboard/rooms/list');
  await expect(page.getByRole('heading', { level: 1, name: 'Cursos' })).toBeVisible();
  await app.control.fault(...answering(ADMIN_FEED, [postOf({ id: 1, title: 'Larga', description })]));
  const longest = await noteTasks(page);
  await openEntry(page, 'Publicaciones');
  // The text itself has no role.
  await expect(cardOf(page, 'Larga').locator('.rich-text')).not.toBeEmpty();
  return longest();
}

test('a publication of a hundred thousand characters is shown', { tag: ['@SECU-08', '@demo-only'] }, async ({ page, app }) => {
  test.slow();
  await app.signIn('coordinadora');
  for (const [name, unit] of Object.entries(UNITS))
    await test.step(name, () => expectLinear((length) => timeShown({ page, app }, repeated(unit, length))));
});

/** The longest task in which the form of a publication opens with that text. */
async function timeOpened({ page, app }: Visit, id: number, description: string): Promise<number> {
  await goWithin(page, '/dashboard/rooms/list');
  await expect(page.getByRole('heading', { level: 1, name: 'Cursos' })).toBeVisible();
  await app.control.fault(...answering(ADMIN_FEED, [postOf({ id, rooms: [], description })]));
  const longest = await noteTasks(page);
  await goWithin(page, `/dashboard/publications/${id}`);
  await expect(textOf(page)).not.toBeEmpty();
  return longest();
}

test('a publication of a hundred thousand characters is opened for edit', { tag: ['@SECU-08', '@demo-only'] }, async ({ page, app }) => {
  test.slow();
  await app.signIn('coordinadora');
  let id = 100;
  for (const [name, unit] of Object.entries(UNITS))
    await test.step(name, () => expectLinear((length) => timeOpened({ page, app }, (id += 1), repeated(unit, length))));
  await goWithin(page, '/dashboard/rooms/list');
});

test('a hundred thousand characters are pasted into the editor', { tag: ['@SECU-08', '@demo-only'] }, async ({ page, app }) => {
  test.slow();
  await openText({ page, app });
  const pasted = { ...UNITS, plain: 'a b ' };
  for (const [name, unit] of Object.entries(pasted))
    await test.step(name, () =>
      expectLinear(async (length) => {
        const longest = await noteTasks(page);
        const text = repeated(unit, length);
        await (name === 'plain' ? paste(page, '', text) : paste(page, text));
        await expect(textOf(page)).not.toBeEmpty();
        const time = await longest();
        await textOf(page).press('Control+a');
        await page.keyboard.press('Delete');
        return time;
      }),
    );
});
