import { HOMEWORK, dateOf, openType } from '@e2e/publications/publishing';
import { people } from '@fixtures/people';
import { expect, test } from '@e2e/support/test';
import type { LogLine } from '@mocks/backend/log';
import { dialogOf } from '@e2e/support/screens';

test.beforeEach(({ app }) => app.open());

test('demo.as signs that person in, where the address leads', { tag: ['@DEMO-09:somebody', '@demo-only'] }, async ({ page }) => {
  await page.goto('/dashboard/publications/list?demo.as=directora');
  await expect(page.getByRole('heading', { name: 'Publicaciones' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Yaneth García Suárez' })).toBeVisible();
  await page.goto('/?demo.as=coordinadora');
  await expect(page).toHaveURL('/dashboard/schools');
  await expect(page.getByRole('button', { name: 'Liliana Restrepo Cano' })).toBeVisible();
});

test('an unknown person shows the login screen with the keys', { tag: ['@DEMO-09:nobody', '@demo-only'] }, async ({ page, app }) => {
  await page.goto('/dashboard/home?demo.as=nadie');
  await expect(page).toHaveURL('/auth/login');
  const message = page.getByText('No hay nadie con la clave «nadie»');
  for (const { key } of people) await expect(message).toContainText(key);
  expect(await app.control.calls()).toEqual([]);
});

test(
  'demo.now moves bar, ages, today’s limit and backend',
  { tag: ['@DEMO-10:bar', '@DEMO-10:ages', '@DEMO-10:today', '@DEMO-10:backend', '@demo-only'] },
  async ({ page, app }) => {
    // The school's records are there before the clock moves, and stay as they are.
    await app.control.read();
    const now = encodeURIComponent('2026-06-22T10:00:00-05:00');
    await page.goto(`/dashboard/publications/list?demo.as=directora&demo.now=${now}`);
    await expect(page.getByText('lunes, 22 de junio de 2026')).toBeVisible();
    const card = page.getByRole('article', { name: 'Hoy Sexto A sale por la portería norte' });
    await expect(card).toContainText('Hace 3 dias');
    expect((await app.control.read()).now.slice(0, 13)).toBe('2026-06-22T15');
    await card.getByLabel('Escribe un comentario').fill('Recibido.');
    await card.getByRole('button', { name: 'Enviar' }).click();
    await expect(card).toContainText(/Hace [0-2] minutos?/);
    await openType(page, HOMEWORK);
    await expect(dateOf(page, 'Fecha de entrega')).toHaveAttribute('min', '2026-06-22');
  },
);

test(
  'demo.faults makes the named call fail as often as told, and no other',
  { tag: ['@DEMO-11:asOften', '@DEMO-11:noOther', '@demo-only'] },
  async ({ page, app }) => {
    const faults = [{ method: 'PUT', path: '/accounts/auth', kind: 'status', status: 500, message: 'x', times: 2, after: 1 }];
    await page.goto(`/auth/login?demo.faults=${encodeURIComponent(JSON.stringify(faults))}`);
    const attempts: string[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await app.pressSignIn('nadie@yarumos.example', 'x');
      await expect.poll(() => app.control.calls('PUT /accounts/auth')).toHaveLength(attempt + 1);
      await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeEnabled();
      attempts.push(await page.getByRole('alert').innerText());
    }
    const unexpected = 'Ocurrió un error, por favor intente nuevamente';
    const wrong = 'Por favor, verifique su información';
    expect(attempts).toEqual([wrong, unexpected, unexpected, wrong]);
    expect((await app.control.read()).faults).toEqual([]);

    // Without end, and no other call.
    const feed = '/api/posts/teacherAndManager';
    const lasting = [{ method: 'GET', path: feed, kind: 'status', status: 500, message: 'x' }];
    const query = `demo.as=directora&demo.latency=0-0&demo.faults=${encodeURIComponent(JSON.stringify(lasting))}`;
    await page.goto(`/dashboard/publications/list?${query}`);
    await expect(dialogOf(page, 'Atención')).toBeVisible();
    await page.reload();
    await expect(dialogOf(page, 'Atención')).toBeVisible();
    const answers = (await app.control.calls()).slice(4);
    const isFeed = ({ path }: LogLine) => path.startsWith(feed);
    expect(answers.filter(isFeed).map(({ status }) => status)).toEqual([500, 500]);
    expect(answers.filter((line) => !isFeed(line)).length).toBeGreaterThan(5);
    expect(new Set(answers.filter((line) => !isFeed(line)).map(({ status }) => status))).toEqual(new Set([200]));
  },
);

test(
  'the parameters are gone from the address, and a reload does not apply them again',
  { tag: ['@DEMO-12:gone', '@DEMO-12:notAgain', '@demo-only'] },
  async ({ page, app }) => {
    await page.goto('/auth/recover?demo.latency=0-0&otro=1&demo.size=small#abajo');
    await expect(page).toHaveURL('/auth/recover?otro=1#abajo');
    await page.goto('/auth/login?demo.as=directora&demo.latency=0-0&demo.seed=7&otro=1#abajo');
    await expect(page).toHaveURL('/dashboard/home');
    expect((await app.control.read()).seed).toBe(7);
    await page.getByRole('button', { name: 'Yaneth García Suárez' }).click();
    await page.getByRole('menuitem', { name: 'Salir' }).click();
    await expect(page).toHaveURL('/auth/login');
    await page.reload();
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  },
);

const asText = (...faults: object[]) => JSON.stringify(faults);
const ROOMS = { method: 'GET', path: '/api/rooms' } as const;
const IMPOSSIBLE: Readonly<Record<string, readonly [name: string, text: string, message: string]>> = {
  path: [
    'demo.faults',
    asText({ ...ROOMS, kind: 'network' }, { method: 'GET', path: '/%E0%A4%A', kind: 'network' }),
    'demo.faults[1].path debe ser una ruta que empiece por / y se pueda decodificar.',
  ],
  status: [
    'demo.faults',
    asText({ ...ROOMS, kind: 'status', status: 600 }),
    'demo.faults[0].status debe ser un número entero de 200 a 599.',
  ],
  body: ['demo.faults', asText({ ...ROOMS, kind: 'answer', status: 204, body: [] }), 'demo.faults[0].status no admite un cuerpo.'],
  faults: ['demo.faults', '[{', 'demo.faults debe ser una lista.'],
  now: ['demo.now', 'ayer', "demo.now debe ser una fecha ISO de los años 2000 a 2099, o 'real'."],
  latency: ['demo.latency', '9-1', 'demo.latency debe tener dos números de milisegundos, el primero no mayor que el segundo.'],
  seed: ['demo.seed', 'siete', 'demo.seed debe ser un número entero desde 0.'],
  size: ['demo.size', 'huge', 'demo.size debe ser uno de: small, default, large.'],
  reset: ['demo.reset', 'sí', 'demo.reset debe ser uno de: 0, 1.'],
  unknown: ['demo.otro', '1', 'demo.otro no existe.'],
};

test(
  'a parameter that cannot be is named in the bar, and the demo starts without it, until the page is loaded again',
  { tag: [...Object.keys(IMPOSSIBLE).map((kind) => `@DEMO-18:${kind}`), '@demo-only'] },
  async ({ page, app }) => {
    const { seed, size, latency } = await app.control.read();
    const refused = page.getByRole('complementary', { name: 'Modo demostración' }).getByRole('alert');
    const expectRooms = async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Cursos' })).toBeVisible();
      await expect(page.getByRole('rowheader', { name: 'Quinto A' })).toBeVisible();
    };
    for (const [kind, [name, text, message]] of Object.entries(IMPOSSIBLE)) {
      await test.step(`DEMO-18:${kind}`, async () => {
        const query = new URLSearchParams({ [name]: text, 'demo.as': 'coordinadora' });
        await page.goto(`/dashboard/rooms/list?${query}`);
        // The others count: the person is signed in, where the address leads.
        await expectRooms();
        await expect(refused).toHaveText(`${message} La demostración empezó sin eso.`);
        expect(await app.control.read()).toMatchObject({ seed, size, latency, faults: [] });
      });
    }
    await page.reload();
    await expectRooms();
    await expect(refused).toHaveCount(0);
  },
);
