/** `npm run openapi`: writes docs/openapi.json from the contract; a unit test tells when it is out of date. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureApiBuilt, openApiModule } from '../build/build.mjs';
import { ensureInstalled } from '../build/install.mjs';
import { root } from '../root.mjs';

ensureInstalled();
await ensureApiBuilt();
const { openApi } = await import(pathToFileURL(openApiModule).href);
writeFileSync(join(root, 'docs/openapi.json'), `${JSON.stringify(openApi(), null, 2)}\n`);
console.log('docs/openapi.json escrito.');
