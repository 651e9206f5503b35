import { expectNoSidewaysScroll } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { emailOf } from '@e2e/access/access';
import { headerOf, openUserMenu } from './shell';

const HEADERS = [
  { who: 'coordinadora', id: 1, school: 'Colegio Mirador de los Yarumos', name: 'Liliana Restrepo Cano', picture: /avatar-4/ },
  { who: 'directora', id: 3, school: 'Colegio Mirador de los Yarumos', name: 'Yaneth García Suárez', picture: /avatar-2/ },
] as const;

for (const { who, id, school, name, picture } of HEADERS) {
  test(
    `the header shows ${who} school, name and their images, and after a reload what the school's and the account's calls answer`,
    { tag: ['@LAYO-05', '@LAYO-06:images', '@LAYO-06:neither', '@LAYO-07:school', '@LAYO-07:account'] },
    async ({ page, app }) => {
      await app.open();
      await app.signIn(who);
      const header = headerOf(page);
      await expect(header.getByText(school, { exact: true })).toBeVisible();
      await expect(header.getByRole('button', { name, exact: true })).toBeVisible();
      const avatarOf = (user: string) => header.getByRole('button', { name: user, exact: true }).getByRole('presentation');
      const [shield, avatar] = [header.getByRole('presentation').first(), avatarOf(name)];
      await expect(shield).toHaveAttribute('src', /escudo-yarumos/);
      await expect(avatar).toHaveAttribute('src', picture);
      for (const image of [shield, avatar])
        await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
      // Login knew all of it.
      expect(await app.control.calls('GET /api/accounts/{id}')).toEqual([]);
      expect(await app.control.calls('GET /schools/{id}')).toHaveLength(1);

      const account = {
        id,
        username: 'otra@yarumos.example',
        name: 'Ángela',
        surname: 'De la Hoz Núñez',
        phoneNumber: null,
        imageProfileUrl: null,
        role: 'MANAGER',
      };
      const renamed = {
        id: 1,
        name: 'Colegio con otro nombre',
        image: null,
        schoolPhone: null,
        schoolEmail: null,
        schoolAddress: null,
        schoolCity: null,
      };
      await app.control.fault(
        { method: 'GET', path: `/api/accounts/${id}`, kind: 'answer', body: account },
        { method: 'GET', path: '/schools/1/', kind: 'answer', body: renamed },
      );
      await page.reload();
      await expect(headerOf(page).getByText('Colegio con otro nombre', { exact: true })).toBeVisible();
      await expect(headerOf(page).getByRole('button', { name: 'Ángela De la Hoz Núñez', exact: true })).toBeVisible();
      // LAYO-06: neither has an image.
      await expect(headerOf(page).getByText('ÁD', { exact: true })).toBeVisible();
      await expect(headerOf(page).getByRole('presentation')).toHaveCount(0);
      expect(await app.control.calls('GET /api/accounts/{id}')).toHaveLength(1);
      expect(await app.control.calls('GET /schools/{id}')).toHaveLength(2);
      // The images come from there, too.
      await app.control.fault(
        { method: 'GET', path: `/api/accounts/${id}`, kind: 'answer', body: { ...account, imageProfileUrl: '/favicon.svg?user' } },
        { method: 'GET', path: '/schools/1/', kind: 'answer', body: { ...renamed, image: '/favicon.svg?school' } },
      );
      await page.reload();
      await expect(avatarOf('Ángela De la Hoz Núñez')).toHaveAttribute('src', '/favicon.svg?user');
      await expect(header.getByRole('presentation').first()).toHaveAttribute('src', '/favicon.svg?school');
    },
  );
}

test('without a profile image the avatar shows the initials', { tag: ['@LAYO-05', '@LAYO-06:initials'] }, async ({ page, app }) => {
  const school = 'Institución Educativa Rural La Ceiba Alta';
  await app.open();
  await app.signIn('dos-colegios', { school });
  // Of two schools the one that was chosen.
  await expect(headerOf(page).getByText(school, { exact: true })).toBeVisible();
  const user = headerOf(page).getByRole('button', { name: 'Marcela Arango Peña', exact: true });
  await expect(user.getByText('MA', { exact: true })).toBeVisible();
  await expect(user.getByRole('presentation')).toHaveCount(0);
  await expect(headerOf(page).getByRole('presentation')).toHaveAttribute('src', /escudo-ceiba/);
  // Of names without a capital those that there are, and of the e-mail that stands for a name.
  const account = { method: 'GET', path: '/api/accounts/{id}' } as const;
  const body = { id: 2, username: 'x@y.example', surname: 'arango', phoneNumber: null, imageProfileUrl: null, role: 'MANAGER' };
  for (const [name, initials] of [
    ['ñusta', 'ÑA'],
    ['小明', '小A'],
    ['de los ángeles Peña', 'PA'],
    ['Laura Sofía', 'LA'],
  ] as const) {
    await app.control.fault({ ...account, kind: 'answer', body: { ...body, name } });
    await page.reload();
    await expect(headerOf(page).getByText(initials, { exact: true })).toBeVisible();
  }
  await app.control.fault({ ...account, kind: 'status', status: 500 });
  await page.reload();
  await expect(
    headerOf(page)
      .getByRole('button', { name: emailOf('dos-colegios') })
      .getByText('D', { exact: true }),
  ).toBeVisible();
});

