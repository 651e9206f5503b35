import type { Locator, Page } from '@playwright/test';
import { anyDialog, dialogOf, expectNoDialog, expectNoSidewaysScroll, untilDrawn, type Visit } from '@e2e/support/screens';
import { changedTeacher } from '@e2e/support/direct-call';
import { expect, test } from '@e2e/support/test';
import { ADMIN_FEED, TEACHER_FEED, answering, postOf } from '@e2e/support/post-factory';
import type { PersonKey } from '@fixtures/people';
import { publications } from '@fixtures/publications';
import { guardians, students as named } from '@fixtures/students';
import type { Fault } from '@mocks/control/demo-state';
import { cardOf, offsets, openFeed, teacherIdOf } from './feed-page';

const EMAIL = 'mauricio.tovar@yarumos.example';
const MAURICIO = teacherIdOf(EMAIL);
const CALL = 'GET /api/students/';
const PATH = '/api/students/';

const SEXTO_A = { id: 9, name: 'Sexto A', roomAcronyms: '6A' };
const SEXTO_B = { id: 10, name: 'Sexto B', roomAcronyms: '6B' };
const UNDECIMO_A = { id: 15, name: 'Undécimo A', roomAcronyms: '11A' };

/** A publication of the day, by the teacher who reads it or by coordination. */
const published = (given: Partial<ReturnType<typeof postOf>>) => postOf({ id: 1, title: 'Salida', rooms: [SEXTO_B], ...given });
const forTeachers: Partial<ReturnType<typeof postOf>> = { rooms: [] };
const byMauricio = { teacherId: MAURICIO, managerId: null, teacherName: 'Mauricio Tovar Tovar' };

const student = (id: number, name: string, surname: string, parentEmail: string, studentStatus: string) => ({
  id,
  name,
  surname,
  parentEmail,
  studentStatus,
  age: 2020,
  delay: false,
  active: true,
  roomId: 10,
  photoUrl: null,
});
const { samuel } = named;
/** Paula's son. */
const SAMUEL = student(samuel.id, samuel.name, samuel.surname, samuel.parentEmail, samuel.studentStatus);
const answer = (...list: object[]): Fault => ({
  method: 'GET',
  path: PATH,
  kind: 'answer',
  status: 200,
  body: { students: list },
  times: 1,
});

const tabOf = (page: Page, name: string | RegExp): Locator => dialogOf(page, 'Vistas').getByRole('tab', { name });

/** Opens the views of the publication. */
async function openViews(visit: Visit, who: PersonKey, post: ReturnType<typeof postOf>, ...faults: Fault[]): Promise<Locator> {
  await openFeed(visit, who, { faults: [...answering(who === 'coordinadora' ? ADMIN_FEED : TEACHER_FEED, [post]), ...faults] });
  await cardOf(visit.page, 'Salida')
    .getByRole('button', { name: /\d vistas? de / })
    .click();
  return dialogOf(visit.page, 'Vistas');
}

const openUnseen = async (page: Page): Promise<void> => tabOf(page, /^Sin ver/).click();

test('the first tab counts the readers', { tag: ['@READ-01:counted'] }, async ({ page, app }) => {
  const { paula, sonia } = guardians;
  // One of them stands there twice.
  const dialog = await openViews({ page, app }, 'coordinadora', published({ whoHasViewed: [paula.id, sonia.id, paula.id] }));
  await expect(dialog.getByRole('tab')).toHaveText(['Vistas (2)', 'Sin ver']);
  await expect(tabOf(page, 'Vistas (2)')).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('tabpanel', { name: 'Vistas (2)' }).getByText('Paula Andrea')).toBeVisible();
});

for (const [name, who, given] of [
  ['colleague', 'docente', { ...byMauricio, teacherId: 2 }],
  ['coordination', 'docente', {}],
  ['teachersOnly', 'coordinadora', forTeachers],
  ['otherYear', 'coordinadora', { date: '2025-10-02 09:00:00', publishDate: '2025-10-02 09:00:00' }],
] as const) {
  test(`who has not seen it is told of no other publication: ${name}`, { tag: [`@READ-01:${name}`] }, async ({ page, app }) => {
    const dialog = await openViews({ page, app }, who, published(given));
    await expect(dialog.getByRole('tab')).toHaveText(['Vistas (0)']);
    await expect(dialog.getByText('Aún no hay vistas')).toBeVisible();
    expect(await app.control.calls(CALL)).toEqual([]);
  });
}

