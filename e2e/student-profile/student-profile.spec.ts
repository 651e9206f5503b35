import { MARKS, PLACE, detailAt } from '@e2e/spreadsheet/spreadsheet';
import { anyDialog, dialogOf, expectNoMessage, expectNoSidewaysScroll } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import {
  ACHIEVEMENTS,
  COURSE,
  CRISTIAN,
  OFTEN,
  PROFILE,
  RESUME,
  ROOM,
  nameOf,
  nextOf,
  periodOf,
  previousOf,
  profileAt,
  subjectOf,
  subjectsOf,
  tabOf,
} from './student-profile';

const GRID = `/dashboard/spreadsheet/grid${PLACE}`;

for (const [kind, who, at] of [
  ['rooms', 'coordinadora', `/dashboard/room/${ROOM}?size=50`],
  ['teacherRooms', 'directora', `/dashboard/teacher-rooms/list?room=${ROOM}&size=50`],
  ['observer', 'directora', `/dashboard/observer?roomId=${ROOM}&size=50`],
  ['evaluation', 'directora', `${MARKS}&size=50`],
  ['course', 'directora', `/dashboard/spreadsheet?subjectId=16&roomId=${ROOM}&periodId=2&tab=observations&size=50`],
  ['grid', 'directora', GRID],
] as const)
  test(`a student's name leads to the student: ${kind}`, { tag: [`@PROF-01:${kind}`] }, async ({ page, app }) => {
    await app.signIn(who, { at });
    await page
      .getByRole('row')
      .filter({ hasText: kind === 'rooms' || kind === 'teacherRooms' ? /Cristian Camilo.*Echeverri Vélez/ : CRISTIAN })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(PROFILE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ficha del estudiante');
    await expect(nameOf(page)).toHaveText(CRISTIAN);
  });

test('a student who is not there is not found, and there is a way back', { tag: ['@PROF-01:unknown'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: profileAt(99_999) });
  for (const at of ['', profileAt(7, ''), profileAt(7, '?roomId=99999'), '/dashboard/students/nadie?roomId=9']) {
    if (at !== '') await page.goto(at);
    await expect(page.getByText('No encontramos a este estudiante.')).toBeVisible();
    await expectNoMessage(page, 'Atención');
  }
  await app.checkA11y();
  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(page).toHaveURL('/dashboard/rooms/list');
});

test("a Teacher opens no student of another's room, and asks for none", { tag: ['@PROF-01:otherRoom'] }, async ({ page, app }) => {
  await app.signIn('docente', { at: profileAt(1, '?roomId=3') });
  await expect(page.getByText('No encontramos a este estudiante.')).toBeVisible();
  expect(await app.control.calls('GET /api/students')).toEqual([]);
  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(page).toHaveURL('/dashboard/teacher-rooms/list');
});

test(
  'an Admin has the head with a switch, all actions in words, and the reports',
  { tag: ['@PROF-02:Admin', '@PROF-06'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: PROFILE });
    const head = page.getByRole('main');
    await expect(head.getByText('CE', { exact: true })).toBeVisible();
    for (const text of ['Sexto A', 'Estudiante activo', 'luzdary.velez@correo.example']) await expect(head).toContainText(text);
    const delay = page.getByRole('switch', { name: `Mora de ${CRISTIAN}` });
    await expect(delay).toBeChecked();
    await delay.press('Space');
    await expect.poll(() => app.control.calls('PUT /api/studentDelay/{id}')).toHaveLength(1);
    await expect(delay).toHaveAttribute('aria-disabled', 'false');
    await page.reload();
    await expect(delay).not.toBeChecked();
    for (const name of ['Reenviar Invitación', 'Editar', 'Eliminar'])
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Editar', exact: true }).press('Enter');
    await dialogOf(page, 'Editar Estudiante').getByLabel('Nombre').fill('Cristian');
    await dialogOf(page, 'Editar Estudiante').getByRole('button', { name: 'Guardar' }).click();
    await expect(nameOf(page)).toHaveText('Cristian Echeverri Vélez');
    await page.getByRole('button', { name: 'Descargar Reportes' }).click();
    const reports = dialogOf(page, 'Descargar Reportes');
    await expect(reports).toContainText('Cristian Echeverri Vélez, de Sexto A');
    for (const name of ['Boletín', 'Observador', 'Reporte de Asistencia', 'Reporte de Actividades'])
      await expect(reports.getByRole('radio', { name })).toBeVisible();
  },
);

