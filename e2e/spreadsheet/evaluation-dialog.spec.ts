/** The evaluation dialog: several students at once, and a mark that is edited. */
import { pauseClock } from '@e2e/support/clock';
import { acceptFailure, acceptSaved, buttonOf, dialogOf, expectNoDialog, expectSaved, pressTwice } from '@e2e/support/screens';
import { expectRecords } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import type { Page } from '@playwright/test';
import {
  ACTIVITIES,
  ADD,
  DIRECT,
  EDIT,
  MARKS,
  PLACE,
  QUIZ,
  RESUME,
  SAVE,
  SPREADSHEET,
  SUPPORT,
  UNSCORED,
  activityOf,
  allBox,
  answering,
  boxOf,
  cellsOf,
  chooseLevel,
  commentOf,
  detailAt,
  evaluateButton,
  evaluateFirst,
  levelOf,
  levelsOf,
  record,
  rowBoxes,
  rowsOf,
  saveOf,
  sent,
  sliderOf,
} from './spreadsheet';

const NOTHING = 'Este logro no tiene actividades.';
const description = {
  Básico: 'Reconoce magnitudes directamente proporcionales y completa tablas sencillas.',
  Alto: 'Aplica la regla de tres y la tabla de proporcionalidad en situaciones variadas.',
};

async function expectRange(page: Page, level: string, lowest: string, highest: string): Promise<void> {
  await chooseLevel(page, level);
  // EVAL-34: every level begins at its lowest mark.
  await expect(sliderOf(page)).toHaveValue(lowest);
  await sliderOf(page).press('End');
  await expect(sliderOf(page)).toHaveValue(highest);
  await sliderOf(page).press('ArrowRight');
  await expect(sliderOf(page)).toHaveValue(highest);
  await sliderOf(page).press('Home');
  await sliderOf(page).press('ArrowLeft');
  await expect(sliderOf(page)).toHaveValue(lowest);
}

test(
  'the dialog by activities: what it shows, level by level, and when it can be saved',
  {
    tag: [
      '@EVAL-25',
      '@EVAL-26:add',
      '@EVAL-27',
      '@EVAL-28:options',
      '@EVAL-32:chips',
      '@EVAL-32:description',
      '@EVAL-33',
      '@EVAL-34:disabled',
      '@EVAL-34:chosen',
      '@EVAL-35:tenths',
      '@EVAL-36:primary',
      '@EVAL-37',
      '@EVAL-38',
    ],
  },
  async ({ page, app }) => {
    await app.signIn('directora', { at: MARKS });
    const names = await evaluateFirst(page, 3);
    const dialog = dialogOf(page, ADD);
    await expect(dialog.getByRole('group', { name: 'Estudiantes' }).getByRole('listitem')).toHaveText(
      names.map((name) => RegExp(`${name}$`)),
    );
    await expect(activityOf(page).getByRole('option')).toHaveText([
      'Elige una actividad',
      QUIZ,
      'Trabajo en clase: Guía: proporciones en la tienda escolar (30%)',
      SUPPORT,
    ]);
    expect((await app.control.calls(ACTIVITIES)).map(({ path }) => path)).toEqual(['/api/learning/activity/90002']);
    await expect(levelsOf(page)).toHaveCount(4);
    for (const [index, name] of ['Bajo', 'Básico', 'Alto', 'Superior'].entries())
      await expect(levelsOf(page).nth(index)).toHaveAccessibleName(RegExp(`^${name}`));
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(sliderOf(page)).toBeDisabled();
    await expect(sliderOf(page)).toHaveValue('0');
    await expect(commentOf(page)).toHaveValue('');
    // From top to bottom.
    const controls = await Promise.all(
      [dialog.getByRole('group', { name: 'Estudiantes' }), activityOf(page), levelsOf(page).first(), sliderOf(page), commentOf(page)].map(
        async (control) => (await control.boundingBox())?.y ?? 0,
      ),
    );
    expect(controls).toEqual(controls.toSorted((one, other) => one - other));
    await expect(buttonOf(page, ADD, 'Cancelar')).toBeEnabled();
    await expect(saveOf(page)).toBeDisabled();
    await app.checkA11y();

    await chooseLevel(page, 'Básico');
    await expect(dialog).toContainText(description.Básico);
    await expect(sliderOf(page)).toBeEnabled();
    // EVAL-38: the activity lacks.
    await expect(saveOf(page)).toBeDisabled();
    await activityOf(page).selectOption(SUPPORT);
    await expect(saveOf(page)).toBeEnabled();
    await chooseLevel(page, 'Alto');
    await expect(dialog).toContainText(description.Alto);
    await expect(dialog).not.toContainText(description.Básico);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);

    await expectRange(page, 'Básico', '3', '3.5');
    await expectRange(page, 'Bajo', '1', '2.9');
    await expectRange(page, 'Superior', '4.1', '5');
    await expectRange(page, 'Alto', '3.6', '4');
    await sliderOf(page).press('ArrowRight');
    await expect(sliderOf(page)).toHaveValue('3.7');
    // By the keyboard alone.
    await levelOf(page, 'Alto').press('ArrowLeft');
    await expect(levelOf(page, 'Básico')).toBeChecked();
    await activityOf(page).selectOption('Elige una actividad');
    await expect(saveOf(page)).toBeDisabled();
    await buttonOf(page, ADD, 'Cancelar').click();
    await expectNoDialog(page);
    expect(await app.control.calls(SAVE)).toEqual([]);
  },
);

