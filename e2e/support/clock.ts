/** Time limits asserted to a tenth of a second, by the page's own clock. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Visit } from './screens';

/** Before and after the limit, in ms. */
const MARGIN = 100;

/**
 * The moment of Playwright's clock, in ms. `Date` is not it in the demo, which shifts it (mocks/control/clock.ts); Intl formats
 * the clock's own now.
 */
export const clockNow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const options = { timeZone: 'UTC', hourCycle: 'h23', fractionalSecondDigits: 3 } as const;
    const fields = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
    const parts = new Intl.DateTimeFormat('en', { ...options, ...fields }).formatToParts();
    const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
    return Date.parse(
      `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}.${part('fractionalSecond')}Z`,
    );
  });

/** Stops the page's clock a moment from now: `pauseAt` takes future moments only, and a slow machine may be late for one. */
export async function pauseClock(page: Page): Promise<void> {
  for (let lead = MARGIN; ; lead *= 2) {
    const moment = (await clockNow(page)) + lead;
    try {
      await page.clock.pauseAt(moment);
      return;
    } catch (error) {
      if (!String(error).includes('to the past')) throw error;
    }
  }
}

/**
 * Makes the page note, from now on, the moment at which these words first appear, and the one at which they have been drawn: what
 * ends them may begin to count then alone, which is later on a slow machine.
 */
async function watchFor(page: Page, words: string): Promise<() => Promise<{ at: number; drawn: number }>> {
  const seen = await page.evaluateHandle((text) => {
    const moment = { at: 0, drawn: 0 };
    const look = () => {
      if (moment.at !== 0 || !document.body.textContent.includes(text)) return;
      moment.at = performance.now();
      requestAnimationFrame(() =>
        setTimeout(() => {
          moment.drawn = performance.now();
        }),
      );
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    return moment;
  }, words);
  return () => seen.jsonValue();
}

/**
 * Acts, and fails unless the words then show until the limit (in ms) and not after it. The page's clock is paused, so that
 * also a slow machine checks just before and just after the limit; `see` looks at what shows meanwhile.
 */
export async function expectShownFor(
  page: Page,
  shown: Locator,
  words: string,
  limit: number,
  act: () => Promise<void>,
  see?: () => Promise<void>,
): Promise<void> {
  const momentOf = await watchFor(page, words);
  await act();
  await expect(shown).toContainText(words);
  await expect.poll(async () => (await momentOf()).drawn).toBeGreaterThan(0);
  await pauseClock(page);
  try {
    const { at, drawn } = await momentOf();
    const left = limit - ((await page.evaluate(() => performance.now())) - at);
    expect(left, 'the machine took longer to look than the words stand there').toBeGreaterThan(MARGIN);
    await see?.();
    await page.clock.fastForward(left - MARGIN);
    await expect(shown).toContainText(words);
    await page.clock.fastForward(2 * MARGIN + Math.ceil(drawn - at));
    await expect(shown).toHaveCount(0);
  } finally {
    await page.clock.resume();
  }
}

/** Moves the server's and the page's clock to that moment, before somebody signs in: a session would idle meanwhile. */
export async function moveClocks({ page, app }: Visit, now: string): Promise<void> {
  // In the demo the control API moves the page's clock, too.
  await app.control.set({ now });
  if (app.mode === 'live') await page.clock.setSystemTime(new Date(now));
}
