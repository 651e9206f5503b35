import { describeList } from '@e2e/support/catalogue';
import { askDirectly } from '@e2e/support/direct-call';
import { ODD } from '@e2e/support/odd-text';
import { acceptFailure } from '@e2e/support/screens';
import { showAll } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { teachers } from '@fixtures/teachers';
import { CREATE, GET_DEEP, LIST, YANETH, find, openList } from './teachers';

const CALL = { method: 'GET', path: '/api/teachers' } as const;
const inSpanish = new Intl.Collator('es');
const active = teachers.filter((teacher) => teacher.schoolId === 1 && teacher.active);
const WORDS: Readonly<Record<string, string>> = {
  COMPLETED: 'Registro completado',
  INVITE_SENT: 'Invitación enviada',
  CODE_VALIDATED: 'Código validado',
};

const teacher = (id: number, teacherName: string, teacherLastName: string, teacherEmail: string, teacherStatus: string | null) => ({
  id,
  schoolId: 1,
  teacherName,
  teacherLastName,
  teacherEmail,
  teacherPhone: null,
  rooms: [],
  courses: [],
  roomIds: [],
  active: true,
  teacherStatus,
  image: null,
});

describeList({
  heading: 'Profesores',
  address: LIST,
  shortAddress: '/dashboard/teachers',
  screens: [LIST, CREATE, `/dashboard/teachers/${YANETH}`],
  buttons: ['Agregar Profesor'],
  form: { button: 'Agregar Profesor', address: CREATE },
  loads: ['GET /api/teachers'],
  shown: {
    answer: {
      teachers: [
        teacher(1, 'Zoila', 'Peña', 'zoila@colegio.example', 'COMPLETED'),
        teacher(2, 'Ana', 'Peña', 'Ana.NIÑO@Colegio.example', 'SUSPENDED'),
        teacher(3, 'Óscar', 'Ñáñez', 'oscar@colegio.example', 'INVITE_SENT'),
        teacher(4, 'Luz', 'Zea', 'luz@colegio.example', ''),
        teacher(5, 'Beto', 'Álvarez', 'beto@colegio.example', 'CODE_VALIDATED'),
        teacher(6, 'Nora', 'Nieto', 'nora@colegio.example', null),
      ],
    },
    columns: ['Cuenta', 'Nombre', 'Apellido', 'Correo electrónico', 'Estado', 'Acciones'],
    names: ['Beto', 'Nora', 'Óscar', 'Ana', 'Zoila', 'Luz'],
    cells: {
      Beto: ['', 'Álvarez', 'beto@colegio.example', 'Código validado', ''],
      Nora: ['', 'Nieto', 'nora@colegio.example', '-', ''],
      Óscar: ['', 'Ñáñez', 'oscar@colegio.example', 'Invitación enviada', ''],
      Ana: ['', 'Peña', 'ana.niño@colegio.example', '-', ''],
      Zoila: ['', 'Peña', 'zoila@colegio.example', 'Registro completado', ''],
      Luz: ['', 'Zea', 'luz@colegio.example', '-', ''],
    },
    actions: ['Ver', 'Reenviar Invitación', 'Eliminar'],
    hasSearch: true,
  },
  empty: { who: 'cierre', texts: ['Aún no se han creado profesores.'] },
  deletion: {
    row: 'Beatriz Elena',
    record: 'Beatriz Elena Tunubalá Cardona',
    title: 'Eliminar Profesor',
    question: '¿Estás seguro que deseas eliminar este profesor?',
    call: 'DELETE /api/teacher/{id}',
    path: '/api/teacher/9',
    failures: [
      { fault: { kind: 'status', status: 500 }, text: 'Error desconocido' },
      { fault: { kind: 'status', status: 409, errorCode: 'otro', message: 'Esto no se muestra' }, text: 'Error desconocido' },
      { fault: { kind: 'network' }, text: 'No response from server' },
    ],
  },
  odd: { teachers: ODD.map((name, index) => teacher(index + 1, name, name, `x${index}@colegio.example`, name)) },
  upload: {
    title: 'Cargar lista de profesores',
    columns: 'Nombre, Apellido, Correo electrónico',
    template: /plantilla-profesores.*\.csv$/,
  },
  tags: {
    shown: {
      address: ['@TEAC-01'],
      columns: ['@TEAC-03:columns'],
      order: ['@TEAC-03:order'],
      cells: ['@TEAC-05', '@TEAC-06:completed', '@TEAC-06:inviteSent', '@TEAC-06:codeValidated', '@TEAC-07:unknown', '@TEAC-07:empty'],
      actions: ['@TEAC-03:columns', '@SHAR-14:teachers'],
      buttons: ['@TEAC-03:buttons'],
    },
    refused: ['@TEAC-02:list', '@TEAC-02:create', '@TEAC-02:detail'],
    empty: { failed: ['@ERRO-04'], empty: ['@TEAC-03'] },
    deletion: {
      question: ['@TEAC-14', '@SHAR-23:teacher'],
      failed: ['@ERRO-12', '@ERRO-13'],
      accepted: ['@TEAC-15', '@SHAR-12:teacher', '@SHAR-13:teacher', '@wire', '@API-088:ok', '@API-092:ok'],
    },
    odd: ['@TEAC-03'],
    upload: [
      '@UPLO-01:teachers',
      '@UPLO-02:teachers',
      '@UPLO-03:teachers',
      '@UPLO-04:teachers',
      '@UPLO-04:failed',
      '@UPLO-06',
      '@UPLO-07',
      '@UPLO-08',
      '@ERRO-04',
    ],
  },
});