test(
  'one call goes out with a record for each student, whose marks show; nothing is chosen then',
  {
    tag: [
      '@EVAL-39:trimmed',
      '@EVAL-39:empty',
      '@EVAL-40:several',
      '@EVAL-41',
      '@EVAL-42',
      '@EVAL-43:new',
      '@EVAL-43:replaces',
      '@EVAL-44',
      '@EVAL-45:closed',
      '@EVAL-45:reloaded',
      '@EVAL-45:unselected',
      '@EVAL-66:activity',
      '@SHAR-16:marks',
      '@wire',
      '@API-043:ok',
      '@API-042:ok',
      '@API-039:ok',
    ],
  },
  async ({ page, app, host }) => {
    await app.signIn('directora', { at: MARKS });
    const [first = '', second = ''] = await evaluateFirst(page, 2);
    const before = await rowsOf(page, host.apiUrl, 90_002);
    await activityOf(page).focus();
    await commentOf(page).focus();
    await expect(activityOf(page)).toHaveAccessibleDescription('Este campo es requerido.');
    await activityOf(page).selectOption(SUPPORT);
    await expect(page.getByText('se reemplazará')).toHaveCount(0);
    await chooseLevel(page, 'Básico');
    for (let press = 0; press < 3; press += 1) await sliderOf(page).press('ArrowRight');
    await expect(sliderOf(page)).toHaveValue('3.3');
    await commentOf(page).fill('  Explicó bien. ');
    const asked = (await app.control.calls(RESUME)).length;
    await pressTwice(app, SAVE, saveOf(page), page.getByRole('button', { name: 'Cancelar' }));
    await expectSaved(page);
    await expect(dialogOf(page, ADD)).toHaveCount(0);
    await acceptSaved(page);
    const shared = {
      id: null,
      indicatorId: 90_002,
      subjectId: 16,
      periodId: 2,
      groupId: 9,
      qualification: 3.3,
      academicActivityId: 90_006,
      comment: 'Explicó bien.',
    };
    const [saved = []] = await sent(app);
    expect(saved).toHaveLength(2);
    for (const [index, each] of saved.entries()) {
      const { valorizationId, ...rest } = each;
      expect(rest).toEqual({ ...shared, studentId: before[index]?.studentId });
      expect(typeof valorizationId).toBe('number');
    }
    await expect.poll(async () => (await app.control.calls(RESUME)).length).toBe(asked + 1);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(evaluateButton(page)).toBeDisabled();
    const after = await rowsOf(page, host.apiUrl, 90_002);
    expect(after[0]?.qualification).not.toBe(before[0]?.qualification);
    await expect(cellsOf(page, first).nth(1)).toContainText(String(after[0]?.qualification?.toFixed(1)));

    // The same students once more, and one without a mark in it.
    for (const name of [first, second]) await boxOf(page, name).check();
    await rowBoxes(page).nth(2).check();
    await evaluateButton(page).click();
    await activityOf(page).selectOption(SUPPORT);
    await expect(page.getByText('2 de los estudiantes seleccionados ya tienen calificación: se reemplazará.')).toBeVisible();
    await activityOf(page).selectOption(QUIZ);
    await expect(page.getByText('3 de los estudiantes seleccionados ya tienen calificación: se reemplazará.')).toBeVisible();
    await app.checkA11y();
    await activityOf(page).selectOption(SUPPORT);
    await chooseLevel(page, 'Superior');
    await saveOf(page).click();
    await acceptSaved(page);
    const ids = after.slice(0, 3).map(({ activities }) => activities.at(-1)?.studentAcademicRecordId);
    const again = (await sent(app))[1] ?? [];
    expect(again.map(({ id, qualification, comment }) => [id, qualification, comment])).toEqual(ids.map((id) => [id, 4.1, '']));
    expect(ids.map((id) => typeof id)).toEqual(['number', 'number', 'object']);
    // Another level of the achievement is another id.
    expect(again[0]?.['valorizationId']).not.toBe(saved[0]?.['valorizationId']);
  },
);

