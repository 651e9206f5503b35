/** What the grid shows, to whom and how wide. */
import { evaluating } from '@e2e/academic-activities/academic-activities';
import { acceptFailure, dialogOf, expectNoDialog, expectNoSidewaysScroll, expectScreen, goWithin } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import {
  CRISTIAN,
  DECIMALS,
  FOR_ADMIN,
  GRID,
  GUIDE,
  LEVELS,
  MATHS,
  QUIZ,
  READ,
  SPREADSHEET,
  SUPPORT,
  cellAt,
  cellOf,
  expectGrid,
  expectKeysInGrid,
  expectSaved,
  fieldOf,
  gridOf,
  openGrid,
  paste,
  press,
  refusing,
  resultOf,
  rowAt,
  rowOf,
  saves,
  sentMarks,
  type,
} from './marks-grid';

test(
  'opens at what its address names, with tabs and filters filled in, a column for each activity and what they come to',
  {
    tag: [
      '@GRID-01:address',
      '@GRID-01:reload',
      '@GRID-01:filter',
      '@GRID-02:activities',
      '@GRID-04',
      '@GRID-06:result',
      '@GRID-06:partial',
      '@GRID-07:numbers',
      '@GRID-19',
    ],
  },
  async ({ page, app }) => {
    await openGrid(page, app);
    await expect(page.getByRole('heading', { level: 1, name: 'Planilla rápida' })).toBeVisible();
    // The filter and the grid ask the same.
    expect(await app.control.calls('GET /api/learning/indicator')).toHaveLength(1);
    await expect(page.getByRole('heading', { name: 'Matemáticas' })).toBeVisible();
    for (let visit = 0; visit < 2; visit += 1) {
      await expect(page.getByRole('tab', { name: 'Sexto A' })).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByLabel('Periodo').getByRole('option', { selected: true })).toHaveText('Periodo 2');
      await expect(page.getByLabel('Logro').getByRole('option', { selected: true })).toHaveText(/^Aplicar la proporcionalidad directa/);
      await expect(gridOf(page).getByRole('columnheader')).toHaveText([
        'Estudiante',
        /^QuizQuiz de magnitudes proporcionales20% 34 de 34$/,
        /^Trabajo en claseGuía: proporciones en la tienda escolar30% \d+ de 34$/,
        /^SustentaciónSustentación del problema del viaje20% 0 de 34$/,
        /^Calificación y nivel/,
      ]);
      if (visit === 0) await page.reload();
    }
    await expect(gridOf(page).getByRole('row')).toHaveCount(36);
    const names = await gridOf(page).getByRole('rowheader').allInnerTexts();
    expect(names.slice(0, 2)).toEqual(['Emmanuel Ariza Martínez', 'Emma Ariza Rojas']);
    expect(names.at(-1)).toBe('Promedio del curso');

    const cristian = rowOf(page, CRISTIAN);
    await expect(cellOf(cristian, QUIZ)).toHaveText(/^2\.5 Bajo/);
    await expect(cellOf(cristian, SUPPORT)).toHaveText('');
    // 2.5 of 20 %, 2.1 of 30 % make 2.3; 5.0 of 20 % makes it 3.0.
    await expect(resultOf(cristian)).toContainText('2.3');
    await expect(resultOf(cristian)).toContainText('Bajo');
    await expect(page.getByRole('columnheader', { name: 'Calificación y nivel' })).toContainText('parcial sobre 50 %');
    await expect(resultOf(rowOf(page, 'Samuel Martínez Quintero'))).toContainText('sobre 20 %');
    const spread = page.getByRole('region', { name: 'Así va el curso' });
    const low = Number((await spread.getByRole('listitem').filter({ hasText: 'Bajo' }).innerText()).replace(/\D/g, ''));
    const average = gridOf(page).getByRole('row').last();
    await expect(cellOf(average, SUPPORT)).toHaveText('');

    await cellOf(cristian, SUPPORT).click();
    await type(page, '5', 'Enter');
    await expect(cellOf(cristian, SUPPORT)).toContainText('5.0');
    await expect(resultOf(cristian)).toContainText('3.0Básico');
    await expect(resultOf(cristian)).toContainText('sobre 70 %');
    await expect(spread.getByRole('listitem').filter({ hasText: 'Bajo' })).toContainText(String(low - 1));
    await expect(spread.getByRole('listitem').filter({ hasText: 'Sin calificar' })).toContainText('0');
    await expect(cellOf(average, SUPPORT)).toHaveText('5.0');
    await expect(page.getByRole('columnheader', { name: /problema del viaje/ })).toContainText('1 de 34');
    const keys = page.getByRole('region', { name: 'Con el teclado' });
    await expect(keys.getByRole('term')).toHaveText([
      '45',
      'Enter',
      'Mayús+Enter',
      'Tab',
      'Mayús+Tab',
      'Flechas',
      'Ctrl+Flechas',
      'Re Pág',
      'Av Pág',
      'Inicio',
      'Fin',
      'Ctrl+Inicio',
      'Ctrl+Fin',
      'F2',
      'Esc',
      'Supr',
      'Retroceso',
      'Mayús+Flechas',
      'Ctrl+A',
      'Ctrl+C',
      'Ctrl+V',
      'Ctrl+D',
      'Ctrl+Z',
      'Ctrl+Y',
      'Ctrl+Mayús+Z',
      'Alt+C',
    ]);
    await expectSaved(page);

    const before = (await app.control.calls(READ)).length;
    await page.getByLabel('Logro').selectOption({ label: 'Resolver problemas con números decimales' });
    await press(page, 'Filtrar');
    await expect(gridOf(page).getByRole('columnheader').nth(1)).toContainText('La cuenta del mercado');
    await expect(page).toHaveURL(/indicatorId=90001/);
    expect((await app.control.calls(READ)).length).toBe(before + 1);
    await press(page, 'Filtrar');
    await expect.poll(async () => (await app.control.calls(READ)).length).toBe(before + 2);
    await expectGrid(page);
  },
);

