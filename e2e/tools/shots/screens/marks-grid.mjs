/** Planilla rápida: the grid of a room's marks, with cells in every state. */
import { press, visit } from '../steps.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Shot } from '../steps.mjs' */

const GRID = '/dashboard/spreadsheet/grid';
const MATHS = `${GRID}?subjectId=16&roomId=9&periodId=2&indicatorId=90002`;
const FINISHED = `${GRID}?subjectId=16&roomId=9&periodId=1`;
const LEVELS = `${GRID}?subjectId=36&roomId=18&periodId=6&indicatorId=180001`;

/**
 * @param {Page} page
 * @param {string} [address]
 * @param {string} [as]
 */
async function openGrid(page, address = MATHS, as = 'directora') {
  await visit(page, address, { as });
  await page.getByRole('grid').waitFor();
}

/**
 * @param {Page} page
 * @param {number} row
 */
const lastCell = (page, row) => page.getByRole('row').nth(row).getByRole('gridcell').nth(-2);

/**
 * @param {Page} page
 * @param {string} text
 */
async function pasteText(page, text) {
  await press(page, 'Pegar de Excel');
  await page.getByLabel('Copia las celdas en Excel y pégalas aquí').fill(text);
}

/** @type {readonly Shot[]} */
export const shots = [
  { screen: 'planilla-rapida', state: 'sin-filtrar', open: (page) => visit(page, `${GRID}?subjectId=16`, { as: 'directora' }) },
  { screen: 'planilla-rapida', state: 'notas', whole: true, open: (page) => openGrid(page) },
  {
    screen: 'planilla-rapida',
    state: 'celdas',
    whole: true,
    open: async (page) => {
      await openGrid(page);
      await lastCell(page, 1).click();
      for (const typed of ['45', '5.6', '38', 'x', '2.9', '3']) {
        await page.keyboard.type(typed);
        await page.keyboard.press('Enter');
      }
      await page.keyboard.type('4');
    },
  },
  {
    screen: 'planilla-rapida',
    state: 'pegar',
    open: async (page) => {
      await openGrid(page);
      await pasteText(page, '4.5\n6.2\nNP\n38\n3,4\n2.9\n4');
    },
  },
  {
    screen: 'planilla-rapida',
    state: 'por-guardar',
    open: async (page) => {
      await openGrid(page);
      await pasteText(page, '4.5\n38\n3,4\n2.9\n4');
      await page.getByRole('button', { name: 'Pegar', exact: true }).click();
    },
  },
  {
    screen: 'planilla-rapida',
    state: 'rellenar',
    open: async (page) => {
      await openGrid(page);
      await press(page, 'Rellenar');
      await page.getByLabel('Calificación').fill('3.5');
    },
  },
  {
    screen: 'planilla-rapida',
    state: 'lectura',
    whole: true,
    open: async (page) => {
      await visit(page, '/dashboard/spreadsheet', { as: 'coordinadora' });
      await page.getByLabel('Profesor').selectOption('Yaneth García Suárez');
      await page.getByRole('link', { name: 'Matemáticas' }).click();
      await page.getByLabel('Periodo').selectOption('Periodo 2');
      await page.getByLabel('Logro').selectOption({ index: 2 });
      await press(page, 'Filtrar');
      await page.getByRole('link', { name: 'Planilla rápida' }).click();
      await page.getByRole('grid').waitFor();
    },
  },
  {
    screen: 'planilla-rapida',
    state: 'finalizado',
    whole: true,
    open: async (page) => {
      await visit(page, FINISHED, { as: 'directora' });
      await page.getByLabel('Logro').selectOption({ index: 1 });
      await press(page, 'Filtrar');
      await page.getByRole('grid').waitFor();
    },
  },
  { screen: 'planilla-rapida', state: 'niveles', whole: true, open: (page) => openGrid(page, LEVELS, 'directo') },
];
