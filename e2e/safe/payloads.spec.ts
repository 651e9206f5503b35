/** Texts from people never run as code, whatever they are (quality figure S1). */
import type { Locator, Page } from '@playwright/test';
import { cardTitles } from '@e2e/publications/feed-page';
import { ADMIN_FEED, answering, commentOf, postOf } from '@e2e/support/post-factory';
import { goWithin, openEntry } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { PAYLOADS } from './payloads';
import { pwned, watchPayloads } from './payload-watch';

test.use({ ownPage: true });

/** So many of the corpus run at least where a page takes them by innerHTML; some need more, some an older browser. */
const BITING = 150;

/**
 * What of the elements of formatted text could run, load or lead astray: it is nothing but formatting and links. The
 * text is what stands inside the elements, or follows each of them.
 */
const suspects = (texts: Locator, where: 'inside' | 'after'): Promise<string[]> =>
  texts.evaluateAll((elements, at) => {
    const roots = at === 'inside' ? elements : elements.map((element) => element.nextElementSibling);
    if (roots.length === 0) return ['Nothing to look at.'];
    const TAGS = 'P BR STRONG B EM I U S UL OL LI A BLOCKQUOTE H3 H4 SPAN DIV'.split(' ');
    // The last is that of what is no address: it leads nowhere.
    const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:', ':'];
    return roots.flatMap((root) =>
      [...(root?.getElementsByTagName('*') ?? [])]
        .filter((element) => {
          const isLed = element instanceof HTMLAnchorElement && element.hasAttribute('href') && !SCHEMES.includes(element.protocol);
          const names = element.getAttributeNames();
          return isLed || !TAGS.includes(element.tagName) || names.some((name) => /^on|^(id|src|name|action)$/.test(name));
        })
        .map((element) => element.outerHTML.slice(0, 200)),
    );
  }, where);

/** Whether the card in the middle of the window is not drawn yet. */
const farAhead = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const card = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)?.closest('article');
    return card?.hasAttribute('aria-label') ?? false;
  });

test('the corpus bites where nothing stops it', { tag: ['@SAFE-16:control', '@demo-only'] }, async ({ browser }) => {
  expect(new Set(PAYLOADS).size).toBeGreaterThanOrEqual(200);
  const page = await browser.newPage();
  // No page of ours: an empty one, where the corpus may do what it can.
  await page.route('**', (route) =>
    route.request().url() === 'http://control.example/'
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><meta charset=utf-8>' })
      : route.fulfill({ status: 404 }),
  );
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.goto('http://control.example/');
  await page.evaluate((payloads) => {
    const ran = new Set<string>();
    Object.assign(window, { ran });
    for (const payload of payloads) {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      const { contentDocument: inner, contentWindow: own } = frame;
      if (!inner || !own) throw new Error('A frame has no page.');
      const noteRun = () => {
        ran.add(payload);
      };
      Object.defineProperty(own, 'pwned', { set: noteRun });
      inner.body.innerHTML = payload;
      for (const element of inner.querySelectorAll<HTMLElement>('*')) {
        const handled = element.getAttributeNames().filter((name) => name.startsWith('on'));
        for (const name of handled) element.dispatchEvent(new Event(name.slice(2)));
        if (Reflect.get(element, 'protocol') === 'javascript:') element.click();
      }
    }
  }, PAYLOADS);
  const count = () => page.evaluate(() => (Reflect.get(window, 'ran') as Set<string>).size);
  await expect.poll(count).toBeGreaterThan(BITING);
  console.log(`${PAYLOADS.length} payloads, ${await count()} run by innerHTML alone`);
  await page.close();
});

