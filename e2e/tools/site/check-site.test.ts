/** Of a site on https; on http: e2e/hosting/served-site.spec.ts. */
import { expect, it } from 'vitest';
import { checkSite } from './check-site.mjs';
import { liveConfig } from './live-config.mjs';
import { CACHING, EARLY_SCRIPT, securityHeaders, transportSecurity } from './security.mjs';

const CONFIG = { ...liveConfig('https://api.example'), firebase: null };
const PAGE = `<script>${EARLY_SCRIPT}</script><script type="module" src="/assets/index-1a2b.js"></script>`;

/** A site with these headers beside those of every answer. */
const siteWith =
  (more: Record<string, string>): typeof fetch =>
  async (address) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address);
    const headers = { ...securityHeaders(CONFIG), ...more };
    if (pathname === '/assets/index-1a2b.js') return new Response('', { headers: { ...headers, 'Cache-Control': CACHING.assets } });
    if (pathname === '/favicon.svg') return new Response('', { headers: { ...headers, 'Cache-Control': CACHING.rest } });
    if (pathname.startsWith('/assets/')) return new Response('', { status: 404 });
    const text = pathname === '/config.json' ? JSON.stringify(CONFIG) : PAGE;
    return new Response(text, { headers: { ...headers, 'Cache-Control': CACHING.page } });
  };

const missing = async (more: Record<string, string>, options = {}) =>
  (await checkSite('https://panel.example', options, siteWith(more))).filter(({ right }) => !right).map(({ text }) => text);

const HSTS = 'Strict-Transport-Security';

it('a site on https has everything', async () => {
  expect(await missing(transportSecurity())).toEqual([]);
  expect(await missing({ [HSTS]: 'max-age=63072000; preload; INCLUDESUBDOMAINS' })).toEqual([]);
});

it.each([
  [{}, /^\/: falta Strict-Transport-Security: max-age=31536000; includeSubDomains$/],
  [transportSecurity({ subdomains: false }), /^\/: Strict-Transport-Security: falta includeSubDomains/],
  [{ [HSTS]: 'max-age=600; includeSubDomains' }, /max-age es menos de un año/],
  [{ [HSTS]: 'includeSubDomains' }, /max-age es menos de un año/],
])('%j is told', async (headers, sentence) => {
  const told = await missing(headers);
  expect(told).toHaveLength(5);
  expect(told[0]).toMatch(sentence);
});

it('the hosts below the site’s may be left out', async () => {
  expect(await missing(transportSecurity({ subdomains: false }), { subdomains: false })).toEqual([]);
});