test('a deleted student leads back to the room', { tag: ['@PROF-02:removal'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: PROFILE });
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect(dialogOf(page, 'Eliminar Estudiante')).toContainText(`${CRISTIAN} · Sexto A`);
  await dialogOf(page, 'Eliminar Estudiante').getByRole('button', { name: 'Aceptar' }).click();
  await expect(page).toHaveURL(`/dashboard/room/${ROOM}`);
  await expect(anyDialog(page)).toHaveCount(0);
});

test("a director has the actions of the row, and 'Mora' in words", { tag: ['@PROF-02:director'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: PROFILE });
  await expect(page.getByRole('main')).toContainText('MoraSÍ');
  for (const name of ['Reenviar Invitación', 'Editar', 'Eliminar'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Descargar Reportes' })).toHaveCount(0);
  await expect(page.getByRole('switch')).toHaveCount(0);
});

test('a Teacher of the room who does not direct it has no actions', { tag: ['@PROF-02:teacher'] }, async ({ page, app }) => {
  await app.signIn('docente', { at: PROFILE });
  await expect(nameOf(page)).toHaveText(CRISTIAN);
  await expect(page.getByRole('button', { name: /^(Editar|Eliminar|Reenviar)/ })).toHaveCount(0);
});

test(
  'the marks of the active period, by subject: mark, level, chart, and a way to the detail',
  { tag: ['@PROF-03:Admin'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: PROFILE });
    await expect(periodOf(page)).toHaveValue('2');
    const maths = subjectOf(page, 'Matemáticas');
    await expect(maths.getByRole('listitem')).toHaveText([
      /^Resolver problemas con números decimales2\.346%Bajo$/,
      /^Aplicar la proporcionalidad directa en situaciones cotidianas2\.346%Bajo$/,
      /^Interpretar gráficos de barras y circularesSin calificar$/,
    ]);
    expect((await subjectsOf(page).allInnerTexts()).slice(0, 3)).toEqual(['Biología', 'Cátedra de la paz', 'Ciencias naturales']);
    await app.checkA11y();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await periodOf(page).selectOption('Periodo 1');
    await expect(page).toHaveURL(/periodId=1\b/);
    await expect(maths.getByRole('link', { name: 'Resolver problemas con números decimales' })).toHaveCount(0);
    await periodOf(page).selectOption('Periodo 2');
    await maths.getByRole('link', { name: /proporcionalidad/ }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`student-detail/7\\?.*teacherId=11.*indicatorId=90002`));
    await expect(page.getByRole('heading', { level: 2, name: CRISTIAN })).toBeVisible();
  },
);

test("a Teacher sees the own subjects' marks", { tag: ['@PROF-03:Teacher'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: PROFILE });
  await expect(subjectsOf(page)).toHaveText(['Geometría', 'Matemáticas']);
  await subjectOf(page, 'Matemáticas').getByRole('link').nth(1).click();
  await expect(page).toHaveURL(detailAt(7));
});

