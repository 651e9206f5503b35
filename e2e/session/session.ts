/** What the tests of the session share. */
import type { Page } from '@playwright/test';
import { isStrict } from '../tools/check/full-run.mjs';

interface Move {
  readonly path: string;
  /** Of the page's own clock, in ms. */
  readonly at: number;
}

/** From now on every change of address is noted with the page's moment; a reload forgets them. */
export async function watchMoves(page: Page): Promise<() => Promise<Move[]>> {
  const moves = await page.evaluateHandle(() => {
    const noted: Move[] = [];
    // The type of the Navigation API is not in this TypeScript's DOM.
    const navigation = (window as unknown as { navigation: EventTarget }).navigation;
    navigation.addEventListener('currententrychange', () => noted.push({ path: location.pathname, at: Date.now() }));
    return noted;
  });
  // react-router's <Navigate> goes twice on React's development build.
  const isMade = ({ path }: Move, index: number, all: readonly Move[]) => !isStrict || path !== all[index - 1]?.path;
  return async () => (await moves.jsonValue()).filter(isMade);
}

/** Every address that the page shows from now on, page loads too; in a page of its own (`ownPage`). */
export function watchAddresses(page: Page): () => string[] {
  const seen: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) seen.push(new URL(frame.url()).pathname);
  });
  return () => seen;
}

/** Does something that is refused with a 401: /unauthorized shows, for two seconds, also where nobody looks in time. */
export async function expectRefusal(page: Page, act: () => Promise<void>): Promise<void> {
  await Promise.all([page.waitForURL('/unauthorized', { waitUntil: 'commit' }), act()]);
}

export const UNAUTHORIZED = 'You are not authorized to enter this section';

/** Signs out by the header's menu. */
export async function signOut(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Salir' }).click();
}
