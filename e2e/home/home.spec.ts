import type { Page } from '@playwright/test';
import { signOut, watchAddresses } from '@e2e/session/session';
import { acceptFailure, openEntry } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';

test.use({ ownPage: true });

const HOME = '/dashboard/home';
const OWN = 'GET /teachersDeepByTeacherEmail/{email}';
const HEADINGS = ['Asignaturas', 'Cursos', 'Dirección de grupo'];

const cardOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test(
  'the home shows what login brought, and asks again later and after a reload',
  { tag: ['@HOME-01:subjects', '@HOME-01:classes', '@HOME-01:directions', '@HOME-01:ownEmail', '@HOME-03:spanish'] },
  async ({ page, app }) => {
    await app.open();
    await app.signIn('directora');
    await expect(page).toHaveURL(HOME);
    await expect(page.getByRole('heading')).toHaveText(['Inicio', 'Qué me falta', ...HEADINGS, 'Próximas fechas']);
    await expect(cardOf(page, 'Asignaturas').getByRole('listitem')).toHaveText([/Matemáticas$/, /Geometría$/]);
    await expect(cardOf(page, 'Cursos').getByRole('listitem')).toHaveText([/Sexto A$/, /Sexto B$/, /Séptimo A$/]);
    await expect(cardOf(page, 'Dirección de grupo').getByRole('listitem')).toHaveText([/Sexto A$/]);
    await expect(page.getByText('viernes, 19 de junio de 2026', { exact: true })).toBeVisible();
    await app.checkA11y();
    expect((await app.control.calls(OWN)).map(({ path }) => path)).toEqual(['/teachersDeepByTeacherEmail/yaneth.garcia@yarumos.example']);
    await openEntry(page, 'Publicaciones');
    await page.clock.fastForward('00:11');
    await openEntry(page, 'Inicio');
    await expect.poll(() => app.control.calls(OWN)).toHaveLength(2);
    await page.reload();
    await expect(cardOf(page, 'Cursos').getByRole('listitem')).toHaveCount(3);
    expect(await app.control.calls(OWN)).toHaveLength(3);
  },
);

test(
  "what there is none of reads 'Ninguno'",
  { tag: ['@HOME-02:subjects', '@HOME-02:classes', '@HOME-02:directions'] },
  async ({ page, app }) => {
    await app.signIn('docente');
    await expect(cardOf(page, 'Dirección de grupo')).toContainText('Ninguno');
    await expect(page.getByText('Ninguno')).toHaveCount(1);
    await signOut(page, 'Mauricio Tovar Tovar');
    await app.signIn('sin-cursos');
    for (const name of HEADINGS) await expect(cardOf(page, name)).toContainText('Ninguno');
    await expect(page.getByText('Ninguno')).toHaveCount(3);
  },
);

test('an Admin is taken to the school, without a refusal', { tag: ['@HOME-04'] }, async ({ page, app }) => {
  await app.open();
  await app.signIn('coordinadora');
  const seen = watchAddresses(page);
  await page.goto(HOME);
  await expect(page).toHaveURL('/dashboard/schools');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Institución');
  expect(seen()).not.toContain('/unauthorized');
  expect(await app.control.calls(OWN)).toEqual([]);
});

test('a home that does not come can be asked for again', { tag: ['@HOME-01:failure', '@ERRO-04'] }, async ({ page, app }) => {
  await app.signIn('directora');
  await app.control.fault({ method: 'GET', path: '/teachersDeepByTeacherEmail/{email}', kind: 'status', status: 500 });
  await page.reload();
  await acceptFailure(page, 'Ha ocurrido un error inesperado');
  await app.control.fault();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(cardOf(page, 'Cursos').getByRole('listitem')).toHaveCount(3);
});

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test("the date is the browser's own day", { tag: ['@HOME-03:browserZone', '@SHAR-05'] }, async ({ page, app }) => {
    await app.signIn('directora');
    await expect(page.getByRole('main').getByText('sábado, 20 de junio de 2026', { exact: true })).toBeVisible();
  });
});

test('the date follows the last hour of the year', { tag: ['@HOME-03:midnight', '@demo-only'] }, async ({ page, app }) => {
  await app.open();
  // In UTC it is the first day already.
  await page.goto(`${HOME}?demo.as=directora&demo.latency=0-0&demo.now=${encodeURIComponent('2026-12-31T23:58:30-05:00')}`);
  await expect(page.getByRole('main').getByText('jueves, 31 de diciembre de 2026', { exact: true })).toBeVisible();
  await page.clock.fastForward('02:00');
  await expect(page.getByRole('main').getByText('viernes, 1 de enero de 2027', { exact: true })).toBeVisible();
});

test('a tab opened in the background has its data before anybody looks at it', async ({ page, app }) => {
  await app.signIn('directora');
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    // Such a tab is not painted.
    Object.assign(window, { requestAnimationFrame: () => 0 });
  });
  await page.goto('/dashboard/home');
  await expect(page.getByText('Sexto B')).toBeVisible();
});

test(
  "the home leads on: each room to its tab in 'Mis Cursos', and to a new publication",
  { tag: ['@HOME-05:room', '@HOME-05:direction', '@HOME-05:publication'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: HOME });
    await cardOf(page, 'Cursos').getByRole('link', { name: 'Séptimo A' }).click();
    await expect(page.getByRole('tab', { name: 'Séptimo A' })).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await cardOf(page, 'Dirección de grupo').getByRole('link', { name: 'Sexto A' }).press('Enter');
    await expect(page.getByRole('tab', { name: 'Sexto A' })).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(/[?&]room=9\b/);
    await page.goBack();
    const create = page.getByRole('button', { name: 'Crear Publicación' });
    const [heading, button] = await Promise.all([page.getByRole('heading', { level: 1 }).boundingBox(), create.boundingBox()]);
    // On one line.
    expect(button?.y).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0));
    await create.click();
    await expect(page).toHaveURL('/dashboard/publications/list?step=types');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crear Publicación');
  },
);
