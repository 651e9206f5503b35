import type { Page } from '@playwright/test';
import { cardOf as feedCardOf } from '@e2e/publications/feed-page';
import { answering, postOf } from '@e2e/support/post-factory';
import { anyDialog, expectNoMessage, expectNoSidewaysScroll } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';

const HOME = '/dashboard/home';
const PATH = '/api/posts/teacherAndManager/';
const CALL = 'GET /api/posts/teacherAndManager';
/** The teacher id of 'directora'. */
const OWN = 11;

const cardOf = (page: Page) => page.getByRole('region', { name: 'Próximas fechas' });
const datesOf = (page: Page) => cardOf(page).getByRole('listitem');

const event = (id: number, name: string, startDate: string) =>
  postOf({ id, postType: 'EVENT', title: null, name, isProgrammed: true, place: 'Patio', startDate, endDate: startDate });
const due = (id: number, title: string, day: string, rooms = ['Sexto A']) =>
  postOf({
    id,
    postType: 'HOMEWORK',
    title,
    dueDate: `${day} 23:59:59`,
    teacherId: OWN,
    managerId: null,
    teacherName: 'Yaneth García Suárez',
    rooms: rooms.map((name, index) => ({ id: index + 1, name, roomAcronyms: '' })),
  });

test(
  'the events and due dates from today on, nearest first, at most five, from one call of the feed',
  { tag: ['@HOME-08:list', '@wire', '@API-024:ok'] },
  async ({ page, app }) => {
    const posts = [
      due(1, 'Taller de fracciones', '2026-07-07', ['Sexto B', 'Sexto A']),
      event(2, 'Izada de bandera', '2026-06-19 07:00:00'),
      due(3, 'De ayer', '2026-06-18'),
      postOf({ id: 4, title: 'Un comunicado' }),
      { ...event(5, 'Reunión de profesores', '2026-06-22 14:30:00'), rooms: [] },
      due(6, 'Guía de hoy', '2026-06-19'),
      due(7, 'La quinta', '2026-07-10'),
      due(8, 'Demasiado lejos', '2026-07-11'),
    ];
    await app.signIn('directora', { at: HOME });
    await expect(datesOf(page).first()).toBeVisible();
    expect((await app.control.calls(CALL)).map(({ query }) => query)).toEqual([
      { limit: '30', offset: '0', orderBy: 'date', order: 'DESC', teacherId: String(OWN) },
    ]);
    await app.control.fault(...answering(PATH, posts));
    await page.reload();
    await expect(datesOf(page)).toHaveText([
      /^19 jun\.Izada de banderaHoy · 07:00 · Evento · Sexto A$/,
      /^19 jun\.Guía de hoyHoy · Entrega · Sexto A$/,
      /^22 jun\.Reunión de profesoreslunes · 14:30 · Evento · Solo para profesores$/,
      /^7 jul\.Taller de fraccionesmartes · Entrega · Sexto A, Sexto B$/,
      /^10 jul\.La quintaviernes · Entrega · Sexto A$/,
    ]);
    await app.checkA11y();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
  },
);

test('a date opens its card in the feed, wherever it stands there', { tag: ['@HOME-08:feed'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: HOME });
  const name = 'Feria de la ciencia y el emprendimiento';
  await cardOf(page).getByRole('link', { name }).press('Enter');
  await expect(feedCardOf(page, name)).toBeFocused();
  await expect(feedCardOf(page, name)).toBeInViewport();
  await page.goBack();
  await expect(datesOf(page).first()).toBeVisible();
  // By its address, too; further down, page after page is asked for.
  const pages = [0, 1, 2].map((step) =>
    [1, 2, 3].map((index) => postOf({ id: 100 + 3 * step + index, title: `Publicación ${3 * step + index}` })),
  );
  await app.control.fault(...answering(PATH, ...pages));
  await page.goto('/dashboard/publications/list?post=108');
  await expect(feedCardOf(page, 'Publicación 8')).toBeFocused();
  // One that is gone leaves the feed as it is.
  await app.control.fault(...answering(PATH, ...pages));
  await page.goto('/dashboard/publications/list?post=999');
  await expect(feedCardOf(page, 'Publicación 9')).toBeAttached();
  await expectNoMessage(page, 'Atención');
});

test('an own date opens its form', { tag: ['@HOME-08:own'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: HOME });
  await cardOf(page).getByRole('link', { name: 'Proporcionalidad en la tienda del barrio' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editar Publicación');
  await expect(page.getByLabel('Título')).toHaveValue('Proporcionalidad en la tienda del barrio');
});

test('without dates ahead the card says so', { tag: ['@HOME-08:empty'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: HOME, faults: answering(PATH, [postOf({ id: 1 }), due(2, 'De ayer', '2026-06-18')]) });
  await expect(cardOf(page)).toContainText('No hay fechas próximas en las publicaciones recientes.');
});

test(
  'a failure shows in the card alone, and the home stands without it; it can be asked for again',
  { tag: ['@HOME-08:failure'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: HOME, faults: [{ method: 'GET', path: PATH, kind: 'status', status: 500 }] });
    await expect(cardOf(page).getByRole('status')).toHaveText('No se pudo cargar esta sección.');
    await expect(page.getByRole('region', { name: 'Cursos' }).getByRole('listitem')).toHaveCount(3);
    await expectNoMessage(page, 'Atención');
    await expect(anyDialog(page)).toHaveCount(0);
    await app.control.fault();
    await app.control.hold(CALL);
    await cardOf(page).getByRole('button', { name: 'Reintentar' }).press('Enter');
    await expect(cardOf(page)).toContainText('Cargando…');
    await app.control.release();
    await expect(datesOf(page)).toHaveCount(2);
  },
);
