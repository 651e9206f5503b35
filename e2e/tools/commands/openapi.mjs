/**
 * `npm run openapi`: writes docs/openapi.json and the table of docs/demo-errors.md from the contract; a unit test tells when
 * one is out of date.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureApiBuilt, openApiModule } from '../build/build.mjs';
import { ensureInstalled } from '../build/install.mjs';
import { root } from '../root.mjs';

ensureInstalled();
await ensureApiBuilt();
const { openApi, withErrorTable } = await import(pathToFileURL(openApiModule).href);
writeFileSync(join(root, 'docs/openapi.json'), `${JSON.stringify(openApi(), null, 2)}\n`);
const errors = join(root, 'docs/demo-errors.md');
writeFileSync(errors, withErrorTable(readFileSync(errors, 'utf8')));
execFileSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), errors]);
console.log('docs/openapi.json y docs/demo-errors.md escritos.');
