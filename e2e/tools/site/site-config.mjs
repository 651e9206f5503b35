/** What the tools look at in a config.json, in the words for whoever administers the site. The page itself checks every field. */
import { isApiBase, isLinkAddress, isOrigin } from '../../../src/app/config-address.mjs';

const FIELDS = ['mode', 'supportKeywords', 'tutorialUrl', 'mediaOrigins', 'activityLogDays'];
const LIVE_FIELDS = ['apiBaseUrl', 'firebase'];

const ADDRESS = 'https://host[:puerto], sin credenciales ni comodines; http solo para este equipo';

/**
 * One sentence for each field that is missing, or whose address the page refuses (SECU-11).
 *
 * @param {any} config what the file holds
 * @returns {string[]}
 */
export function wrongFields(config) {
  if (typeof config !== 'object' || config === null || Array.isArray(config)) return ['no es un objeto JSON.'];
  const { mode, apiBaseUrl, firebase, mediaOrigins, tutorialUrl } = config;
  const isLive = mode === 'live';
  const fields = isLive ? [...FIELDS, ...LIVE_FIELDS] : FIELDS;
  const media = Array.isArray(mediaOrigins) ? mediaOrigins : [];
  return [
    ...fields.filter((field) => !(field in config)).map((field) => `falta el campo '${field}'.`),
    ...told('mode' in config && !isLive && mode !== 'demo', `el campo 'mode' debe ser "demo" o "live".`),
    ...told(
      'tutorialUrl' in config && !isLinkAddress(tutorialUrl),
      `el campo 'tutorialUrl' no es una dirección (${ADDRESS}): ${tutorialUrl}`,
    ),
    ...told('mediaOrigins' in config && !Array.isArray(mediaOrigins), `el campo 'mediaOrigins' no es una lista.`),
    ...media
      .filter((each) => !isOrigin(each))
      .map((each) => `el campo 'mediaOrigins' contiene lo que no es un origen (${ADDRESS}): ${each}`),
    ...told(
      isLive && 'apiBaseUrl' in config && !isApiBase(apiBaseUrl),
      `el campo 'apiBaseUrl' no es la dirección de una API (https, sin credenciales ni consulta; http solo para este equipo y redes privadas): ${apiBaseUrl}`,
    ),
    ...told(
      isLive && firebase?.host !== undefined && !isOrigin(firebase.host),
      `el campo 'firebase.host' no es un origen (${ADDRESS}): ${firebase?.host}`,
    ),
  ];
}

/**
 * @param {boolean} applies
 * @param {string} sentence
 */
function told(applies, sentence) {
  return applies ? [sentence] : [];
}
