/**
 * Errors that fail every test: in the page's console, thrown, a rejected promise, a missing file. (Not the browser's own
 * 'Failed to load resource' for an answer that the test asked for.)
 */
import type { BrowserContext, ConsoleMessage, Response, WebError } from '@playwright/test';
import { readCalls } from '../tools/check/contract.mjs';

/** First segments of the contract's paths, and the control API. */
const ROOTS = new Set([...readCalls().map(({ path }) => path.split('/')[1]), '__demo']);
const isCall = (url: string) => ROOTS.has(new URL(url).pathname.split('/')[1]);

export interface Watch {
  readonly errors: string[];
  /** What a test breaks on purpose: files it takes away, errors it plants. */
  allow(...patterns: RegExp[]): void;
  /** The context goes on to the next test. */
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
    // The backend in the page answers under the site's own address; its answers, and calls still under way when a page
    // is left, are the test's own affair.
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
