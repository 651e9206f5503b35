/** Dates without a zone are the browser's own, wherever the browser is. */
import { expect, test } from '@e2e/support/test';
import { openPublications } from '@e2e/support/screens';
import { postOf } from '@e2e/support/post-factory';

for (const { zone, minutesAgo, hoursAgo } of [
  { zone: 'America/Bogota', minutesAgo: '2026-06-19 09:35:00', hoursAgo: '2026-06-19 07:30:00' },
  // There it is midnight between the 19th and the 20th.
  { zone: 'Asia/Tokyo', minutesAgo: '2026-06-19 23:35:00', hoursAgo: '2026-06-19 21:30:00' },
]) {
  test.describe(zone, () => {
    test.use({ timezoneId: zone });

    test(`the dates of the API are read as the local time of ${zone}`, { tag: ['@SHAR-04'] }, async ({ page, app }) => {
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
      await app.door.fault(
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

test.describe('a browser in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test("today is the browser's local day", { tag: ['@SHAR-05', '@demo-only'] }, async ({ page, app }) => {
    await app.open();
    await expect(page.getByRole('complementary', { name: 'Modo demostración' })).toContainText('sábado, 20 de junio de 2026');
  });
});

test("in Bogotá today is Bogotá's day", { tag: ['@SHAR-05', '@demo-only'] }, async ({ page, app }) => {
  await app.open();
  await expect(page.getByRole('complementary', { name: 'Modo demostración' })).toContainText('viernes, 19 de junio de 2026');
});
