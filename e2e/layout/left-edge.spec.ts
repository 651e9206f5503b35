import { ANNOUNCED, ROUTES } from '@e2e/areas';
import { expect, expectLoaded, test } from '@e2e/support/test';

/** Where a heading begins in a window of that width: beside the menu, which is a rail in the first. */
const EDGES = [
  [1024, 92],
  [1440, 288],
  [1920, 288],
] as const;

for (const [who, routes] of Object.entries(ROUTES) as [keyof typeof ROUTES, Record<string, string>][]) {
  test(`every screen of ${who} begins at the same left edge`, async ({ page, app }) => {
    await app.signIn(who);
    for (const path of [...Object.values(routes), ...[ANNOUNCED[who] ?? []].flat()]) {
      await page.goto(path);
      await expectLoaded(page);
      for (const [width, edge] of EDGES) {
        await page.setViewportSize({ width, height: 900 });
        const start = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.x;
        await expect.poll(start, `${path}, ${width} px`).toBe(edge);
      }
    }
  });
}
