/** What tells that a text from people has run as code (quality figure S1). */
import type { Page } from '@playwright/test';
import type { Host } from '@e2e/support/test';

/** Notes what no payload may bring about: a dialog of the browser, a second page, a call to a host that is not ours. */
export function watchPayloads(page: Page, { url, apiUrl }: Host): string[] {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => seen.push(`page: ${popup.url()}`));
  page.on('request', (request) => {
    const address = request.url();
    if (![url, apiUrl].some((origin) => address.startsWith(`${origin}/`)) && !/^(blob|data):/.test(address)) seen.push(address);
  });
  return seen;
}

/** 'undefined' as long as no payload has run. */
export const pwned = (page: Page): Promise<string> => page.evaluate(() => typeof Reflect.get(window, 'pwned'));
