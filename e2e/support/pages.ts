/**
 * Where a worker's tests run, one after the other: in one context, as a fresh one costs each of them a second, and in
 * one page, whose browser process has compiled the app already. Both are cleaned between tests, what is stored
 * as the next one opens.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/**
 * Tests in one context before it is replaced: Playwright replays every command of a context's clock into each new page,
 * so pages would open later and later.
 */
const TESTS_PER_CONTEXT = 25;

/** A file of the site that is not the app. about:blank would end the browser process, and with it the compiled code. */
export const IDLE_URL = '/favicon.svg';

const VIEWPORT = { width: 1280, height: 720 } as const;
const MEDIA = { media: null, colorScheme: 'light', reducedMotion: 'reduce', forcedColors: null } as const;

/** The context's shared page, or a new one, at IDLE_URL. */
export async function takePage(context: BrowserContext, isOwn: boolean): Promise<Page> {
  const [shared] = context.pages();
  if (shared !== undefined && !isOwn) return shared;
  // The screen that a test left there would hold on to the demo's database.
  await shared?.goto(IDLE_URL);
  const page = await context.newPage();
  await page.goto(IDLE_URL);
  return page;
}

/**
 * Undoes what a test did to the shared page; closes all other pages of the context. The last screen stays, since to leave it takes as
 * long as a tenth of a test, unless `isLive`: there it could ask the API for something while the next test begins.
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
 * Opens the app by `open` as on a browser's first visit, but for what local storage is to hold: what an earlier test stored is
 * gone before the first line of the page runs.
 */
export async function visitFirst(page: Page, stored: Readonly<Record<string, string>>, open: () => Promise<void>): Promise<void> {
  const clearing = await page.addInitScript((values) => {
    // A test may have the browser refuse one of them.
    const attempt = (run: () => void) => {
      try {
        run();
      } catch {
        // There is nothing to clear, then.
      }
    };
    attempt(() => sessionStorage.clear());
    attempt(() => {
      localStorage.clear();
      Object.assign(localStorage, values);
    });
    // Before the demo opens it.
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
  let left = 0;
  return {
    take: async () => {
      if (left === 0) await context?.close();
      if (left === 0 || context === undefined) {
        context = await browser.newContext(options);
        left = TESTS_PER_CONTEXT;
      }
      left -= 1;
      return context;
    },
    close: async () => context?.close(),
  };
}
