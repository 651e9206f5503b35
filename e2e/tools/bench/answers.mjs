/** P12: how long the demo's backend takes for an answer in the large world, compared with the default one. */
import { chromium } from '@playwright/test';
import { launchOptions } from '../check/browser.mjs';
import { dist } from '../build/build.mjs';
import { serveSite } from '../site/site.mjs';
import { atMost, rounded } from './figure.mjs';
import { routesOf } from './routes.mjs';
import { goTo, openPage, watchQuiet } from './visit.mjs';

/** @import { Browser } from '@playwright/test' */

const RUNS = 60;

/** Two answers count as equally long when their bytes differ by at most this share. */
const SAME = 0.1;

/** @typedef {{ url: string, headers: Record<string, string> }} Read */
/** @typedef {{ bytes: number, times: number[] }} Timed */

export async function answersOfDemo() {
  const site = await serveSite({ dir: dist, port: 0, host: 'localhost' });
  const browser = await chromium.launch(launchOptions());
  try {
    return await measure(browser, site.url);
  } finally {
    await browser.close();
    await site.close();
  }
}

/**
 * @param {Browser} browser
 * @param {string} url
 */
async function measure(browser, url) {
  const [usual, large] = [await openDemo(browser, url, 'default'), await openDemo(browser, url, 'large')];
  const inBoth = [...usual.reads.keys()].filter((path) => large.reads.has(path));
  /** @type {Record<'usual' | 'large', Map<string, Timed>>} */
  const timed = { usual: new Map(), large: new Map() };
  // Alternately, so that other load on the machine affects both; the first turn is a warm-up.
  for (let run = 0; run <= RUNS; run += 1) {
    for (const [world, { page, reads }] of /** @type {const} */ ([
      ['usual', usual],
      ['large', large],
    ])) {
      const answers = await page.evaluate(
        answer,
        inBoth.map((path) => reads.get(path) ?? { url: path, headers: {} }),
      );
      for (const [index, { ms, bytes }] of answers.entries()) {
        const path = inBoth[index] ?? '';
        const times = run === 0 ? [] : [...(timed[world].get(path)?.times ?? []), ms];
        timed[world].set(path, { bytes, times });
      }
    }
  }
  const ratios = inBoth.flatMap((path) => {
    const [one, other] = [timed.usual.get(path), timed.large.get(path)];
    if (!one || !other || Math.abs(one.bytes - other.bytes) > SAME * one.bytes) return [];
    const [quick, slow] = [p95(one.times), p95(other.times)];
    return [{ ratio: rounded(slow / quick), note: `${path}: ${slow.toFixed(1)} ms entre ${quick.toFixed(1)} ms` }];
  });
  const [worst] = ratios.toSorted((one, other) => other.ratio - one.ratio);
  return [
    atMost('P12', `Respuestas de la demo, mundo grande entre el usual, la peor de ${ratios.length}`, worst?.ratio ?? Number.NaN, 2, [
      worst?.note ?? '',
    ]),
  ];
}

/**
 * Visits every screen of the demo once as the coordinator, and records its reads.
 *
 * @param {Browser} browser
 * @param {string} url
 * @param {'default' | 'large'} size
 */
async function openDemo(browser, url, size) {
  const page = await openPage(browser, url);
  /** @type {Map<string, Read>} */
  const reads = new Map();
  page.on('request', (request) => {
    const headers = request.headers();
    if (request.method() !== 'GET' || headers['authorization'] === undefined) return;
    reads.set(request.url().slice(url.length), { url: request.url(), headers });
  });
  const settle = watchQuiet(page);
  await page.goto(`/?demo.as=coordinadora&demo.size=${size}&demo.latency=0-0&demo.reset=1`);
  await page.getByRole('navigation', { name: 'Menú principal' }).waitFor();
  for (const path of routesOf('Admin')) {
    await goTo(page, path);
    await settle();
  }
  return { page, reads };
}

/**
 * Runs in the page: repeats each of the reads.
 *
 * @param {readonly Read[]} reads
 */
async function answer(reads) {
  const answers = [];
  for (const { url, headers } of reads) {
    const start = performance.now();
    const response = await fetch(url, { headers });
    const { size } = await response.blob();
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    answers.push({ ms: performance.now() - start, bytes: size });
  }
  return answers;
}

/** @param {number[]} times */
const p95 = (times) => times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
