/** Whether a served site is as docs/deploying.md asks for: its config.json, its headers, how long its files are kept (SECU-12). */
import { createHash } from 'node:crypto';
import { isLinkAddress } from '../../../src/app/config-address.mjs';
import { Failure } from '../failure.mjs';
import { CACHING, securityHeaders, transportSecurity } from './security.mjs';
import { wrongFields } from './site-config.mjs';

/** @typedef {{ readonly right: boolean, readonly text: string }} Finding */
/** @typedef {{ readonly path: string, readonly status: number, readonly headers: Headers, readonly text: string }} Answer */

const TIME_LIMIT = 15_000;

/** A screen, which is no file: it is answered with the page. */
const SCREEN = '/dashboard/home';

/** @param {string} text @returns {Finding} */
const right = (text) => ({ right: true, text });
/** @param {string} text @returns {Finding} */
const missing = (text) => ({ right: false, text });

/**
 * Reads the site as a browser would and says line by line what is right and what is missing.
 *
 * @param {string} address of the page
 * @param {import('./security.mjs').TransportOptions} [options]
 * @param {typeof fetch} [request]
 * @returns {Promise<Finding[]>}
 * @throws {Failure} when it is no address, or nobody answers there
 */
export async function checkSite(address, options, request = fetch) {
  if (!isLinkAddress(address)) throw new Failure(`'${address}' no es la dirección de un sitio: https://host; http solo para este equipo.`);
  const { origin, protocol } = new URL(address);
  const ask = (/** @type {string} */ path, method = 'GET') => answerOf(request, origin, path, method);
  const page = await ask('/');
  const script = /<script[^>]*\ssrc="(\/assets\/[^"]+)"/.exec(page.text)?.[1];
  if (page.status !== 200 || script === undefined) return [missing(`/ no es la página del panel (respuesta ${page.status}).`)];
  const [screen, settings, asset, icon, gone, head] = await Promise.all([
    ask(SCREEN),
    ask('/config.json'),
    ask(script),
    ask('/favicon.svg'),
    ask('/assets/no-existe-0000.js'),
    ask('/', 'HEAD'),
  ]);
  const config = parse(settings.text);
  const expected = { ...securityHeaders(config), ...(protocol === 'https:' ? transportSecurity(options) : {}) };
  return [
    ...checkConfig(settings, config),
    finding(screen.text === page.text, `${SCREEN} responde con la página`),
    finding(asset.status === 200, `${script} está`),
    finding(gone.status === 404, `${gone.path} responde 404 (respuesta ${gone.status})`),
    finding(head.status === 200, `HEAD / responde 200 (respuesta ${head.status})`),
    ...[page, screen, settings, asset, icon].flatMap((answer) => checkHeaders(answer, expected)),
    ...checkInlineScript(page),
    ...[page, screen, settings].map((answer) => checkCaching(answer, CACHING.page)),
    checkCaching(asset, CACHING.assets),
    finding(!/max-age=[1-9]|immutable/.test(cachingOf(gone)), `${gone.path} no se guarda (Cache-Control: ${cachingOf(gone) || 'ninguno'})`),
    finding(
      /no-cache|no-store|max-age=0/.test(cachingOf(icon)),
      `${icon.path} se vuelve a pedir (Cache-Control: ${cachingOf(icon) || 'ninguno'})`,
    ),
  ];
}

/** @param {boolean} holds @param {string} text */
const finding = (holds, text) => (holds ? right(text) : missing(text));

/**
 * @param {typeof fetch} request
 * @param {string} origin
 * @param {string} path
 * @param {string} method
 * @returns {Promise<Answer>}
 */
