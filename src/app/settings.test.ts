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
    ['tutorialUrl', { ...shipped, tutorialUrl: 'sin esquema' }],
    ['tutorialUrl', { ...shipped, tutorialUrl: 'view-source:https://colegio.example' }],
    ['activityLogDays.default', { ...live, activityLogDays: { default: '7', bySchool: {} } }],
    ['mediaOrigins', { ...shipped, mediaOrigins: ['nada'] }],
    ['activityLogDays.default', { ...shipped, activityLogDays: { default: '7', bySchool: {} } }],
    ['activityLogDays.bySchool', { ...shipped, activityLogDays: { default: 7, bySchool: { 1: 'tres' } } }],
    ['apiBaseUrl', { ...live, apiBaseUrl: undefined }],
    ['apiBaseUrl', { ...live, apiBaseUrl: 7 }],
    ['apiBaseUrl', { ...live, apiBaseUrl: 'localhost:8787' }],
    ['firebase', { ...live, firebase: undefined }],
    ['firebase', { ...live, firebase: 'x' }],
    ['firebase.apiKey', { ...live, firebase: { projectId: 'p' } }],
    ['firebase.host', { ...live, firebase: { ...live.firebase, host: 'localhost:8080' } }],
    ['firebase.host', { ...live, firebase: { ...live.firebase, host: null } }],
  ])('names %s when it is wrong', (field, value) => expect(wrongField(value)).toContain(field));

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
