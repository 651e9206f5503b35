/**
 * The security headers of the site, built from its config.json, and how long its files are kept: the only place where
 * both are decided. The site's server sends them; `npm run headers` prints them for other servers.
 */

import { createHash } from 'node:crypto';
import { isApiBase, isOrigin } from '../../../src/app/config-address.mjs';

/**
 * The fields of config.json that the headers depend on. All are optional: with a broken file the strictest headers apply,
 * and the page reports the error.
 *
 * @typedef {object} SiteConfig
 * @property {string} [mode] 'demo' or 'live'
 * @property {string} [apiBaseUrl]
 * @property {unknown} [firebase]
 * @property {string[]} [mediaOrigins]
 */

const CHAT_STORE = 'https://firestore.googleapis.com';

/**
 * Stands in the page: asks for config.json while the application's script is still on its way (quality figure P13). Its
 * answer is what `src/app/settings.ts` reads; undefined when there was none.
 */
export const EARLY_SCRIPT = "globalThis.earlySettings = fetch('/config.json', { cache: 'no-store' }).catch(() => undefined);";

/** Of workers, too. */
const SCRIPTS = ["'self'", `'sha256-${createHash('sha256').update(EARLY_SCRIPT).digest('base64')}'`];

/** Who may make markup and addresses of scripts: the cleaner of formatted text, and who starts the workers of images, of spreadsheets that are written and of tables that are read. */
const POLICIES = ['dompurify', 'image-worker', 'sheet-worker', 'table-worker'];

/**
 * The Content-Security-Policy for a config.json. No `unsafe-*`, and no other origin than the API, the media and the
 * chat store (quality figure S3).
 *
 * @param {SiteConfig | undefined} config
 */
export function contentSecurityPolicy(config) {
  const live = config?.mode === 'live';
  const own = live ? [...[config.apiBaseUrl].filter(isApiBase), ...listed(config.mediaOrigins).filter(isOrigin)] : [];
  const chats = live ? [chatStoreOf(config.firebase)].filter(isOrigin) : [];
  return [
    directive('default-src', ["'none'"]),
    directive('script-src', SCRIPTS),
    directive('style-src', ["'self'"]),
    directive('font-src', ["'self'"]),
    directive('img-src', ["'self'", 'data:', 'blob:', ...origins(own)]),
    directive('media-src', ["'self'", 'blob:', ...origins(own)]),
    directive('connect-src', ["'self'", ...origins([...own, ...chats])]),
    directive('manifest-src', ["'self'"]),
    directive('base-uri', ["'none'"]),
    directive('form-action', ["'none'"]),
    directive('frame-ancestors', ["'none'"]),
    directive('object-src', ["'none'"]),
    directive('require-trusted-types-for', ["'script'"]),
    directive('trusted-types', POLICIES),
  ].join('; ');
}

/**
 * All security headers, by name.
 *
 * @param {SiteConfig | undefined} config
 * @returns {Record<string, string>}
 */
export function securityHeaders(config) {
  return {
    'Content-Security-Policy': contentSecurityPolicy(config),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/**
 * The policy that stands in the built page itself, for a host that sends no headers: what holds whatever config.json
 * says. Where headers come, both apply, so the stricter one counts. A `<meta>` cannot forbid being framed.
 */
export const PAGE_POLICY = [
  directive('default-src', ["'none'"]),
  directive('script-src', SCRIPTS),
  directive('style-src', ["'self'"]),
  directive('font-src', ["'self'"]),
  directive('img-src', ["'self'", 'data:', 'blob:', 'https:', 'http:']),
  directive('media-src', ["'self'", 'blob:', 'https:', 'http:']),
  directive('connect-src', ["'self'", 'https:', 'http:']),
  directive('manifest-src', ["'self'"]),
  directive('base-uri', ["'none'"]),
  directive('form-action', ["'none'"]),
  directive('object-src', ["'none'"]),
  directive('require-trusted-types-for', ["'script'"]),
  directive('trusted-types', POLICIES),
].join('; ');

/** Cache-Control by kind of file. Those under /assets carry a hash of their content in their name. */
export const CACHING = {
  assets: 'public, max-age=31536000, immutable',
  /** The page and its settings: fresh at each visit, and not brought back by the browser's Back after 'Salir'. */
  page: 'no-store',
  /** Asked for again, and mostly answered 304. */
  rest: 'no-cache',
};

/** @typedef {{ readonly subdomains?: boolean }} TransportOptions whether all hosts below the site's own are meant, too */

/**
 * For a deployed site alone: on plain http browsers ignore it (SECU-12).
 *
 * @param {TransportOptions} [options]
 */
export const transportSecurity = ({ subdomains = true } = {}) => ({
  'Strict-Transport-Security': `max-age=31536000${subdomains ? '; includeSubDomains' : ''}`,
});

/**
 * @param {string} name
 * @param {string[]} sources
 */
function directive(name, sources) {
  return [name, ...sources].join(' ');
}

/**
 * The address of the chat store, if there is one.
 *
 * @param {unknown} firebase
 * @returns {unknown}
 */
function chatStoreOf(firebase) {
  if (typeof firebase !== 'object' || firebase === null) return undefined;
  return Reflect.get(firebase, 'host') ?? CHAT_STORE;
}

/**
 * @param {unknown} value
 * @returns {unknown[]}
 */
function listed(value) {
  return Array.isArray(value) ? value : [];
}

/**
 * The distinct origins of addresses that config.json may hold (SECU-11): a header never carries raw text of the file.
 *
 * @param {string[]} addresses
 * @returns {string[]}
 */
function origins(addresses) {
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
