/** Texts that would hold up whoever reads them (SAFE-30). */
import { ADMIN_FEED, answering, postOf } from '@e2e/support/post-factory';
import { openEntry } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';

/** Milliseconds in one piece that nobody has to wait; the page went quiet for fourteen seconds of these. */
const LONG_TASK = 4_000;

const KINDS = ['<style ', '<a', '<a <', '<p on', '</style '];

test('hostile markup of just under 100 KB holds nobody up', { tag: ['@SAFE-30:hostile'] }, async ({ page, app }) => {
  const posts = KINDS.map((kind, index) =>
    postOf({ id: index + 1, title: `Publicación ${index + 1}`, description: kind.repeat(99_000 / kind.length) }),
  );
  await app.signIn('coordinadora');
  await app.control.fault(...answering(ADMIN_FEED, posts));
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  });
  await openEntry(page, 'Publicaciones');
  await expect(page.getByRole('article')).toHaveCount(KINDS.length);
  const longest = await page.evaluate(() => Math.max(0, ...(Reflect.get(window, 'tasks') as number[])));
  expect(longest).toBeLessThan(LONG_TASK);
});

test('from 100 KB on a text is shown as it is written', { tag: ['@SAFE-30:long'] }, async ({ page, app }) => {
  const bold = '<strong>negrilla</strong>';
  const descriptionOf = (bytes: number) => bold + 'ñ'.repeat((bytes - bold.length - 1) / 2) + 'x';
  const posts = [99_998, 100_000].map((bytes) => postOf({ id: bytes, title: `De ${bytes}`, description: descriptionOf(bytes) }));
  await app.signIn('coordinadora');
  await app.control.fault(...answering(ADMIN_FEED, posts));
  await openEntry(page, 'Publicaciones');
  const cardOf = (bytes: number) => page.getByRole('article', { name: `De ${bytes}` });
  await expect(cardOf(99_998).getByRole('strong').filter({ hasText: 'negrilla' })).toBeVisible();
  await expect(cardOf(100_000)).toContainText(bold);
});
