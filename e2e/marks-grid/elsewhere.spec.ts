/** Marks that change in another window. */
import { achievements } from '@fixtures/learning';
import { callDirectly } from '@e2e/support/direct-call';
import { untilDrawn } from '@e2e/support/screens';
import { expect, expectAnswered, test } from '@e2e/support/test';
import {
  CRISTIAN,
  GUIDE,
  QUIZ,
  READ,
  SUPPORT,
  cellOf,
  expectGrid,
  expectSaved,
  fieldOf,
  openGrid,
  press,
  refusing,
  rowOf,
  saves,
  type,
} from './marks-grid';

const { proportionality } = achievements;

/** A mark of who stands for all, as another window stores it. */
const elsewhere = (activity: number, qualification: number, valorizationId: number) => ({
  id: null,
  indicatorId: proportionality.id,
  subjectId: 16,
  periodId: 2,
  groupId: 9,
  valorizationId,
  qualification,
  studentId: 7,
  academicActivityId: proportionality.activities[activity]?.id,
  comment: '',
});
/** The highest of its levels. */
const SUPERIOR = proportionality.id * 100 + 4;

test(
  'a field that was opened and left as it stood writes nothing over what changed elsewhere, nor is it kept',
  { tag: ['@GRID-37', '@GRID-25:reload'] },
  async ({ page, app, host }) => {
    await openGrid(page, app);
    const cell = cellOf(rowOf(page, CRISTIAN), QUIZ);
    await cell.click();
    await type(page, 'F2');
    await expect(fieldOf(page)).not.toHaveValue('');
    const url = `${host.apiUrl}/api/learning/student-academic-record`;
    expect(await callDirectly(page, { method: 'POST', url, body: [elsewhere(QUIZ, 5, SUPERIOR)] })).toBe(200);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(cell).toContainText('Cambió en otra ventana');
    await type(page, 'Enter');
    await expect(cell).toContainText('5.0');
    await expectSaved(page);
    await type(page, 'ArrowUp', 'F2');
    await expect(fieldOf(page)).toHaveValue('5.0');
    await page.reload();
    await expectGrid(page);
    await expect(page.getByText('Recuperamos')).toHaveCount(0);
    await expect(cell).toContainText('5.0');
    expect((await saves(app)).length).toBe(1);
  },
);

test('of two returns to the tab the later reading counts', { tag: ['@GRID-37', '@SAFE-13'] }, async ({ page, app, host }) => {
  await openGrid(page, app);
  const cell = cellOf(rowOf(page, CRISTIAN), QUIZ);
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const { length: read } = await app.control.calls(READ);
  await app.control.hold(READ);
  await comeBack();
  await expect.poll(async () => (await app.control.calls(READ)).length).toBe(read + 1);
  const url = `${host.apiUrl}/api/learning/student-academic-record`;
  expect(await callDirectly(page, { method: 'POST', url, body: [elsewhere(QUIZ, 5, SUPERIOR)] })).toBe(200);
  await comeBack();
  await expect(cell).toContainText('5.0');
  await app.control.release();
  await expect.poll(async () => (await app.control.calls(READ)).map(({ status }) => status)).not.toContain(null);
  await expectAnswered(page, app);
  await untilDrawn(page);
  await expect(cell).toContainText('5.0');
});

test(
  'a return to the tab shows what changed elsewhere, unless the cell holds something unsent',
  { tag: ['@GRID-37'] },
  async ({ page, app, host }) => {
    await openGrid(page, app);
    const cristian = rowOf(page, CRISTIAN);
    await app.control.fault(refusing(500, { times: 1 }));
    app.watch.allow(/500/);
    await cellOf(cristian, SUPPORT).click();
    await type(page, '4', 'Enter');
    await expect(cellOf(cristian, SUPPORT)).toContainText('No se guardó');
    // 5.0 of Superior, by another window.
    const body = [elsewhere(QUIZ, 5, SUPERIOR), elsewhere(SUPPORT, 5, SUPERIOR)];
    expect(await callDirectly(page, { method: 'POST', url: `${host.apiUrl}/api/learning/student-academic-record`, body })).toBe(200);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(cellOf(cristian, QUIZ)).toContainText('5.0');
    await expect(cellOf(cristian, QUIZ)).toContainText('Cambió en otra ventana');
    await expect(page.getByRole('status').filter({ hasText: '1 nota cambió en otra ventana' })).toBeAttached();
    await expect(cellOf(cristian, SUPPORT)).toContainText('4.0');
    await press(page, 'Reintentar');
    await expectSaved(page);
    await page.reload();
    await expect(cellOf(cristian, SUPPORT)).toContainText('4.0');
    await expect(cellOf(cristian, QUIZ)).toContainText('5.0');
    await expect(cellOf(cristian, GUIDE)).not.toContainText('Cambió');
    await expect(fieldOf(page)).toHaveCount(0);
  },
);
