import { RECOVERED, expectFocusWithin } from '@e2e/support/screens';
import { ADMIN_FEED, answering, tallPosts } from '@e2e/support/post-factory';
import { expect, test } from '@e2e/support/test';
import { cardOf, fieldOf, findCard, openFeed } from './feed-page';

const PAGES = [1, 4, 7, 10].map((first) => tallPosts(first, first + 1, first + 2));

test(
  'cards far above keep their place, their words and what was typed in them, and come back by scroll and by Tab',
  { tag: ['@FEED-11', '@CARD-23:far', '@SAFE-18'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'coordinadora', { faults: answering(ADMIN_FEED, ...PAGES) });
    const used = cardOf(page, 'Publicación 2');
    await fieldOf(used).fill('A medio escribir');
    await findCard(page, 'Publicación 12');

    const [first, third] = [cardOf(page, 'Publicación 1'), cardOf(page, 'Publicación 3')];
    for (const far of [first, third]) {
      await expect(far.getByRole('button')).toHaveCount(0);
      await expect(far).toContainText('Traigan el cuaderno');
    }
    await app.checkA11y();
    await expect(fieldOf(used)).toHaveValue('A medio escribir');

    const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
    const height = await heightOf();
    // From what was used, Tab goes on to the next card, though that was far.
    await used.getByRole('button', { name: 'Enviar' }).focus();
    await page.keyboard.press('Tab');
    await expectFocusWithin(third);
    await expect(fieldOf(third)).toBeVisible();
    await expect(fieldOf(first)).toBeAttached();
    expect(await heightOf()).toBe(height);
    await expect(page.getByText(RECOVERED)).toHaveCount(0);
  },
);
