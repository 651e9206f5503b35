/** Planilla de Estudiantes: the cards, a room's marks, the evaluation dialog, the student's detail. */
import { dialog, press, visit } from '../steps.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Shot } from '../steps.mjs' */

const SPREADSHEET = '/dashboard/spreadsheet';
const SUBJECT = `${SPREADSHEET}?subjectId=16`;
const PLACE = '?subjectId=16&roomId=9&periodId=2&indicatorId=90002';
/** Evaluated directly. */
const DIRECT = '?subjectId=24&roomId=3&periodId=2&indicatorId=30001';
/** Directly, and by levels alone. */
const UNSCORED = '?subjectId=36&roomId=18&periodId=6&indicatorId=180001';

/**
 * @param {Page} page
 * @param {string} [query]
 * @param {string} [as]
 */
async function openMarks(page, query = PLACE, as = 'directora') {
  await visit(page, `${SPREADSHEET}${query}`, { as });
  await page.getByText('Resultados por páginas').waitFor();
}

/**
 * @param {Page} page
 * @param {number} count
 */
async function choose(page, count) {
  for (let index = 0; index < count; index += 1)
    await page
      .getByRole('checkbox', { name: /^Seleccionar (?!todos)/ })
      .nth(index * 2)
      .check();
}

/** @param {Page} page */
async function openDialog(page) {
  await openMarks(page);
  await choose(page, 4);
  await press(page, 'Evaluar');
  await dialog(page, 'Evaluar');
}

/**
 * @param {Page} page
 * @param {string} [query]
 * @param {string} [as]
 */
async function openDetail(page, query = PLACE, as = 'directora') {
  await openMarks(page, query, as);
  await page.getByRole('rowheader').or(page.getByRole('main').getByRole('listitem').getByRole('strong')).nth(1).getByRole('link').click();
  await page.getByRole('img', { name: /nota más alta/ }).waitFor();
}

/** @type {readonly Shot[]} */
export const shots = [
  { screen: 'planilla', state: 'tarjetas', open: (page) => visit(page, SPREADSHEET, { as: 'directora' }) },
  { screen: 'planilla', state: 'sin-profesor', open: (page) => visit(page, SPREADSHEET, { as: 'coordinadora' }) },
  {
    screen: 'planilla',
    state: 'tarjetas-coordinadora',
    open: async (page) => {
      await visit(page, SPREADSHEET, { as: 'coordinadora' });
      await page.getByLabel('Profesor').selectOption('Yaneth García Suárez');
      await page.getByRole('link', { name: 'Matemáticas' }).waitFor();
    },
  },
  { screen: 'planilla', state: 'sin-asignaturas', open: (page) => visit(page, SPREADSHEET, { as: 'sin-cursos' }) },
  { screen: 'planilla', state: 'sin-filtrar', open: (page) => visit(page, SUBJECT, { as: 'directora' }) },
  { screen: 'planilla', state: 'calificaciones', whole: true, open: (page) => openMarks(page) },
  {
    screen: 'planilla',
    state: 'elegidos',
    whole: true,
    open: async (page) => {
      await openMarks(page);
      await choose(page, 3);
    },
  },
  {
    screen: 'planilla',
    state: 'coordinadora',
    whole: true,
    open: async (page) => {
      await visit(page, SPREADSHEET, { as: 'coordinadora' });
      await page.getByLabel('Profesor').selectOption('Yaneth García Suárez');
      await page.getByRole('link', { name: 'Matemáticas' }).click();
      await page.getByLabel('Periodo').selectOption('Periodo 2');
      await page.getByLabel('Logro').selectOption({ index: 2 });
      await press(page, 'Filtrar');
      await page.getByText('Resultados por páginas').waitFor();
    },
  },
  {
    screen: 'planilla',
    state: 'cargando',
    open: (page) =>
      visit(page, `${SPREADSHEET}${PLACE}`, {
        as: 'directora',
        faults: [{ method: 'GET', path: '/api/learning/record-resume/{indicatorId}', kind: 'hang' }],
      }),
  },
  {
    screen: 'planilla',
    state: 'fallida',
    open: async (page) => {
      await visit(page, `${SPREADSHEET}${PLACE}`, {
        as: 'directora',
        faults: [{ method: 'GET', path: '/api/learning/record-resume/{indicatorId}', kind: 'status', status: 500 }],
      });
      await page.getByRole('button', { name: 'Aceptar' }).click();
      await page.getByRole('button', { name: 'Reintentar' }).waitFor();
    },
  },
  { screen: 'planilla', state: 'sin-numero', whole: true, open: (page) => openMarks(page, UNSCORED, 'directo') },
  { screen: 'planilla', state: 'evaluar', open: openDialog },
  {
    screen: 'planilla',
    state: 'evaluar-lleno',
    open: async (page) => {
      await openDialog(page);
      await page.getByRole('combobox', { name: 'Actividad' }).selectOption({ index: 2 });
      await page.getByRole('radio', { name: 'Alto' }).check({ force: true });
      await page.getByLabel('Comentario').fill('Buen trabajo con los precios de la tienda; falta verificar el resultado.');
    },
  },
  {
    screen: 'planilla',
    state: 'evaluar-todos',
    open: async (page) => {
      await openMarks(page);
      await page.getByRole('checkbox', { name: 'Seleccionar todos' }).check();
      await press(page, 'Evaluar');
      await dialog(page, 'Evaluar');
    },
  },
  {
    screen: 'planilla',
    state: 'evaluar-sin-numero',
    open: async (page) => {
      await openMarks(page, UNSCORED, 'directo');
      await choose(page, 2);
      await press(page, 'Evaluar');
      await dialog(page, 'Evaluar');
      await page.getByRole('radio', { name: 'Alto' }).check({ force: true });
    },
  },
  {
    screen: 'planilla',
    state: 'evaluar-sin-actividades',
    open: async (page) => {
      await openMarks(page, PLACE.replace('90002', '90003'));
      await choose(page, 1);
      await press(page, 'Evaluar');
      await dialog(page, 'Evaluar');
    },
  },
  { screen: 'detalle-estudiante', state: 'actividades', whole: true, open: (page) => openDetail(page) },
  {
    screen: 'detalle-estudiante',
    state: 'editar',
    open: async (page) => {
      await openDetail(page);
      await page.getByRole('button', { name: 'Editar' }).first().click();
      await dialog(page, 'Editar evaluación');
      await page.getByRole('radio', { checked: true }).waitFor({ state: 'attached' });
    },
  },
  { screen: 'detalle-estudiante', state: 'directo', open: (page) => openDetail(page, DIRECT, 'preescolar') },
  { screen: 'detalle-estudiante', state: 'sin-numero', open: (page) => openDetail(page, UNSCORED, 'directo') },
];
