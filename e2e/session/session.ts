/** Common parts of the tests of the session. */
import type { Page } from '@playwright/test';
import { isStrict } from '../tools/check/full-run.mjs';

interface Move {
  readonly path: string;
  /** The time of the page's clock, in ms. */
  readonly at: number;
}

/** Records every change of address with the page's time, until the page is reloaded. */
export async function watchMoves(page: Page): Promise<() => Promise<Move[]>> {
  const moves = await page.evaluateHandle(() => {
    const noted: Move[] = [];
    // The type of the Navigation API is not in this TypeScript's DOM.
    const navigation = (window as unknown as { navigation: EventTarget }).navigation;
    navigation.addEventListener('currententrychange', () => noted.push({ path: location.pathname, at: Date.now() }));
    return noted;
  });
  // react-router's <Navigate> navigates twice in React's development build.
  const isMade = ({ path }: Move, index: number, all: readonly Move[]) => !isStrict || path !== all[index - 1]?.path;
  return async () => (await moves.jsonValue()).filter(isMade);
}

/** Records every address of the page, including page loads; needs a page of its own (`ownPage`). */
export function watchAddresses(page: Page): () => string[] {
  const seen: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) seen.push(new URL(frame.url()).pathname);
  });
  return () => seen;
}

/** Runs an action that is refused with a 401, and expects /unauthorized, which is shown for only two seconds. */
export async function expectRefusal(page: Page, act: () => Promise<void>): Promise<void> {
  await Promise.all([page.waitForURL('/unauthorized', { waitUntil: 'commit' }), act()]);
}

export const UNAUTHORIZED = 'You are not authorized to enter this section';

/** Signs out by the user menu. */
export async function signOut(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Salir' }).click();
}
