/** A student's marks in an achievement. */
import { pauseClock } from '@e2e/support/clock';
import { callDirectly } from '@e2e/support/direct-call';
import { RECOVERED, acceptFailure, acceptSaved, dialogOf, expectNoDialog, expectScreen, goWithin, type Visit } from '@e2e/support/screens';
import { expectRecords, headersOf, rowNames, rowOf, showAll } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import type { Page } from '@playwright/test';
import {
  ADD,
  DIRECT,
  EDIT,
  MARKS,
  PLACE,
  RESUME,
  SPREADSHEET,
  SUPPORT,
  TITLE,
  UNSCORED,
  achievementOf,
  activityOf,
  answering,
  chooseLevel,
  commentOf,
  detailAt,
  filterButton,
  levelOf,
  periodOf,
  record,
  rowsOf,
  saveOf,
  sent,
  sliderOf,
  teacherOf,
  type RecordRow,
} from './spreadsheet';

const summary = (page: Page) => page.getByRole('region', { name: 'Resumen' });
const chart = (page: Page) => page.getByRole('img', { name: /de la nota más alta$/ });
const nameHead = (page: Page) => page.getByRole('heading', { level: 2 });
const factsOf = (page: Page) => page.getByRole('main').getByRole('definition');

const activity = (academicActivityId: number, title: string, weight: number, qualification: number | null, level: string | null) => ({
  academicActivityId,
  type: 'QUIZ' as const,
  title,
  weight,
  qualification,
  qualificationName: level,
  comment: qualification === null ? null : 'Bien hecho',
  withQualification: qualification !== null,
  studentAcademicRecordId: qualification === null ? null : academicActivityId + 1_000,
});

const ANA = record(901, 'Ana Álvarez Niño', {
  qualification: 3.4,
  qualificationDescription: 'Básico',
  activities: [
    activity(71, 'Quiz de sumas', 20, 3, 'Básico'),
    activity(72, 'Guía', 30, 3.6, 'Alto'),
    activity(73, 'Tablero', 20, null, null),
  ],
});

test(
  "the eye opens a student's detail with all that it needs: head, summary, activities",
  {
    tag: [
      '@DETA-01:Teacher',
      '@DETA-02:link',
      '@DETA-02:reload',
      '@DETA-04',
      '@DETA-05:summary',
      '@DETA-06',
      '@DETA-07',
      '@SHAR-20:studentDetail',
    ],
  },
  async ({ page, app }) => {
    await app.signIn('directora', { at: MARKS, faults: [answering(record(900, 'Otra Persona'), ANA)] });
    await rowOf(page, 'Ana Álvarez Niño').getByRole('button', { name: 'Ver' }).click();
    await expect(page).toHaveURL(detailAt(901));
    for (const again of [false, true]) {
      if (again) await page.reload();
      await expect(nameHead(page)).toHaveText('Ana Álvarez Niño');
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planilla de Estudiantes');
    await expect(page.getByText(TITLE)).toBeVisible();
    await expect(factsOf(page)).toHaveText(['Sexto A', 'Matemáticas', 'Periodo 2']);
    await expect(summary(page)).toContainText('3.4');
    await expect(summary(page)).toContainText('Básico');
    await expect(summary(page)).toContainText('Reconoce magnitudes directamente proporcionales y completa tablas sencillas.');
    await expect(summary(page)).toContainText('parcial sobre 50 %');
    await expect(chart(page)).toHaveAccessibleName('68% de la nota más alta');
    expect(await headersOf(page)).toEqual(['Tipo', 'Actividad', 'Ponderación', 'Calificación', 'Nivel', 'Comentario', 'Acciones']);
    expect(await rowNames(page)).toEqual(['Quiz de sumas', 'Guía', 'Tablero']);
    await expect(rowOf(page, 'Quiz de sumas').getByRole('cell')).toHaveText(['Quiz', '20%', '3.0', 'Básico', 'Bien hecho', '']);
    await expect(rowOf(page, 'Tablero').getByRole('cell')).toHaveText(['Quiz', '20%', 'Sin calificar', '-', '-', 'Evaluar']);
    await expect(rowOf(page, 'Guía').getByRole('button')).toHaveAccessibleName('Editar Guía');
    await app.checkA11y();
  },
);

test('a student without a mark has an empty chart', { tag: ['@DETA-05:none'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: detailAt(901), faults: [answering(record(901, 'Ana Álvarez'))] });
  await expect(summary(page)).toContainText('Sin calificar');
  await expect(chart(page)).toHaveAccessibleName('0% de la nota más alta');
  await expect(page.getByText('Este logro no tiene actividades.')).toBeVisible();
});

