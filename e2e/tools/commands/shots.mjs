/** `npm run shots [filter]`: pictures of every screen and state into shots/; with a filter, of those whose name holds it. */
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure, runCommand } from '../failure.mjs';
import { ensureInstalled } from '../build/install.mjs';

/** @import { Shot } from '../shots/steps.mjs' */

await runCommand(async () => {
  ensureInstalled();
  // Imported here, because these need installed packages.
  const { chromium } = await import('@playwright/test');
  const { ensureBrowser, launchOptions } = await import('../check/browser.mjs');
  const { dist, ensureBuilt } = await import('../build/build.mjs');
  const { serveSite } = await import('../site/site.mjs');
  const { folder, photograph } = await import('../shots/camera.mjs');
  const { listShots } = await import('../shots/lists.mjs');
  const filter = process.argv[2] ?? '';
  const nameOf = (/** @type {Shot} */ { screen, state }) => `${screen}-${state}`;
  const screens = join(import.meta.dirname, '../shots/screens');
  const files = await Promise.all(readdirSync(screens).map((file) => import(pathToFileURL(join(screens, file)).href)));
  /** @type {readonly Shot[]} */
  const all = [...(await listShots()), ...files.flatMap(({ shots }) => shots)];
  const shots = all.filter((shot) => nameOf(shot).includes(filter));
  if (shots.length === 0) throw new Failure(`Ninguna pantalla se llama como '${filter}'.`);
  ensureBrowser();
  await ensureBuilt();
  mkdirSync(folder, { recursive: true });
  const site = await serveSite({ dir: dist, port: 0, host: 'localhost' });
  const browser = await chromium.launch(launchOptions());
  let count = 0;
  /** @type {string[]} */
  const failed = [];
  for (const shot of shots) {
    try {
      count += await photograph(browser, site.url, shot);
      console.log(nameOf(shot));
    } catch (error) {
      console.error(`${nameOf(shot)}: ${error instanceof Error ? error.message : String(error)}`);
      failed.push(nameOf(shot));
    }
  }
  await browser.close();
  await site.close();
  console.log(`${count} imágenes en ${folder}`);
  if (failed.length > 0) throw new Failure(`No se llegó a: ${failed.join(', ')}.`);
});
