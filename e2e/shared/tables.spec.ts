import { MENU_LISTS } from '@e2e/areas';
import { buttonOf, expectNoSidewaysScroll, goWithin, openEntry } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { rowNames, rowOf, showAll } from '@e2e/support/table';

const ROOM = '/dashboard/room/9';

test(
  'a table shows ten rows a page, or 20 or 50, and the way to the others',
  { tag: ['@SHAR-06:students', '@SHAR-21:pages'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: ROOM });
    await expect(page.getByRole('rowheader')).toHaveCount(10);
    const size = page.getByLabel('Resultados por páginas');
    expect(await size.getByRole('option').allInnerTexts()).toEqual(['10', '20', '50']);
    const [previous, next] = [
      page.getByRole('button', { name: 'Página anterior' }),
      page.getByRole('button', { name: 'Página siguiente' }),
    ];
    await expect(previous).toBeDisabled();
    const first = await rowNames(page);
    for (const range of ['11–20 de 34', '21–30 de 34', '31–34 de 34']) {
      await next.click();
      await expect(page.getByText(range)).toBeVisible();
    }
    await expect(next).toBeDisabled();
    await expect(page.getByRole('rowheader')).toHaveCount(4);
    await previous.click();
    await expect(page.getByText('21–30 de 34')).toBeVisible();
    await size.selectOption('20');
    await expect(page.getByText('1–20 de 34')).toBeVisible();
    expect((await rowNames(page)).slice(0, 10)).toEqual(first);
    await size.selectOption('50');
    await expect(page.getByRole('rowheader')).toHaveCount(34);
  },
);

test(
  'every table begins with ten rows a page, and offers 20 and 50',
  { tag: MENU_LISTS.map(({ name }) => `@SHAR-06:${name}`) },
  async ({ page, app }) => {
    await app.signIn('coordinadora');
    // Each holds more than ten records.
    for (const {
      list: { label: entry },
    } of MENU_LISTS) {
      await openEntry(page, entry);
      await expect(page.getByRole('heading', { level: 1, name: entry })).toBeVisible();
      await expect(page.getByRole('rowheader')).toHaveCount(10);
      const size = page.getByLabel('Resultados por páginas');
      await expect(size).toHaveValue('10');
      expect(await size.getByRole('option').allInnerTexts()).toEqual(['10', '20', '50']);
    }
  },
);

test('a change leaves the page where it is, and a search begins at its first', { tag: ['@SHAR-06'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: ROOM });
  const next = page.getByRole('button', { name: 'Página siguiente' });
  for (let turn = 0; turn < 3; turn += 1) await next.click();
  const last = await rowNames(page);
  await rowOf(page, 'Martina').getByRole('switch').click();
  await expect(rowOf(page, 'Martina')).toContainText('SÍ');
  await expect(page.getByText('31–34 de 34')).toBeVisible();
  expect(await rowNames(page)).toEqual(last);
  // The rows of the last page go one by one; then the page before it shows.
  for (let left = 4; left > 0; left -= 1) {
    await page.getByRole('button', { name: 'Eliminar' }).first().click();
    await buttonOf(page, 'Eliminar Estudiante', 'Aceptar').click();
    await expect(page.getByText(`${29 + left} estudiantes`)).toBeVisible();
  }
  await expect(page.getByText('21–30 de 30')).toBeVisible();
  await page.getByRole('searchbox').fill('hernandez');
  await expect(page.getByText('1–2 de 2')).toBeVisible();
});

test('a column is sorted by its head, up, down and back', { tag: ['@SHAR-06'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: '/dashboard/rooms/list' });
  await showAll(page);
  const own = await rowNames(page);
  const head = page.getByRole('columnheader', { name: 'Acrónimo' });
  await expect(head).toHaveAttribute('aria-sort', 'none');
  await head.getByRole('button').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  const acronyms = await page
    .getByRole('row')
    .getByRole('cell', { name: /^\d+A$/ })
    .allInnerTexts();
  expect(acronyms).toEqual(['1A', '2A', '3A', '4A', '5A', '6A', '7A', '8A', '9A', '10A', '11A']);
  await head.getByRole('button').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  expect((await rowNames(page)).at(0)).not.toBe(own[0]);
  await head.getByRole('button').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'none');
  expect(await rowNames(page)).toEqual(own);
});

test('paper gets every row that the search leaves, and nothing to press', { tag: ['@SHAR-06', '@demo-only'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: ROOM });
  await expect(page.getByRole('rowheader')).toHaveCount(10);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('rowheader')).toHaveCount(34);
  for (const button of ['Página siguiente', 'Agregar Estudiante', 'Editar', 'Descargar']) {
    await expect(page.getByRole('button', { name: button })).toHaveCount(0);
  }
  await expect(page.getByRole('navigation')).toHaveCount(0);
  // Of letter size, upright.
  await page.setViewportSize({ width: 720, height: 960 });
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(720);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('searchbox').fill('rojas');
  const found = await page.getByRole('status').filter({ hasText: 'de 34' }).innerText();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('rowheader')).toHaveCount(Number.parseInt(found, 10));
});

test('at 600 px a table scrolls in itself, its first column staying', { tag: ['@SAFE-20'] }, async ({ page, app }) => {
  await app.signIn('coordinadora');
  await page.setViewportSize({ width: 600, height: 844 });
  await goWithin(page, ROOM);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  const name = page.getByRole('rowheader').first();
  const before = await name.boundingBox();
  await page.getByRole('region', { name: 'Estudiantes' }).evaluate((region) => region.scrollTo(600, 0));
  await expect(page.getByRole('button', { name: 'Eliminar' }).first()).toBeInViewport();
  expect((await name.boundingBox())?.x).toBe(before?.x);
  await app.checkA11y();
});
