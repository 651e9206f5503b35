/** The period by teacher and by student, and on paper. */
import { MATHS_OF_SIXTH_A, achievements } from '@fixtures/learning';
import { IN_PERIOD, addButton, addDialog, choose, firstOf, saveOf, studentsBy, textOf } from '@e2e/course-observations/observations';
import { columnOf, download } from '@e2e/downloads/downloads';
import { expectNoDialog, goWithin, openEntry } from '@e2e/support/screens';
import { headersOf } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { PROGRESS, buttonOf, expectReviewed, pairOf, tableOf } from './progress';

const SIXTH_A = `${PROGRESS}?roomId=${MATHS_OF_SIXTH_A.roomId}`;
const tabOf = (page: Parameters<typeof tableOf>[0], name: string) => page.getByRole('tab', { name, exact: true });

test(
  'by teacher, who lacks most first; the missing places of one are copied as text',
  { tag: ['@TRAC-10:rows', '@TRAC-10:order', '@TRAC-10:copy'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: SIXTH_A });
    await expectReviewed(page);
    await tabOf(page, 'Por profesor').click();
    await expect(page).toHaveURL(/tab=teachers/);
    expect((await headersOf(page)).map((text) => text.trim())).toEqual([
      'Profesor',
      'Notas que faltan',
      'Logros sin actividades',
      'Pesos por corregir',
      'Avance',
      'Acciones',
    ]);
    const rows = page.getByRole('table', { name: 'Por profesor' }).getByRole('row');
    const lacking = (await rows.locator('td:nth-child(2)').allTextContents()).map(Number);
    expect(lacking.length).toBeGreaterThan(1);
    expect(lacking).toEqual(lacking.toSorted((one, other) => other - one));
    const own = rows.filter({ hasText: 'Yaneth García Suárez' });
    await expect(own).toContainText(/58\s*1\s*2\s*82 %/);
    await app.checkA11y();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await own.getByRole('button', { name: 'Copiar resumen de Yaneth García Suárez' }).click();
    await expect(page.getByText('Resumen copiado')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'Yaneth García Suárez, Periodo 2\nSexto A, Geometría: faltan 13 notas, pesos: 70 %\nSexto A, Matemáticas: faltan 45 notas, 1 logro sin actividades, pesos: 70 %',
    );
    await page.goBack();
    await expect(tableOf(page)).toBeVisible();
  },
);

test(
  'a teacher whose pairs are reviewed in part has no sums, on the screen and in the spreadsheet, and says why',
  { tag: ['@TRAC-10:part', '@TRAC-10:reason', '@TRAC-13:part'] },
  async ({ page, app }) => {
    app.watch.allow(/500/);
    const path = `/api/learning/record-resume/${achievements.proportionality.id}`;
    await app.signIn('coordinadora', {
      at: `${SIXTH_A}&tab=teachers`,
      faults: [{ method: 'GET', path, kind: 'status', status: 500, times: 1 }],
    });
    await expectReviewed(page);
    const own = page.getByRole('table', { name: 'Por profesor' }).getByRole('row').filter({ hasText: 'Yaneth García Suárez' });
    await expect(own.getByRole('cell')).toHaveText(['-', '-', '-', /^1 de 2 revisados\s*1 no se pudo revisar$/, '']);
    const copy = own.getByRole('button', { name: 'Copiar resumen de Yaneth García Suárez' });
    await expect(copy).toBeDisabled();
    await expect(copy).toHaveAccessibleDescription('Falta revisar cursos y asignaturas');
    await app.checkA11y();
    expect((await download(page)).rows).toContainEqual([
      'Yaneth García Suárez',
      null,
      null,
      null,
      '1 de 2 revisados, 1 no se pudo revisar',
    ]);
    await buttonOf(page, 'Reintentar').click();
    await expect(own).toContainText(/58\s*1\s*2\s*82 %/);
    await expect(copy).toBeEnabled();
  },
);

