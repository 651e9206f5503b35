/**
 * The config.json of live mode against the demo backend over HTTP.
 *
 * @param {string} apiUrl the API's base, without a trailing slash
 */
export function liveConfig(apiUrl) {
  return {
    mode: 'live',
    apiBaseUrl: apiUrl,
    firebase: null,
    supportKeywords: ['soporte'],
    tutorialUrl: 'https://tutorial.example/',
    mediaOrigins: [],
    activityLogDays: { default: 7, bySchool: {} },
  };
}