test(
  'an Admin sees by room who has not seen it, and copies the list',
  {
    tag: [
      '@READ-01:admin',
      '@READ-02:order',
      '@READ-02:siblings',
      '@READ-03:counted',
      '@READ-03:marked',
      '@READ-03:siblings',
      '@READ-04:once',
      '@READ-05',
    ],
  },
  async ({ page, app }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const eleventh = [student(71, 'Rosa', 'Zea', 'rosa@correo.example', 'PARENT_ACTIVE')];
    const sixth = [
      student(72, 'Luis', 'Zapata', 'luis@correo.example', 'PROFILE_COMPLETED'),
      SAMUEL,
      // Siblings, whose e-mail was typed in two ways.
      student(73, 'Ana', 'Álvarez', 'Alvarez@correo.example', 'PROFILE_COMPLETED'),
      student(74, 'Inés', 'Álvarez', 'alvarez@correo.example', 'PROFILE_COMPLETED'),
      student(75, 'Iván', 'Moreno', 'moreno@correo.example', 'INVITE_SENT'),
      student(76, 'Noa', 'Peña', 'pena@correo.example', 'CODE_VALIDATED'),
    ];
    const post = published({ rooms: [UNDECIMO_A, SEXTO_B], whoHasViewed: [guardians.paula.id] });
    const dialog = await openViews({ page, app }, 'coordinadora', post, answer(...eleventh), answer(...sixth));
    await expect(dialog.getByText('Paula Andrea')).toBeVisible();
    expect(await app.control.calls(CALL)).toEqual([]);
    await openUnseen(page);
    await expect(tabOf(page, 'Sin ver (6)')).toHaveAttribute('aria-selected', 'true');
    await expect(dialog.getByText('3 familias registradas sin ver, 2 sin registrar', { exact: true })).toBeVisible();
    await expect(dialog.getByText('6 estudiantes de 5 familias', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Sexto B (5)', 'Undécimo A (1)']);
    const unregistered = 'Familia sin registrar';
    await expect(dialog.getByRole('region', { name: 'Sexto B' }).getByRole('listitem')).toContainText([
      'Ana Álvarez',
      'Inés Álvarez',
      `Iván Moreno${unregistered}`,
      `Noa Peña${unregistered}`,
      'Luis Zapata',
    ]);
    await expect(dialog.getByText(unregistered)).toHaveCount(2);
    await app.checkA11y();

    await dialog.getByRole('button', { name: 'Copiar lista' }).click();
    await expect(page.getByRole('status').getByText('Lista copiada', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      [
        'Ana Álvarez\tSexto B',
        'Inés Álvarez\tSexto B',
        'Iván Moreno\tSexto B',
        'Noa Peña\tSexto B',
        'Luis Zapata\tSexto B',
        'Rosa Zea\tUndécimo A',
      ].join('\n'),
    );
    // Asked for once, however often the tab is opened.
    await tabOf(page, 'Vistas (1)').click();
    await expect(dialog.getByText('Paula Andrea Bohórquez Niño')).toBeVisible();
    await openUnseen(page);
    await expect(dialog.getByText('Luis Zapata')).toBeVisible();
    expect(await app.control.calls(CALL)).toHaveLength(2);
  },
);

test(
  'the author learns of the own rooms, and of the others that nothing can be known',
  { tag: ['@READ-01:author', '@READ-02:hidden', '@READ-04:once'] },
  async ({ page, app }) => {
    const rooms = [UNDECIMO_A, { id: 3, name: 'Transición A', roomAcronyms: 'TA' }, SEXTO_B];
    const dialog = await openViews({ page, app }, 'docente', published({ ...byMauricio, rooms, whoHasViewed: [guardians.paula.id] }));
    await openUnseen(page);
    await expect(dialog.getByText('No es posible saber de: Transición A, Undécimo A.', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([/^Sexto B \(\d+\)$/]);
    // Their guardian has seen it; this one's has not registered.
    await expect(dialog.getByText('Samuel Ospina Bohórquez')).toHaveCount(0);
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Ángel Gabriel Uriana Epieyú' })).toContainText('Familia sin registrar');
    const calls = await app.control.calls(CALL);
    expect(calls.map(({ query }) => query['filters[0][value]'])).toEqual(['10']);
  },
);

test('a director who does not teach there asks for the room, too', { tag: ['@READ-02:directed'] }, async ({ page, app, host }) => {
  const dialog = await openViews({ page, app }, 'docente', published({ ...byMauricio, rooms: [UNDECIMO_A, SEXTO_B] }));
  // Read at its opening: from now on nothing asks for the post.
  await expect(dialog.getByText('Aún no hay vistas')).toBeVisible();
  const directing = await changedTeacher(page, host.apiUrl, EMAIL, ({ rooms: [room] }) => ({
    rooms: [],
    roomIds: [{ ...room, ...UNDECIMO_A }],
  }));
  await app.control.fault(directing, answer(SAMUEL));
  await openUnseen(page);
  await expect(dialog.getByText('No es posible saber de: Sexto B.', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Undécimo A (1)']);
});

for (const [name, status] of [
  ['taken', 403],
  ['gone', 404],
] as const) {
  test(`a room that the server keeps back is named: ${name}`, { tag: [`@READ-02:${name}`] }, async ({ page, app }) => {
    const kept = { method: 'GET', path: PATH, kind: 'status', status, times: 1 } as const;
    const dialog = await openViews({ page, app }, 'coordinadora', published({ rooms: [UNDECIMO_A, SEXTO_B] }), kept);
    await openUnseen(page);
    await expect(dialog.getByText('No es posible saber de: Undécimo A.', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([/^Sexto B \(\d+\)$/]);
    await expect(anyDialog(page)).toHaveCount(1);
  });
}

test('while a reader is on the way nobody is said not to have seen it', { tag: ['@READ-02:waiting'] }, async ({ page, app }) => {
  const slow = { method: 'GET', path: `/api/parents/${guardians.paula.id}`, kind: 'slow', ms: 60_000, times: 1 } as const;
  const dialog = await openViews({ page, app }, 'coordinadora', published({ whoHasViewed: [guardians.paula.id] }), slow);
  await openUnseen(page);
  await expect.poll(async () => (await app.control.calls(CALL)).map(({ status }) => status)).toEqual([200]);
  // The list of students is there by now: it would be shown.
  await untilDrawn(page);
  await expect(tabOf(page, 'Sin ver')).toHaveText('Sin ver');
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(0);
  await app.control.fault();
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([/^Sexto B/]);
  await expect(dialog.getByText('Samuel Ospina Bohórquez')).toHaveCount(0);
});

test(
  'who has seen it since the list was loaded is among the readers, and not among those who have not seen it',
  { tag: ['@READ-02:since', '@VIEW-02:since'] },
  async ({ page, app }) => {
    const since = published({ whoHasViewed: [guardians.paula.id], view: { totalCount: 1 } });
    const feed = answering(ADMIN_FEED, [published({})], [], [since]);
    const other = student(72, 'Luis', 'Zapata', 'luis@correo.example', 'PROFILE_COMPLETED');
    await openFeed({ page, app }, 'coordinadora', { faults: [...feed, answer(SAMUEL, other)] });
    await expect.poll(() => offsets(app)).toHaveLength(2);
    await cardOf(page, 'Salida')
      .getByRole('button', { name: /^0 vistas de / })
      .click();
    const dialog = dialogOf(page, 'Vistas');
    await expect(dialog.getByText('Paula Andrea')).toBeVisible();
    await expect(dialog.getByRole('tab')).toHaveText(['Vistas (1)', 'Sin ver']);
    await openUnseen(page);
    await expect(dialog.getByText('Luis Zapata')).toBeVisible();
    await expect(dialog.getByText(SAMUEL.name)).toHaveCount(0);
    await page.keyboard.press('Escape');
    // The card counts them by now; a reading that fails says nothing and takes nothing back.
    await app.control.fault({ method: 'GET', path: ADMIN_FEED, kind: 'status', status: 500 });
    await cardOf(page, 'Salida').getByRole('button', { name: '1 vista de Salida', exact: true }).click();
    await expect(dialog.getByText('Paula Andrea')).toBeVisible();
    await expect(dialog.getByText('Cargando…')).toHaveCount(0);
    await expect(tabOf(page, 'Vistas (1)')).toBeVisible();
    await expect(anyDialog(page)).toHaveCount(1);
    expect(await offsets(app)).toHaveLength(4);
  },
);

test(
  'readers who could not be loaded are counted over the list, for they may have seen it',
  { tag: ['@READ-02:unknown', '@READ-02:one'] },
  async ({ page, app }) => {
    const failing = [guardians.jeronimo, guardians.hector].map(
      ({ id }) => ({ method: 'GET', path: `/api/parents/${id}`, kind: 'status', status: 500 }) as const,
    );
    const post = published({ whoHasViewed: [guardians.paula.id, guardians.jeronimo.id, guardians.hector.id] });
    const dialog = await openViews({ page, app }, 'coordinadora', post, ...failing);
    await openUnseen(page);
    await expect(dialog.getByText('No se pudo saber de 2 lecturas.', { exact: true })).toBeVisible();
    await expect(dialog.getByText('Valentina Niño Quiñones')).toBeVisible();
    await page.keyboard.press('Escape');
    await app.control.fault(...failing.slice(1));
    await cardOf(page, 'Salida')
      .getByRole('button', { name: /\d vistas? de / })
      .click();
    await openUnseen(page);
    await expect(dialog.getByText('No se pudo saber de 1 lectura.', { exact: true })).toBeVisible();
  },
);

test(
  'what all have seen, and rooms without students, are told in a sentence',
  { tag: ['@READ-02:all', '@READ-02:noStudents'] },
  async ({ page, app }) => {
    const dialog = await openViews(
      { page, app },
      'coordinadora',
      published({ whoHasViewed: [guardians.paula.id] }),
      answer(SAMUEL),
      answer(),
    );
    await openUnseen(page);
    await expect(dialog.getByText('Todas las familias la han visto.', { exact: true })).toBeVisible();
    await expect(tabOf(page, 'Sin ver (0)')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Copiar lista' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await cardOf(page, 'Salida')
      .getByRole('button', { name: /\d vistas? de / })
      .click();
    await openUnseen(page);
    await expect(dialog.getByText('Sus cursos no tienen estudiantes.', { exact: true })).toBeVisible();
  },
);

test('of a room that is not known it is not said that all have seen it', { tag: ['@READ-02:allKnown'] }, async ({ page, app }) => {
  const kept = { method: 'GET', path: PATH, kind: 'status', status: 403, times: 1 } as const;
  const post = published({ rooms: [UNDECIMO_A, SEXTO_B], whoHasViewed: [guardians.paula.id] });
  const dialog = await openViews({ page, app }, 'coordinadora', post, kept, answer(SAMUEL));
  await openUnseen(page);
  await expect(dialog.getByText('En los demás cursos todas las familias la han visto.', { exact: true })).toBeVisible();
});

for (const [name, fault] of [
  ['students', { method: 'GET', path: PATH, kind: 'status', status: 500, times: 3 }],
  ['ownRooms', { method: 'GET', path: '/teachersDeepByTeacherEmail/{email}', kind: 'network', times: 2 }],
] as const) {
  test(
    `a failure is told in the tab, without a modal, and asked again there: ${name}`,
    { tag: [`@READ-04:${name}`] },
    async ({ page, app }) => {
      const post = published({ ...byMauricio, rooms: [SEXTO_A, SEXTO_B] });
      const dialog = await openViews({ page, app }, 'docente', post);
      await app.control.fault(fault);
      await openUnseen(page);
      await expect(dialog.getByText('No se pudo cargar esta sección.', { exact: true })).toBeVisible();
      await expect(dialogOf(page, 'Atención')).toHaveCount(0);
      await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(0);
      await app.checkA11y();
      await dialog.getByRole('button', { name: 'Reintentar' }).click();
      // Of both rooms that failed, one fails again.
      await expect.poll(async () => (await app.control.read()).faults).toEqual([]);
      await dialog.getByRole('button', { name: 'Reintentar' }).click();
      await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([/^Sexto A/, /^Sexto B/]);
      // What had come is not asked for again.
      expect(await app.control.calls(CALL)).toHaveLength(name === 'students' ? 5 : 2);
      await page.keyboard.press('Escape');
      await expectNoDialog(page);
    },
  );
}

test(
  'on a phone the list of the real world fits and says who it is of',
  { tag: ['@READ-01:author', '@READ-02:order'] },
  async ({ page, app }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openFeed({ page, app }, 'docente');
    await cardOf(page, publications.cellModel.title)
      .getByRole('button', { name: /^\d+ vistas de / })
      .click();
    const dialog = dialogOf(page, 'Vistas');
    // By the keyboard too.
    await tabOf(page, /^Vistas/).focus();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText(/familias registradas sin ver/)).toBeVisible();
    await expect(dialog.getByRole('heading', { level: 3 }).first()).toHaveText(/^Sexto A/);
    await expectNoSidewaysScroll(page);
  },
);

test('a copied name that begins like a formula is none in a spreadsheet', { tag: ['@SECU-09:readers'] }, async ({ page, app }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const hostile = ['=HYPERLINK("https://otro.example";"Nota")', '+1+1', '@SUM(A1)', '-2+3', '\t=1+1'];
  const students = hostile.map((name, index) => student(90 + index, name, 'Zea', `${index}@correo.example`, 'PROFILE_COMPLETED'));
  const dialog = await openViews({ page, app }, 'coordinadora', published({}), answer(...students));
  await tabOf(page, /^Sin ver/).click();
  await dialog.getByRole('button', { name: 'Copiar lista' }).click();
  await expect(page.getByRole('status').getByText('Lista copiada', { exact: true })).toBeVisible();
  const cells = (await page.evaluate(() => navigator.clipboard.readText())).split(/[\t\n]/);
  expect(cells).toHaveLength(2 * hostile.length);
  expect(cells.filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
  expect(cells).toContain(`'=HYPERLINK("https://otro.example";"Nota") Zea`);
});