test('before a review nothing is counted', { tag: ['@TRAC-08:before', '@TRAC-12:before'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: PROGRESS });
  await expect(page.getByText('Aún no se ha revisado.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Lo que falta' }).getByRole('button')).toHaveCount(0);
  await tabOf(page, 'Para acompañar').click();
  await expect(page.getByText('Aún no se ha revisado.')).toBeVisible();
});

test('a Teacher has no view by teacher', { tag: ['@TRAC-10:Teacher'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: `${PROGRESS}?tab=teachers` });
  await expect(page.getByRole('tab')).toHaveText(['Por curso', 'Para acompañar']);
  await expect(tableOf(page)).toBeVisible();
});

test(
  'whose level is the lowest of its scale, most first, with the subjects',
  { tag: ['@TRAC-12:rows', '@TRAC-12:count', '@TRAC-12:profile'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: `${SIXTH_A}&tab=students` });
    await expectReviewed(page);
    await expect(page.getByText('2 estudiantes', { exact: true })).toBeVisible();
    const rows = page.getByRole('table', { name: 'Para acompañar' }).getByRole('row');
    await expect(rows.nth(1)).toHaveText(
      /Cristian Camilo Echeverri Vélez\s*Sexto A\s*8\s*Ciencias naturales, Lengua castellana y Matemáticas/,
    );
    const counts = (await rows.locator('td:nth-child(3)').allTextContents()).map(Number);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    await app.checkA11y();
    await rows.nth(1).getByRole('link', { name: 'Cristian Camilo Echeverri Vélez' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Cristian Camilo Echeverri Vélez' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Periodo' }).getByRole('option', { selected: true })).toHaveText('Periodo 2');
    await page.goBack();
    await expect(rows.nth(1)).toContainText('Cristian Camilo');
  },
);

test('preschool rooms are never in it', { tag: ['@TRAC-12:preschool'] }, async ({ page, app }) => {
  await app.signIn('preescolar', { at: `${PROGRESS}?tab=students` });
  await expectReviewed(page);
  await expect(page.getByText('Ningún estudiante de lo revisado está en el nivel más bajo.')).toBeVisible();
});

test('on paper the table has its facts, and nothing to press', { tag: ['@TRAC-13:paper'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: PROGRESS });
  await expectReviewed(page);
  const facts = page.getByText('Colegio Mirador de los Yarumos · Periodo 2 · 19/06/2026 · Yaneth García Suárez');
  await expect(facts).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(facts).toBeVisible();
  await expect(tableOf(page)).toContainText('77 %');
  for (const hidden of [
    buttonOf(page, 'Actualizar'),
    buttonOf(page, 'Descargar'),
    page.getByRole('group', { name: 'Lo que falta' }),
    page.getByRole('region', { name: 'Filtros' }),
    page.getByRole('tab').first(),
  ])
    await expect(hidden).toBeHidden();
  // One sheet, which lies: its width is more than its height.
  const paper = (await page.pdf()).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [, sheetWidth, sheetHeight] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(paper) ?? [];
  expect(Number(sheetWidth)).toBeGreaterThan(Number(sheetHeight));
});

