/**
 * Where a worker's tests run, one after the other: in one context, as a fresh one costs each of them a second, and in
 * one page, whose browser process has compiled the app already. Nothing of a test is left in either for the next.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/**
 * So many tests in one context, then another: Playwright hands each new page every command that its clock ever got, so
 * that pages begin later and later. A test that stopped the clock would stop it for the next ones.
 */
const TESTS_OF_A_CONTEXT = 25;

/** What does not leave the page with the test: such a page is not used again. */
const LASTING = ['addInitScript', 'emulateMedia', 'on', 'setViewportSize'] as const;

/** Of the site's files one that is no app: about:blank would take the process, and what it has compiled, away. */
export const BLANK = '/favicon.svg';

const worn = new WeakSet<Page>();

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  for (const name of LASTING) {
    const method = page[name] as (...given: unknown[]) => unknown;
    const value = (...given: unknown[]) => {
      worn.add(page);
      return method.apply(page, given);
    };
    Object.defineProperty(page, name, { value });
  }
  await page.goto(BLANK);
  return page;
}

/** The context's page for a test, at BLANK. */
export const takePage = async (context: BrowserContext): Promise<Page> => context.pages()[0] ?? openPage(context);

/** Leaves at most that page, at BLANK, without what the test kept in it. */
export async function givePageBack(page: Page): Promise<void> {
  const context = page.context();
  await context.unrouteAll();
  await context.setOffline(false);
  await page.unrouteAll();
  const leaving = context.pages().filter((each) => each !== page || worn.has(page));
  await Promise.all(leaving.map((each) => each.close()));
  if (page.isClosed()) return;
  await page.goto(BLANK);
  await page.evaluate(() => sessionStorage.clear());
  await page.mouse.move(-1, -1);
}

export interface Contexts {
  take(): Promise<BrowserContext>;
  close(): Promise<void>;
}

export function sharedContexts(browser: Browser, options: BrowserContextOptions): Contexts {
  let context: BrowserContext | undefined;
  let left = 0;
  return {
    take: async () => {
      if (left === 0) await context?.close();
      if (left === 0 || context === undefined) {
        context = await browser.newContext(options);
        left = TESTS_OF_A_CONTEXT;
      }
      left -= 1;
      return context;
    },
    close: async () => context?.close(),
  };
}
