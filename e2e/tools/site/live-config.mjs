/**
 * The config.json of live mode against the demo backend over HTTP, which answers for the chat store as well.
 *
 * @param {string} apiUrl the API's base, without a trailing slash
 */
export function liveConfig(apiUrl) {
  return {
    mode: 'live',
    apiBaseUrl: apiUrl,
    firebase: { projectId: 'demo', apiKey: 'demo', host: apiUrl },
    supportKeywords: ['soporte'],
    tutorialUrl: 'https://tutorial.example/',
    mediaOrigins: [],
    activityLogDays: { default: 7, bySchool: {} },
  };
}
