/**
 * A worker's tests share one context, since a new one costs a second, and one page, whose browser process has already
 * compiled the app. Both are cleaned between tests; storage is cleared when the next test opens the app.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/**
 * The number of tests before the context is replaced: Playwright replays all commands of a context's clock in each new
 * page, so pages would open more and more slowly.
 */
const TESTS_PER_CONTEXT = 25;

/** A file of the site outside the app. With about:blank, the browser would end the process and drop the compiled code. */
export const IDLE_URL = '/favicon.svg';

const VIEWPORT = { width: 1280, height: 720 } as const;
const MEDIA = { media: null, colorScheme: 'light', reducedMotion: 'reduce', forcedColors: null } as const;

/** The context's shared page, or a new one, at IDLE_URL. */
export async function takePage(context: BrowserContext, isOwn: boolean): Promise<Page> {
  const [shared] = context.pages();
  if (shared !== undefined && !isOwn) return shared;
  // The last test's screen would keep the demo's database open.
  await shared?.goto(IDLE_URL);
  const page = await context.newPage();
  await page.goto(IDLE_URL);
  return page;
}

/**
 * Restores the shared page and closes all other pages of the context. The last screen stays open, since leaving it takes a
 * tenth of a test's time; with `isLive` it is remainingTests, because it could call the API while the next test begins.
 */
export async function givePageBack(page: Page, { isOwn, isLive }: { isOwn: boolean; isLive: boolean }): Promise<void> {
  const context = page.context();
  await context.unrouteAll();
  await context.setOffline(false);
  const leaving = context.pages().filter((each) => each !== page || isOwn);
  await Promise.all(leaving.map((each) => each.close()));
  if (page.isClosed()) return;
  await page.unrouteAll();
  if (page.viewportSize()?.width !== VIEWPORT.width || page.viewportSize()?.height !== VIEWPORT.height)
    await page.setViewportSize(VIEWPORT);
  await page.emulateMedia(MEDIA);
  if (isLive) await page.goto(IDLE_URL);
  await page.mouse.move(-1, -1);
}

/**
 * Opens the app by `open` as on a browser's first visit, with `stored` as local storage. Everything else that earlier tests
 * stored is removed before the page's first script runs.
 */
export async function visitFirst(page: Page, stored: Readonly<Record<string, string>>, open: () => Promise<void>): Promise<void> {
  const clearing = await page.addInitScript((values) => {
    // A test may make the browser refuse one of the storages.
    const attempt = (run: () => void) => {
      try {
        run();
      } catch {
        // Then there is nothing to clear.
      }
    };
    attempt(() => sessionStorage.clear());
    attempt(() => {
      localStorage.clear();
      Object.assign(localStorage, values);
    });
    // Deleted before the demo opens it.
    attempt(() => void indexedDB.deleteDatabase('panel-escolar-demo'));
  }, stored);
  await open();
  await clearing.dispose();
}

export interface Contexts {
  take(): Promise<BrowserContext>;
  close(): Promise<void>;
}

export function sharedContexts(browser: Browser, options: BrowserContextOptions): Contexts {
  let context: BrowserContext | undefined;
  let remainingTests = 0;
  return {
    take: async () => {
      if (remainingTests === 0) await context?.close();
      if (remainingTests === 0 || context === undefined) {
        context = await browser.newContext(options);
        remainingTests = TESTS_PER_CONTEXT;
      }
      remainingTests -= 1;
      return context;
    },
    close: async () => context?.close(),
  };
}
