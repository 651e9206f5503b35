/**
 * Which addresses config.json may hold (LIVE-09, SECU-11): one answer for the page and for `npm run headers`, which writes them into
 * headers and runs without a build; hence plain JavaScript.
 */

/** A scheme and a host as written: URL would also accept `http:host`, drop blanks, and take credentials. */
const BEGINNING = /^https?:\/\/[^\s\\/?#@]+/i;

/** A name or an IP address, as URL writes it. URL itself takes ';', '*' and quotes in names, which mean something else in a header. */
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:]+\])$/;

const THIS_MACHINE = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/** RFC 1918, RFC 4193. */
const PRIVATE_NETWORK = /^(?:10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|\[f[cd][\da-f]{2}:.*\])$/;

/**
 * The parsed address, or null. Not by URL.canParse: Node's, once it is optimised, misreads letters beyond ASCII.
 *
 * @param {string} text
 */
function parse(text) {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/**
 * Whether the text is an address of that form whose host is one and nothing else; http stays within what `isNear` names.
 *
 * @param {unknown} text
 * @param {RegExp} rest what may follow the host
 * @param {(hostname: string) => boolean} [isNear]
 * @returns {text is string}
 */
function isAddress(text, rest, isNear = (hostname) => THIS_MACHINE.test(hostname)) {
  if (typeof text !== 'string' || !BEGINNING.test(text) || !rest.test(text.replace(BEGINNING, ''))) return false;
  const url = parse(text);
  return url !== null && HOST.test(url.hostname) && (url.protocol === 'https:' || isNear(url.hostname));
}

/** An address that a link opens: `tutorialUrl`. @param {unknown} text @returns {boolean} */
export const isLinkAddress = (text) => isAddress(text, /^(?:[/?#]\S*)?$/);

/** A host alone: each of `mediaOrigins`, `firebase.host`. @param {unknown} text @returns {text is string} */
export const isOrigin = (text) => isAddress(text, /^\/?$/);

/**
 * `apiBaseUrl`: paths can be appended to it, and no password crosses the internet in plain text. A school's server in its own
 * building may speak http.
 *
 * @param {unknown} text
 * @returns {text is string}
 */
export const isApiBase = (text) =>
  isAddress(text, /^(?:\/[^\s\\?#]*)?$/, (hostname) => THIS_MACHINE.test(hostname) || PRIVATE_NETWORK.test(hostname));
