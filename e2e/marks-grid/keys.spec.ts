/** Walking the grid and typing marks. */
import { expect, test } from '@e2e/support/test';
import {
  CRISTIAN,
  GUIDE,
  MATHS,
  QUIZ,
  SAVE,
  SUPPORT,
  cellAt,
  cellOf,
  copied,
  expectSaved,
  fieldOf,
  gridOf,
  openGrid,
  press,
  rowAt,
  rowOf,
  saves,
  sentMarks,
  type,
} from './marks-grid';

test(
  'one stop of Tab; arrows, Home, End and Enter move as in a grid',
  { tag: ['@GRID-09:moves', '@GRID-11:still', '@GRID-32', '@SECU-09:grid'] },
  async ({ page, app }) => {
    await openGrid(page, app);
    await page.getByRole('button', { name: 'Descargar planilla' }).focus();
    await type(page, 'Tab');
    await expect(cellAt(page, 0, QUIZ)).toBeFocused();
    const moves: readonly (readonly [string, number, number])[] = [
      ['ArrowRight', 0, GUIDE],
      ['ArrowDown', 1, GUIDE],
      ['ArrowLeft', 1, QUIZ],
      ['ArrowUp', 0, QUIZ],
      ['ArrowUp', 0, QUIZ],
      ['End', 0, SUPPORT],
      ['Home', 0, QUIZ],
      ['Control+End', 33, SUPPORT],
      ['Enter', 33, SUPPORT],
      ['Control+Home', 0, QUIZ],
      ['Enter', 1, QUIZ],
      ['Shift+Enter', 0, QUIZ],
    ];
    for (const [key, row, activity] of moves) {
      await type(page, key);
      await expect(cellAt(page, row, activity), key).toBeFocused();
    }
    // GRID-32
    await type(page, 'Shift+ArrowRight', 'Shift+ArrowDown');
    const selected = gridOf(page).getByRole('gridcell', { selected: true });
    await expect(selected).toHaveCount(4);
    const text = async (row: number, activity: number) =>
      ((await cellAt(page, row, activity).innerText()).match(/^[\d.]*/)?.[0] ?? '').replace('.', ',');
    expect(await copied(page)).toBe(
      [[await text(0, QUIZ), await text(0, GUIDE)].join('\t'), [await text(1, QUIZ), await text(1, GUIDE)].join('\t')].join('\n'),
    );
    await type(page, 'Tab');
    await expect(gridOf(page).getByRole('gridcell').and(page.locator(':focus'))).toHaveCount(0);
    await type(page, 'Shift+Tab');
    await expect(cellAt(page, 1, GUIDE)).toBeFocused();
    expect(await saves(app)).toEqual([]);
  },
);

test(
  'a digit replaces, F2 and a double click edit, Escape brings back, a click and a move confirm',
  { tag: ['@GRID-10', '@GRID-11:edited', '@GRID-12'] },
  async ({ page, app }) => {
    await openGrid(page, app);
    await cellAt(page, 0).click();
    await type(page, '4', '5');
    await expect(fieldOf(page)).toHaveValue('45');
    await type(page, 'Escape');
    await expect(cellAt(page, 0)).toHaveText('');
    await expect(cellAt(page, 0)).toBeFocused();
    // '45', '4.5' and '4,5' are one mark.
    for (const [index, keys] of [
      ['4', '5'],
      ['4', '.', '5'],
      ['4', ',', '5'],
      ['3', '8'],
    ].entries()) {
      await type(page, ...keys, 'Enter');
      await expect(cellAt(page, index)).toContainText(index === 3 ? '3.8' : '4.5');
      await expect(cellAt(page, index + 1)).toBeFocused();
    }
    await type(page, '3', 'Shift+Enter');
    await expect(cellAt(page, 3)).toBeFocused();
    await type(page, 'F2');
    await expect(fieldOf(page)).toHaveValue('3.8');
    await type(page, 'Backspace', '6', 'Enter');
    await expect(cellAt(page, 3)).toContainText('3.6');
    await expect(cellAt(page, 4)).toBeFocused();
    await cellAt(page, 5).dblclick();
    await expect(fieldOf(page)).toBeFocused();
    await type(page, '2');
    await cellAt(page, 7).click();
    await expect(cellAt(page, 5)).toContainText('2.0');
    await type(page, '2', '.', '5');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(cellAt(page, 7)).toContainText('2.5');
    // Another window takes the focus: the field waits. Without one, the same confirms.
    await cellAt(page, 9).click();
    await type(page, '3', '.');
    const blur = (isElsewhere: boolean) =>
      page.evaluate((given) => {
        document.hasFocus = () => !given;
        document.activeElement?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      }, isElsewhere);
    await blur(true);
    await expect(fieldOf(page)).toHaveValue('3.');
    await type(page, '4');
    await blur(false);
    await expect(fieldOf(page)).toHaveCount(0);
    await expect(cellAt(page, 9)).toContainText('3.4');
    await page.evaluate(() => Reflect.deleteProperty(document, 'hasFocus'));
    await cellAt(page, 8, GUIDE).click();
    await type(page, '4', 'Tab', '5', 'Shift+Tab');
    await expect(cellAt(page, 8, GUIDE)).toBeFocused();
    await expect(cellAt(page, 8, GUIDE)).toContainText('4.0');
    await expect(cellAt(page, 8, SUPPORT)).toContainText('5.0');
    // The last student and the last column: confirmed, and the cell stays.
    await type(page, 'Control+End');
    for (const key of ['Enter', 'Tab']) {
      await type(page, '4', key);
      await expect(fieldOf(page)).toHaveCount(0);
      await expect(cellAt(page, 33, SUPPORT)).toContainText('4.0');
      await expect(cellAt(page, 33, SUPPORT)).toBeFocused();
    }
    await expectSaved(page);
  },
);

