/** `npm run e2e -- <Playwright's arguments>`: the end-to-end suites. */
import { runCommand } from '../support/failure.mjs';
import { ensureInstalled } from '../support/install.mjs';

await runCommand(async () => {
  ensureInstalled();
  // Only now: these import installed packages.
  const { ensureBrowser } = await import('../support/browser.mjs');
  const { ensureApiBuilt, ensureBuilt } = await import('../support/build.mjs');
  const { runSuites } = await import('../support/playwright.mjs');
  ensureBrowser();
  await ensureBuilt();
  await ensureApiBuilt();
  process.exitCode = await runSuites(process.argv.slice(2));
});