test(
  "without a subject, or with an unknown one, the cards open; 'Volver' opens the evaluation page as it was",
  { tag: ['@GRID-01:unknown', '@GRID-01:back', '@GRID-01:tab', '@GRID-01:button'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: GRID });
    await expectScreen(page, SPREADSHEET);
    await goWithin(page, `${GRID}?subjectId=999`);
    await expectScreen(page, SPREADSHEET);
    await goWithin(page, MATHS);
    await expectGrid(page);
    // The tab that is open already.
    const address = page.url();
    await page.getByRole('tab', { name: 'Sexto A' }).click();
    await page.keyboard.press('Home');
    await expect(page).toHaveURL(address);
    await expectGrid(page);
    await page.getByRole('tab', { name: 'Sexto B' }).click();
    await expect(gridOf(page)).toHaveCount(0);
    await expect(page.getByLabel('Periodo').getByRole('option', { selected: true })).toHaveText('Periodo 2');
    await page.goBack();
    await expectGrid(page);
    // What was chosen on that visit and not applied is gone with it.
    await page.getByLabel('Periodo').selectOption('Periodo 1');
    await page.getByRole('tab', { name: 'Sexto B' }).click();
    await expect(page.getByLabel('Periodo').getByRole('option', { selected: true })).toHaveText('Periodo 1');
    await page.goBack();
    await expectGrid(page);
    await page.getByRole('tab', { name: 'Sexto B' }).click();
    await expect(page.getByLabel('Periodo').getByRole('option', { selected: true })).toHaveText('Periodo 2');
    await page.goBack();
    await expectGrid(page);
    await page.getByRole('link', { name: 'Volver' }).click();
    await expectScreen(page, SPREADSHEET);
    await expect(page).toHaveURL(/indicatorId=90002/);
    await expect(page.getByRole('heading', { level: 1, name: 'Planilla Evaluativa' })).toBeVisible();
    await page.getByRole('link', { name: 'Planilla rápida' }).click();
    await expectScreen(page, GRID);
    await expectGrid(page);
    await expect(page.getByRole('tab', { name: 'Sexto A' })).toHaveAttribute('aria-selected', 'true');
  },
);

test(
  'a school that evaluates otherwise by now gets the columns of today',
  { tag: ['@GRID-02:activities', '@GRID-02:direct'] },
  async ({ page, app }) => {
    // As it was when the page before was opened.
    await app.signIn('directora', {
      at: MATHS.replace(GRID, SPREADSHEET),
      faults: [evaluating({ preschool: true, primary: false })],
    });
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await app.control.fault(evaluating({ preschool: true, primary: true }));
    await app.control.hold('GET /api/learning/valorization');
    await page.getByRole('link', { name: 'Planilla rápida' }).click();
    await expectGrid(page);
    await expect(gridOf(page).getByRole('columnheader')).toHaveCount(3);
    await app.control.release();
    await expect(gridOf(page).getByRole('columnheader')).toHaveCount(5);
    await cellAt(page, 0).click();
    await type(page, '4', 'Enter');
    await expectSaved(page);
  },
);

