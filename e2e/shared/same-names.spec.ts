/** People of one name are told apart wherever they show, and wherever they are spoken (SHAR-35). */
import { IN_PERIOD } from '@e2e/course-observations/observations';
import { WAITING } from '@e2e/enrollments/enrollments';
import { MATHS, gridOf } from '@e2e/marks-grid/marks-grid';
import { CREATE, SCREEN as OBSERVER } from '@e2e/observer/observer';
import { openFeed } from '@e2e/publications/feed-page';
import { BULLETINS, choose, download, downloadButton } from '@e2e/reports/reports';
import { MARKS, boxOf, evaluateButton } from '@e2e/spreadsheet/spreadsheet';
import { OWN_ROOMS, SEXTO_A, studentAction, studentRow } from '@e2e/students/students';
import { expectOwnNames } from '@e2e/support/control-names';
import { ADMIN_FEED, answering, postOf } from '@e2e/support/post-factory';
import { dialogOf, goWithin } from '@e2e/support/screens';
import { showAll } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { guardians, students } from '@fixtures/students';
import type { Page } from '@playwright/test';

const NAME = 'Juan David Hernández Gómez';
const [ONE, OTHER] = [students.juanDavid.parentEmail, students.otherJuanDavid.parentEmail];

/** The shown texts that set those of that name apart, in order. */
const apartIn = (page: Page) => page.locator('.apart');

test(
  "a room's students: rows, buttons and questions name the e-mail of the parent, files a number [H4]",
  { tag: ['@SHAR-35:room', '@SHAR-35:question', '@SHAR-35:file', '@wire'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: SEXTO_A });
    await showAll(page);
    // The column of e-mails shows them already.
    await expect(apartIn(page)).toHaveCount(0);
    for (const email of [ONE, OTHER]) {
      await expect(studentRow(page, email).getByRole('button', { name: `Editar ${NAME}, ${email}`, exact: true })).toBeVisible();
      await expect(studentRow(page, email).getByRole('switch', { name: `Mora de ${NAME}, ${email}`, exact: true })).toBeVisible();
    }
    await studentAction(page, OTHER, 'Eliminar').click();
    await expect(dialogOf(page, 'Eliminar Estudiante')).toContainText(`${NAME}, ${OTHER} · Sexto A`);
    await page.keyboard.press('Escape');
    const names: string[] = [];
    for (const email of [ONE, OTHER]) {
      await studentAction(page, email, 'Descargar PDF').click();
      await expect(dialogOf(page, 'Descargar Reportes')).toContainText(`${NAME}, ${email}, de Sexto A`);
      await choose(page, 'Observador');
      names.push((await download(page, () => downloadButton(page).click())).suggestedFilename());
    }
    expect(names).toEqual([`Observador ${NAME}.pdf`, `Observador ${NAME} (2).pdf`]);
  },
);

test('on a phone each sheet and its menu say whose it is', { tag: ['@SHAR-35:phone'] }, async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await app.signIn('directora', { at: OBSERVER });
  await showAll(page);
  await expect(apartIn(page)).toHaveText([ONE, OTHER]);
  await page.goto(OWN_ROOMS);
  await showAll(page);
  await expect(page.getByRole('button', { name: `Opciones de ${NAME}, ${OTHER}`, exact: true })).toBeVisible();
});