for (const [name, at] of [
  ['withoutPlace', `${SPREADSHEET}/student-detail/7`],
  ['withoutAchievement', detailAt(7, '?subjectId=16&roomId=9&periodId=2')],
  ['unknown', detailAt(99_999)],
  ['noNumber', `${SPREADSHEET}/student-detail/nada${PLACE}`],
  ['otherSubject', detailAt(7, PLACE.replace('16', '1'))],
] as const)
  test(`an address that names nobody leads to the spreadsheet: ${name}`, { tag: [`@DETA-03:${name}`] }, async ({ page, app }) => {
    await app.signIn('directora', { at });
    await expectScreen(page, SPREADSHEET);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planilla de Estudiantes');
    await expectNoDialog(page);
  });

test(
  "an Admin's detail evaluates nothing, and needs the teacher",
  { tag: ['@DETA-01:Admin', '@DETA-02:teacher', '@DETA-03:withoutTeacher', '@DETA-10:activities', '@DETA-15:Admin'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: SPREADSHEET });
    await teacherOf(page).selectOption('Yaneth García Suárez');
    await page.getByRole('link', { name: 'Matemáticas' }).click();
    await periodOf(page).selectOption('Periodo 2');
    await achievementOf(page).selectOption(TITLE);
    await filterButton(page).click();
    await expectRecords(page);
    const left = page.url();
    // By 'Ver' alone; the name leads to the student (PROF-01).
    await expect(page.getByRole('rowheader').first().getByRole('link')).toHaveAttribute('href', /^\/dashboard\/students\/\d+\?roomId=9$/);
    await page.getByRole('button', { name: 'Ver' }).first().click();
    await expect(page).toHaveURL((url) => url.searchParams.has('teacherId') && url.pathname.includes('student-detail'));
    await expect(summary(page)).toBeVisible();
    await expect(page.getByRole('rowheader')).toHaveCount(3);
    await expect(page.getByRole('button', { name: /^(Editar|Evaluar)\b/ })).toHaveCount(0);
    const detail = new URL(page.url());
    await page.getByRole('link', { name: 'Volver' }).click();
    await expectRecords(page);
    expect(page.url()).toBe(left);
    detail.searchParams.delete('teacherId');
    await goWithin(page, detail.href);
    await expectScreen(page, SPREADSHEET);
  },
);

test("an Admin's detail of a mark given directly has no action", { tag: ['@DETA-10:direct'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: SPREADSHEET });
  await teacherOf(page).selectOption('Gloria Inés Muñoz Henao');
  await page.getByRole('link', { name: 'Dimensión comunicativa' }).click();
  await page.getByRole('tab', { name: 'Transición A' }).click();
  await periodOf(page).selectOption('Periodo 2');
  await achievementOf(page).selectOption('Narrar experiencias con secuencia y detalles');
  await filterButton(page).click();
  await page.getByRole('button', { name: 'Ver' }).first().click();
  await expect(summary(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Editar|Evaluar)\b/ })).toHaveCount(0);
});

