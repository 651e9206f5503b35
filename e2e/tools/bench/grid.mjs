/** P6, P7 and a figure like P10 for the marks grid, with 40 students and 30 activities, and with 200 and 12. */
import { ensureProfilingBuilt, naiveGridDist, profilingDist } from '../build/build.mjs';
import { serveSite } from '../site/site.mjs';
import { atMost, exactly, rounded } from './figure.mjs';
import { countRenders, takeRenders, timeOfKey } from './renders.mjs';
import { longTasks } from './room.mjs';
import { goTo, inLive, openPage, signIn, watchQuiet } from './visit.mjs';

/** @import { Browser } from '@playwright/test' */
/** @import { Site } from './visit.mjs' */

const GRID = '/dashboard/spreadsheet/grid?subjectId=16&roomId=9&periodId=2&indicatorId=90002';
const SAVE = '/api/learning/student-academic-record';

/**
 * @param {number} students
 * @param {number} activities
 */
const recordsOf = (students, activities) => ({
  studentAcademicRecords: Array.from({ length: students }, (_, student) => ({
    studentId: student + 1,
    studentName: `Nombre ${student}`,
    studentLastName: `Apellido ${student}`,
    qualification: null,
    qualificationDescription: null,
    activities: Array.from({ length: activities }, (_, activity) => ({
      academicActivityId: activity + 1,
      type: 'QUIZ',
      title: `Quiz ${activity + 1}`,
      weight: 3,
      qualification: activity % 2 === 0 ? 3.5 : null,
      qualificationName: activity % 2 === 0 ? 'Básico' : null,
      comment: '',
      withQualification: activity % 2 === 0,
      studentAcademicRecordId: activity % 2 === 0 ? student * 100 + activity : null,
    })),
    studentAcademicRecordToPreschool: null,
    commentToPreschool: null,
  })),
});

export async function marksGrid() {
  await ensureProfilingBuilt();
  return inLive(measure, { dir: profilingDist });
}

/** @param {Site} site */
async function measure(site) {
  const wide = await visit(site, 40, 30);
  const naive = await timeOfNaiveKey(site.browser);
  const few = await visit(site, 40, 12);
  const many = await visit(site, 200, 12);
  const each = /** @type {const} */ ([
    ['40×30', wide],
    ['200×12', many],
  ]);
  return [
    ...each.flatMap(([size, { key, confirmed, tasks, calls }]) => [
      exactly('P6', `Commits de React por tecla, planilla de ${size}`, key.commits, 1),
      exactly('P6', `Celdas dibujadas por tecla, planilla de ${size}`, key.drawn, 1),
      atMost('P6', `Celdas dibujadas al confirmar, planilla de ${size}`, confirmed.drawn, 2, [`${confirmed.commits} commits de React`]),
      exactly('P7', `Tareas de más de 50 ms, planilla de ${size}`, tasks.length, 0, tasks.length > 0 ? [`${tasks.join(', ')} ms`] : []),
      atMost('P10', `Llamadas por diez notas escritas en un segundo, planilla de ${size}`, calls, 2),
    ]),
    atMost('P6', 'Tiempo del hilo por tecla, planilla de 40×30 entre una sin cuidado', rounded(wide.time / naive), 0.35, [
      `${wide.time.toFixed(1)} ms y ${naive.toFixed(1)} ms`,
    ]),
    atMost('P7', 'Elementos del documento, planilla de 200 entre 40', rounded(many.elements / few.elements), 1.3, [
      `${many.elements} entre ${few.elements}`,
    ]),
  ];
}

/**
 * @param {Site} site
 * @param {number} students
 * @param {number} activities
 */
async function visit({ browser, url, control }, students, activities) {
  const body = recordsOf(students, activities);
  await control({
    reset: true,
    faults: [
      { method: 'GET', path: '/api/learning/record-resume/90002', kind: 'answer', status: 200, body },
      { method: 'POST', path: SAVE, kind: 'answer', status: 200, body: { studentAcademicRecords: [] } },
    ],
  });
  const page = await openPage(browser, url);
  const settle = watchQuiet(page);
  await page.addInitScript(countRenders, 'PlainGridCell');
  await signIn(page, 'Teacher');
  await goTo(page, GRID);
  const cell = page.getByRole('row').nth(2).getByRole('gridcell').nth(1);
  await cell.click();
  await settle();
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await page.keyboard.press('4');
  await page.evaluate(takeRenders);
  await page.keyboard.press('.');
  const key = await page.evaluate(takeRenders);
  await page.keyboard.press('5');
  const time = await timeOfKey(page);
  await page.evaluate(takeRenders);
  await page.keyboard.press('Enter');
  const confirmed = await page.evaluate(takeRenders);
  await settle();
  const before = (await control()).log.filter(({ method, path }) => method === 'POST' && path === SAVE).length;
  const tasks = await longTasks(browser, page, async () => {
    await page.getByRole('grid').hover();
    for (const by of [600, 600, -1200, 2400, -2400]) await page.mouse.wheel(0, by);
    for (let mark = 0; mark < 10; mark += 1) for (const each of ['4', '1', 'Enter']) await page.keyboard.press(each);
    await settle();
  });
  await page.getByText('Todo está guardado').waitFor();
  const calls = (await control()).log.filter(({ method, path }) => method === 'POST' && path === SAVE).length - before;
  await page.context().close();
  return { elements, key, confirmed, tasks, calls, time };
}

/** @param {Browser} browser */
async function timeOfNaiveKey(browser) {
  const site = await serveSite({ dir: naiveGridDist, port: 0, host: 'localhost' });
  const page = await openPage(browser, site.url);
  await page.goto('/');
  await page.getByRole('textbox', { name: '2, 1', exact: true }).focus();
  await page.keyboard.press('5');
  const time = await timeOfKey(page);
  await page.context().close();
  await site.close();
  return time;
}
