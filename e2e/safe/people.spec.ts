import type { Page } from '@playwright/test';
import { commentIn } from '@e2e/publications/feed-page';
import { PUBLIC_ROUTES, ROUTES } from '@e2e/areas';
import { entryOf, expectNoSidewaysScroll, goWithin, openEntry } from '@e2e/support/screens';
import { fullOnly } from '@e2e/support/full-only';
import { expect, expectLoaded, test } from '@e2e/support/test';

test.use({ ownPage: true });

const FEED = '/dashboard/publications/list';

const focused = (page: Page) =>
  page.evaluate(
    () =>
      (document.activeElement as HTMLElement | null)?.innerText ||
      document.activeElement?.getAttribute('aria-label') ||
      document.activeElement?.tagName,
  );

/** True when whatever has the focus shows a ring or an edge of its own. */
const showsFocus = (page: Page) =>
  page.evaluate(() => {
    if (!document.activeElement) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });

test(
  'signing in, reading and commenting need the keyboard alone, with the focus visible',
  { tag: ['@SAFE-18:login'] },
  async ({ page, app }) => {
    await app.open();
    await page.getByLabel('Correo electrónico').focus();
    await page.keyboard.type('yaneth.garcia@yarumos.example');
    await page.keyboard.press('Tab');
    expect(await showsFocus(page)).toBe(true);
    await page.keyboard.type('Demo2026*');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Mostrar contraseña');
    expect(await showsFocus(page)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Iniciar sesión');
    expect(await showsFocus(page)).toBe(true);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Inicio' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();

    await page.goto(FEED);
    await expect(page.getByRole('article').first()).toBeVisible();
    // From the top: the way past the menu comes first, then bar, header, menu, in the order they stand.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const order: (string | undefined)[] = [];
    for (let step = 0; step < 15; step += 1) {
      await page.keyboard.press('Tab');
      order.push((await focused(page)) ?? undefined);
      expect(await showsFocus(page), order.at(-1)).toBe(true);
    }
    const wanted = [
      'Ir al contenido',
      'Buscar',
      'Yaneth García Suárez',
      'Inicio',
      'Mis Cursos',
      'Publicaciones',
      'Observador del Estudiante',
      'Opciones',
    ];
    // 'Opciones' goes on with its publication (KEYS-06).
    const places = wanted.map((name) => order.findIndex((reached) => reached?.startsWith(name)));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(wanted.filter((_, index) => places[index] === -1)).toEqual([]);

    const field = page.getByRole('article').first().getByLabel('Escribe un comentario');
    await field.focus();
    await page.keyboard.type('Con el teclado.');
    await page.keyboard.press('Enter');
    await expect(commentIn(page.getByRole('article').first(), 'Con el teclado.')).toBeVisible();
    await expect(field).toHaveValue('');
    expect(await app.control.calls('PUT /api/posts/{id}/comment')).toHaveLength(1);
  },
);

interface Step {
  /** Number of the control among all of the page, in the order they stand; -1: none of them. */
  readonly index: number;
  readonly name: string;
  readonly isVisible: boolean;
}

/** Runs in the page: notes what gets the focus, one after the other, and whether that shows. */
function watchFocus() {
  // Outlines and shadows of an element and what is around it: the ring of an editor is its frame's.
  const ringOf = (element: Element | null, depth = 0): string => {
    if (element === null || depth > 4) return '';
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const outline = outlineStyle === 'none' || outlineWidth === '0px' ? '' : `${outlineStyle} ${outlineWidth}`;
    return `${outline} ${boxShadow}; ${ringOf(element.parentElement, depth + 1)}`;
  };
  const stepAt = (element: HTMLElement): Step => {
    const { walk = '-1', ring } = element.dataset;
    return { index: Number(walk), name: element.outerHTML.slice(0, 120), isVisible: ringOf(element) !== ring };
  };
  const steps: Step[] = [];
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) steps.push(stepAt(target));
  });
  Object.assign(window, { ringOf, focusSteps: steps });
}

/** What may hold the focus: no role names all of it. */
const CONTROLS = 'a[href], button, input, select, textarea, [contenteditable=true], [tabindex="0"]';