test(
  'an activity without a mark is evaluated here, and what is saved shows at once',
  { tag: ['@DETA-09', '@DETA-13'] },
  async ({ page, app, host }) => {
    await app.signIn('directora', { at: detailAt(7) });
    const row = page.getByRole('row', { name: /^Sustentación/ });
    await expect(row).toContainText('Sin calificar');
    const before = (await rowsOf(page, host.apiUrl, 90_002)).find(({ studentId }) => studentId === 7)?.qualification;
    await expect(summary(page)).toContainText(String(before?.toFixed(1)));
    await row.getByRole('button', { name: 'Evaluar' }).click();
    await expect(dialogOf(page, ADD)).toBeVisible();
    await expect(activityOf(page).getByRole('option', { selected: true })).toHaveText(SUPPORT);
    await expect(activityOf(page)).toBeEnabled();
    await chooseLevel(page, 'Superior');
    await sliderOf(page).press('End');
    await commentOf(page).fill('Lo explicó en el tablero');
    const asked = (await app.control.calls(RESUME)).length;
    await saveOf(page).click();
    await acceptSaved(page);
    await expect(row).toContainText('5.0');
    await expect(row).toContainText('Superior');
    await expect(row).toContainText('Lo explicó en el tablero');
    await expect(row.getByRole('button')).toHaveAccessibleName(/^Editar /);
    const after = (await rowsOf(page, host.apiUrl, 90_002)).find(({ studentId }) => studentId === 7)?.qualification ?? 0;
    expect(after).not.toBe(before);
    await expect(summary(page)).toContainText(after.toFixed(1));
    await expect(chart(page)).toHaveAccessibleName(`${Math.round((after * 100) / 5)}% de la nota más alta`);
    expect((await app.control.calls(RESUME)).length).toBe(asked + 2);
    expect(await sent(app)).toMatchObject([[{ id: null, studentId: 7, academicActivityId: 90_006 }]]);
  },
);

/**
 * 'Editar evaluación' of the student's first mark, where `act` does something that is not sent; then the mark is stored otherwise by
 * another window, and the dialog opened anew.
 */
async function editOverStored(
  { page, app }: Visit,
  apiUrl: string,
  act: (own: RecordRow['activities'][number]) => Promise<void>,
): Promise<void> {
  await app.signIn('directora', { at: detailAt(7) });
  const row = (await rowsOf(page, apiUrl, 90_002)).find(({ studentId }) => studentId === 7);
  const [own, ...others] = row?.activities ?? [];
  if (!row || !own) throw new Error('The student has no mark.');
  const edit = page.getByRole('row', { name: /^Quiz/ }).getByRole('button', { name: 'Editar' });
  await edit.click();
  await act(own);
  const since = { qualification: 4.6, qualificationName: 'Superior', comment: 'De otra ventana' };
  await app.control.fault(answering({ ...row, activities: [{ ...own, ...since }, ...others] }));
  await page.reload();
  await edit.click();
  await expect(page.getByText(RECOVERED)).toBeVisible();
}

test(
  'what was typed of an edited mark goes over what others stored since, where something was typed',
  { tag: ['@SAFE-03:editedMark'] },
  async ({ page, app, host }) => {
    await editOverStored({ page, app }, host.apiUrl, () => commentOf(page).fill('Mejoró'));
    await expect(sliderOf(page)).toHaveValue('4.6');
    await expect(levelOf(page, 'Superior')).toBeChecked();
    await expect(commentOf(page)).toHaveValue('Mejoró');
    await saveOf(page).click();
    await acceptSaved(page);
    expect(await sent(app)).toMatchObject([[{ studentId: 7, qualification: 4.6, comment: 'Mejoró' }]]);
  },
);

for (const [how, keys] of [
  ['moved', ['Home']],
  ['moved there and back', ['ArrowRight', 'ArrowLeft']],
] as const)
  test(
    `a mark that was ${how} keeps the level it was moved in, whatever was stored since`,
    { tag: ['@SAFE-03:editedMark'] },
    async ({ page, app, host }) => {
      let [level, mark] = ['', ''];
      await editOverStored({ page, app }, host.apiUrl, async (own) => {
        level = own.qualificationName ?? '';
        await expect(levelOf(page, level)).toBeChecked();
        for (const key of keys) await sliderOf(page).press(key);
        mark = await sliderOf(page).inputValue();
      });
      await expect(levelOf(page, level)).toBeChecked();
      await expect(sliderOf(page)).toHaveValue(mark);
      await saveOf(page).click();
      await acceptSaved(page);
      expect(await sent(app)).toMatchObject([[{ studentId: 7, qualification: Number(mark), comment: 'De otra ventana' }]]);
    },
  );