test(
  'an Admin walks it by keyboard, and neither a key nor a paste changes a cell; a comment is only read',
  { tag: ['@GRID-05', '@GRID-01:Admin', '@GRID-18', '@GRID-36:Admin'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: FOR_ADMIN.replace(GRID, SPREADSHEET) });
    await page.getByRole('link', { name: 'Planilla rápida' }).click();
    await expectGrid(page);
    await cellAt(page, 0, QUIZ).click();
    await type(page, 'ArrowRight', 'ArrowDown');
    await expect(cellAt(page, 1, GUIDE)).toBeFocused();
    const before = await gridOf(page).innerText();
    await type(page, '4', 'F2', 'Delete', 'Enter');
    await cellAt(page, 2, QUIZ).dblclick();
    await paste(page, '4');
    await paste(page, '4\n5');
    await expect(fieldOf(page)).toHaveCount(0);
    await expectNoDialog(page);
    expect(await gridOf(page).innerText()).toBe(before);
    for (const name of ['Deshacer', 'Rellenar', 'Pegar de Excel']) await expect(page.getByRole('button', { name })).toHaveCount(0);
    const commented = gridOf(page).getByRole('button', { name: /^Comentario de / });
    await commented.first().click();
    await expect(page.getByRole('dialog', { name: /^Comentario de / })).toContainText(/\w/);
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();

    // In a finished period there is nothing to correct for them.
    await page.getByLabel('Periodo').selectOption('Periodo 1');
    await page.getByLabel('Logro').selectOption({ index: 1 });
    await press(page, 'Filtrar');
    await expect(page.getByText('Periodo finalizado')).toBeVisible();
    await expectGrid(page);
    await expect(page.getByRole('button', { name: 'Corregir notas' })).toHaveCount(0);
    expect(await saves(app)).toEqual([]);
  },
);

test(
  'head and names stay in sight while it scrolls, and the focus never lies under them',
  { tag: ['@GRID-03', '@GRID-09:sight'] },
  async ({ page, app }) => {
    await page.setViewportSize({ width: 800, height: 700 });
    await openGrid(page, app);
    await cellAt(page, 0, QUIZ).click();
    for (const key of [
      'Control+End',
      'Control+Home',
      'Control+End',
      'ArrowUp',
      'Home',
      'PageUp',
      'PageUp',
      'PageUp',
      'PageDown',
      'PageDown',
      'End',
      'Control+End',
    ]) {
      await type(page, key);
      await expect(gridOf(page).getByRole('gridcell').and(page.locator(':focus'))).toBeInViewport({ ratio: 0.9 });
      const boxes = await page.evaluate(() => {
        const focused = document.activeElement?.closest('td');
        const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
        const table = focused?.closest('table');
        const [cell, head, foot, name] = [
          focused,
          table?.tHead?.rows[0]?.cells[0],
          table?.tFoot?.rows[0]?.cells[0],
          focused?.parentElement?.children[0],
        ].map((each) => box(each));
        return {
          top: (cell?.top ?? 0) - (head?.bottom ?? 0),
          bottom: (foot?.top ?? 0) - (cell?.bottom ?? 0),
          left: (cell?.left ?? 0) - (name?.right ?? 0),
        };
      });
      for (const distance of Object.values(boxes)) expect(distance).toBeGreaterThanOrEqual(-1);
      await expect(page.getByRole('columnheader', { name: 'Estudiante' })).toBeInViewport();
    }
    await expect(gridOf(page).getByRole('rowheader').nth(33)).toBeInViewport();
  },
);