async function answerOf(request, origin, path, method) {
  try {
    const answer = await request(origin + path, { method, headers: { accept: 'text/html,*/*' }, signal: AbortSignal.timeout(TIME_LIMIT) });
    const asked = new URL(answer.url || origin);
    if (asked.origin !== origin) throw new Failure(`${origin}${path} lleva a ${answer.url}: compruebe esa dirección.`);
    return { path, status: answer.status, headers: answer.headers, text: await answer.text() };
  } catch (error) {
    if (error instanceof Failure) throw error;
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new Failure(`No se pudo leer ${origin}${path}: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

/** @param {string} text @returns {any} */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * @param {Answer} settings
 * @param {any} config
 * @returns {Finding[]}
 */
function checkConfig({ status }, config) {
  const wrong = status === 200 ? wrongFields(config) : [`no está (respuesta ${status}).`];
  if (wrong.length > 0) return wrong.map((each) => missing(`config.json: ${each}`));
  return [right(`config.json: modo ${config.mode}${config.mode === 'live' ? `, API ${config.apiBaseUrl}` : ''}`)];
}

/**
 * @param {Answer} answer
 * @param {Record<string, string>} expected
 * @returns {Finding[]}
 */
function checkHeaders({ path, headers }, expected) {
  const wrong = Object.entries(expected).flatMap(([name, value]) => {
    const sent = headers.get(name);
    if (sent === null) return [`${path}: falta ${name}: ${value}`];
    return problemsOf(name, sent, value).map((problem) => `${path}: ${name}: ${problem}`);
  });
  return wrong.length > 0 ? wrong.map(missing) : [right(`${path}: ${Object.keys(expected).join(', ')}`)];
}

/**
 * @param {string} name
 * @param {string} sent
 * @param {string} value
 * @returns {string[]}
 */
function problemsOf(name, sent, value) {
  if (name === 'Content-Security-Policy') return policyProblems(sent, value);
  if (name === 'Strict-Transport-Security') return transportProblems(sent, value);
  return sent === value ? [] : [`dice '${sent}' y debe decir '${value}'`];
}

/**
 * What one policy has that the other lacks, directive by directive.
 *
 * @param {string} sent
 * @param {string} value
 * @returns {string[]}
 */
function policyProblems(sent, value) {
  // Two policies under one name are joined by a comma; browsers apply both.
  if (sent.includes(',')) return ['se envía más de una vez'];
  const [directives, wanted] = [directivesOf(sent), directivesOf(value)];
  return [...new Set([...wanted.keys(), ...directives.keys()])].flatMap((name) => {
    const [has, needs] = [directives.get(name), wanted.get(name)];
    if (has === undefined) return [`falta ${name}`];
    if (needs === undefined) return [`sobra ${name}`];
    return [
      ...needs.filter((source) => !has.includes(source)).map((source) => `en ${name} falta ${source}`),
      ...has.filter((source) => !needs.includes(source)).map((source) => `en ${name} sobra ${source}`),
    ];
  });
}

/** @param {string} policy @returns {Map<string, string[]>} */
function directivesOf(policy) {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.filter(([name]) => name !== '').map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

/**
 * @param {string} sent
 * @param {string} value
 * @returns {string[]}
 */
function transportProblems(sent, value) {
  const age = (/** @type {string} */ text) => Number(/max-age="?(\d+)/i.exec(text)?.[1] ?? 0);
  const lacksSubdomains = value.includes('includeSubDomains') && !/includeSubDomains/i.test(sent);
  return [
    ...(age(sent) < age(value) ? [`max-age es menos de un año (${sent})`] : []),
    ...(lacksSubdomains ? ['falta includeSubDomains (--no-subdomains si no se quiere)'] : []),
  ];
}

/**
 * Under the headers of another build the browser refuses the script that stands in the page.
 *
 * @param {Answer} page
 * @returns {Finding[]}
 */
function checkInlineScript({ headers, text }) {
  const policy = headers.get('Content-Security-Policy') ?? '';
  return [...text.matchAll(/<script>([^<]*)<\/script>/g)].map(([, source = '']) =>
    finding(
      policy.includes(`'sha256-${createHash('sha256').update(source).digest('base64')}'`),
      'script-src nombra el script de la página (las cabeceras son de esta versión)',
    ),
  );
}

/** @param {Answer} answer */
const cachingOf = ({ headers }) => headers.get('Cache-Control') ?? '';

/** @param {string} text */
const directiveSet = (text) => [...new Set(text.toLowerCase().split(/\s*,\s*/))].toSorted().join(', ');

/**
 * @param {Answer} answer
 * @param {string} value
 * @returns {Finding}
 */
function checkCaching(answer, value) {
  const sent = cachingOf(answer);
  if (directiveSet(sent) === directiveSet(value)) return right(`${answer.path}: Cache-Control: ${value}`);
  return missing(`${answer.path}: Cache-Control dice '${sent}' y debe decir '${value}'`);
}
