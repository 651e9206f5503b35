/**
 * `npm run e2e -- [--full] [--strict] <Playwright's arguments>`: the end-to-end suites; `--full` runs every test in both modes, `--strict`
 * what it runs on React's development build.
 */
import { runCommand } from '../failure.mjs';
import { ensureInstalled } from '../build/install.mjs';

await runCommand(async () => {
  ensureInstalled();
  // Imported here, because these need installed packages.
  const { ensureBrowser } = await import('../check/browser.mjs');
  const { ensureApiBuilt, ensureBuilt, ensureStrictBuilt } = await import('../build/build.mjs');
  const { runSuites } = await import('../check/playwright.mjs');
  ensureBrowser();
  const args = process.argv.slice(2);
  const isStrict = args.includes('--strict');
  await (isStrict ? ensureStrictBuilt() : ensureBuilt());
  await ensureApiBuilt();
  process.exitCode = await runSuites(
    args.filter((arg) => !['--full', '--strict'].includes(arg)),
    { isFull: args.includes('--full'), isStrict },
  );
});