test('the bulletins that failed name both', { tag: ['@SHAR-35:bulletins'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: SEXTO_A });
  await showAll(page);
  await app.control.fault({ method: 'GET', path: '/api/student-academic-resume-report', kind: 'status', status: 500 });
  await page.getByRole('button', { name: BULLETINS }).click();
  await page.getByRole('dialog').getByLabel('Periodo').selectOption('Periodo 2');
  await downloadButton(page).click();
  await expect(page.getByRole('alert').getByText(`${NAME}, ${ONE}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('alert').getByText(`${NAME}, ${OTHER}`, { exact: true })).toBeVisible();
  app.watch.allow(/500/);
});

test(
  'marks and evaluations, which know no e-mail, name the place in the list',
  { tag: ['@SHAR-35:grid', '@SHAR-35:evaluation', '@SHAR-35:detail'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: MATHS });
    const apart = new RegExp(`^otro ${NAME}, n\\.º \\d+$`);
    await expect(gridOf(page)).toBeVisible();
    await expect(apartIn(page)).toHaveText([apart, apart]);
    const [first = '', second = ''] = await apartIn(page).allInnerTexts();
    expect(first).not.toBe(second);
    await page.getByRole('row').filter({ hasText: first }).getByRole('gridcell').first().dblclick();
    await expect(gridOf(page).getByRole('textbox')).toHaveAccessibleName(new RegExp(`^${NAME}, ${first}, `));
    await page.keyboard.press('Escape');

    await goWithin(page, MARKS);
    await showAll(page);
    await expect(apartIn(page)).toHaveText([first, second]);
    await boxOf(page, `${NAME}, ${second}`).check();
    await evaluateButton(page).click();
    await expect(page.getByRole('dialog').locator('.apart')).toHaveText([second]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Ver ${NAME}, ${second}`, exact: true }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(NAME);
    await expect(apartIn(page)).toHaveText([second]);
  },
);