test(
  'no more than three calls go at a time, and the subjects show as they come; the next student needs none',
  { tag: ['@PROF-03:threeAtATime', '@demo-only'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora');
    const ms = 20_000;
    await app.control.fault({ method: 'GET', path: '/api/learning/indicator', kind: 'slow', ms });
    await page.evaluate((to) => {
      history.pushState({ idx: 1, key: to, usr: null }, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, PROFILE);
    await expect(subjectOf(page, 'Biología')).toBeVisible();
    await expect.poll(async () => (await app.control.calls(ACHIEVEMENTS)).length).toBe(3);
    await app.control.fault();
    await page.clock.fastForward(ms);
    await expect(subjectOf(page, 'Tecnología e informática').getByRole('listitem').first()).toBeVisible();
    const asked = (await app.control.calls(RESUME)).length;
    await nextOf(page).click();
    await expect(nameOf(page)).not.toHaveText(CRISTIAN);
    await expect(subjectOf(page, 'Tecnología e informática').getByRole('listitem').first()).toBeVisible();
    expect((await app.control.calls(RESUME)).length).toBe(asked);
  },
);

test(
  'subjects come in order, the first that is awaited last; none that shows moves or goes',
  { tag: ['@PROF-03:order'] },
  async ({ page, app }) => {
    const slow = { method: 'GET', path: '/api/learning/indicator', kind: 'slow', ms: 20_000 } as const;
    await app.signIn('coordinadora', { at: PROFILE, faults: [slow] });
    await expect(subjectsOf(page)).toHaveText(['Biología']);
    await app.control.fault();
    await page.clock.fastForward(slow.ms);
    await expect(subjectsOf(page)).toHaveCount(12);
    await expect(subjectsOf(page).first()).toHaveText('Biología');
    // Asked for again, the lower ones stay.
    await app.control.fault({ method: 'GET', path: '/api/learning/indicator', kind: 'status', status: 500, times: 1 });
    await periodOf(page).selectOption('Periodo 3');
    const again = page.getByRole('button', { name: /^Reintentar / });
    await expect(again).toHaveCount(1);
    await expect(subjectsOf(page)).toHaveCount(12);
    await app.control.fault(slow);
    await again.click();
    await expect(again).toHaveCount(0);
    await expect(subjectsOf(page)).toHaveCount(12);
  },
);

for (const width of [390, 1024, 1440])
  test(
    `at ${width} the head of an awaited student is as high as it will be; the rest comes beneath it`,
    { tag: ['@PROF-02:still'] },
    async ({ page, app }) => {
      await page.setViewportSize({ width, height: 900 });
      const slow = { method: 'GET', path: '/api/students', kind: 'slow', ms: 20_000 } as const;
      await app.signIn('coordinadora', { at: PROFILE, faults: [slow] });
      const last = page.getByRole('button', { name: 'Descargar Reportes' });
      await expect(last).toBeDisabled();
      await expect(nextOf(page)).toBeHidden();
      await expect(page.getByRole('tablist')).toBeHidden();
      const awaited = await last.boundingBox();
      await app.control.fault();
      await page.clock.fastForward(slow.ms);
      await expect(nextOf(page)).toBeVisible();
      await expect(last).toBeEnabled();
      expect(await last.boundingBox()).toEqual(awaited);
    },
  );

for (const width of [1024, 1440])
  test(`at ${width} the name has one line, and so have the facts`, { tag: ['@PROF-02:lines'] }, async ({ page, app }) => {
    await page.setViewportSize({ width, height: 900 });
    await app.signIn('coordinadora', { at: PROFILE });
    await expect(nameOf(page)).toHaveText(CRISTIAN);
    expect((await nameOf(page).boundingBox())?.height).toBeLessThan(40);
    const names = await page.getByRole('term').all();
    const tops = await Promise.all(names.map(async (name) => (await name.boundingBox())?.y));
    expect(tops).toHaveLength(4);
    expect(new Set(tops).size).toBe(1);
  });

test('without numbers levels alone show', { tag: ['@PROF-03:levels'] }, async ({ page, app }) => {
  await app.signIn('directo', { at: '/dashboard/teacher-rooms/list' });
  await page.getByRole('rowheader').getByRole('link').first().click();
  await expect(nameOf(page)).toBeVisible();
  const marked = page.getByRole('region', { name: 'Notas' }).getByRole('listitem');
  await expect(marked.first()).toBeVisible();
  await expect(marked.filter({ hasText: /\d%|\d\.\d/ })).toHaveCount(0);
  await expect(marked.filter({ hasNotText: 'Sin calificar' }).first()).toBeVisible();
});

test(
  'a subject that fails says so in its card alone, and is asked for again there',
  { tag: ['@PROF-03:failure', '@PROF-05'] },
  async ({ page, app }) => {
    await app.signIn('directora', {
      at: PROFILE,
      faults: [
        { method: 'GET', path: '/api/learning/record-resume/{indicatorId}', kind: 'status', status: 500 },
        { method: 'GET', path: '/api/learning/course/{courseId}/observation', kind: 'network' },
      ],
    });
    const notes = page.getByRole('region', { name: 'Notas' });
    await expect(notes.getByText('No se pudieron cargar las notas.')).toHaveCount(2);
    await expectNoMessage(page, 'Atención');
    await tabOf(page, 'Observaciones de curso').click();
    const course = page.getByRole('region', { name: 'Observaciones de curso' });
    await expect(course.getByText('No se pudieron cargar las observaciones.')).toHaveCount(2);
    await expect(anyDialog(page)).toHaveCount(0);
    await app.control.fault();
    await course.getByRole('button', { name: 'Reintentar Matemáticas' }).press('Enter');
    await expect(course.getByText('Presenta dificultades con los temas del periodo.')).toBeVisible();
    await course.getByRole('button', { name: 'Reintentar Geometría' }).press('Enter');
    await expect(course.getByText(/^Entregó tres de las cinco actividades/)).toBeVisible();
    expect((await app.control.calls(COURSE)).at(-1)?.query).toEqual({ periodId: '2' });
    await tabOf(page, 'Notas').click();
    await notes.getByRole('button', { name: 'Reintentar Matemáticas' }).press('Enter');
    await expect(notes.getByRole('listitem')).toHaveCount(3);
    await expect(notes.getByText('No se pudieron cargar las notas.')).toHaveCount(1);
  },
);

test("a Teacher has the newest own observations, 'Ver todo', and writes one", { tag: ['@PROF-04:Teacher'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: profileAt(OFTEN.id, `?roomId=${ROOM}&tab=observer`) });
  await expect(page.getByText('10 de 23 observaciones, las más recientes')).toBeVisible();
  // The period over the tabs is not theirs.
  await expect(page.getByText('De todos los periodos')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.getByRole('button', { name: '+ Crear Observación' }).press('Enter');
  const dialog = dialogOf(page, 'Crear Observación');
  await expect(dialog.getByLabel('Periodo')).toHaveValue('2');
  await dialog.getByLabel('Tipo').selectOption('Reconocimiento');
  await dialog.getByLabel('Descripción').fill('Ayudó a ordenar el salón.');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await dialogOf(page, 'Éxito').getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Ayudó a ordenar el salón.');
  await page.getByRole('link', { name: 'Ver todo' }).click();
  await expect(page).toHaveURL(`/dashboard/observer?roomId=${ROOM}&studentId=${OFTEN.id}`);
});

test('lists that fail can be asked for again beside the observations', { tag: ['@PROF-04:failure'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: profileAt(OFTEN.id, `?roomId=${ROOM}`) });
  await expect(subjectsOf(page).first()).toBeVisible();
  await app.control.fault({ method: 'GET', path: '/api/courses/', kind: 'status', status: 500 });
  await page.goto(profileAt(OFTEN.id, `?roomId=${ROOM}&tab=observer`));
  await dialogOf(page, 'Atención').getByRole('button', { name: 'Aceptar' }).click();
  await app.control.fault();
  await page.getByRole('main').getByRole('button', { name: 'Reintentar' }).first().click();
  await expect(page.getByText(/^10 de \d+ observaciones, las más recientes$/)).toBeVisible();
});

test('the next student sees marks that are no older than five minutes', { tag: ['@PROF-03:fresh'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: PROFILE });
  await expect(subjectOf(page, 'Matemáticas').getByRole('listitem').first()).toBeVisible();
  const { length } = await app.control.calls(RESUME);
  await page.clock.fastForward('06:00');
  await nextOf(page).click();
  await expect(nameOf(page)).not.toHaveText(CRISTIAN);
  await expect.poll(async () => (await app.control.calls(RESUME)).length).toBe(2 * length);
  await nextOf(page).click();
  await expect(subjectOf(page, 'Matemáticas').getByRole('listitem').first()).toBeVisible();
  expect(await app.control.calls(RESUME)).toHaveLength(2 * length);
});

test('an Admin reads the observations of all teachers, and writes none', { tag: ['@PROF-04:Admin'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: profileAt(OFTEN.id, `?roomId=${ROOM}&tab=observer`) });
  await expect(page.getByRole('columnheader', { name: 'Profesor' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver todo' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Crear Observación/ })).toHaveCount(0);
});

test('the students of the room follow each other in its order; tab and period stay', { tag: ['@PROF-07'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: `/dashboard/teacher-rooms/list?room=${ROOM}&size=50` });
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows.first()).toBeVisible();
  await rows.first().getByRole('link').first().click();
  await expect(previousOf(page)).toBeDisabled();
  const first = await nameOf(page).innerText();
  await periodOf(page).selectOption('Periodo 1');
  await tabOf(page, 'Observaciones de curso').click();
  await nextOf(page).press('Enter');
  await expect(nameOf(page)).not.toHaveText(first);
  await expect(tabOf(page, 'Observaciones de curso')).toHaveAttribute('aria-selected', 'true');
  await expect(periodOf(page)).toHaveValue('1');
  // The focus stays where the next one is.
  await expect(nextOf(page)).toBeFocused();
  const second = await nameOf(page).innerText();
  await page.keyboard.press('Enter');
  await expect(nameOf(page)).not.toHaveText(second);
  await previousOf(page).click();
  await expect(nameOf(page)).toHaveText(second);
});

test('paper has head, marks and observations, and nothing to press', { tag: ['@PROF-08:all'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: PROFILE });
  await expect(subjectOf(page, 'Matemáticas').getByRole('listitem')).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('main');
  for (const name of ['Notas', 'Observador', 'Observaciones de curso'])
    await expect(paper.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(nameOf(page)).toHaveText(CRISTIAN);
  await expect(paper.getByText('Colegio Mirador de los Yarumos · Periodo 2 · 19/06/2026 · Yaneth García Suárez')).toBeVisible();
  await expect(paper.getByText('De todos los periodos')).toBeVisible();
  await expect(paper.getByText(/^Presenta dificultades/)).toBeVisible();
  await expect(paper.getByRole('button')).toHaveCount(0);
  await expect(paper.getByRole('tab')).toHaveCount(0);
  await expect(paper.getByRole('region', { name: 'Notas' }).getByRole('link')).toHaveCount(0);
  await expect(paper.getByRole('link', { name: 'Volver' })).toHaveCount(0);
});

for (const [kind, id, count] of [
  ['usual', 7, 1],
  // Ten long observations take a second one.
  ['often', OFTEN.id, 2],
] as const)
  test(`all subjects and observations on paper: ${kind}, ${count}`, { tag: [`@PROF-08:${kind}`] }, async ({ page, app }) => {
    await app.signIn('coordinadora', { at: profileAt(id) });
    await expect(subjectOf(page, 'Tecnología e informática').getByRole('listitem').first()).toBeVisible();
    const sheets = await page.pdf({ format: 'Letter', margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' } });
    expect(sheets.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(count);
  });
