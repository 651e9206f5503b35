/** P11: the main thread's time until the login form in the demo, compared with live mode of the same build. */
import { dist } from '../build/build.mjs';
import { serveSite } from '../site/site.mjs';
import { atMost, rounded } from './figure.mjs';
import { inLive, openPage } from './visit.mjs';

/** @import { Browser, Page } from '@playwright/test' */

const RUNS = 5;

export function demoCost() {
  return inLive(async ({ browser, url }) => {
    const demo = await serveSite({ dir: dist, port: 0, host: 'localhost' });
    /** @type {number[]} */
    const inDemo = [];
    /** @type {number[]} */
    const inLiveMode = [];
    // Alternately, so that other load on the machine affects both; the first turn is a warm-up.
    for (let run = 0; run <= RUNS; run += 1) {
      const costs = [await costOfLogin(browser, demo.url), await costOfLogin(browser, url)];
      if (run > 0) {
        inDemo.push(costs[0] ?? 0);
        inLiveMode.push(costs[1] ?? 0);
      }
    }
    await demo.close();
    const ratio = rounded(median(inDemo) / median(inLiveMode));
    const notes = [`demo ${median(inDemo).toFixed(0)} ms, en vivo ${median(inLiveMode).toFixed(0)} ms de CPU`];
    return [atMost('P11', 'CPU del ingreso, demo entre en vivo', ratio, 2, notes)];
  });
}

/**
 * The main thread's time in ms from navigation to the login form.
 *
 * @param {Browser} browser
 * @param {string} url
 */
async function costOfLogin(browser, url) {
  const page = await openPage(browser, url);
  const time = await threadTime(page, async () => {
    await page.goto('/auth/login', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('input[type=password]')?.checkVisibility() === true);
  });
  await page.context().close();
  return time;
}

/**
 * The main thread's time in ms while `act` runs.
 *
 * @param {Page} page
 * @param {() => Promise<void>} act
 */
export async function threadTime(page, act) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const before = await read();
  await act();
  return ((await read()) - before) * 1000;
}

/** @param {number[]} numbers */
function median(numbers) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
