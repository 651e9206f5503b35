/**
 * What no test may let pass: an error in the page's console, one thrown, a promise rejected, a file that nobody
 * serves. (The browser's own 'Failed to load resource' for an answer the test asked for is none.)
 */
import type { BrowserContext, Page } from '@playwright/test';

const CALLS = /^\/(api|accounts|schools|change-password|teachersDeepByTeacherEmail|__demo)(\/|$)/;

export interface Watch {
  readonly errors: string[];
  /** What a test breaks on purpose: files it takes away, errors it plants. */
  allow(...patterns: RegExp[]): void;
}

export function watchErrors(context: BrowserContext, siteUrl: string): Watch {
  const errors: string[] = [];
  const allowed: RegExp[] = [];
  const report = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) errors.push(text);
  };
  const watch = (page: Page) => {
    page.on('pageerror', (error) => report(`thrown: ${error.stack ?? error.message}`));
    page.on('crash', () => report('the page crashed'));
  };
  context.on('page', watch);
  context.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) report(`console: ${message.text()}`);
  });
  context.on('response', (response) => {
    // The backend in the page answers under the site's own address; its answers, and calls still under way when a page
    // is left, are the test's own affair.
    if (
      response.fromServiceWorker() ||
      CALLS.test(new URL(response.url()).pathname) ||
      !response.url().startsWith(siteUrl) ||
      response.status() < 400
    )
      return;
    report(`${response.status()}: ${response.url()}`);
  });
  return { errors, allow: (...patterns) => void allowed.push(...patterns) };
}