test(
  'a room without numbers takes levels by their position and their first letter',
  { tag: ['@GRID-16', '@GRID-02:direct', '@GRID-07:levels', '@GRID-06:direct', '@GRID-29:levels'] },
  async ({ page, app }) => {
    await app.signIn('directo', { at: LEVELS });
    await expectGrid(page);
    await expect(gridOf(page).getByRole('columnheader')).toHaveText(['Estudiante', /^Calificación\d+ de \d+$/, 'Calificación y nivel']);
    expect(await gridOf(page).innerText()).not.toMatch(/\d\.\d/);
    await expect(page.getByText('Promedio del curso')).toHaveCount(0);
    await cellAt(page, 0, 0).click();
    await type(page, '4');
    await expect(cellAt(page, 0, 0)).toContainText('Superior');
    await expect(resultOf(rowAt(page, 0))).toContainText('Superior');
    await type(page, 'b');
    await expect(cellAt(page, 0, 0)).toContainText('Bajo');
    await type(page, 'b');
    await expect(cellAt(page, 0, 0)).toContainText('Básico');
    await type(page, 'b');
    await expect(cellAt(page, 0, 0)).toContainText('Bajo');
    await type(page, 'b', 'x', 'Enter');
    await expect(cellAt(page, 1, 0)).toBeFocused();
    await expectSaved(page);
    // EVAL-52: the highest value of its level.
    expect((await sentMarks(app)).at(-1)).toEqual([2.5]);
    expect((await saves(app)).at(-1)?.[0]?.['academicActivityId']).toBeNull();
    await paste(page, 'Zeta\n4.5\nBajo');
    await expect(dialogOf(page, 'Pegar de Excel')).toContainText('2 que no son niveles');
    await dialogOf(page, 'Pegar de Excel').getByRole('button', { name: 'Cancelar' }).click();

    // A finger chooses one of them.
    await page.setViewportSize({ width: 390, height: 844 });
    await cellAt(page, 0, 0).click();
    await gridOf(page).getByRole('combobox').selectOption('Alto');
    await expect(cellAt(page, 0, 0)).toContainText('Alto');
    await expect.poll(async () => (await sentMarks(app)).at(-1)).toEqual([3.75]);
  },
);

test(
  'on a phone one activity shows at a time, with the numeric keypad, and nothing scrolls sideways',
  { tag: ['@GRID-08', '@GRID-29:field'] },
  async ({ page, app }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openGrid(page, app);
    const pick = page.getByRole('combobox', { name: 'Actividad' });
    await expect(gridOf(page).getByRole('columnheader')).toHaveCount(3);
    await pick.selectOption({ label: 'Sustentación: Sustentación del problema del viaje (20%)' });
    await press(page, 'Pegar de Excel');
    await expect(dialogOf(page, 'Pegar de Excel')).toContainText(/Sustentación del problema del viaje/);
    await expect(dialogOf(page, 'Pegar de Excel').getByLabel('Copia las celdas en Excel y pégalas aquí')).toBeVisible();
    await dialogOf(page, 'Pegar de Excel').getByRole('button', { name: 'Cancelar' }).click();
    await cellAt(page, 0, 0).click();
    await expect(fieldOf(page)).toBeFocused();
    await expect(fieldOf(page)).toHaveAttribute('inputmode', 'decimal');
    await type(page, '4', '5', 'Enter');
    await expect(cellAt(page, 0, 0)).toContainText('4.5');
    // The field of the next student is open: the keypad stays.
    await expect(fieldOf(page)).toBeFocused();
    await type(page, '3', 'Enter');
    await expect(cellAt(page, 1, 0)).toContainText('3.0');
    await expectNoSidewaysScroll(page);
    const width = await gridOf(page).evaluate((grid) => (grid.parentElement?.scrollWidth ?? 0) - (grid.parentElement?.clientWidth ?? 0));
    expect(width).toBeLessThanOrEqual(0);
    await press(page, 'Actividad anterior');
    await expect(pick.getByRole('option', { selected: true })).toHaveText(/^Trabajo en clase/);
    await expectSaved(page);
    expect((await sentMarks(app)).flat()).toEqual([4.5, 3]);
  },
);

test('a phone that is turned keeps what is being typed, and the activity', { tag: ['@GRID-08', '@GRID-10'] }, async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGrid(page, app);
  await page.getByRole('combobox', { name: 'Actividad' }).selectOption({ index: SUPPORT });
  await cellAt(page, 1, 0).click();
  await type(page, '4', '5');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(gridOf(page).getByRole('columnheader')).toHaveCount(5);
  await expect(cellAt(page, 1)).toContainText('4.5');
  await expect(cellAt(page, 1)).toHaveClass(/is-current/);
  await expectSaved(page);
  expect(await sentMarks(app)).toEqual([[4.5]]);
});

