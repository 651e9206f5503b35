import { askDirectly } from '@e2e/support/direct-call';
import { rowOf } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { GENERAL } from './area';

test(
  'the server refuses what the form would, and stores none of the list',
  {
    tag: [
      '@PERI-31:limit',
      '@PERI-31:name',
      '@PERI-31:year',
      '@PERI-31:overlap',
      '@PERI-31:range',
      '@wire',
      '@API-015:limitExceeded',
      '@API-015:duplicatedName',
      '@API-015:outOfSchoolYear',
      '@API-015:overlap',
      '@API-015:invalidRange',
    ],
  },
  async ({ page, app, host }) => {
    await app.signIn('coordinadora', { at: GENERAL });
    await expect(rowOf(page, 'Periodo 4')).toBeVisible();
    const fine = { id: null, name: 'Periodo 5', startDate: '2026-11-30 00:00:00', endDate: '2026-12-10 23:59:59' };
    const send = async (...changes: object[]) => {
      const body = [
        fine,
        ...changes.map((change) => ({ ...fine, startDate: '2026-12-12 00:00:00', endDate: '2026-12-20 23:59:59', ...change })),
      ];
      const { status, answer } = await askDirectly(page, { method: 'POST', url: `${host.apiUrl}/api/period`, body });
      return [status, (answer as { errorCode: string }).errorCode];
    };
    expect(await send({})).toEqual([422, 'period_limitExceeded']);
    expect(await send({ id: 4 })).toEqual([409, 'period_duplicatedName']);
    const fourth = { id: 4, name: 'Periodo 4' };
    expect(await send({ ...fourth, endDate: '2027-01-01 23:59:59' })).toEqual([422, 'period_outOfSchoolYear']);
    expect(await send({ ...fourth, startDate: '2026-12-09 00:00:00' })).toEqual([422, 'period_overlap']);
    expect(await send({ ...fourth, endDate: '2026-12-11 23:59:59' })).toEqual([422, 'period_invalidRange']);
    await page.reload();
    await expect(rowOf(page, 'Periodo 4').getByRole('cell')).toHaveText(['14/09/2026', '29/11/2026']);
    await expect(rowOf(page, 'Periodo 5')).toHaveCount(0);
  },
);

test(
  'without a school year the server stores no period',
  { tag: ['@PERI-14', '@wire', '@API-015:schoolYearMissing'] },
  async ({ page, app, host }) => {
    await app.signIn('sin-anio', { at: GENERAL });
    await expect(page.getByRole('button', { name: 'Agregar periodo' })).toBeDisabled();
    const body = [{ id: null, name: 'Periodo 5', startDate: '2026-11-30 00:00:00', endDate: '2026-12-10 23:59:59' }];
    // The page's own headers, without a year.
    expect(
      await page.evaluate(
        async ({ url, text }) => {
          const headers = {
            Authorization: `Bearer ${localStorage.getItem('authToken') ?? ''}`,
            schoolId: localStorage.getItem('schoolId') ?? '',
            'Content-Type': 'application/json',
          };
          return (await fetch(url, { method: 'POST', headers, body: text })).status;
        },
        { url: `${host.apiUrl}/api/period`, text: JSON.stringify(body) },
      ),
    ).toBe(409);
  },
);
