/** What the installation runs, and what is known of what it installs (SECU-13). */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@e2e/support/test';
import { root } from '@e2e/tools/root.mjs';
import { run, runScript } from './commands';

const write = (file: string, value: object) => writeFileSync(file, JSON.stringify(value));

for (const [how, isOurs] of [
  ['with the project’s settings', true],
  ['the control: without them', false],
] as const)
  test(`a package’s own script is ${isOurs ? 'not ' : ''}run, ${how}`, { tag: ['@SECU-13:scripts', '@demo-only'] }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'install-'));
    const mark = join(folder, 'ran');
    mkdirSync(join(folder, 'other'));
    const script = `node -e "require('node:fs').writeFileSync(${JSON.stringify(mark).replaceAll('"', "'")}, '')"`;
    write(join(folder, 'other/package.json'), { name: 'other', version: '1.0.0', scripts: { postinstall: script } });
    await run('npm', ['pack', './other', '--silent'], folder);
    write(join(folder, 'package.json'), {
      name: 'panel',
      version: '1.0.0',
      dependencies: { other: 'file:other-1.0.0.tgz' },
      // Newer versions of npm may want to be told so.
      allowScripts: { other: true },
    });
    if (isOurs) copyFileSync(join(root, '.npmrc'), join(folder, '.npmrc'));
    const { code, error } = await run('npm', ['install', '--offline', '--no-audit', '--no-fund'], folder);
    expect({ code, error: code === 0 ? '' : error }).toEqual({ code: 0, error: '' });
    expect(existsSync(join(folder, 'node_modules/other/package.json'))).toBe(true);
    expect(existsSync(mark)).toBe(!isOurs);
    rmSync(folder, { recursive: true });
  });

/** A registry that publishes these advisories, or, as some mirrors do, none. */
async function openRegistry(advisories: object | null) {
  const server = createServer((request, response) => {
    const { method, url } = request;
    request.resume();
    if (method === 'POST' && url?.endsWith('/advisories/bulk')) {
      if (advisories === null) response.writeHead(405).end();
      else response.setHeader('Content-Type', 'application/json').end(JSON.stringify(advisories));
    } else response.writeHead(404).end('{}');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => new Promise<void>((resolve) => void server.close(() => resolve())) };
}

async function audit(advisories: object | null) {
  const registry = await openRegistry(advisories);
  const outcome = await runScript('audit', [], { npm_config_registry: registry.url });
  await registry.close();
  return outcome;
}

test('the locked packages are compared with the registry’s advisories', { tag: ['@SECU-13:audit', '@demo-only'] }, async () => {
  expect(await audit({})).toEqual({ code: 0, out: 'Ningún aviso de seguridad sobre los paquetes de package-lock.json.\n', error: '' });
  const url = 'https://avisos.example/1';
  const advisory = { id: 1, url, title: 'Lee de más', severity: 'high', vulnerable_versions: '<99' };
  const { code, out, error } = await audit({ papaparse: [advisory] });
  expect({ code, out }).toEqual({ code: 1, out: `papaparse <99 (gravedad alta): Lee de más. ${url}\n` });
  expect(error).toContain('1 avisos de seguridad');
});

test('a registry that publishes none is told', { tag: ['@SECU-13:notOffered', '@demo-only'] }, async () => {
  const { code, out, error } = await audit(null);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(error).toContain('El registro no ofrece avisos de seguridad, así que no se comparó nada');
});