test(
  'a mark that was changed elsewhere since the screen was read comes into its dialog, and an edited comment goes with it',
  { tag: ['@EVAL-49:elsewhere'] },
  async ({ page, app, host }) => {
    await app.signIn('directora', { at: detailAt(7) });
    const edit = page.getByRole('row', { name: /^Quiz/ }).getByRole('button', { name: 'Editar' });
    await expect(edit).toBeVisible();
    const row = (await rowsOf(page, host.apiUrl, 90_002)).find(({ studentId }) => studentId === 7);
    const [own, ...others] = row?.activities ?? [];
    if (!row || !own) throw new Error('The student has no mark.');
    const since = { qualification: 4.6, qualificationName: 'Superior', comment: 'De otra ventana' };
    await app.control.fault(answering({ ...row, activities: [{ ...own, ...since }, ...others] }));
    await edit.click();
    await expect(commentOf(page)).toHaveValue(since.comment);
    await commentOf(page).fill('Mejoró');
    await expect(sliderOf(page)).toHaveValue('4.6');
    await expect(levelOf(page, 'Superior')).toBeChecked();
    await app.control.fault();
    await saveOf(page).click();
    await acceptSaved(page);
    const [saved = []] = await sent(app);
    expect(saved).toMatchObject([{ id: own.studentAcademicRecordId, studentId: 7, qualification: 4.6, comment: 'Mejoró' }]);

    // What was typed stays, whatever comes meanwhile.
    await expect(page.getByRole('row', { name: /^Quiz/ })).toContainText('Mejoró');
    const body = saved.map((record) => ({ ...record, qualification: 4.2, comment: 'De otra' }));
    expect(await callDirectly(page, { method: 'POST', url: `${host.apiUrl}/api/learning/student-academic-record`, body })).toBe(200);
    await app.control.hold(RESUME);
    await edit.click();
    await commentOf(page).fill('Explicó mejor');
    await expect(sliderOf(page)).toHaveValue('4.6');
    await app.control.release();
    await expect(sliderOf(page)).toHaveValue('4.2');
    await expect(commentOf(page)).toHaveValue('Explicó mejor');
    // What came from elsewhere is nobody's draft, and goes over nothing that comes later.
    await commentOf(page).fill('De otra');
    await page.keyboard.press('Escape');
    const later = body.map((record) => ({ ...record, qualification: 4.5, comment: 'Otra más' }));
    expect(await callDirectly(page, { method: 'POST', url: `${host.apiUrl}/api/learning/student-academic-record`, body: later })).toBe(200);
    await page.reload();
    await edit.click();
    await expect(sliderOf(page)).toHaveValue('4.5');
    await expect(commentOf(page)).toHaveValue('Otra más');
    await expect(page.getByText(RECOVERED)).toHaveCount(0);
  },
);

test(
  'evaluated directly: mark, level and comment, which a Teacher edits by the id of the record',
  { tag: ['@DETA-11', '@DETA-12', '@EVAL-48', '@EVAL-49:direct'] },
  async ({ page, app, host }) => {
    await app.signIn('preescolar', { at: SPREADSHEET + DIRECT });
    await expectRecords(page);
    const marked = (await rowsOf(page, host.apiUrl, 30_001)).find(({ qualification }) => qualification !== null);
    await goWithin(page, detailAt(marked?.studentId ?? 0, DIRECT));
    await expect(summary(page)).toContainText(String(marked?.qualification?.toFixed(1)));
    await expect(summary(page)).toContainText(marked?.qualificationDescription ?? '?');
    await expect(page.getByRole('table')).toHaveCount(0);
    await pauseClock(page);
    await summary(page).getByRole('button', { name: 'Editar' }).click();
    await expect(dialogOf(page, EDIT)).toBeVisible();
    await expect(sliderOf(page)).toHaveValue(String(marked?.qualification));
    await page.clock.runFor(900);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(levelOf(page, marked?.qualificationDescription ?? '?')).toBeChecked();
    await page.clock.resume();
    await commentOf(page).fill('Cuenta con detalles');
    await saveOf(page).click();
    await acceptSaved(page);
    await expect(summary(page).getByRole('definition')).toHaveText('Cuenta con detalles');
    expect(await sent(app)).toMatchObject([
      [
        {
          id: marked?.studentAcademicRecordToPreschool,
          academicActivityId: null,
          qualification: marked?.qualification,
          comment: 'Cuenta con detalles',
        },
      ],
    ]);
  },
);

