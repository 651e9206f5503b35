/** The headers of a deployed site as other servers take them: what `npm run csp` prints. */
import { CACHING, TRANSPORT_SECURITY, securityHeaders } from './security.mjs';

/**
 * Addresses that are answered with the page, by the routes of the application. No two entries with a Cache-Control may fit
 * one address: static hosts join the values of a header that is set twice.
 */
const PAGES = ['/', '/index.html', '/auth/*', '/dashboard/*', '/support', '/unauthorized'];

/** @param {import('./security.mjs').SiteConfig} config */
const headersOf = (config) => Object.entries({ ...securityHeaders(config), ...TRANSPORT_SECURITY });

/**
 * nginx, within `server { root …; }`. Each location bears all headers: an `add_header` in it drops those around it.
 *
 * @param {import('./security.mjs').SiteConfig} config
 */
export function nginxLocations(config) {
  const security = headersOf(config).map(([name, value]) => `  add_header ${name} "${value}" always;`);
  const location = (/** @type {string} */ path, /** @type {string} */ files, /** @type {string} */ caching) =>
    [`location ${path} {`, `  try_files ${files};`, ...security, `  add_header Cache-Control ${caching};`, '}'].join('\n');
  return [
    // Without 'always': a 404 must not be kept.
    location('/assets/', '$uri =404', `"${CACHING.assets}"`),
    location('~ ^/(demo-files/|favicon\\.svg$)', '$uri =404', `"${CACHING.rest}" always`),
    location('= /config.json', '$uri =404', `"${CACHING.page}" always`),
    location('/', '$uri /index.html', `"${CACHING.page}" always`),
  ].join('\n');
}

/**
 * The file `_headers` of static hosts.
 *
 * @param {import('./security.mjs').SiteConfig} config
 */
export function staticHostHeaders(config) {
  const block = (/** @type {string} */ path, /** @type {[string, string][]} */ headers) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    block('/*', headersOf(config)),
    block('/assets/*', [['Cache-Control', CACHING.assets]]),
    ...['/config.json', ...PAGES].map((path) => block(path, [['Cache-Control', CACHING.page]])),
  ].join('\n');
}
