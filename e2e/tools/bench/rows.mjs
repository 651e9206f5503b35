/** P14: a key in a form of many rows, against one of few. */
import { ensureProfilingBuilt, profilingDist } from '../build/build.mjs';
import { atMost, exactly, rounded } from './figure.mjs';
import { countRenders, takeRenders, timeOfKey } from './renders.mjs';
import { goTo, inLive, openPage, signIn, watchQuiet } from './visit.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Site } from './visit.mjs' */

/**
 * The forms of rows, each with a line to paste.
 *
 * @type {readonly { name: string, row: string, open: (page: Page) => Promise<void>, line: (index: number) => string }[]}
 */
const FORMS = [
  {
    name: 'estudiantes',
    row: 'Estudiante',
    open: async (page) => {
      await goTo(page, '/dashboard/room/9');
      await page.getByRole('button', { name: 'Agregar Estudiante' }).click();
    },
    line: (index) => `Nombre ${index}\tApellido ${index}\tcorreo${index}@correo.example\t2025`,
  },
  {
    name: 'cursos',
    row: 'Curso',
    open: (page) => goTo(page, '/dashboard/rooms/create'),
    line: (index) => `Curso ${index}\tC${index}\tPrimaria\tSí`,
  },
];

export async function pastedRows() {
  await ensureProfilingBuilt();
  return inLive(measure, { dir: profilingDist });
}

/** @param {Site} site */
async function measure(site) {
  const figures = [];
  for (const form of FORMS) {
    const few = await visit(site, form, 3);
    const many = await visit(site, form, 300);
    figures.push(
      atMost('P14', `Tiempo del hilo por tecla, 300 filas de ${form.name} entre 3`, rounded(many.time / few.time), 2, [
        `${many.time.toFixed(1)} ms y ${few.time.toFixed(1)} ms`,
      ]),
      exactly('P14', `Commits de React por tecla, 300 filas de ${form.name}`, many.key.commits, 1),
      exactly('P14', `Filas dibujadas por tecla, 300 filas de ${form.name}`, many.key.drawn, 1),
    );
  }
  return figures;
}

/**
 * @param {Site} site
 * @param {(typeof FORMS)[number]} form
 * @param {number} rows
 */
async function visit({ browser, url }, { open, row, line }, rows) {
  const page = await openPage(browser, url);
  const settle = watchQuiet(page);
  await page.addInitScript(countRenders, 'FormRow');
  await signIn(page, 'Admin');
  await open(page);
  const rowOf = (/** @type {number} */ number) =>
    page.getByRole('group', { name: `${row} ${number}`, exact: true }).getByRole('textbox', { name: 'Nombre', exact: true });
  await rowOf(1).focus();
  await page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    Array.from({ length: rows }, (_, index) => line(index)).join('\n'),
  );
  await rowOf(rows).waitFor();
  // Rows are drawn when one comes near them.
  const groups = page.locator('.form-row-group');
  await groups.nth(Math.floor((await groups.count()) / 2)).scrollIntoViewIfNeeded();
  await settle();
  await rowOf(Math.ceil((rows + 1) / 2)).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('1');
  await settle();
  await page.evaluate(takeRenders);
  await page.keyboard.press('2');
  const key = await page.evaluate(takeRenders);
  const time = await timeOfKey(page);
  await page.context().close();
  return { key, time };
}
