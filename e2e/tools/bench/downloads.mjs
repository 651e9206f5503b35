/** P16: a list of 2 000 rows as a spreadsheet, from the press until it is saved. */
import { ROOM, longTasks, studentsOf } from './room.mjs';
import { exactly } from './figure.mjs';
import { goTo, inLive, openPage, signIn, watchQuiet } from './visit.mjs';

/** @import { Site } from './visit.mjs' */

const ROWS = 2_000;

export const downloadedList = () => inLive(measure);

/** @param {Site} site */
async function measure({ browser, url, control }) {
  const body = { students: studentsOf(ROWS) };
  await control({ reset: true, faults: [{ method: 'GET', path: '/api/students', kind: 'answer', status: 200, body }] });
  const page = await openPage(browser, url);
  const settle = watchQuiet(page);
  await signIn(page, 'Admin');
  await goTo(page, `/dashboard/room/${ROOM}`);
  await page.getByText(`${ROWS} estudiantes`).waitFor();
  await settle();
  /** @type {string[]} */
  const calls = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/assets/')) calls.push(pathname);
  });
  const tasks = await longTasks(browser, page, async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar', exact: true }).click();
    await saved;
    await settle();
  });
  await page.context().close();
  return [
    exactly(
      'P16',
      `Tareas de más de 50 ms, ${ROWS} filas descargadas`,
      tasks.length,
      0,
      tasks.length > 0 ? [`${tasks.join(', ')} ms`] : [],
    ),
    exactly('P16', 'Llamadas de más al descargar', calls.length, 0, calls),
  ];
}
