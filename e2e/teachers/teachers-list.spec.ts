import { acceptFailure } from '@e2e/support/screens';
import { rowOf, showAll } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { teachers } from '@fixtures/teachers';
import { CREATE, LIST, YANETH, buttonNamed, find, openList } from './teachers';

const CALL = { method: 'GET', path: '/api/teachers' } as const;
const inSpanish = new Intl.Collator('es');
const active = teachers.filter((teacher) => teacher.schoolId === 1 && teacher.active);
const WORDS: Readonly<Record<string, string>> = {
  COMPLETED: 'Registro completado',
  INVITE_SENT: 'Invitación enviada',
  CODE_VALIDATED: 'Código validado',
};

const teacherWith = (id: number, change: object) => ({
  id,
  schoolId: 1,
  teacherName: 'Ana',
  teacherLastName: `Niño ${id}`,
  teacherEmail: 'ana@colegio.example',
  teacherPhone: null,
  rooms: [],
  courses: [],
  roomIds: [],
  active: true,
  teacherStatus: 'COMPLETED',
  image: null,
  ...change,
});

test(
  'the short address leads to all active teachers, by last name and name, with status',
  { tag: ['@TEAC-01', '@TEAC-03', '@TEAC-04', '@TEAC-06'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: '/dashboard/teachers' });
    await expect(page).toHaveURL(LIST);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profesores');
    await expect(page).toHaveTitle('Profesores');
    for (const name of ['Agregar Profesor', 'Cargar Lista']) await expect(buttonNamed(page, name)).toBeVisible();
    await showAll(page);
    await expect(page.getByRole('columnheader')).toHaveText(['Cuenta', 'Nombre', 'Apellido', 'Correo electrónico', 'Estado', 'Acciones']);

    const sorted = active.toSorted(
      (one, other) =>
        inSpanish.compare(one.teacherLastName, other.teacherLastName) || inSpanish.compare(one.teacherName, other.teacherName),
    );
    const shown = await page
      .getByRole('row')
      .evaluateAll((rows) => rows.slice(1).map((row) => [...row.children].slice(1, 5).map((cell) => cell.textContent)));
    expect(shown).toEqual(
      sorted.map(({ teacherName, teacherLastName, teacherEmail, teacherStatus }) => [
        teacherName,
        teacherLastName,
        teacherEmail,
        WORDS[teacherStatus ?? ''],
      ]),
    );
    expect(shown).toHaveLength(21);
    expect((await app.door.calls('GET /api/teachers')).map(({ query }) => query)).toEqual([{ statusComplete: 'false' }]);
  },
);

test('a Teacher is refused on each of the three screens', { tag: ['@TEAC-02'] }, async ({ page, app }) => {
  await app.signIn('directora');
  for (const path of [LIST, CREATE, `/dashboard/teachers/${YANETH}`]) {
    await page.goto(path);
    await expect(page).toHaveURL('/unauthorized');
  }
  expect(await app.door.calls('GET /api/teachers')).toEqual([]);
});

test(
  'e-mails show in lowercase, and a status that nobody knows as a dash',
  { tag: ['@TEAC-05', '@TEAC-07', '@TEAC-09'] },
  async ({ page, app }) => {
    await app.open();
    await app.door.fault({
      ...CALL,
      kind: 'answer',
      status: 200,
      body: {
        teachers: [
          teacherWith(1, { teacherEmail: 'Ana.NIÑO@Colegio.example', teacherStatus: 'SUSPENDED' }),
          teacherWith(2, { teacherStatus: '' }),
          teacherWith(3, { teacherStatus: null }),
        ],
      },
    });
    await openList({ page, app });
    const rows = page.getByRole('row', { name: /Niño/ });
    await expect(rows.first().getByRole('cell', { name: 'ana.niño@colegio.example', exact: true })).toBeVisible();
    for (const place of [0, 1, 2]) await expect(rows.nth(place).getByRole('cell').nth(3)).toHaveText('-');
    // The way to the detail goes by the e-mail, whatever it holds.
    await app.door.fault();
    await rows.first().getByRole('button', { name: 'Ver' }).click();
    await expect
      .poll(async () => (await app.door.calls('GET /teachersDeepByTeacherEmail/{email}')).map(({ path }) => path))
      .toEqual(['/teachersDeepByTeacherEmail/ana.niño@colegio.example']);
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
  },
);

test('the search keeps the rows with the text in name, last name or e-mail', { tag: ['@TEAC-08', '@SHAR-15'] }, async ({ page, app }) => {
  await openList({ page, app });
  const box = page.getByRole('searchbox', { name: 'Buscar' });
  for (const [text, names] of [
    ['EDGAR', ['Édgar']],
    ['tunubala', ['Beatriz Elena', 'Édgar']],
    ['nelson.ramirez@', ['Nelson Enrique']],
  ] as const) {
    await box.fill(text);
    await expect(page.getByRole('rowheader')).toHaveText(names);
  }
  // Neither the status nor anything else.
  for (const text of ['Registro', 'no hay nadie']) {
    await box.fill(text);
    await expect(page.getByText('Ningún resultado para esta búsqueda.')).toBeVisible();
  }
  await app.look();
});

test("the account icon opens the teacher's detail, by the keyboard too", { tag: ['@TEAC-09', '@SHAR-14'] }, async ({ page, app }) => {
  await openList({ page, app });
  const view = (await find(page, 'Yaneth')).getByRole('button', { name: 'Ver', exact: true });
  await expect(view).toHaveAttribute('title', 'Ver');
  await view.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/dashboard/teachers/${encodeURIComponent(YANETH)}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Yaneth García Suárez' })).toBeVisible();
});

test('a list without teachers, and one that does not come', { tag: ['@TEAC-03', '@ERRO-04'] }, async ({ page, app }) => {
  await openList({ page, app }, 'cierre');
  await expect(page.getByText('Aún no se han creado profesores.')).toBeVisible();
  await app.look();
  await app.door.fault({ ...CALL, kind: 'status', status: 500 });
  await page.reload();
  await acceptFailure(page, 'Ha ocurrido un error inesperado');
  await expect(page.getByText('No se pudo cargar esta sección.')).toBeVisible();
  await app.door.fault();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('Aún no se han creado profesores.')).toBeVisible();
  await expect(rowOf(page, 'Yaneth')).toHaveCount(0);
});
