import { RECOVERED, keptInTab } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { choose, expectListed, expectRefused, pdf } from './attachment-choice';
import { openNotice } from './notice-form';
import { NOTICE, createOf, expectHeading, openForm, titleOf, typeOf } from './publishing';

test.use({ ownPage: true });

const NOT_CHECKED = 'No se pudo revisar lo que elegiste. Revisa tu conexión y vuelve a elegirlo.';
const CODE = '**/assets/publication-form-*.js';

test('a form whose code is gone reloads once, then says so and tries again', { tag: ['@SAFE-06:form'] }, async ({ page, app, context }) => {
  app.watch.allow(/publication-form/);
  await openForm({ page, app }, 'directora', NOTICE);
  await titleOf(page).fill('A medio escribir');
  await expect.poll(() => keptInTab(page)).toContain('A medio escribir');
  await page.goBack();
  await page.goBack();
  await expectHeading(page, 'Publicaciones');
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  // No call of the API: a new version takes the file away that a fresh page needs.
  await context.route(CODE, (route) => route.abort());
  let loads = 0;
  page.on('load', () => (loads += 1));
  await createOf(page).click();
  await typeOf(page, NOTICE).click();
  await expect(page.getByText('No se pudo cargar esta sección.')).toBeVisible();
  await expectHeading(page, NOTICE);
  await expect.poll(() => loads).toBe(1);
  await app.checkA11y();
  // Who presses it has the page anew where asking again does not help.
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByText('No se pudo cargar esta sección.')).toBeVisible();
  await context.unroute(CODE);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(titleOf(page)).toHaveValue('A medio escribir');
  await expect(page.getByText(RECOVERED)).toBeVisible();
});

test(
  'files whose checks do not come are not taken, and that is told; once they come, they are taken',
  { tag: ['@SAFE-24:files'] },
  async ({ page, app, context }) => {
    app.watch.allow(/attachment-rules|image-preparation/);
    await openNotice({ page, app });
    const file = /\/assets\/(attachment-rules|image-preparation)-/;
    await context.route(file, (route) => route.abort());
    await choose(page, pdf('circular.pdf'));
    await expectRefused(page, NOT_CHECKED);
    await expectListed(page);
    await context.unroute(file);
    await context.setOffline(true);
    await choose(page, pdf('circular.pdf'));
    await expectRefused(page, NOT_CHECKED);
    await context.setOffline(false);
    await choose(page, pdf('circular.pdf'));
    await expectListed(page, 'circular.pdf');
    // They stay for the rest of the visit.
    await context.setOffline(true);
    await choose(page, pdf('horario.pdf'));
    await expectListed(page, 'circular.pdf', 'horario.pdf');
    await context.setOffline(false);
  },
);
