import { ANNOUNCED, ROUTES } from '@e2e/areas';
import { expect, expectLoaded, test } from '@e2e/support/test';

const WIDTHS = [1024, 1440, 1920];

for (const [who, routes] of Object.entries(ROUTES) as [keyof typeof ROUTES, Record<string, string>][]) {
  test(`every screen of ${who} begins at the same left edge`, async ({ page, app }) => {
    await app.signIn(who);
    const heading = page.getByRole('heading', { level: 1 });
    const edges = new Map<number, Record<string, number>>();
    for (const path of [ANNOUNCED[who], ...Object.values(routes)]) {
      await page.goto(path);
      await expectLoaded(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const { x } = (await heading.boundingBox()) ?? { x: Number.NaN };
        edges.set(width, { ...edges.get(width), [path]: x });
      }
    }
    for (const [width, byPath] of edges) {
      const edge = byPath[ANNOUNCED[who]];
      expect(byPath, `${width} px`).toEqual(Object.fromEntries(Object.keys(byPath).map((path) => [path, edge])));
    }
  });
}