test(
  'what is no mark, or lies in no level, is refused in place, stays as typed and unsent; Escape brings back what stood there',
  { tag: ['@GRID-13:refused', '@GRID-14:outside', '@GRID-17', '@GRID-28:refused', '@GRID-21:states'] },
  async ({ page, app }) => {
    await openGrid(page, app);
    const NUMERAL = 'Escribe un número, por ejemplo 4.5.';
    await cellAt(page, 0).click();
    await type(page, 'x', 'y', 'Enter');
    await expect(cellAt(page, 0)).toContainText('xy');
    await expect(cellAt(page, 0)).toContainText(NUMERAL);
    await expect(cellAt(page, 0)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('status').filter({ hasText: NUMERAL })).toBeAttached();
    await type(page, '4', '.', '5', '5', 'Enter');
    await expect(cellAt(page, 1)).toContainText('Un solo decimal, por ejemplo 4.1.');
    await type(page, '5', '.', '6', 'Enter');
    await expect(cellAt(page, 2)).toContainText('Entre 1 y 5');
    await type(page, '3', 'Enter');
    await expect(page.getByText('3 notas por corregir.')).toBeVisible();
    await expect(cellAt(page, 3)).toContainText('Guardada');
    await expect.poll(() => sentMarks(app)).toEqual([[3]]);
    await expect(page.getByText('Todo está guardado')).toHaveCount(0);
    await cellAt(page, 2).click();
    await type(page, 'F2');
    await expect(fieldOf(page)).toHaveValue('5.6');
    await expect(fieldOf(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(fieldOf(page)).toHaveAccessibleDescription(/Entre 1 y 5/);
    await type(page, 'Escape');
    await expect(cellAt(page, 2)).toHaveText('');
    await expect(page.getByText('2 notas por corregir.')).toBeVisible();

    // GRID-17
    const KEPT = 'Una calificación guardada no se puede borrar, solo cambiar.';
    const stored = await cellAt(page, 0, QUIZ).innerText();
    await cellAt(page, 0, QUIZ).click();
    await type(page, 'Delete');
    await expect(cellAt(page, 0, QUIZ)).toContainText(KEPT);
    await expect(cellAt(page, 0, QUIZ)).toContainText(stored.slice(0, 3));
    await type(page, 'F2', 'Backspace', 'Backspace', 'Backspace', 'Enter');
    await expect(cellAt(page, 0, QUIZ)).toContainText(KEPT);
    await page.context().setOffline(true);
    await cellAt(page, 6).click();
    await type(page, '4', 'Enter', 'Shift+Enter', 'Delete');
    await expect(cellAt(page, 6)).toHaveText('');
    await page.context().setOffline(false);
    // The next one is sent; that one would have been before it.
    await cellAt(page, 7).click();
    await type(page, '2', 'Enter');
    await expect.poll(() => sentMarks(app)).toEqual([[3], [2]]);
  },
);

test(
  'a stored mark of two decimals stays until it is changed; a mark between two levels is refused',
  { tag: ['@GRID-13:stored', '@GRID-14:gap', '@GRID-15', '@DETA-07'] },
  async ({ page, app }) => {
    const level = (id: number, name: string, initialValue: number, endValue: number) => ({
      id,
      name,
      description: name,
      initialValue,
      endValue,
    });
    await app.signIn('directora', {
      at: MATHS,
      faults: [
        {
          method: 'GET',
          path: '/api/learning/indicator',
          kind: 'answer',
          body: {
            indicators: [
              {
                id: 90_002,
                title: 'Proporciones',
                subjectId: 16,
                periodId: 2,
                roomId: 9,
                valorizations: [level(71, 'Bajo', 1, 2), level(72, 'Alto', 3, 4), level(73, 'Superior', 4, 5)],
              },
            ],
          },
        },
        {
          method: 'GET',
          path: '/api/learning/record-resume/90002',
          kind: 'answer',
          body: {
            studentAcademicRecords: [
              {
                studentId: 7,
                studentName: 'Cristian Camilo',
                studentLastName: 'Echeverri Vélez',
                qualification: 3.8,
                qualificationDescription: 'Alto',
                activities: [
                  {
                    academicActivityId: 90_004,
                    type: 'QUIZ',
                    title: 'Quiz',
                    weight: 20,
                    qualification: 3.75,
                    qualificationName: 'Alto',
                    comment: '',
                    withQualification: true,
                    studentAcademicRecordId: 5,
                  },
                  {
                    academicActivityId: 90_005,
                    type: 'CLASSWORK',
                    title: 'Guía',
                    weight: 20,
                    qualification: 4,
                    qualificationName: 'Superior',
                    comment: '',
                    withQualification: true,
                    studentAcademicRecordId: 6,
                  },
                  {
                    academicActivityId: 90_006,
                    type: 'SUPPORT',
                    title: 'Sustentación',
                    weight: 20,
                    qualification: 0,
                    qualificationName: null,
                    comment: null,
                    withQualification: false,
                    studentAcademicRecordId: null,
                  },
                ],
                studentAcademicRecordToPreschool: null,
                commentToPreschool: null,
              },
            ],
          },
        },
        { method: 'POST', path: '/api/learning/student-academic-record', kind: 'answer', body: { studentAcademicRecords: [] } },
      ],
    });
    const cell = cellOf(rowOf(page, CRISTIAN), QUIZ);
    // A number beside no mark is none.
    await expect(cellOf(rowOf(page, CRISTIAN), SUPPORT)).toHaveText('');
    await expect(page.getByRole('columnheader', { name: /^Sustentación/ })).toContainText('0 de 1');
    // The level that was given with the mark, though another one holds the number, too.
    await expect(cellOf(rowOf(page, CRISTIAN), GUIDE)).toHaveText(/^4\.0 Superior/);
    await cellOf(rowOf(page, CRISTIAN), GUIDE).click();
    await type(page, 'Alt+c');
    await page.getByRole('dialog').getByLabel('Comentario').fill('Bien');
    await press(page, 'Aceptar');
    await expect
      .poll(async () => (await saves(app)).flat().map(({ valorizationId, comment }) => ({ valorizationId, comment })))
      .toEqual([{ valorizationId: 73, comment: 'Bien' }]);
    await expect(cell).toContainText('3.75');
    await cell.click();
    await type(page, 'F2', 'Enter');
    await expect(cell).toHaveText(/^3\.75 Alto$/);
    await type(page, '2', '.', '5', 'Enter');
    await expect(cell).toContainText('Entre dos niveles: Bajo hasta 2, Alto desde 3');
    // On a shared border the lower one.
    await type(page, '4', 'Enter');
    await expect(cell).toContainText('Alto');
    await expect
      .poll(async () => (await saves(app)).flat().map(({ id, valorizationId, qualification }) => ({ id, valorizationId, qualification })))
      .toEqual([
        { id: 6, valorizationId: 73, qualification: 4 },
        { id: 5, valorizationId: 72, qualification: 4 },
      ]);
  },
);

test(
  'a comment opens with Alt+C or its button, is sent with the mark, and leaves a sign with a name',
  { tag: ['@GRID-18'] },
  async ({ page, app }) => {
    await openGrid(page, app);
    const name = `Comentario de ${CRISTIAN}, Quiz de magnitudes proporcionales`;
    const cell = cellOf(rowOf(page, CRISTIAN), QUIZ);
    await cellOf(rowOf(page, CRISTIAN), SUPPORT).click();
    await type(page, 'Alt+c');
    await expect(cellOf(rowOf(page, CRISTIAN), SUPPORT)).toContainText('Escribe primero la nota.');
    await cell.click();
    await type(page, 'Alt+c');
    await page.getByRole('dialog', { name }).getByLabel('Comentario').fill('  Explicó bien ');
    await press(page, 'Aceptar');
    await expect(cell).toContainText('con comentario');
    await expect(cell).toBeFocused();
    await expectSaved(page);
    expect((await saves(app)).flat().map(({ comment, qualification }) => ({ comment, qualification }))).toEqual([
      { comment: 'Explicó bien', qualification: 2.5 },
    ]);
    await rowAt(page, 0).getByRole('gridcell').first().click();
    await cell.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name }).getByLabel('Comentario')).toHaveValue('Explicó bien');
    // One goes on at its end (KEYS-02).
    await page.keyboard.type('.');
    await expect(page.getByRole('dialog', { name }).getByLabel('Comentario')).toHaveValue('Explicó bien.');
    await type(page, 'Escape');
  },
);