test(
  'a finished period opens for reading, and is corrected on demand until it is left',
  { tag: ['@GRID-36:Teacher', '@GRID-25:reload'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: `${GRID}?subjectId=16&roomId=9&periodId=1` });
    await page.getByLabel('Periodo').selectOption('Periodo 1');
    await page.getByLabel('Logro').selectOption({ index: 1 });
    await press(page, 'Filtrar');
    await expectGrid(page);
    await expect(page.getByText('Periodo finalizado')).toBeVisible();
    await cellAt(page, 0, QUIZ).click();
    const before = await cellAt(page, 0, QUIZ).innerText();
    await type(page, '4');
    await paste(page, '4');
    await paste(page, '4\n5');
    await expect(fieldOf(page)).toHaveCount(0);
    await expectNoDialog(page);
    await expect(cellAt(page, 0, QUIZ)).toHaveText(before);
    await press(page, 'Corregir notas');
    await expect(page.getByText('Periodo finalizado')).toHaveCount(0);
    await cellAt(page, 0, QUIZ).click();
    await type(page, '4', 'Enter');
    await expect(cellAt(page, 0, QUIZ)).toContainText('4.0');
    await expectSaved(page);
    await app.control.fault(refusing(500));
    app.watch.allow(/500/);
    await cellAt(page, 0, QUIZ).click();
    await type(page, '3', 'Enter');
    await expect(cellAt(page, 0, QUIZ)).toContainText('No se guardó');
    await page.reload();
    await expect(page.getByText('Periodo finalizado')).toBeVisible();
    // What is not stored is offered where it can be sent, and shown nowhere else.
    await expect(cellAt(page, 0, QUIZ)).toContainText('4.0');
    await app.control.fault();
    await press(page, 'Corregir notas');
    await expectKeysInGrid(page);
    await expect(page.getByText('Recuperamos 1 nota sin enviar.')).toBeVisible();
    await expect(cellAt(page, 0, QUIZ)).toContainText('3.0');
    await press(page, 'Enviar');
    await expectKeysInGrid(page);
    await expectSaved(page);
    expect((await sentMarks(app)).at(-1)).toEqual([3]);
  },
);

test(
  'marks of which one cannot be read do not show at all; a period that is still to come is not over',
  { tag: ['@SAFE-22:marksGrid', '@GRID-36:Teacher'] },
  async ({ page, app }) => {
    const odd = { studentId: 7, studentName: 'Ana', studentLastName: 'Álvarez', qualification: 'cuatro' };
    const period = { id: 2, name: 'Periodo 2', startDate: '2026-07-06 00:00:00', endDate: '2026-09-11 23:59:59', state: false };
    await app.signIn('directora', {
      at: MATHS,
      faults: [
        { method: 'GET', path: READ.replace('GET ', ''), kind: 'answer', body: { studentAcademicRecords: [odd] }, times: 1 },
        { method: 'GET', path: '/api/periods', kind: 'answer', body: { periods: [period] } },
      ],
    });
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expect(gridOf(page)).toHaveCount(0);
    await press(page, 'Reintentar');
    await expectGrid(page);
    await expect(page.getByText('Periodo finalizado')).toHaveCount(0);
    await cellAt(page, 0).click();
    await type(page, '4', 'Enter');
    await expectSaved(page);
  },
);

test('on paper it is whole, with where it belongs and without buttons', { tag: ['@GRID-33'] }, async ({ page, app }) => {
  await openGrid(page, app, DECIMALS);
  const facts = page.getByText(
    /Colegio Mirador de los Yarumos · Sexto A · Matemáticas · Periodo 2 · Resolver problemas con números decimales/,
  );
  await expect(facts).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(facts).toBeVisible();
  for (const name of ['Deshacer', 'Rellenar', 'Pegar de Excel', 'Filtrar']) await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  // No part of it is cut off.
  const hidden = await gridOf(page).evaluate((grid) => (grid.parentElement?.scrollHeight ?? 0) - (grid.parentElement?.clientHeight ?? 0));
  expect(hidden).toBeLessThanOrEqual(0);
  // Nor is a grid wider than the paper: nothing around it clips.
  const clipping = await gridOf(page).evaluate((grid) => {
    const around: Element[] = [];
    for (let each = grid.parentElement; each !== null && each !== document.body; each = each.parentElement) around.push(each);
    return around
      .map((each) => getComputedStyle(each))
      .filter(({ overflowX, overflowY }) => `${overflowX} ${overflowY}` !== 'visible visible').length;
  });
  expect(clipping).toBe(0);
  expect(await gridOf(page).evaluate((grid) => getComputedStyle(grid.querySelector('thead') ?? grid).display)).toBe('table-header-group');
  await page.emulateMedia({ media: null });
});
