/** Tests with a site of their own, whose files they may change, and of which the browser knows no worker. */
import { openOwnSite, type OwnSite } from './own-site';
import { test as base } from './test';

export const test = base.extend<{ site: OwnSite }>({
  site: async ({ app: _ }, use) => {
    const site = await openOwnSite();
    await use(site);
    await site.close();
  },
});