test(
  'a mark that was given elsewhere since the table was read is told, and replaced by its id',
  { tag: ['@EVAL-66:elsewhere', '@EVAL-43:replaces'] },
  async ({ page, app, host }) => {
    await app.signIn('directora', { at: MARKS });
    await expectRecords(page);
    const [row, ...others] = await rowsOf(page, host.apiUrl, 90_002);
    if (!row) throw new Error('The room has no students.');
    const given = { qualification: 4, qualificationName: 'Alto', withQualification: true, studentAcademicRecordId: 990_001 };
    const activities = row.activities.map((activity) => (activity.academicActivityId === 90_006 ? { ...activity, ...given } : activity));
    await app.control.fault(answering({ ...row, activities }, ...others));
    await evaluateFirst(page, 2);
    await activityOf(page).selectOption(SUPPORT);
    await expect(page.getByText('1 de los estudiantes seleccionados ya tiene calificación: se reemplazará.')).toBeVisible();
    await chooseLevel(page, 'Básico');
    await app.control.fault();
    await saveOf(page).click();
    // The server knows no such record.
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    expect((await sent(app))[0]?.map(({ id }) => id)).toEqual([990_001, null]);
  },
);

test('without activities the dialog says so, and nothing can be saved', { tag: ['@EVAL-28:none'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: SPREADSHEET + PLACE.replace('90002', '90003') });
  await evaluateFirst(page, 1);
  await expect(dialogOf(page, ADD).getByText(NOTHING)).toBeVisible();
  await expect(activityOf(page)).toHaveCount(0);
  await chooseLevel(page, 'Alto');
  await expect(sliderOf(page)).toHaveValue('3.6');
  await expect(saveOf(page)).toBeDisabled();
});

test(
  'activities of which one cannot be read can be asked for again',
  { tag: ['@ERRO-04', '@SAFE-22:academicActivity'] },
  async ({ page, app }) => {
    const path = '/api/learning/activity/{indicatorId}';
    await app.signIn('directora', {
      at: MARKS,
      faults: [{ method: 'GET', path, kind: 'answer', body: { activities: [{ id: 'x' }] }, times: 1 }],
    });
    await evaluateFirst(page, 1);
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(page.getByText(NOTHING)).toHaveCount(0);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await activityOf(page).selectOption(QUIZ);
  },
);

test(
  'a preschool room has no activities, whatever its configuration says; what it has already is told',
  {
    tag: ['@EVAL-29', '@EVAL-30', '@EVAL-32:preschool', '@EVAL-36:preschool', '@EVAL-43:direct', '@EVAL-66:direct'],
  },
  async ({ page, app, host }) => {
    const model = (primary: boolean) => ({
      id: primary ? 1 : 2,
      primary,
      initialValue: 1,
      endValue: 5,
      includeValoration: true,
      isQualificationByActivities: true,
      items: [{ id: 1, name: 'Único', description: 'Va', initialValue: 1, endValue: 5, modelType: primary ? 'A' : 'B' }],
    });
    const body = { preschool: model(false), primary: model(true) };
    await app.signIn('preescolar', {
      at: SPREADSHEET + DIRECT,
      faults: [{ method: 'GET', path: '/api/learning/valorization', kind: 'answer', body }],
    });
    await expectRecords(page);
    const rows = await rowsOf(page, host.apiUrl, 30_001);
    const isMarked = ({ qualification }: { qualification: number | null }) => qualification !== null;
    const [marked, unmarked] = [rows.find(isMarked), rows.find((row) => !isMarked(row))];
    await page.getByLabel('Resultados por páginas').selectOption('50');
    for (const row of [marked, unmarked]) await boxOf(page, `${row?.studentName} ${row?.studentLastName}`).check();
    await evaluateButton(page).click();
    await expect(page.getByText('1 de los estudiantes seleccionados ya tiene calificación: se reemplazará.')).toBeVisible();
    await expect(activityOf(page)).toHaveCount(0);
    // The achievement's own levels.
    await expect(levelsOf(page)).toHaveCount(2);
    await expect(levelsOf(page).first()).toHaveAccessibleName(/^Negativo/);
    await expectRange(page, 'Negativo', '1', '2.5');
    await expectRange(page, 'Positivo', '2.6', '5');
    await saveOf(page).click();
    await acceptSaved(page);
    const [saved = []] = await sent(app);
    const byStudent = Object.fromEntries(saved.map((each) => [each.studentId, [each.id, each.academicActivityId]]));
    expect(byStudent).toEqual({
      [marked?.studentId ?? 0]: [marked?.studentAcademicRecordToPreschool, null],
      [unmarked?.studentId ?? 0]: [null, null],
    });
    expect(await app.control.calls(ACTIVITIES)).toEqual([]);
  },
);

