/** `npm run e2e -- [--full] <Playwright's arguments>`: the end-to-end suites; `--full` runs every test in both modes. */
import { runCommand } from '../failure.mjs';
import { ensureInstalled } from '../build/install.mjs';

await runCommand(async () => {
  ensureInstalled();
  // Only now: these import installed packages.
  const { ensureBrowser } = await import('../check/browser.mjs');
  const { ensureApiBuilt, ensureBuilt } = await import('../build/build.mjs');
  const { runSuites } = await import('../check/playwright.mjs');
  ensureBrowser();
  await ensureBuilt();
  await ensureApiBuilt();
  const args = process.argv.slice(2);
  process.exitCode = await runSuites(
    args.filter((arg) => arg !== '--full'),
    { isFull: args.includes('--full') },
  );
});