test('a profile image that does not load gives way to the initials', { tag: ['@LAYO-06:brokenImage'] }, async ({ page, app }) => {
  await app.signIn('sin-cursos');
  const body = {
    id: 6,
    username: 'x@y.example',
    name: 'Rocío',
    surname: 'García',
    phoneNumber: null,
    imageProfileUrl: 'data:image/png;base64,AAAA',
    role: 'TEACHER',
  };
  await app.control.fault({ method: 'GET', path: '/api/accounts/6', kind: 'answer', body });
  await page.reload();
  await expect(headerOf(page).getByText('RG', { exact: true })).toBeVisible();
  await expect(headerOf(page).getByRole('button', { name: 'Rocío García', exact: true }).getByRole('presentation')).toHaveCount(0);
});

for (const { who, name } of HEADERS) {
  test(
    `the user menu of ${who}, opened by the full name, offers password, phone and 'Salir'`,
    { tag: ['@LAYO-08:password', '@LAYO-08:phone', '@LAYO-08:signOut'] },
    async ({ page, app }) => {
      await app.signIn(who);
      const entry = (label: string) => headerOf(page).getByRole('menuitem', { name: label, exact: true });
      await expect(entry('Salir')).toBeHidden();
      await openUserMenu(page, name);
      for (const label of ['Cambiar contraseña', 'Cambiar número de teléfono', 'Salir']) await expect(entry(label)).toBeVisible();
      await app.checkA11y();
      // Each opens its own, whichever was opened before.
      for (const label of ['Cambiar contraseña', 'Cambiar número de teléfono', 'Cambiar contraseña']) {
        if (!(await entry(label).isVisible())) await openUserMenu(page, name);
        await entry(label).click();
        await expect(page.getByRole('dialog', { name: label })).toBeVisible();
        await page.getByRole('button', { name: 'Cancelar' }).click();
        await expect(page.getByRole('dialog', { name: label })).toHaveCount(0);
      }
      await openUserMenu(page, name);
      await entry('Salir').click();
      await expect(page).toHaveURL('/auth/login');
    },
  );
}

test(
  'the user menu stays open, with the focus where it is, when the name arrives',
  { tag: ['@LAYO-08:password', '@SAFE-18'] },
  async ({ page, app }) => {
    const [{ who, name }] = HEADERS;
    await app.signIn(who);
    const button = (called: string) => headerOf(page).getByRole('button', { name: called, exact: true });
    const entry = headerOf(page).getByRole('menuitem', { name: 'Cambiar contraseña', exact: true });
    for (const isOpen of [true, false]) {
      await app.control.hold('GET /api/accounts/{id}');
      await page.reload();
      await button('Tu cuenta').click();
      if (!isOpen) await page.keyboard.press('Escape');
      await app.control.release();
      await expect(button(name)).toBeVisible();
      await expect(isOpen ? entry : button(name)).toBeFocused();
    }
  },
);

const LONG = {
  spaced: 'Institución Educativa Departamental Técnica Agropecuaria Nuestra Señora del Perpetuo Socorro de los Yarumos '.repeat(3).trim(),
  unbroken: 'Institución'.repeat(30),
};

test(
  'very long names do not make the header scroll sideways on a phone or a wide screen',
  { tag: ['@LAYO-05', '@SAFE-20'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora');
    for (const [kind, word] of Object.entries(LONG)) {
      const school = {
        id: 1,
        name: word,
        image: '/favicon.svg',
        schoolPhone: null,
        schoolEmail: null,
        schoolAddress: null,
        schoolCity: null,
      };
      const account = {
        id: 1,
        username: 'x@y.example',
        name: word,
        surname: word,
        phoneNumber: null,
        imageProfileUrl: null,
        role: 'MANAGER',
      };
      await app.control.fault(
        { method: 'GET', path: '/api/accounts/1', kind: 'answer', body: account },
        { method: 'GET', path: '/schools/1', kind: 'answer', body: school },
      );
      await page.reload();
      const user = headerOf(page).getByRole('button', { name: `${word} ${word}`, exact: true });
      await expect(user).toBeAttached();
      for (const width of [390, 1440]) {
        await test.step(`${kind} at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await expect(user).toBeInViewport({ ratio: 1 });
          await expectNoSidewaysScroll(page);
          // The names stay inside the header's own height, and the menu opens inside the window.
          const names = [headerOf(page).getByText(word, { exact: true }), user];
          const frame = await headerOf(page).boundingBox();
          for (const name of names) {
            const box = await name.boundingBox();
            expect(box?.y).toBeGreaterThanOrEqual(frame?.y ?? 0);
            expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
          }
          await user.click();
          const leave = headerOf(page).getByRole('menuitem', { name: 'Salir', exact: true });
          await expect(leave).toBeInViewport({ ratio: 1 });
          await expectNoSidewaysScroll(page);
          await page.keyboard.press('Escape');
          await expect(leave).toBeHidden();
        });
      }
    }
  },
);
