/** What the server keeps of the school years, whatever a screen would send. */
import type { Page } from '@playwright/test';
import { moveClocks } from '@e2e/support/clock';
import { askDirectly } from '@e2e/support/direct-call';
import { expect, test } from '@e2e/support/test';
import { GENERAL, schoolYear } from './area';

/** Closes from the page, without the screens. */
async function closeDirectly({ page, host }: { page: Page; host: { apiUrl: string } }, body: object) {
  const { status, answer } = await askDirectly(page, { method: 'POST', url: `${host.apiUrl}/api/end-of-year`, body });
  return [status, (answer as { errorCode: string | null }).errorCode];
}

const NEXT_YEAR = { startDate: '2027-01-01 00:00:00', endDate: '2027-12-31 23:59:59', schoolYearId: 6, schoolId: 5 };

test(
  'the server closes no year that has not ended',
  { tag: ['@YEAR-18', '@wire', '@API-020:yearNotEnded'] },
  async ({ page, app, host }) => {
    await app.signIn('matriculas');
    expect(await closeDirectly({ page, host }, NEXT_YEAR)).toEqual([409, 'endOfYear_yearNotEnded']);
  },
);

test(
  'the server closes none while an enrollment is open',
  { tag: ['@YEAR-24', '@wire', '@API-020:enrollmentOpen'] },
  async ({ page, app, host }) => {
    await app.open();
    await moveClocks({ page, app }, '2027-01-01T10:00:00-05:00');
    await app.signIn('matriculas');
    expect(await closeDirectly({ page, host }, NEXT_YEAR)).toEqual([409, 'endOfYear_enrollmentOpen']);
  },
);

test('the server closes no year into a stored one', { tag: ['@wire', '@API-020:invalidDates'] }, async ({ page, app, host }) => {
  await app.signIn('cierre');
  const into = { startDate: '2025-01-01 00:00:00', endDate: '2025-12-31 23:59:59', schoolYearId: 4, schoolId: 4 };
  expect(await closeDirectly({ page, host }, into)).toEqual([422, 'endOfYear_invalidDates']);
  const { answer } = await askDirectly(page, { method: 'GET', url: `${host.apiUrl}/api/school-years` });
  expect(answer).toEqual({ periods: [schoolYear(4, '2025-01-01', '2025-12-31')] });
});

test(
  'the server refuses a year that crosses another, or ends before it begins',
  { tag: ['@YEAR-23:refused', '@wire', '@API-019:overlap', '@API-019:invalidRange'] },
  async ({ page, app, host }) => {
    await app.signIn('coordinadora', { at: GENERAL });
    const send = async (startDate: string, endDate: string) =>
      (
        await askDirectly(page, {
          method: 'PUT',
          url: `${host.apiUrl}/api/school-year`,
          body: { ...schoolYear(0, startDate, endDate), id: null },
        })
      ).status;
    expect(await send('2026-12-31', '2027-06-30')).toBe(409);
    expect(await send('2027-06-30', '2027-01-01')).toBe(422);
  },
);
