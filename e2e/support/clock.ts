/** Checks time limits to a tenth of a second, by the page's clock. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Visit } from './screens';

/** The time before and after a limit at which it is checked, in ms. */
const MARGIN = 100;

/**
 * The time of Playwright's clock, in ms. The demo shifts `Date` (mocks/control/clock.ts), but Intl formats the unshifted
 * time.
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

/** Stops the page's clock in a moment. `pauseAt` accepts only a future time, which may be past already on a slow machine. */
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
 * Makes the page record when these words first appear (`at`) and when they have been drawn (`drawn`). The timer that removes
 * them may start only after drawing, which is later on a slow machine.
 */
async function watchFor(page: Page, words: string): Promise<() => Promise<{ at: number; drawn: number }>> {
  const recorded = await page.evaluateHandle((text) => {
    const moment = { at: 0, drawn: 0 };
    const check = () => {
      if (moment.at !== 0 || !document.body.textContent.includes(text)) return;
      moment.at = performance.now();
      requestAnimationFrame(() =>
        setTimeout(() => {
          moment.drawn = performance.now();
        }),
      );
    };
    new MutationObserver(check).observe(document.body, { subtree: true, childList: true, characterData: true });
    return moment;
  }, words);
  return () => recorded.jsonValue();
}

/**
 * Runs `act`, and expects the words to be shown until the limit (in ms) and not after it. The page's clock is paused, so
 * that a slow machine, too, checks just before and just after the limit; `see` checks the page while they are shown.
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
    const remainingMs = limit - ((await page.evaluate(() => performance.now())) - at);
    expect(remainingMs, 'the machine took longer to look than the words stand there').toBeGreaterThan(MARGIN);
    await see?.();
    await page.clock.fastForward(remainingMs - MARGIN);
    await expect(shown).toContainText(words);
    await page.clock.fastForward(2 * MARGIN + Math.ceil(drawn - at));
    await expect(shown).toHaveCount(0);
  } finally {
    await page.clock.resume();
  }
}

/** Sets the server's and the page's clock. Call it before signing in, because a session would count as idle. */
export async function moveClocks({ page, app }: Visit, now: string): Promise<void> {
  // In the demo the control API moves the page's clock, too.
  await app.control.set({ now });
  if (app.mode === 'live') await page.clock.setSystemTime(new Date(now));
}