/** Numbers the controls that the keyboard must reach, without the focus on any, and answers their names. */
const numberControls = (page: Page) =>
  page.evaluate((selector) => {
    (document.activeElement as HTMLElement | null)?.blur();
    const ringOf = Reflect.get(window, 'ringOf') as (element: Element) => string;
    const all = document.querySelectorAll<HTMLElement>(selector);
    const reachable = [...all].filter((element) => {
      const isOff = element.matches(':disabled, [tabindex="-1"]') || element.closest('[inert]') !== null;
      // A link that is being written is text.
      const isText = element.parentElement?.closest('[contenteditable=true]') != null;
      return !isOff && !isText && element.checkVisibility({ visibilityProperty: true });
    });
    for (const [index, element] of reachable.entries()) Object.assign(element.dataset, { walk: String(index), ring: ringOf(element) });
    return reachable.map(
      (element) => `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}`,
    );
  }, CONTROLS);

/** Takes what `watchFocus` has noted since the last time. */
const focusSteps = (page: Page): Promise<Step[]> => page.evaluate(() => (Reflect.get(window, 'focusSteps') as Step[]).splice(0));

/** Presses Tab until the first control has the focus again; answers the controls that had it, in order. */
async function walkByTab(page: Page): Promise<Step[]> {
  const seen: Step[] = [];
  // A date field has four stops; a feed brings more controls as one comes to its end.
  const all = page.locator(CONTROLS);
  for (let presses = 0; presses <= 4 * (await all.count());) {
    for (let press = 0; press < 10; press += 1) await page.keyboard.press('Tab');
    presses += 10;
    for (const step of await focusSteps(page)) {
      if (seen.length > 0 && step.index === seen[0]?.index) return seen;
      seen.push(step);
    }
  }
  return seen;
}

/** Screens that both roles have, of the same parts: where more can be done they are walked, the other role's in the full run. */
const LESS = {
  coordinadora: [
    'learning',
    'courseObservations',
    'academicActivities',
    'academicActivitiesOfTeacher',
    'spreadsheet',
    'marks',
    'studentDetail',
    'marksGrid',
    'observer',
    'observerDetail',
  ],
  directora: ['ownPublications', 'ownPublication', 'ownAcademicActivities'],
} as const satisfies Record<keyof typeof ROUTES, readonly string[]>;

const WALKS = (Object.entries(ROUTES) as [keyof typeof ROUTES, Record<string, string>][]).flatMap(([who, all]) => {
  const less: readonly string[] = LESS[who];
  return [false, true].map((isFullOnly) => ({
    who,
    which: isFullOnly ? ' that the other role has, too' : '',
    routes: Object.fromEntries(Object.entries(all).filter(([route]) => less.includes(route) === isFullOnly)),
    isFullOnly,
  }));
});

for (const { who, which, routes, isFullOnly } of WALKS) {
  const tag = [...Object.keys(routes).map((route) => `@SAFE-18:${route}`), '@demo-only', ...fullOnly(isFullOnly)];
  test(`Tab reaches every control of every screen of ${who}${which}, in their order, the focus visible`, { tag }, async ({ page, app }) => {
    // Some twenty screens, each with a stop for every control.
    test.slow();
    await app.signIn(who);
    await page.evaluate(watchFocus);
    for (const [route, path] of Object.entries(routes)) {
      await test.step(route, async () => {
        await goWithin(page, path);
        await expectLoaded(page, app);
        const before = { controls: -1 };
        // Until what was loaded is drawn.
        await expect
          .poll(async () => {
            const { length } = await numberControls(page);
            const waits = page.locator('[aria-busy=true]').or(page.getByText(/^Cargando/));
            const isSame = length === before.controls && (await waits.count()) === 0;
            before.controls = length;
            return isSame;
          })
          .toBe(true);
        const controls = await numberControls(page);
        await focusSteps(page);
        const seen = await walkByTab(page);
        for (const { isVisible, name } of seen) expect(isVisible, `${path}: ${name}`).toBe(true);
        const order = seen.map(({ index }) => index);
        expect(
          controls.filter((_, index) => !order.includes(index)),
          `${path}: not reached`,
        ).toEqual([]);
        // It begins where the screen begins, and ends there.
        const first = order.indexOf(Math.min(...order));
        expect([...order.slice(first), ...order.slice(0, first)], path).toEqual(order.toSorted((one, other) => one - other));
      });
    }
  });
}

