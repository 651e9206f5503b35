/** Keys that come between a call and its answer, at once, soon and late (KEYS-01, KEYS-04): none is lost, and the focus stays. */
import type { Page } from '@playwright/test';
import { ADD, PARTLY, SAVE, complete, openNew, sent as sentActivities, titleIn } from '@e2e/academic-activities/academic-activities';
import { SUPPORT, cellAt, expectSaved as expectMarksSaved, gridOf, openGrid, saves, type } from '@e2e/marks-grid/marks-grid';
import { dialogOf, entryOf, expectNoDialog, expectSaved } from '@e2e/support/screens';
import { expectRecords, rowNames, rowOf } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';

/** In ms. */
const LATENCIES = [0, 300, 2000];

/** The row of the cell that has the focus, by its own or its field's. */
const focusedRow = (page: Page) =>
  gridOf(page).evaluate(() => Number(document.activeElement?.closest<HTMLElement>('td[data-row]')?.dataset['row'] ?? -1));

const MARKS = ['4', '3', '2', '5', '1', '4', '3', '2', '5', '4', '3', '2'];

for (const ms of LATENCIES) {
  test(`a room is graded while answers come after ${ms} ms`, { tag: [`@KEYS-01:grid${ms}`, '@demo-only'] }, async ({ page, app }) => {
    await openGrid(page, app);
    await app.control.set({ latency: [ms, ms] });
    await cellAt(page, 0, SUPPORT).click();
    for (const [row, mark] of MARKS.entries()) {
      await type(page, mark, 'Enter');
      expect(await focusedRow(page)).toBe(row + 1);
    }
    // A mark that is on its way is changed, and so is its change.
    await type(page, 'ArrowUp', '3', ',', '5', 'ArrowUp', '1', ',', '5', 'ArrowUp');
    // A time, not an event: the answer is to be on its way while the next key comes.
    await page.waitForTimeout(ms / 2);
    await type(page, 'ArrowDown', '4', ',', '5');
    expect(await focusedRow(page)).toBe(10);
    // Nothing on the page tells that the answer has come: a cell under edit does not show it.
    await page.waitForTimeout(ms);
    // The answer has come to what is open.
    await type(page, 'Backspace', '2', 'Enter');
    expect(await focusedRow(page)).toBe(11);
    await expectMarksSaved(page);
    expect(await focusedRow(page)).toBe(11);
    const sent = [...new Map((await saves(app)).flat().map(({ studentId, qualification }) => [studentId, qualification])).values()];
    expect(sent.map(String).toSorted()).toEqual([...MARKS.slice(0, 10), '4.2', '3.5'].toSorted());
    for (const [row, mark] of [...MARKS.slice(0, 10).map((each) => `${each}.0`), '4.2', '3.5'].entries())
      await expect(cellAt(page, row, SUPPORT)).toContainText(mark);
  });

  test(
    `a form is saved by Enter, once, though keys follow, with an answer after ${ms} ms`,
    { tag: [`@KEYS-01:form${ms}`, '@demo-only'] },
    async ({ page, app }) => {
      await app.signIn('directora', { at: PARTLY });
      await expectRecords(page);
      await openNew(page);
      await complete(page, 'Mapa del');
      await app.control.set({ latency: [ms, ms] });
      // Refused first: what is typed then goes on where it was.
      const [method = '', path = ''] = SAVE.split(' ');
      await app.control.fault({ method, path, kind: 'status', status: 409, message: 'Así no.', times: 1 });
      app.watch.allow(/409/);
      await titleIn(page).press('End');
      await page.keyboard.press('Enter');
      await expect(dialogOf(page, 'Atención')).toContainText('Así no.');
      await page.keyboard.press('Enter');
      await expect(titleIn(page)).toBeFocused();
      await page.keyboard.type(' barrio');
      await expect(titleIn(page)).toHaveValue('Mapa del barrio');
      await page.keyboard.press('Enter');
      await page.keyboard.type('xyz');
      await expectSaved(page);
      await page.keyboard.press('Enter');
      await expectNoDialog(page);
      await expect(page.getByRole('button', { name: ADD, exact: true })).toBeFocused();
      expect(await sentActivities(app)).toMatchObject([{ title: 'Mapa del' }, { title: 'Mapa del barrio' }]);
      await expect(rowOf(page, 'Mapa del barrio')).toBeVisible();
    },
  );

  test(
    `a list is searched while its records come after ${ms} ms, and come again`,
    { tag: [`@KEYS-04:search${ms}`, '@demo-only'] },
    async ({ page, app }) => {
      await app.signIn('coordinadora');
      await app.control.set({ latency: [ms, ms] });
      await entryOf(page, 'Profesores').click();
      const search = page.getByRole('searchbox');
      await search.focus();
      const typed = 'Tovar Tovar';
      await page.keyboard.type(typed, { delay: ms / 20 });
      await expect(search).toBeFocused();
      await expect(search).toHaveValue(typed);
      await expectRecords(page);
      await expect.poll(() => rowNames(page)).toEqual(['Mauricio']);
      await expect(search).toBeFocused();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('xyz');
      await expect(page.getByRole('rowheader')).toHaveCount(0);
      await page.keyboard.press('Backspace');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('Tovar');
      await expectRecords(page);
      await expect(search).toHaveValue('Tovar');
      await expect(search).toBeFocused();
    },
  );
}
