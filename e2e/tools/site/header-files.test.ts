import { expect, test } from 'vitest';
import { nginxLocations, staticHostHeaders } from './header-files.mjs';
import { liveConfig } from './live-config.mjs';
import { contentSecurityPolicy, securityHeaders } from './security.mjs';

const config = liveConfig('https://api.example');
const ASSETS = 'public, max-age=31536000, immutable';
const HSTS = 'max-age=31536000; includeSubDomains';

/** Of `_headers`: what each pattern sets. */
const patterns = staticHostHeaders(config)
  .split(/\n(?=\/)/)
  .map((block) => {
    const [pattern = '', ...lines] = block.split('\n');
    return { pattern, headers: lines.map((line) => /^ {2}([\w-]+): (.+)$/.exec(line)?.slice(1) ?? []) };
  });

/** All values that a static host would send under a name. */
function sent(path: string, name: string): (string | undefined)[] {
  const fits = (pattern: string) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern);
  return patterns
    .filter(({ pattern }) => fits(pattern))
    .flatMap(({ headers }) => headers.filter(([each]) => each === name).map(([, value]) => value));
}

test.each(['/', '/auth/login', '/dashboard/rooms/list', '/support', '/unauthorized', '/index.html', '/config.json'])(
  'a static host keeps %s nowhere',
  (path) => expect(sent(path, 'Cache-Control')).toEqual(['no-store']),
);

test('a static host keeps what bears a hash for good, and asks anew for the rest', () => {
  expect(sent('/assets/index-1a2b3c4d.js', 'Cache-Control')).toEqual([ASSETS]);
  expect(sent('/favicon.svg', 'Cache-Control')).toEqual([]);
});

test.each(['/', '/assets/index-1a2b3c4d.js', '/config.json', '/favicon.svg'])('a static host secures %s, once', (path) => {
  for (const [name, value] of Object.entries(securityHeaders(config))) expect(sent(path, name)).toEqual([value]);
  expect(sent(path, 'Strict-Transport-Security')).toEqual([HSTS]);
});

test('each location of nginx bears every header, and its own time of keeping', () => {
  const locations = nginxLocations(config).split(/\n(?=location)/);
  const caching = Object.fromEntries(
    locations.map((text) => {
      expect(text).toContain(`add_header Content-Security-Policy "${contentSecurityPolicy(config)}" always;`);
      expect(text).toContain(`add_header Strict-Transport-Security "${HSTS}" always;`);
      for (const name of Object.keys(securityHeaders(config))) expect(text).toContain(`add_header ${name} "`);
      return [/^location (.+) \{$/m.exec(text)?.[1], /add_header Cache-Control (.+);/.exec(text)?.[1]];
    }),
  );
  expect(caching).toEqual({
    '/assets/': `"${ASSETS}"`,
    '~ ^/(demo-files/|favicon\\.svg$)': '"no-cache" always',
    '= /config.json': '"no-store" always',
    '/': '"no-store" always',
  });
});