test(
  'a primary room without activities has none in the dialog; whole levels go by whole marks',
  { tag: ['@EVAL-31', '@EVAL-35:whole'] },
  async ({ page, app }) => {
    const levels = [
      { id: 11, name: 'Uno', description: 'Empieza', initialValue: 0, endValue: 4 },
      { id: 12, name: 'Dos', description: 'Va', initialValue: 5, endValue: 10 },
      { id: 13, name: 'Tres', description: 'Llega', initialValue: 11.25, endValue: 12.5 },
    ];
    const indicator = { id: 90_002, title: 'Sumar', roomId: 9, periodId: 2, subjectId: 16, valorizations: levels };
    const primary = {
      id: 1,
      primary: true,
      initialValue: 0,
      endValue: 10,
      includeValoration: true,
      isQualificationByActivities: false,
      items: [],
    };
    await app.signIn('directora', {
      at: MARKS,
      faults: [
        {
          method: 'GET',
          path: '/api/learning/valorization',
          kind: 'answer',
          body: {
            preschool: null,
            primary: { ...primary, items: [{ id: 1, name: 'A', description: 'A', initialValue: 0, endValue: 10, modelType: 'A' }] },
          },
        },
        { method: 'GET', path: '/api/learning/indicator', kind: 'answer', body: { indicators: [indicator] } },
        answering(record(901, 'Ana Álvarez')),
      ],
    });
    await evaluateFirst(page, 1);
    await expect(activityOf(page)).toHaveCount(0);
    await chooseLevel(page, 'Uno');
    // EVAL-37: a level that begins at 0.
    await expect(saveOf(page)).toBeDisabled();
    await sliderOf(page).press('ArrowRight');
    await expect(sliderOf(page)).toHaveValue('1');
    await expect(saveOf(page)).toBeEnabled();
    await expectRange(page, 'Dos', '5', '10');
    // The end of a level is reached, though no tenth leads to it.
    await chooseLevel(page, 'Tres');
    await sliderOf(page).press('End');
    await expect(page.getByRole('dialog').getByRole('status').filter({ hasText: '12.5' })).toBeVisible();
    await app.control.fault();
    await saveOf(page).click();
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    const [saved] = await sent(app);
    expect(saved).toMatchObject([{ academicActivityId: null, qualification: 12.5, valorizationId: 13 }]);
  },
);

