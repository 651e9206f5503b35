/**
 * Collects the errors that fail every test: console errors, thrown errors, rejected promises and missing files, but not the
 * browser's 'Failed to load resource' for a failing answer that the test set.
 */
import type { BrowserContext, ConsoleMessage, Response, WebError } from '@playwright/test';
import { readCalls } from '../tools/check/contract.mjs';

/** First segments of the contract's paths, and the control API. */
const ROOTS = new Set([...readCalls().map(({ path }) => path.split('/')[1]), '__demo']);
const isCall = (url: string) => ROOTS.has(new URL(url).pathname.split('/')[1]);

export interface Watch {
  readonly errors: string[];
  /** Allows errors that a test causes on purpose: missing files, thrown errors. */
  allow(...patterns: RegExp[]): void;
  /** Removes the listeners: the next test uses the same context. */
  stop(): void;
}

export function watchErrors(context: BrowserContext, siteUrl: string): Watch {
  const errors: string[] = [];
  const allowed: RegExp[] = [];
  const report = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) errors.push(text);
  };
  const onError = (webError: WebError) => report(`thrown: ${webError.error().stack ?? webError.error().message}`);
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) report(`console: ${message.text()}`);
  };
  const onResponse = (response: Response) => {
    const isOurs = response.url().startsWith(siteUrl) && !response.fromServiceWorker();
    // In the demo, the backend answers under the site's address. Failing answers of the API, and calls that a page leaves
    // unanswered, are checked by the tests.
    if (!isOurs || response.status() < 400 || isCall(response.url())) return;
    report(`${response.status()}: ${response.url()}`);
  };
  context.on('weberror', onError).on('console', onConsole).on('response', onResponse);
  return {
    errors,
    allow: (...patterns) => void allowed.push(...patterns),
    stop: () => void context.off('weberror', onError).off('console', onConsole).off('response', onResponse),
  };
}