test(
  'a whole room is graded by the keyboard alone in three keys a mark, with no more than a call a second and each mark once',
  { tag: ['@GRID-20:rate'] },
  async ({ page, app }) => {
    await openGrid(page, app);
    // When each is sent, which is not when it is stored.
    const sendings = await page.evaluateHandle(() => {
      const moments: number[] = [];
      const send = window.fetch;
      window.fetch = (input, init) => {
        const address = input instanceof Request ? input.url : String(input);
        if (address.endsWith('/student-academic-record')) moments.push(performance.now());
        return send(input, init);
      };
      return moments;
    });
    await cellAt(page, 0).click();
    let keys = 0;
    for (let student = 0; student < 34; student += 1) {
      await type(page, '4', String(student % 10 === 0 ? 1 : student % 10), 'Enter');
      keys += 3;
    }
    expect(keys).toBeLessThanOrEqual(34 * 3);
    await expect(page.getByRole('columnheader', { name: /problema del viaje/ })).toContainText('34 de 34');
    await expectSaved(page);
    const moments = await sendings.jsonValue();
    expect(moments).toHaveLength((await app.control.calls(SAVE)).length);
    expect(moments.length).toBeGreaterThan(1);
    for (const [index, moment] of moments.slice(1).entries()) expect(moment - (moments[index] ?? 0)).toBeGreaterThan(990);
    const sent = (await saves(app)).flat();
    expect(sent).toHaveLength(34);
    expect(new Set(sent.map(({ studentId }) => studentId)).size).toBe(34);
  },
);

