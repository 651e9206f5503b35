/** Steps and expectations on the list of publications. */
import type { Locator, Page } from '@playwright/test';
import { dialogOf, openEntry, type Visit } from '@e2e/support/screens';
import { expect, type App } from '@e2e/support/test';
import type { PersonKey } from '@fixtures/people';
import { publications, type NamedPublication } from '@fixtures/publications';
import { teachers } from '@fixtures/teachers';
import type { Fault } from '@mocks/control/demo-state';

/** The text of an empty list. */
export const INTRO = 'Aquí puedes publicar tareas, información y eventos para tu comunidad educativa.';
export const NOTHING = 'Este profesor aun no ha realizado publicaciones';

export const ADMIN_CALL = 'GET /api/posts';
export const TEACHER_CALL = 'GET /api/posts/teacherAndManager';

interface Circumstances {
  readonly school?: string;
  readonly faults?: Fault[];
}

const LIST = '/dashboard/publications/list';

/** The maximum length of an address that the site's server surely accepts. */
const ADDRESS = 10_000;

/** Signs in and opens the list: by its address, or, after a sign-out or with faults too long for an address, by its menu entry. */
export async function openFeed({ page, app }: Visit, who: PersonKey, { school, faults = [] }: Circumstances = {}): Promise<void> {
  const isSignedOut = new URL(page.url()).pathname === '/auth/login';
  if (isSignedOut || encodeURIComponent(JSON.stringify(faults)).length > ADDRESS) {
    await app.signIn(who, { school });
    if (faults.length > 0) await app.control.fault(...faults);
    await openEntry(page, 'Publicaciones');
  } else await app.signIn(who, { school, at: LIST, faults });
  await expect(page.getByRole('heading', { name: 'Publicaciones' })).toBeVisible();
}

/** The card of that title. */
export const cardOf = (page: Page, title: string): Locator => page.getByRole('article', { name: title, exact: true });

/** Deletes the card's publication. */
export async function removePost(card: Locator): Promise<void> {
  await card.getByRole('button', { name: 'Opciones' }).click();
  await card.getByRole('menuitem', { name: 'Eliminar' }).click();
  await dialogOf(card.page(), 'Eliminar Publicación').getByRole('button', { name: 'Aceptar' }).click();
}

/** Turns the mouse's wheel over the middle of the page. */
async function scroll(page: Page, by: number): Promise<void> {
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, by);
}

export const scrollDown = (page: Page): Promise<void> => scroll(page, 100_000);

export const toBottom = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY);

/** Scrolls away from the bottom, so that the next scroll down counts again. */
export async function scrollUp(page: Page): Promise<void> {
  await scroll(page, -1000);
  await expect.poll(() => toBottom(page)).toBeGreaterThan(300);
}

/** Scrolls up and down to the bottom again, when this loads nothing. */
export async function scrollAgain(page: Page): Promise<void> {
  await scrollUp(page);
  await scrollDown(page);
  await expect.poll(() => toBottom(page)).toBeLessThan(2);
}

/** Scrolls until the card of that title is there. */
export async function findCard(page: Page, title: string): Promise<Locator> {
  const card = cardOf(page, title);
  await expect(async () => {
    await scrollDown(page);
    await expect(card).toBeAttached({ timeout: 300 });
  }).toPass();
  return card;
}

/** The titles of all cards, including distant ones, which have no heading. */
export const cardTitles = (page: Page): Promise<string[]> =>
  page
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.map(
        (card) => card.getAttribute('aria-label') ?? document.getElementById(card.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
      ),
    );

/** Offsets of the list's calls so far. */
export async function offsets({ control }: App, call = ADMIN_CALL): Promise<(string | undefined)[]> {
  // A Teacher's home asks for thirty at once (HOME-08).
  return (await control.calls(call)).filter(({ query }) => query['limit'] !== '30').map(({ query }) => query['offset']);
}

export const fieldOf = (card: Locator): Locator => card.getByLabel('Escribe un comentario');
export const sendOf = (card: Locator): Locator => card.getByRole('button', { name: 'Enviar' });

/** A card's comment with that text. */
export const commentIn = (card: Locator, message: string): Locator => card.getByRole('listitem').filter({ hasText: message });

/** The id of a fixture's comment by its text; ids follow the order of the fixtures. */
export function commentIdOf(message: string): number {
  const named: readonly NamedPublication[] = Object.values(publications);
  const written = named.flatMap(({ comments = [] }) => comments.flatMap((comment) => [comment, ...(comment.replies ?? [])]));
  return written.findIndex(({ text }) => text === message) + 1;
}

/** Id of the teacher of that e-mail. */
export function teacherIdOf(email: string): number {
  const teacher = teachers.find(({ teacherEmail }) => teacherEmail === email);
  if (!teacher) throw new Error(`No teacher has ${email}.`);
  return teacher.id;
}
