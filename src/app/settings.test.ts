import { describe, expect, it } from 'vitest';
import shipped from '@/public/config.json';
import { SettingsError, checkSettings } from './settings';

const live = { ...shipped, mode: 'live', firebase: { projectId: 'p', apiKey: 'k' } };

function wrongField(value: unknown): string | null | undefined {
  try {
    checkSettings(value);
    return undefined;
  } catch (error) {
    if (error instanceof SettingsError) return error.field;
    throw error;
  }
}

describe('checkSettings', () => {
  it('takes the file that ships, and a live one with and without a chat store', () => {
    expect(checkSettings(shipped).mode).toBe('demo');
    expect(checkSettings(live).mode).toBe('live');
    expect(checkSettings({ ...live, firebase: null }).mode).toBe('live');
    expect(checkSettings({ ...live, firebase: { ...live.firebase, host: 'http://127.0.0.1:8787' } }).mode).toBe('live');
  });

  it.each(['mode', 'supportKeywords', 'tutorialUrl', 'mediaOrigins', 'activityLogDays'])('names %s when it is missing', (field) => {
    expect(wrongField({ ...shipped, [field]: undefined })).toMatch(new RegExp(`^${field}`));
  });

  it.each([
    ['mode', { ...shipped, mode: 'otro' }],
    ['supportKeywords', { ...shipped, supportKeywords: 'soporte' }],
    ['supportKeywords', { ...shipped, supportKeywords: [''] }],
    ['tutorialUrl', { ...shipped, tutorialUrl: 'sin esquema' }],
    ['tutorialUrl', { ...shipped, tutorialUrl: 'view-source:https://colegio.example' }],
    ['activityLogDays.default', { ...live, activityLogDays: { default: '7', bySchool: {} } }],
    ['mediaOrigins', { ...shipped, mediaOrigins: ['nada'] }],
    ['activityLogDays.default', { ...shipped, activityLogDays: { default: '7', bySchool: {} } }],
    ['activityLogDays.bySchool', { ...shipped, activityLogDays: { default: 7, bySchool: { 1: 'tres' } } }],
    ...[0, -1, 1.5].flatMap((days): [string, object][] => [
      ['activityLogDays.default', { ...shipped, activityLogDays: { default: days, bySchool: {} } }],
      ['activityLogDays.bySchool', { ...shipped, activityLogDays: { default: 7, bySchool: { 1: days } } }],
    ]),
    ['apiBaseUrl', { ...live, apiBaseUrl: undefined }],
    ['apiBaseUrl', { ...live, apiBaseUrl: 7 }],
    ['apiBaseUrl', { ...live, apiBaseUrl: 'localhost:8787' }],
    ['firebase', { ...live, firebase: undefined }],
    ['firebase', { ...live, firebase: 'x' }],
    ['firebase.projectId', { ...live, firebase: { apiKey: 'k' } }],
    ['firebase.apiKey', { ...live, firebase: { projectId: 'p' } }],
    ['firebase.host', { ...live, firebase: { ...live.firebase, host: 'localhost:8080' } }],
    ['firebase.host', { ...live, firebase: { ...live.firebase, host: null } }],
  ])('names %s when it is wrong', (field, value) => expect(wrongField(value)).toContain(field));

  it.each([
    'https://api.example',
    'HTTPS://API.example:8443/v1/',
    'https://192.0.2.7/v1',
    'https://api.example/a@b',
    'http://localhost:8787',
    'http://api.localhost',
    'http://127.0.0.1:8787/v1',
    'http://127.255.255.254',
    'http://10.0.0.0',
    'http://10.255.255.255',
    'http://172.16.0.0',
    'http://172.31.255.255',
    'http://192.168.0.0',
    'http://192.168.255.255',
    'http://[::1]:8787',
    'http://[fc00::]',
    'http://[fdff:ffff::1]/v1',
    // URL writes it as 127.0.0.1.
    'http://0x7f.1',
  ])('takes %s as the base of the API (LIVE-09)', (apiBaseUrl) => expect(wrongField({ ...live, apiBaseUrl })).toBeUndefined());

  it.each([
    'http://api.example',
    'http://9.255.255.255',
    'http://11.0.0.0',
    'http://126.255.255.255',
    'http://128.0.0.0',
    'http://172.15.255.255',
    'http://172.32.0.0',
    'http://192.167.255.255',
    'http://192.169.0.0',
    'http://0.0.0.0',
    'http://[::2]',
    'http://[fbff::1]',
    'http://[fe00::1]',
    'http://localhost.example',
    'http://xlocalhost',
    'http://10.0.0.1.example',
    'http://colegio.local',
    'http:127.0.0.1:8787',
    'http:/127.0.0.1:8787',
    'https:api.example',
    'https:\\\\api.example',
    'https:///api.example',
    ' https://api.example',
    'https://api.example ',
    'https://api\t.example',
    '//api.example',
    '/api',
    'ftp://api.example',
    'ws://localhost',
    'https://ana:clave@api.example',
    'https://ana@api.example',
    'https://@api.example',
    'https://api.example/?x=1',
    'https://api.example?',
    'https://api.example/#y',
    'https://api.example#',
    'https://',
    'https://api.example:99999',
    '',
  ])('refuses %j as the base of the API (LIVE-09)', (apiBaseUrl) => expect(wrongField({ ...live, apiBaseUrl })).toBe('apiBaseUrl'));

  /** What URL takes for a host, and a header or a person would read otherwise. */
  const NO_HOSTS = [
    'https://a;script-src',
    'https://a"b',
    "https://a'b",
    'https://*',
    'https://*.example',
    'https://a,b',
    'https://$host',
    'https://a{b}',
    'https://a`b',
    'https://a!b',
    'https://a..b',
    'https://.a',
    'https://ana:clave@a.example',
    'https://a.example:99999',
    'http://a.example',
    'http:a.example',
    '//a.example',
    ' https://a.example',
    'https://',
    'ws://localhost',
    '',
  ];

  const fieldsWith = (address: string) => ({
    apiBaseUrl: { ...live, apiBaseUrl: address },
    mediaOrigins: { ...live, mediaOrigins: ['https://media.example', address] },
    'firebase.host': { ...live, firebase: { ...live.firebase, host: address } },
    tutorialUrl: { ...live, tutorialUrl: address },
  });

  it.each(NO_HOSTS)('takes %j in no field (SECU-11)', (address) => {
    for (const [field, value] of Object.entries(fieldsWith(address))) expect(wrongField(value)).toContain(field);
  });

  it.each([
    'https://a.example',
    'https://A.example:8443',
    'https://xn--ao-zja.example',
    'https://año.example',
    'https://a_b.example.',
    'https://192.0.2.7',
    'https://[2001:db8::1]:8443',
    'http://localhost:9',
    'http://127.0.0.1',
    'http://[::1]',
  ])('takes %j in each field (SECU-11)', (address) => {
    for (const value of Object.values(fieldsWith(address))) expect(wrongField(value)).toBeUndefined();
  });

  it.each(['https://a.example/x', 'https://a.example?x', 'https://a.example/#y', 'http://192.168.1.20'])(
    'takes %j for no origin (SECU-11)',
    (address) => {
      const { mediaOrigins, 'firebase.host': chats } = fieldsWith(address);
      expect([wrongField(mediaOrigins), wrongField(chats)]).toEqual(['mediaOrigins[1]', 'firebase.host']);
    },
  );

  it('takes the path, the query and the hash of a link, and no blank in them', () => {
    expect(wrongField({ ...live, tutorialUrl: `https://a.example/x;'"*?y=1#z` })).toBeUndefined();
    expect(wrongField({ ...live, tutorialUrl: 'https://a.example/x y' })).toBe('tutorialUrl');
  });

  it('looks at apiBaseUrl and firebase in live mode only', () => {
    expect(wrongField({ ...shipped, apiBaseUrl: 7, firebase: 'x' })).toBeUndefined();
  });

  it('says in its message what is wrong', () => {
    expect(() => checkSettings({ ...shipped, mode: 'otro' })).toThrow(/^mode$/);
    expect(() => checkSettings(null)).toThrow(/^config\.json$/);
    expect(String(new SettingsError('mode'))).toBe('SettingsError: mode');
  });

  it.each([null, 'texto', [], 7])('refuses %j whole', (value) => expect(wrongField(value)).toBeNull());
});
