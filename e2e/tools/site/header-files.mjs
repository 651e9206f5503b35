/** The headers of a deployed site as other servers take them: what `npm run headers` prints. */
import { CACHING, securityHeaders, transportSecurity } from './security.mjs';

/**
 * Addresses that are answered with the page, by the routes of the application. No two entries with a Cache-Control may fit
 * one address: static hosts join the values of a header that is set twice.
 */
const PAGES = ['/', '/index.html', '/auth/*', '/dashboard/*', '/support', '/unauthorized'];

/**
 * @param {import('./security.mjs').SiteConfig} config
 * @param {import('./security.mjs').TransportOptions} [options]
 */
const headersOf = (config, options) => Object.entries({ ...securityHeaders(config), ...transportSecurity(options) });

/**
 * nginx, within `server { root …; }`. Each location bears all headers: an `add_header` in it drops those around it.
 *
 * @param {import('./security.mjs').SiteConfig} config
 * @param {import('./security.mjs').TransportOptions} [options]
 */
export function nginxLocations(config, options) {
  const security = headersOf(config, options).map(([name, value]) => `  add_header ${name} "${value}" always;`);
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
 * @param {import('./security.mjs').TransportOptions} [options]
 */
export function staticHostHeaders(config, options) {
  const block = (/** @type {string} */ path, /** @type {[string, string][]} */ headers) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    block('/*', headersOf(config, options)),
    block('/assets/*', [['Cache-Control', CACHING.assets]]),
    ...['/config.json', ...PAGES].map((path) => block(path, [['Cache-Control', CACHING.page]])),
  ].join('\n');
}
