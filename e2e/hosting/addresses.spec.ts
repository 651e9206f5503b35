/** Which addresses config.json may hold, in the page and in the headers that are written from it (SECU-11). */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@e2e/support/own-site-test';
import { expect } from '@e2e/support/test';
import { liveConfig } from '@e2e/tools/site/live-config.mjs';
import { runScript } from './commands';

test.use({ ownPage: true });

const HOSTILE = [
  'https://a;script-src',
  'https://a"b',
  "https://a'b",
  'https://*',
  'https://*.example',
  'https://a,b',
  'https://$host',
  'https://a{b}',
  'https://ana:clave@a.example',
  'http://a.example',
  'https://a.example:99999',
  '//a.example',
  'https://',
];

/** Of origins alone: what may stand in the address of an API or of a link. */
const BEYOND_ORIGIN = ['https://a.example/x', 'https://a.example?x', 'https://a.example/#', 'http://192.168.1.20'];

const SITE = liveConfig('https://api.example');

const FIELDS = {
  apiBaseUrl: (address: string) => ({ ...SITE, apiBaseUrl: address }),
  mediaOrigins: (address: string) => ({ ...SITE, mediaOrigins: ['https://media.example', address] }),
  'firebase.host': (address: string) => ({ ...SITE, firebase: { ...SITE.firebase, host: address } }),
  tutorialUrl: (address: string) => ({ ...SITE, tutorialUrl: address }),
} as const;

for (const [field, configOf] of Object.entries(FIELDS)) {
  const refused = [...HOSTILE, ...(field === 'mediaOrigins' || field === 'firebase.host' ? BEYOND_ORIGIN : [])];

  test(
    `the page does not start with an address that is none in ${field}`,
    { tag: ['@SECU-11:page', '@demo-only'] },
    async ({ page, site }) => {
      for (const address of refused) {
        await test.step(address, async () => {
          site.configure(configOf(address));
          await page.goto(site.url);
          await expect(page.getByRole('alert')).toContainText(field);
          await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeHidden();
        });
      }
    },
  );

  test(`no headers are written for an address that is none in ${field}`, { tag: ['@SECU-11:headers', '@demo-only'] }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'config-'));
    const file = join(folder, 'config.json');
    for (const address of refused) {
      await test.step(address, async () => {
        writeFileSync(file, JSON.stringify(configOf(address)));
        const { code, out, error } = await runScript('headers', [file]);
        expect({ code, out }).toEqual({ code: 1, out: '' });
        expect(error).toContain(`'${field}'`);
        expect(error).toContain(address);
      });
    }
    rmSync(folder, { recursive: true });
  });
}

const TAKEN = [
  { ...SITE, apiBaseUrl: 'http://192.168.1.20:8080/v1' },
  { ...SITE, mediaOrigins: ['https://media.example:8443/', 'https://xn--ao-zja.example', 'http://localhost:9000', 'https://192.0.2.7'] },
  { ...SITE, firebase: { ...SITE.firebase, host: 'http://127.0.0.1:8080' } },
  { ...SITE, firebase: null, tutorialUrl: 'https://tutorial.example/panel?lista=a;b#"c"' },
];

test('what is an address starts, and stands in the headers', { tag: ['@SECU-11:taken', '@demo-only'] }, async ({ page, site }) => {
  const folder = mkdtempSync(join(tmpdir(), 'config-'));
  const file = join(folder, 'config.json');
  for (const config of TAKEN) {
    site.configure(config);
    await page.goto(site.url);
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    writeFileSync(file, JSON.stringify(config));
    const { code, out } = await runScript('headers', [file]);
    expect(code).toBe(0);
    const origins = [config.apiBaseUrl, ...config.mediaOrigins, ...(config.firebase ? [config.firebase.host] : [])];
    for (const origin of origins) expect(out.split('connect-src')[1]?.split(';')[0]).toContain(` ${new URL(origin).origin}`);
    expect(out).not.toContain('tutorial.example');
  }
  rmSync(folder, { recursive: true });
});