test(
  'each view is downloaded: rooms and subjects with their shares as numbers, by teacher, and who is at the lowest level',
  { tag: ['@TRAC-13:rooms', '@TRAC-13:teachers', '@TRAC-13:students', '@EXPO-03:filter'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: SIXTH_A });
    await expectReviewed(page);
    const rooms = await download(page);
    expect(rooms.name).toBe('Seguimiento Periodo 2 Sexto A 2026-06-19.xlsx');
    const heads = await tableOf(page).getByRole('columnheader').locator('.progress-name').allInnerTexts();
    expect(rooms.head).toEqual(['Curso', ...heads, 'Avance', 'Detalle']);
    expect(rooms.rows.map(([room]) => room)).toEqual(['Sexto A', 'Avance']);
    const shown = await pairOf(page, 'Sexto A', 'Matemáticas').locator('.pair-main').innerText();
    expect(columnOf(rooms, 'Matemáticas')[0]).toBe(Number.parseInt(shown, 10) / 100);
    expect(columnOf(rooms, 'Detalle')[0]).toMatch(/Matemáticas: Pesos: 70 %/);
    await buttonOf(page, /logros? sin actividades$/).click();
    expect((await download(page)).rows.map(([room]) => room)).toEqual(['Sexto A', 'Avance']);

    await tabOf(page, 'Por profesor').click();
    await expect(page.getByRole('table', { name: 'Por profesor' })).toBeVisible();
    const byTeacher = await download(page);
    expect(byTeacher.name).toBe('Seguimiento por profesor Periodo 2 Sexto A 2026-06-19.xlsx');
    expect(byTeacher.rows).toContainEqual(['Yaneth García Suárez', 58, 1, 2, 0.82]);

    await tabOf(page, 'Para acompañar').click();
    await expect(page.getByText('2 estudiantes', { exact: true })).toBeVisible();
    const students = await download(page);
    expect(students.name).toBe('Para acompañar Periodo 2 Sexto A 2026-06-19.xlsx');
    expect(students.rows).toHaveLength(2);
    expect(students.rows[0]).toEqual([
      'Cristian Camilo Echeverri Vélez',
      'Sexto A',
      8,
      'Ciencias naturales, Lengua castellana y Matemáticas',
    ]);
  },
);

const OBSERVATIONS = 'GET /api/learning/course/{courseId}/observation';

test(
  'who has an observation, by one call for each subject; what was saved since is asked for again',
  { tag: ['@TRAC-11:counts', '@TRAC-11:saved', '@TRAC-07:observed', '@API-044'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: PROGRESS });
    await expectReviewed(page);
    expect(await app.control.calls(OBSERVATIONS)).toEqual([]);
    await buttonOf(page, 'Revisar observaciones').click();
    await expect(pairOf(page, 'Sexto A', 'Matemáticas')).toContainText('20 de 34 con observación');
    await expect(tableOf(page).getByText(/con observación$/)).toHaveCount(6);
    expect(await app.control.calls(OBSERVATIONS)).toHaveLength(2);
    await app.checkA11y();

    await goWithin(page, IN_PERIOD);
    await choose(page, ...firstOf((await studentsBy(page)).unwritten, 1));
    await addButton(page).click();
    await textOf(page).fill('Participa con entusiasmo.');
    await saveOf(page).click();
    await expect(addDialog(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expectNoDialog(page);
    const before = (await app.control.calls(OBSERVATIONS)).length;
    await openEntry(page, 'Seguimiento');
    await expect.poll(async () => (await app.control.calls(OBSERVATIONS)).length).toBe(before + 1);
    await expect(pairOf(page, 'Sexto A', 'Matemáticas')).toContainText('21 de 34 con observación');
  },
);

test('observations that fail say so in their cells', { tag: ['@TRAC-11:failed'] }, async ({ page, app }) => {
  app.watch.allow(/500/);
  await app.signIn('directora', { at: PROGRESS });
  await expectReviewed(page);
  const path = `/api/learning/course/${MATHS_OF_SIXTH_A.subjectId}/observation`;
  await app.control.fault({ method: 'GET', path, kind: 'status', status: 500, times: 1 });
  await buttonOf(page, 'Revisar observaciones').click();
  await expect(tableOf(page).getByText('Observaciones sin revisar')).toHaveCount(3);
  await expect(tableOf(page).getByText(/con observación$/)).toHaveCount(3);
  await expectNoDialog(page);
  await buttonOf(page, 'Revisar observaciones').click();
  await expect(tableOf(page).getByText(/con observación$/)).toHaveCount(6);
});
