import { expect, test } from 'vitest';
import { liveConfig } from './live-config.mjs';
import { PAGE_POLICY, contentSecurityPolicy, securityHeaders } from './security.mjs';

/** The sources of one directive, or undefined when the policy lacks it. */
function sources(policy: string, name: string): string[] | undefined {
  const found = policy.split('; ').find((directive) => directive.startsWith(`${name} `));
  return found?.split(' ').slice(1);
}

/** Of the one script that stands in the page. */
const HASH = expect.stringMatching(/^'sha256-[\w+/]+=*'$/);

const demo = contentSecurityPolicy({ mode: 'demo' });

test('the demo talks to nobody but its own origin', () => {
  expect(sources(demo, 'default-src')).toEqual(["'none'"]);
  expect(sources(demo, 'connect-src')).toEqual(["'self'"]);
  expect(sources(demo, 'img-src')).toEqual(["'self'", 'data:', 'blob:']);
  expect(demo).not.toContain('http');
});

const POLICIES = ['dompurify', 'image-worker', 'sheet-worker', 'table-worker'];

test('in both modes the Trusted Types policies are those of what cleans markup and of what starts workers', () => {
  expect(sources(demo, 'trusted-types')).toEqual(POLICIES);
  expect(sources(contentSecurityPolicy(liveConfig('https://api.example')), 'trusted-types')).toEqual(POLICIES);
});

test('live mode adds the origins of the API and of the media, each once', () => {
  const config = { ...liveConfig('https://api.example/v1/'), mediaOrigins: ['https://media.example', 'https://api.example'] };
  const policy = contentSecurityPolicy(config);
  expect(sources(policy, 'connect-src')).toEqual(["'self'", 'https://api.example', 'https://media.example']);
  expect(sources(policy, 'img-src')).toEqual(["'self'", 'data:', 'blob:', 'https://api.example', 'https://media.example']);
  expect(sources(policy, 'media-src')).toEqual(["'self'", 'blob:', 'https://api.example', 'https://media.example']);
  expect(sources(policy, 'script-src')).toEqual(["'self'", HASH]);
});

test('the chat store is reachable only where there is one', () => {
  const connectable = (firebase: unknown) =>
    sources(contentSecurityPolicy({ ...liveConfig('https://api.example'), firebase }), 'connect-src')?.slice(2);
  expect(connectable(null)).toEqual([]);
  expect(connectable({ projectId: 'x' })).toEqual(['https://firestore.googleapis.com']);
  expect(connectable({ projectId: 'x', host: 'http://127.0.0.1:8787/' })).toEqual(['http://127.0.0.1:8787']);
  expect(connectable({ projectId: 'x', host: 'sin esquema' })).toEqual([]);
});

test.each([
  'https://a;script-src',
  'https://a"b',
  'https://*',
  "https://a'b",
  'https://a,b',
  'http://a.example',
  'https://ana:x@a.example',
])('%j stands in no policy, wherever it comes from (SECU-11)', (address) => {
  const config = { ...liveConfig(address), mediaOrigins: [address, 'https://media.example'] };
  expect(sources(contentSecurityPolicy(config), 'connect-src')).toEqual(["'self'", 'https://media.example']);
});

test('what demo mode does not use cannot widen its policy', () => {
  const config = { mode: 'demo', apiBaseUrl: 'https://api.example', firebase: {}, mediaOrigins: ['https://media.example'] };
  expect(contentSecurityPolicy(config)).toBe(demo);
});

test.each([
  undefined,
  {},
  { mode: 'live' },
  { mode: 'live', firebase: 'x', apiBaseUrl: '/api', mediaOrigins: ["x; script-src 'unsafe-inline'"] },
])('a broken config.json (%j) gives the strictest policy', (config) => {
  expect(sources(contentSecurityPolicy(config), 'connect-src')).toEqual(["'self'"]);
});

test.each([demo, contentSecurityPolicy(liveConfig('https://api.example'))])('no policy allows anything unsafe', (policy) => {
  expect(policy).not.toContain('unsafe');
  expect(sources(policy, 'require-trusted-types-for')).toEqual(["'script'"]);
  for (const name of ['base-uri', 'form-action', 'frame-ancestors', 'object-src']) expect(sources(policy, name)).toEqual(["'none'"]);
});

const LIVE = { ...liveConfig('http://localhost:8787'), firebase: {}, mediaOrigins: ['https://media.example'] };

test.each([demo, contentSecurityPolicy(LIVE)])('the page itself forbids nothing that a header allows: %s', (policy) => {
  for (const directive of PAGE_POLICY.split('; ')) {
    const [name = '', ...allowed] = directive.split(' ');
    const isAllowed = (source: string) => allowed.some((each) => source === each || (each.endsWith(':') && source.startsWith(each)));
    const beyond = sources(policy, name)?.filter((source) => !isAllowed(source));
    expect({ name, beyond }).toEqual({ name, beyond: [] });
  }
});

test('the page itself allows nothing unsafe, and says only what a <meta> may say', () => {
  expect(PAGE_POLICY).not.toContain('unsafe');
  expect(PAGE_POLICY).not.toMatch(/frame-ancestors|report-uri|sandbox/);
  expect(sources(PAGE_POLICY, 'script-src')).toEqual(["'self'", HASH]);
  expect(sources(PAGE_POLICY, 'require-trusted-types-for')).toEqual(["'script'"]);
  for (const name of ['base-uri', 'form-action', 'object-src', 'default-src']) expect(sources(PAGE_POLICY, name)).toEqual(["'none'"]);
});

test('the other headers accompany the policy', () => {
  const headers = securityHeaders({ mode: 'demo' });
  expect(headers['Content-Security-Policy']).toBe(demo);
  expect(headers['X-Content-Type-Options']).toBe('nosniff');
  expect(headers['Referrer-Policy']).toBe('no-referrer');
  expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin');
});