test('a room of 200 is walked and scrolled without a blank row', { tag: ['@GRID-34:long'] }, async ({ page, app }) => {
  const mark = (student: number, activity: number) => ({
    academicActivityId: activity,
    type: 'QUIZ',
    title: `Quiz ${activity}`,
    weight: 8,
    qualification: 3.5,
    qualificationName: 'Básico',
    comment: '',
    withQualification: true,
    studentAcademicRecordId: student * 100 + activity,
  });
  const studentAcademicRecords = Array.from({ length: 200 }, (_, student) => ({
    studentId: student + 1,
    studentName: 'Estudiante',
    studentLastName: `Número ${student + 1}`,
    qualification: 3.5,
    qualificationDescription: 'Básico',
    activities: Array.from({ length: 12 }, (_, activity) => mark(student, activity + 1)),
    studentAcademicRecordToPreschool: null,
    commentToPreschool: null,
  }));
  const answer = { method: 'GET', path: '/api/learning/record-resume/90002', kind: 'answer', body: { studentAcademicRecords } } as const;
  await openGrid(page, app);
  // Too long for the address.
  await app.control.fault(answer);
  await press(page, 'Filtrar');
  await expect(gridOf(page)).toHaveAttribute('aria-rowcount', '202');
  const rows = gridOf(page).getByRole('row');
  await expect(rows.first()).toHaveAttribute('aria-rowindex', '1');
  await expect(rows.nth(1)).toHaveAttribute('aria-rowindex', '2');
  await expect(rows.last()).toHaveAttribute('aria-rowindex', '202');
  const last = rowOf(page, 'Estudiante Número 200');
  await expect(last).toHaveCount(0);
  await cellAt(page, 0).click();
  await type(page, 'Control+End');
  await expect(cellOf(last, 11)).toBeFocused();
  await expect(last).toBeInViewport();
  await type(page, '4', 'Enter', 'Control+Home');
  await expect(cellOf(rowOf(page, 'Estudiante Número 1'), 0)).toBeFocused();
  await gridOf(page).hover();
  const scrolled = () => gridOf(page).evaluate((grid) => grid.parentElement?.scrollTop ?? 0);
  const isDrawn = () =>
    gridOf(page).evaluate((grid) => {
      const box = grid.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const seen = [0.3, 0.5, 0.7].map((share) =>
        document.elementFromPoint(box.left + box.width / 2, box.top + box.height * share)?.closest('td'),
      );
      return seen.every((cell) => cell?.textContent?.includes('3.5'));
    });
  // A window turned upright shows more of them, before anything is scrolled.
  await page.setViewportSize({ width: 1280, height: 3_000 });
  await expect.poll(isDrawn).toBe(true);
  await page.setViewportSize({ width: 1280, height: 720 });
  for (let turn = 1; turn <= 8; turn += 1) {
    await page.mouse.wheel(0, 700);
    // A wheel's way takes its time, also past the next key.
    await expect.poll(scrolled).toBe(turn * 700);
    await expect.poll(isDrawn).toBe(true);
  }
  // The active cell is there still, though it is far out of sight.
  await type(page, 'ArrowRight');
  await expect(cellOf(rowOf(page, 'Estudiante Número 1'), 1)).toBeFocused();
  await expect(cellOf(rowOf(page, 'Estudiante Número 1'), 1)).toBeInViewport();
});
