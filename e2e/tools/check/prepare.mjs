/**
 * What the end-to-end suites need, `browser` or `build`: each a process of its own, so that other steps of the check run
 * meanwhile and what it prints can be kept together.
 */
import { runCommand } from '../failure.mjs';
import { ensureApiBuilt, ensureBuilt } from '../build/build.mjs';
import { ensureBrowser } from './browser.mjs';

await runCommand(async () => {
  if (process.argv.includes('browser')) ensureBrowser();
  if (process.argv.includes('build')) {
    await ensureBuilt();
    await ensureApiBuilt();
  }
});
