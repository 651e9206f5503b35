import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { root } from '../root.mjs';

interface Plugin {
  meta: { name: string };
  rules: Readonly<Record<string, unknown>>;
}

it('each of our rules is in force', async () => {
  const config = readFileSync(join(root, '.oxlintrc.json'), 'utf8');
  const folder = join(root, 'e2e/tools/lint');
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(folder, file)).href) as Promise<{ default?: Plugin }>));
  const plugins = modules.flatMap(({ default: plugin }, index) => (plugin ? [{ file: files[index], ...plugin }] : []));
  expect(plugins.length).toBeGreaterThan(3);
  for (const { file, meta, rules } of plugins) {
    expect(config).toContain(`"./e2e/tools/lint/${file}"`);
    for (const rule of Object.keys(rules)) expect(config).toContain(`"${meta.name}/${rule}": "error"`);
  }
});