test(
  'without numbers the detail has level and chart alone, of activities too',
  { tag: ['@EVAL-54:detail', '@EVAL-54:activities'] },
  async ({ page, app }) => {
    const row = record(901, 'Ana Álvarez', {
      qualification: 3.75,
      qualificationDescription: 'Alto',
      studentAcademicRecordToPreschool: 5,
      commentToPreschool: '',
    });
    await app.signIn('directo', { at: detailAt(901, UNSCORED), faults: [answering(row)] });
    await expect(summary(page)).toContainText('Alto');
    await expect(summary(page)).toContainText('Sin comentario');
    await expect(chart(page)).toHaveAccessibleName('75% de la nota más alta');
    await expect(summary(page)).not.toContainText('3.75');

    const primary = {
      id: 1,
      primary: true,
      initialValue: 0,
      endValue: 5,
      includeValoration: false,
      isQualificationByActivities: true,
      items: [{ id: 1, name: 'A', description: 'A', initialValue: 0, endValue: 5, modelType: 'A' }],
    };
    const given = activity(71, 'Quiz de sumas', 20, 3.75, 'Alto');
    await app.control.fault(answering({ ...row, studentAcademicRecordToPreschool: null, activities: [given] }), {
      method: 'GET',
      path: '/api/learning/valorization',
      kind: 'answer',
      body: { preschool: null, primary },
    });
    await page.reload();
    await expect(rowOf(page, 'Quiz de sumas').getByRole('cell')).toHaveText(['Quiz', '20%', '75%', 'Alto', 'Bien hecho', '']);
  },
);

test(
  "'Volver' leads to the page as it was, and to the achievement's where it was not open",
  { tag: ['@DETA-14', '@DETA-15:left', '@DETA-15:direct', '@DETA-15:other', '@SHAR-25:studentDetail'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: MARKS });
    await showAll(page);
    await page.getByRole('button', { name: 'Nivel' }).click();
    await page.getByLabel('Resultados por páginas').selectOption('20');
    await page.getByRole('button', { name: 'Página siguiente' }).click();
    const names = await rowNames(page);
    const left = page.url();
    await page.getByRole('button', { name: 'Ver' }).nth(3).click();
    await expect(nameHead(page)).toHaveText(names[3] ?? '');
    const detail = page.url();
    await page.getByRole('link', { name: 'Volver' }).click();
    await expectRecords(page);
    expect(page.url()).toBe(left);
    expect(await rowNames(page)).toEqual(names);
    await expect(achievementOf(page).getByRole('option', { selected: true })).toHaveText(TITLE);
    // The page shows another achievement meanwhile.
    await achievementOf(page).selectOption('Interpretar gráficos de barras y circulares');
    await filterButton(page).click();
    await expect(page.getByText('Sin calificar').first()).toBeVisible();
    await page.goto(detail);
    await page.getByRole('link', { name: 'Volver' }).click();
    await expectRecords(page);
    await expect(page).toHaveURL(MARKS);
    // A tab that has shown no list yet.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(detail);
    await page.getByRole('link', { name: 'Volver' }).click();
    await expectRecords(page);
    await expect(page).toHaveURL(MARKS);
  },
);

test('a detail that does not come can be asked for again', { tag: ['@ERRO-04'] }, async ({ page, app }) => {
  await app.signIn('directora', {
    at: detailAt(7),
    faults: [{ method: 'GET', path: '/api/learning/record-resume/{indicatorId}', kind: 'status', status: 500, times: 1 }],
  });
  await acceptFailure(page, 'Ha ocurrido un error inesperado');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(summary(page)).toBeVisible();
});

for (const width of [1024, 390])
  test(`at ${width} px the detail fits`, { tag: ['@SHAR-30:studentDetail'] }, async ({ page, app }) => {
    await page.setViewportSize({ width, height: 844 });
    await app.signIn('directora', { at: detailAt(901), faults: [answering(ANA)] });
    await expect(summary(page)).toBeVisible();
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await beyond()).toBeLessThanOrEqual(0);
    await expect(page.getByText('Bien hecho').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Evaluar' })).toBeVisible();
    await app.checkA11y();
  });