test('nothing runs in the feed: titles, descriptions, places, names, comments', { tag: ['@SAFE-16:feed'] }, async ({ page, app, host }) => {
  test.setTimeout(240_000);
  // What the browser says of the handlers that it, too, would refuse.
  app.watch.allow(/violates the following Content Security Policy directive/);
  const posts = PAYLOADS.map((payload, index) =>
    postOf({
      id: index + 1,
      postType: 'EVENT',
      name: payload,
      description: payload,
      isProgrammed: true,
      place: payload,
      startDate: '2026-07-17 08:00:00',
      rooms: [{ id: 1, name: payload, roomAcronyms: payload }],
      managerId: null,
      teacherId: 1,
      teacherName: payload,
      images: [{ id: index + 1, name: payload, url: '/favicon.svg' }],
      files: [{ id: index + 1, name: payload, url: '/favicon.svg' }],
      comments: [
        commentOf({
          commentId: 2 * index + 1,
          message: payload,
          name: payload,
          commentsChildren: [commentOf({ commentId: 2 * index + 2, message: payload, name: payload })],
        }),
      ],
    }),
  );
  const seen = watchPayloads(page, host);
  await app.signIn('coordinadora');
  await app.control.fault(...answering(ADMIN_FEED, posts));
  await openEntry(page, 'Publicaciones');
  const cards = page.getByRole('article');
  // Hundreds of cards at once, which no person's feed has.
  await expect(cards).toHaveCount(PAYLOADS.length, { timeout: 60_000 });
  expect(await cardTitles(page)).toEqual(PAYLOADS);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // Only cards near the window are drawn: a stretch at a time, each shorter than what is drawn around a scroll position.
  for (let top = 0; top < height; top += 5000) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await expect.poll(() => farAhead(page)).toBe(false);
    expect(await suspects(cards.getByRole('heading', { level: 2 }), 'after')).toEqual([]);
  }
  expect(await pwned(page)).toBe('undefined');
  expect(seen).toEqual([]);
  await expect(page).toHaveURL('/dashboard/publications/list');
  await openEntry(page, 'Institución');
  await expect(cards).toHaveCount(0);
});

/** The whole corpus in few texts: one of all that stand beside one another, and one for each that swallows what follows. */
const joined = (page: Page): Promise<string[]> =>
  page.evaluate((payloads) => {
    const parser = new DOMParser();
    const swallows = (html: string) =>
      [...parser.parseFromString(`${html}<p id=end></p>`, 'text/html').body.children].every(({ id }) => id !== 'end');
    return [payloads.filter((payload) => !swallows(payload)).join(''), ...payloads.filter(swallows)];
  }, PAYLOADS);

test('nothing runs in the edit form: editor, fields, names of files', { tag: ['@SAFE-16:editForm'] }, async ({ page, app, host }) => {
  // What the browser says of the handlers that it, too, would refuse.
  app.watch.allow(/violates the following Content Security Policy directive/);
  const seen = watchPayloads(page, host);
  await app.signIn('coordinadora');
  const texts = await joined(await page.context().newPage());
  const share = Math.ceil(PAYLOADS.length / texts.length);
  const posts = texts.map((description, index) =>
    postOf({
      id: index + 1,
      postType: 'EVENT',
      name: PAYLOADS[index] ?? '',
      description,
      isProgrammed: true,
      place: PAYLOADS[index] ?? '',
      startDate: '2026-07-17 08:00:00',
      endDate: '2026-07-17 08:00:00',
      rooms: [{ id: 900, name: PAYLOADS[index] ?? '', roomAcronyms: 'X' }],
      files: PAYLOADS.slice(index * share, (index + 1) * share).map((name, at) => ({
        id: index * share + at,
        name,
        url: '/favicon.svg',
      })),
    }),
  );
  await app.control.fault(...answering(ADMIN_FEED, ...posts.map((post) => [post])));
  await openEntry(page, 'Institución');
  for (const { id, files } of posts) {
    // As Back and Forward would: another address, the same page.
    await goWithin(page, `/dashboard/publications/${id}`);
    const title = (PAYLOADS[id - 1] ?? '').replaceAll(/[\r\n]/g, '');
    await expect(page.getByRole('textbox', { name: 'Título' })).toHaveValue(title);
    await expect(page.getByRole('list', { name: 'Archivos adjuntos' }).getByRole('listitem')).toHaveCount(files.length);
    const editor = page.getByRole('textbox', { name: 'Descripción' });
    expect(await editor.innerText()).not.toBe('');
    expect(await suspects(editor, 'inside')).toEqual([]);
  }
  expect(await pwned(page)).toBe('undefined');
  expect(seen).toEqual([]);
});