test(
  'all active teachers are asked for and searched by name, last name and e-mail',
  { tag: ['@TEAC-04:every', '@TEAC-04:completed', '@TEAC-08:name', '@TEAC-08:lastName', '@TEAC-08:email', '@SHAR-15:teachers'] },
  async ({ page, app, host }) => {
    await openList({ page, app });
    await showAll(page);
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
    expect((await app.control.calls('GET /api/teachers')).map(({ query }) => query)).toEqual([{ statusComplete: 'false' }]);
    // Without the query those alone who have registered.
    const { answer } = await askDirectly(page, { method: 'GET', url: `${host.apiUrl}/api/teachers` });
    const completed = (answer as { teachers: { teacherEmail: string }[] }).teachers.map(({ teacherEmail }) => teacherEmail);
    const expected = active.filter(({ teacherStatus }) => teacherStatus === 'COMPLETED').map(({ teacherEmail }) => teacherEmail);
    expect(completed.toSorted()).toEqual(expected.toSorted());

    const box = page.getByRole('searchbox', { name: 'Buscar' });
    for (const [text, names] of [
      // Not as in the e-mail: its letters have no accents.
      ['GARCIA SUAREZ', ['Yaneth']],
      ['EDGAR', ['Édgar']],
      // The whole name, which no column holds; and the other way round.
      ['yaneth garcia', ['Yaneth']],
      ['tunubalá  Édgar ', ['Édgar']],
      ['yaneth tunubala', []],
      // A word of the name from its beginning.
      ['ya gar', ['Yaneth']],
      ['aneth garcia', []],
      ['garcia-suarez yaneth', ['Yaneth']],
      // Both surnames alike.
      ['tovar tovar', ['Mauricio']],
      ['tunubala', ['Beatriz Elena', 'Édgar']],
      ['nelson.ramirez@', ['Nelson Enrique']],
    ] as const) {
      await box.fill(text);
      await expect(page.getByRole('rowheader')).toHaveText(names);
    }
    // Neither the status nor anything else.
    for (const text of ['Registro', 'no hay nadie']) {
      await box.fill('EDGAR');
      await expect(page.getByRole('rowheader')).toHaveCount(1);
      await box.fill(text);
      await expect(page.getByText('Ningún resultado para esta búsqueda.')).toBeVisible();
    }
    await app.checkA11y();
  },
);

test(
  "the account icon opens the teacher's detail, by the keyboard too, whatever the e-mail holds",
  { tag: ['@TEAC-09', '@SHAR-14:teachers'] },
  async ({ page, app }) => {
    const odd = teacher(1, 'Ana', 'Niño', 'Ana.NIÑO+1@Colegio.example', 'COMPLETED');
    await app.signIn('coordinadora', { at: LIST, faults: [{ ...CALL, kind: 'answer', body: { teachers: [odd] }, times: 1 }] });
    await page.getByRole('button', { name: /^Ver\b/ }).click();
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    expect((await app.control.calls(GET_DEEP)).map(({ path }) => path)).toEqual(['/teachersDeepByTeacherEmail/ana.niño+1@colegio.example']);
    // Nobody has it: back to the list.
    const view = (await find(page, 'Yaneth')).getByRole('button', { name: /^Ver\b/ });
    await view.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/dashboard/teachers/${encodeURIComponent(YANETH)}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Yaneth García Suárez' })).toBeVisible();
  },
);