test(
  'observations of both kinds name the e-mail, in rows, boxes and dialogs',
  { tag: ['@SHAR-35:observations', '@SHAR-35:observer'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: IN_PERIOD });
    await showAll(page);
    await expect(apartIn(page)).toHaveText([ONE, OTHER]);
    await expect(boxOf(page, `${NAME}, ${ONE}`)).toBeVisible();
    await boxOf(page, `${NAME}, ${OTHER}`).check();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Agregar observación|Editar)$/ })
      .and(page.locator(':enabled'))
      .click();
    await expect(page.getByRole('dialog')).toContainText(`${NAME}, ${OTHER} · Sexto A`);

    await page.goto(OBSERVER);
    await showAll(page);
    await expect(apartIn(page)).toHaveText([ONE, OTHER]);
    await page.getByRole('button', { name: `${CREATE} de ${NAME}, ${OTHER}`, exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText(`${NAME}, ${OTHER} · Sexto A`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Ver ${NAME}, ${ONE}`, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: NAME })).toBeVisible();
    await expect(apartIn(page)).toHaveText([ONE]);
  },
);

test('last year’s students of one name keep apart, thirty of them', { tag: ['@SHAR-35:enrollments'] }, async ({ page, app }) => {
  const crowd = Array.from({ length: 30 }, (_, index) => ({
    id: 9_000 + index,
    name: 'Juan David',
    surname: 'Hernández Gómez',
    age: 2024,
    // Two families have two each, one student's is not known.
    parentEmail: index === 0 ? '' : `${Math.max(3, index)}@correo.example`,
    delay: false,
    studentStatus: 'PROFILE_COMPLETED',
    active: true,
    roomId: 25,
    photoUrl: null,
  }));
  await app.signIn('matriculas', {
    at: WAITING,
    faults: [
      { method: 'GET', path: '/api/students-history-record', kind: 'answer', body: { students: crowd } },
      { method: 'GET', path: '/api/pre-enrollments/{roomId}', kind: 'answer', body: { preEnrollments: [] } },
    ],
  });
  await showAll(page);
  const texts = await apartIn(page).allInnerTexts();
  expect(texts.slice(0, 5)).toEqual([1, 2, 3, 4].map((place) => `otro ${NAME}, n.º ${place}`).concat('4@correo.example'));
  expect(new Set(texts).size).toBe(30);
  await expectOwnNames(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectOwnNames(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await boxOf(page, `${NAME}, 4@correo.example`).check();
  await page.getByRole('button', { name: 'Gestionar Matrícula' }).click();
  await expect(page.getByRole('dialog')).toContainText(`${NAME}, 4@correo.example, de Séptimo A`);
});

test(
  'readers and students of a publication, and authors of comments',
  { tag: ['@SHAR-35:views', '@SHAR-35:unseen', '@SHAR-35:comments'] },
  async ({ page, app }) => {
    const comment = (commentId: number, teacherId: number) => ({
      commentId,
      commentParentId: null,
      message: 'Gracias',
      name: 'Ana Ruiz',
      creationDate: '2026-06-18 10:00:00',
      teacherId,
      managerId: null,
      commentsChildren: [],
    });
    const { paula, sonia } = guardians;
    const post = postOf({
      id: 1,
      title: 'Salida',
      rooms: [{ id: 9, name: 'Sexto A', roomAcronyms: '6A' }],
      whoHasViewed: [paula.id, sonia.id],
      comments: [comment(1, 31), comment(2, 32)],
    });
    const reader = (id: number) => ({
      id,
      name: 'Paula',
      surname: 'Niño',
      image: null,
      students: [{ id: 100 + id, name: 'Eva Niño', photoUrl: null, roomName: 'Sexto A', roomAcronyms: '6A' }],
    });
    await openFeed({ page, app }, 'coordinadora', {
      faults: [
        ...answering(ADMIN_FEED, [post]),
        ...[paula.id, sonia.id].map(
          (id) => ({ method: 'GET', path: '/api/parents/{id}', kind: 'answer', body: reader(id), times: 1 }) as const,
        ),
      ],
    });
    const card = page.getByRole('article', { name: 'Salida' });
    await expect(card.locator('.apart')).toHaveText(['otro Ana Ruiz, n.º 1', 'otro Ana Ruiz, n.º 2']);
    await expectOwnNames(page);
    await card.getByRole('button', { name: /vistas? de / }).click();
    await expect(page.getByRole('dialog').locator('.apart')).toHaveText([
      'otro Paula Niño, n.º 1',
      'otro Eva Niño, n.º 1',
      'otro Paula Niño, n.º 2',
      'otro Eva Niño, n.º 2',
    ]);
    await page.getByRole('tab', { name: /^Sin ver/ }).click();
    await expect(page.getByRole('dialog').locator('.apart')).toHaveText([ONE, OTHER]);
  },
);

test(
  'teachers name their own e-mail, in the list and wherever one is chosen',
  { tag: ['@SHAR-35:teachers', '@SHAR-35:teacherChoice'] },
  async ({ page, app }) => {
    const teacher = (id: number, teacherEmail: string) => ({
      id,
      schoolId: 1,
      teacherName: 'Ana',
      teacherLastName: id === 903 ? 'Niño' : 'Ruiz',
      teacherEmail,
      teacherPhone: null,
      rooms: [],
      courses: [],
      roomIds: [],
      active: true,
      teacherStatus: 'INVITE_SENT',
      image: null,
    });
    const teachers = [
      teacher(901, 'ana.ruiz@yarumos.example'),
      teacher(902, 'A.RUIZ@yarumos.example'),
      teacher(903, 'ana.nino@yarumos.example'),
    ];
    await app.signIn('coordinadora', {
      at: '/dashboard/teachers/list',
      faults: [{ method: 'GET', path: '/api/teachers', kind: 'answer', body: { teachers } }],
    });
    await showAll(page);
    await expect(apartIn(page)).toHaveCount(0);
    await expectOwnNames(page);
    for (const email of ['ana.ruiz@yarumos.example', 'a.ruiz@yarumos.example'])
      await expect(page.getByRole('link', { name: `Ana Ruiz, ${email}`, exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Eliminar Ana Ruiz, a.ruiz@yarumos.example', exact: true }).click();
    await expect(dialogOf(page, 'Eliminar Profesor')).toContainText('Ana Ruiz, a.ruiz@yarumos.example');
    await page.keyboard.press('Escape');
    const named = ['Ana Niño', 'Ana Ruiz, a.ruiz@yarumos.example', 'Ana Ruiz, ana.ruiz@yarumos.example'];
    for (const address of ['/dashboard/publications/list', '/dashboard/activity-log', '/dashboard/learning', '/dashboard/spreadsheet']) {
      await goWithin(page, address);
      const options = page.getByRole('main').getByLabel('Profesor', { exact: true }).getByRole('option');
      await expect(options).toHaveCount(4);
      expect((await options.allInnerTexts()).slice(1).toSorted(), address).toEqual(named);
    }
  },
);
