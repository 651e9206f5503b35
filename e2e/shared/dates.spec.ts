/** Dates without a zone are the browser's own, wherever the browser is. */
import type { Locator, Page } from '@playwright/test';
import { acceptSavedPost, chooseType, fillEvent, lastRequest, publishOf } from '@e2e/publications/publication-save';
import { expect, test } from '@e2e/support/test';
import { leave, openPublications, type Visit } from '@e2e/support/screens';
import { postOf } from '@e2e/support/post-factory';

for (const { zone, minutesAgo, hoursAgo } of [
  { zone: 'America/Bogota', minutesAgo: '2026-06-19 09:35:00', hoursAgo: '2026-06-19 07:30:00' },
  // There it is midnight between the 19th and the 20th.
  { zone: 'Asia/Tokyo', minutesAgo: '2026-06-19 23:35:00', hoursAgo: '2026-06-19 21:30:00' },
]) {
  test.describe(zone, () => {
    test.use({ timezoneId: zone });

    test(`the dates of the API are read as the local time of ${zone}`, { tag: ['@SHAR-04:received'] }, async ({ page, app }) => {
      await app.signIn('coordinadora');
      const posts = [
        postOf({
          id: 901,
          postType: 'HOMEWORK',
          title: 'Tarea',
          date: minutesAgo,
          dueDate: '2026-07-08 23:59:59',
          teacherId: 1,
          managerId: null,
        }),
        postOf({
          id: 902,
          postType: 'EVENT',
          title: null,
          name: 'Evento',
          date: hoursAgo,
          isProgrammed: true,
          startDate: '2026-07-17 00:30:00',
        }),
      ];
      await app.control.fault(
        { method: 'GET', path: '/api/posts/', kind: 'answer', body: { posts }, times: 1 },
        { method: 'GET', path: '/api/posts/', kind: 'answer', body: { posts: [] } },
      );
      await openPublications(page);
      const homework = page.getByRole('article', { name: 'Tarea' });
      await expect(homework.getByText(/^Hace 2[5-7] minutos$/)).toBeVisible();
      await expect(homework.getByText('Fecha de entrega: 08/07/2026')).toBeVisible();
      const event = page.getByRole('article', { name: 'Evento' });
      await expect(event.getByText('Hace 2 horas')).toBeVisible();
      await expect(event.getByText('Fecha inicial: 17/07/2026 00:30')).toBeVisible();
    });
  });
}

/** The form of a programmed event at that moment: its first day. */
async function openEvent({ page, app }: Visit, now: string): Promise<Locator> {
  await app.open();
  await app.control.set({ now });
  await page.reload();
  await app.signIn('coordinadora');
  await openPublications(page);
  await chooseType(page, 'Evento Escolar');
  await fillEvent(page, 'Día de la familia');
  return page.getByLabel('Fecha inicial');
}

/** The last day that is refused, and the first that is not. */
async function expectFirstDay(page: Page, field: Locator, before: string, today: string): Promise<void> {
  await expect(field).toHaveAttribute('min', `${today}T00:00`);
  await field.fill(`${before}T23:59`);
  await leave(page);
  await expect(field).toHaveAccessibleDescription('La fecha no puede ser anterior a hoy');
  await field.fill(`${today}T00:00`);
  await expect(field).toHaveAccessibleDescription('');
}

test.describe('a browser in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test(
    "today is the browser's local day, for a form's first day too, and dates are sent in its local time",
    { tag: ['@SHAR-05:elsewhere', '@SHAR-04:sent', '@SHAR-01:upload', '@demo-only'] },
    async ({ page, app }) => {
      const field = await openEvent({ page, app }, '2026-06-19T10:00:00-05:00');
      await expect(page.getByRole('complementary', { name: 'Modo demostración' })).toContainText('sábado, 20 de junio de 2026');
      await expectFirstDay(page, field, '2026-06-19', '2026-06-20');
      await field.fill('2026-07-17T08:00');
      await publishOf(page).click();
      await acceptSavedPost(page);
      expect(await lastRequest(app)).toMatchObject({ startDate: '2026-07-17 08:00:00', endDate: '2026-07-17 12:00:00' });
      const [line] = await app.control.calls('PUT /api/posts');
      expect(line?.headers).toMatchObject({ authorization: 'Bearer [redacted]', schoolid: '1', schoolyear: '1' });
    },
  );
});

test(
  "in Bogotá today is Bogotá's day, in the year's last hour too, when it is another year elsewhere",
  { tag: ['@SHAR-05:bogota', '@demo-only'] },
  async ({ page, app }) => {
    const field = await openEvent({ page, app }, '2026-12-31T23:30:00-05:00');
    await expect(page.getByRole('complementary', { name: 'Modo demostración' })).toContainText('jueves, 31 de diciembre de 2026');
    await expectFirstDay(page, field, '2026-12-30', '2026-12-31');
  },
);
