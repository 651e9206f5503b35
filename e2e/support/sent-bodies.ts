/** What the page itself sent: the log of the demo holds no password and no code (SECU-03). */
import type { Page } from '@playwright/test';

/** Records, until the page is loaded anew, the JSON bodies sent to the addresses that end so; returns a function that reads them. */
export async function recordBodies(page: Page, ending: string): Promise<() => Promise<unknown[]>> {
  const recorded = await page.evaluateHandle((end) => {
    const bodies: unknown[] = [];
    const send = window.fetch;
    window.fetch = (target, init) => {
      const url = target instanceof Request ? target.url : String(target);
      if (url.endsWith(end) && typeof init?.body === 'string') bodies.push(JSON.parse(init.body));
      return send(target, init);
    };
    return bodies;
  }, ending);
  return () => recorded.jsonValue();
}