test('the menus of a post and of the user go by arrows, Home, End and Escape', { tag: ['@SAFE-18:menus'] }, async ({ page, app }) => {
  await app.signIn('directora');
  const user = page.getByRole('button', { name: 'Yaneth García Suárez' });
  await user.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Cambiar contraseña' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Salir' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Cambiar contraseña' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Salir' })).toBeFocused();
  await app.checkA11y();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(user).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `no state has a violation of WCAG 2.2 A or AA, in ${colorScheme}`,
    { tag: [`@SAFE-19:${colorScheme}`, '@demo-only'] },
    async ({ page, app }) => {
      await page.emulateMedia({ colorScheme });
      await app.open();
      await app.checkA11y();
      await page.getByRole('button', { name: 'Iniciar sesión' }).click();
      await app.checkA11y();
      await goWithin(page, '/auth/recover');
      await expect(page.getByRole('heading', { name: 'Recuperar contraseña' })).toBeVisible();
      await app.checkA11y();
      await goWithin(page, '/auth/login');
      await app.signIn('coordinadora');
      await app.checkA11y();
      await goWithin(page, FEED);
      await expect(page.getByRole('article').nth(2)).toBeVisible();
      await app.checkA11y();
      await page.getByRole('article', { name: 'Maqueta' }).getByRole('button', { name: 'Ver todos los comentarios' }).click();
      await app.checkA11y();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Menú' }).click();
      await expect(page.getByRole('button', { name: 'Cerrar menú' })).toBeVisible();
      await app.checkA11y();
    },
  );
}

/** Where a heading begins in a wider window: beside the menu, which is a rail in the first. */
const EDGES = [
  [1024, 92],
  [1440, 288],
  [1920, 288],
] as const;

for (const { who, which, routes, isFullOnly } of WALKS) {
  const tag = [...Object.keys(routes).map((route) => `@SAFE-20:${route}`), '@demo-only', ...fullOnly(isFullOnly)];
  const title = `at 390 px no screen of ${who}${which} scrolls sideways, and the menu is a drawer; wider, all begin at the same left edge`;
  test(title, { tag }, async ({ page, app }) => {
    // Some twenty screens, each in four widths.
    test.slow();
    await app.signIn(who);
    for (const [route, path] of Object.entries(routes)) {
      await test.step(route, async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await goWithin(page, path);
        await expectLoaded(page, app);
        await expectNoSidewaysScroll(page);
        await expect(entryOf(page, 'Publicaciones')).toBeHidden();
        await page.getByRole('button', { name: 'Menú', exact: true }).click();
        await expect(entryOf(page, 'Publicaciones')).toBeVisible();
        await expectNoSidewaysScroll(page);
        await page.keyboard.press('Escape');
        await expect(entryOf(page, 'Publicaciones')).toBeHidden();
        await expect(page.getByRole('button', { name: 'Menú', exact: true })).toBeFocused();
        for (const [width, edge] of EDGES) {
          await page.setViewportSize({ width, height: 900 });
          const start = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.x;
          await expect.poll(start, `${width} px`).toBe(edge);
        }
      });
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menú', exact: true }).click();
    await openEntry(page, 'Publicaciones');
    await expect(page).toHaveURL(FEED);
    await expect(entryOf(page, 'Publicaciones')).toBeHidden();
    await expect(page.getByRole('article').nth(2)).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}

test(
  'at 390 px no public screen scrolls sideways',
  { tag: Object.keys(PUBLIC_ROUTES).map((route) => `@SAFE-20:${route}`) },
  async ({ page, app }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await app.open();
    for (const path of Object.values(PUBLIC_ROUTES)) {
      await goWithin(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  },
);

test(
  'where storage is refused the session lives in this tab, and the login screen says so',
  { tag: ['@SAFE-21'] },
  async ({ page, app }) => {
    await app.open();
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException('refused', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/auth/login?demo.latency=0-0&demo.now=2026-06-19T10:00:00-05:00');
    await expect(
      page.getByText('Este navegador no permite guardar la sesión: si recargas la página tendrás que ingresar de nuevo.'),
    ).toBeVisible();
    await app.checkA11y();
    await app.signIn('directora');
    await openEntry(page, 'Publicaciones');
    const card = page.getByRole('article').first();
    await card.getByLabel('Escribe un comentario').fill('Sin guardar nada.');
    await card.getByRole('button', { name: 'Enviar' }).click();
    await expect(commentIn(card, 'Sin guardar nada.')).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL('/auth/login');
  },
);