test('a save that fails says why, and the dialog stays as it was filled in', { tag: ['@EVAL-46', '@EVAL-47'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: MARKS });
  await evaluateFirst(page, 2);
  await activityOf(page).selectOption(QUIZ);
  await chooseLevel(page, 'Básico');
  await sliderOf(page).press('ArrowRight');
  await commentOf(page).fill('Casi');
  await app.control.fault({
    method: 'POST',
    path: '/api/learning/student-academic-record',
    kind: 'status',
    status: 422,
    message: 'La actividad no es de este logro.',
  });
  await saveOf(page).click();
  await acceptFailure(page, 'La actividad no es de este logro.');
  await expect(activityOf(page).getByRole('option', { selected: true })).toHaveText(QUIZ);
  await expect(levelOf(page, 'Básico')).toBeChecked();
  await expect(sliderOf(page)).toHaveValue('3.1');
  await expect(commentOf(page)).toHaveValue('Casi');
  await app.control.fault();
  await saveOf(page).click();
  await acceptSaved(page);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

/** Cristian Camilo: 2.5 in the quiz. */
const CRISTIAN = detailAt(7);

test(
  'an edited mark: filled in at once, its level after a second, and the record goes out with its id',
  {
    tag: ['@EVAL-26:edit', '@EVAL-48', '@EVAL-49:filled', '@EVAL-49:fixed', '@EVAL-49:waits', '@EVAL-49:mark', '@EVAL-50', '@DETA-08'],
  },
  async ({ page, app, host }) => {
    await app.signIn('directora', { at: CRISTIAN });
    const edit = page.getByRole('row', { name: /^Quiz/ }).getByRole('button', { name: 'Editar' });
    await expect(edit).toBeVisible();
    const activity = (await rowsOf(page, host.apiUrl, 90_002)).find(({ studentId }) => studentId === 7)?.activities[0];
    await pauseClock(page);
    try {
      await edit.click();
      await expect(dialogOf(page, EDIT)).toBeVisible();
      await expect(sliderOf(page)).toHaveValue('2.5');
      await expect(commentOf(page)).toHaveValue(activity?.comment ?? '');
      await expect(activityOf(page)).toBeDisabled();
      await expect(activityOf(page).getByRole('option', { selected: true })).toHaveText(QUIZ);
      await page.clock.runFor(900);
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
      await expect(saveOf(page)).toBeDisabled();
      await page.clock.runFor(200);
      await expect(levelOf(page, 'Bajo')).toBeChecked();
      await expect(sliderOf(page)).toHaveValue('2.5');
      await expect(saveOf(page)).toBeEnabled();
    } finally {
      await page.clock.resume();
    }
    await expect(page.getByText('se reemplazará')).toHaveCount(0);
    await app.checkA11y();
    await sliderOf(page).press('ArrowRight');
    await commentOf(page).fill('Mejoró');
    await saveOf(page).click();
    await acceptSaved(page);
    const [saved] = await sent(app);
    expect(saved).toMatchObject([
      { id: activity?.studentAcademicRecordId, studentId: 7, academicActivityId: 90_004, qualification: 2.6, comment: 'Mejoró' },
    ]);
    expect(typeof activity?.studentAcademicRecordId).toBe('number');
  },
);

test('a level that is picked within the second is kept', { tag: ['@EVAL-49:picked'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: CRISTIAN });
  const edit = page.getByRole('row', { name: /^Quiz/ }).getByRole('button', { name: 'Editar' });
  await expect(edit).toBeVisible();
  await pauseClock(page);
  try {
    await edit.click();
    await page.clock.runFor(500);
    await chooseLevel(page, 'Alto');
    await page.clock.runFor(1_000);
    await expect(levelOf(page, 'Alto')).toBeChecked();
    await expect(sliderOf(page)).toHaveValue('3.6');
  } finally {
    await page.clock.resume();
  }
});

test(
  'without numbers there is no slider, and the top of the level goes out',
  { tag: ['@EVAL-52', '@EVAL-53:direct', '@EVAL-54:dialog'] },
  async ({ page, app, host }) => {
    await app.signIn('directo', { at: SPREADSHEET + UNSCORED });
    await evaluateFirst(page, 1);
    await expect(sliderOf(page)).toHaveCount(0);
    await expect(saveOf(page)).toBeDisabled();
    await expect(levelsOf(page)).toHaveCount(4);
    await expect(levelsOf(page).nth(1)).toHaveAccessibleName('Básico');
    await chooseLevel(page, 'Básico');
    await app.checkA11y();
    await saveOf(page).click();
    await acceptSaved(page);
    expect(await sent(app)).toMatchObject([[{ qualification: 2.5, academicActivityId: null }]]);
    expect((await rowsOf(page, host.apiUrl, 180_001))[0]).toMatchObject({ qualification: 2.5, qualificationDescription: 'Básico' });
  },
);

test('without numbers, by activities, the activity is waited for', { tag: ['@EVAL-53:activities'] }, async ({ page, app }) => {
  const primary = {
    id: 1,
    primary: true,
    initialValue: 0,
    endValue: 5,
    includeValoration: false,
    isQualificationByActivities: true,
    items: [{ id: 1, name: 'A', description: 'A', initialValue: 0, endValue: 5, modelType: 'A' }],
  };
  await app.signIn('directora', {
    at: MARKS,
    faults: [{ method: 'GET', path: '/api/learning/valorization', kind: 'answer', body: { preschool: null, primary } }],
  });
  await evaluateFirst(page, 1);
  await chooseLevel(page, 'Alto');
  await expect(sliderOf(page)).toHaveCount(0);
  await expect(saveOf(page)).toBeDisabled();
  await activityOf(page).selectOption(SUPPORT);
  await expect(saveOf(page)).toBeEnabled();
});

test('a whole room is evaluated at once, over all pages', { tag: ['@EVAL-40:room'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: MARKS });
  await expectRecords(page);
  await allBox(page).check();
  await evaluateButton(page).click();
  await expect(dialogOf(page, ADD).getByRole('listitem')).toHaveCount(34);
  await activityOf(page).selectOption(SUPPORT);
  await chooseLevel(page, 'Alto');
  await saveOf(page).click();
  await acceptSaved(page);
  const calls = await sent(app);
  expect(calls.map((each) => each.length)).toEqual([34]);
});
