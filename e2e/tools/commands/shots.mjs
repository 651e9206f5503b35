/** `npm run shots [filter]`: pictures of every screen and state into shots/; with a filter, of those whose name holds it. */
import { mkdirSync } from 'node:fs';
import { Failure, runCommand } from '../failure.mjs';
import { ensureInstalled } from '../build/install.mjs';

await runCommand(async () => {
  ensureInstalled();
  // Only now: these import installed packages.
  const { chromium } = await import('@playwright/test');
  const { ensureBrowser, launchOptions } = await import('../check/browser.mjs');
  const { dist, ensureBuilt } = await import('../build/build.mjs');
  const { serveSite } = await import('../site/site.mjs');
  const { folder, photograph } = await import('../shots/camera.mjs');
  const { accessShots } = await import('../shots/access.mjs');
  const { mentionShots } = await import('../shots/mentions.mjs');
  const { publicationShots } = await import('../shots/publications.mjs');
  const { publishingShots } = await import('../shots/publishing.mjs');
  const { roomShots } = await import('../shots/rooms.mjs');
  const { shellShots } = await import('../shots/shell.mjs');
  const { studentShots } = await import('../shots/students.mjs');
  const { subjectShots } = await import('../shots/subjects.mjs');
  const { teacherShots } = await import('../shots/teachers.mjs');

  const filter = process.argv[2] ?? '';
  const nameOf = (/** @type {{ screen: string, state: string }} */ { screen, state }) => `${screen}-${state}`;
  const all = [
    accessShots,
    shellShots,
    publicationShots,
    publishingShots,
    roomShots,
    studentShots,
    subjectShots,
    mentionShots,
    teacherShots,
  ].flat();
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
