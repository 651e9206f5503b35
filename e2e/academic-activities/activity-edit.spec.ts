/** An activity is edited. */
import { ODD } from '@e2e/support/odd-text';
import { acceptFailure, acceptSaved, dialogOf, expectNoDialog, expectNothingAdded, leave, pressTwice } from '@e2e/support/screens';
import { act, expectRecords, rowOf } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import {
  EDIT,
  FULL,
  PARTLY,
  SAVE,
  TOO_MUCH,
  activity,
  answering,
  at,
  chosenIn,
  decimals,
  descriptionIn,
  guide,
  openEdit,
  proportionality,
  saveIn,
  selectIn,
  sent,
  support,
  titleIn,
  weightIn,
} from './academic-activities';

test(
  'the activity stands in its dialog, its place fixed, and is sent with its id',
  {
    tag: [
      '@ACTV-17:edit',
      '@ACTV-18',
      '@ACTV-21',
      '@ACTV-33:edit',
      '@ACTV-34:edit',
      '@ACTV-35:edit',
      '@SHAR-10:editedAcademicActivity',
      '@SHAR-26:academicActivity',
      '@API-040:ok',
    ],
  },
  async ({ page, app }) => {
    await app.signIn('directora', { at: PARTLY });
    await openEdit(page, guide.title);
    for (const [name, value] of [
      ['Periodo', 'Periodo 2'],
      ['Curso', 'Sexto A'],
      ['Asignatura', 'Matemáticas'],
      ['Logro', proportionality.title],
    ] as const) {
      await expect(selectIn(page, EDIT, name)).toBeDisabled();
      await expect(chosenIn(selectIn(page, EDIT, name))).toHaveText(value);
    }
    await expect(chosenIn(selectIn(page, EDIT, 'Tipo'))).toHaveText('Trabajo en clase');
    await expect(titleIn(page, EDIT)).toHaveValue(guide.title);
    await expect(weightIn(page, EDIT)).toHaveValue('30');
    await expect(descriptionIn(page, EDIT)).toHaveText('Trabajo con precios y cantidades reales.');
    await expect(saveIn(page, EDIT)).toBeEnabled();
    await app.checkA11y();
    await titleIn(page, EDIT).fill('   ');
    await expect(saveIn(page, EDIT)).toBeDisabled();
    await titleIn(page, EDIT).fill(' Guía de la tienda ');
    await selectIn(page, EDIT, 'Tipo').selectOption('Lectura');
    await weightIn(page, EDIT).fill('25');
    await pressTwice(app, SAVE, saveIn(page, EDIT));
    await acceptSaved(page);
    await expectNoDialog(page);
    await expect(rowOf(page, 'Guía de la tienda').getByRole('cell').filter({ hasText: /./ })).toHaveText(['Lectura', '25%']);
    await expect(page.getByText('Ponderación acumulada: 65%')).toBeVisible();
    await expectNothingAdded(page);
    expect(await sent(app)).toEqual([
      {
        id: guide.id,
        indicatorId: proportionality.id,
        periodId: 2,
        roomId: 9,
        subjectId: 16,
        type: 'READING',
        title: 'Guía de la tienda',
        weighted: 25,
        // It was not edited.
        description: guide.description,
      },
    ]);
  },
);

test(
  'its old weight does not count: with 60 and 40, the 40 may be 40 and not 41',
  { tag: ['@ACTV-25', '@ACTV-32', '@ACTV-26'] },
  async ({ page, app }) => {
    await app.signIn('directora', {
      at: PARTLY,
      faults: [
        answering(activity(1, 60), activity(2, 40)),
        { method: 'POST', path: '/api/learning/activity', kind: 'answer', body: { activity: activity(2, 40) } },
      ],
    });
    await openEdit(page, 'Actividad 2');
    await expect(page.getByText(FULL)).toHaveCount(0);
    await expect(weightIn(page, EDIT)).toHaveValue('40');
    await expect(saveIn(page, EDIT)).toBeEnabled();
    await weightIn(page, EDIT).fill('41');
    await expect(saveIn(page, EDIT)).toBeDisabled();
    await expect(weightIn(page, EDIT)).toHaveAccessibleDescription(TOO_MUCH);
    await leave(page);
    await expect(weightIn(page, EDIT)).toHaveValue('40');
    await expect(saveIn(page, EDIT)).toBeEnabled();
    await saveIn(page, EDIT).click();
    await acceptSaved(page);
    expect(await sent(app)).toMatchObject([{ id: 2, weighted: 40 }]);
  },
);

test('one of an achievement at 100 may be saved, its weight left or lowered', { tag: ['@ACTV-32'] }, async ({ page, app }) => {
  const [homework] = decimals.activities;
  await app.signIn('directora', { at: at(decimals.id) });
  await openEdit(page, homework.title);
  await weightIn(page, EDIT).fill('10,5');
  await saveIn(page, EDIT).click();
  await acceptSaved(page);
  await expect(page.getByText('Ponderación acumulada: 90.5%')).toBeVisible();
});

test('a save that fails is told, and the dialog stays as filled', { tag: ['@ACTV-36:edit'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: PARTLY });
  await openEdit(page, support.title);
  await titleIn(page, EDIT).fill('Sustentación');
  await app.control.fault({ method: 'POST', path: '/api/learning/activity', kind: 'status', status: 500, times: 1 });
  await saveIn(page, EDIT).click();
  await acceptFailure(page, 'Ha ocurrido un error inesperado');
  await expect(titleIn(page, EDIT)).toHaveValue('Sustentación');
  await saveIn(page, EDIT).click();
  await acceptSaved(page);
  expect((await app.control.calls(SAVE)).map(({ status }) => status)).toEqual([500, 200]);
});

test('odd texts are sent whole, at 390 px', { tag: ['@SAFE-16:academicActivity'] }, async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const hostile = activity(7, 20, { title: '<img src=x onerror=alert(1)>' });
  await app.signIn('directora', {
    at: PARTLY,
    faults: [
      answering({ ...hostile, description: '<p>Hola<script>alert(1)</script><img src=x onerror=alert(1)></p>' }),
      { method: 'POST', path: '/api/learning/activity', kind: 'answer', body: { activity: hostile } },
    ],
  });
  await expectRecords(page);
  await act(page, hostile.title, 'Editar');
  await expect(descriptionIn(page, EDIT)).toHaveText('Hola');
  await expect(dialogOf(page, EDIT).getByRole('img')).toHaveCount(0);
  for (const text of ODD.slice(0, 4)) {
    await titleIn(page, EDIT).fill(text);
    await expect(saveIn(page, EDIT)).toBeEnabled();
  }
  await saveIn(page, EDIT).click();
  await acceptSaved(page);
  expect(await sent(app)).toMatchObject([{ title: (ODD[3] ?? '').trim() }]);
});
