/** Matrículas: last year's rooms and where their students go. */
import { press, visit } from '../steps.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Shot } from '../steps.mjs' */

const ADDRESS = '/dashboard/enrollments';
/** Séptimo A of school 5, of which three wait. */
const WAITING = `${ADDRESS}?roomId=25`;

/**
 * @param {Page} page
 * @param {string} address
 * @param {string} [as]
 */
async function openTable(page, address, as = 'matriculas') {
  await visit(page, address, { as });
  await page.getByText('Resultados por páginas').waitFor();
}

/** @param {Page} page */
async function openDialog(page) {
  await openTable(page, WAITING);
  await press(page, 'Seleccionar los 3');
  await press(page, 'Gestionar Matrícula');
  await page.getByLabel('Curso', { exact: false }).last().waitFor();
}

/** @param {Page} page */
async function assignAll(page) {
  await openDialog(page);
  await press(page, 'Continuar');
  await press(page, 'Aceptar');
}

/** @type {readonly Shot[]} */
export const shots = [
  { screen: 'matriculas', state: 'pendientes', whole: true, open: (page) => openTable(page, WAITING) },
  {
    screen: 'matriculas',
    state: 'seleccion',
    open: async (page) => {
      await openTable(page, WAITING);
      await press(page, 'Seleccionar los 3');
    },
  },
  { screen: 'matriculas', state: 'gestionar', open: openDialog },
  {
    screen: 'matriculas',
    state: 'mismo-curso',
    open: async (page) => {
      await openDialog(page);
      await page.getByRole('dialog').getByRole('combobox').selectOption('Quinto A (5A)');
    },
  },
  {
    screen: 'matriculas',
    state: 'finalizar',
    open: async (page) => {
      await assignAll(page);
      await press(page, 'Finalizar y Enviar');
    },
  },
  {
    screen: 'matriculas',
    state: 'completa',
    whole: true,
    open: assignAll,
  },
  { screen: 'matriculas', state: 'sin-proceso', whole: true, open: (page) => openTable(page, ADDRESS, 'coordinadora') },
  {
    screen: 'matriculas',
    state: 'de-otro-anio',
    open: async (page) => {
      const enrollment = { id: 9, schoolId: 5, schoolYearId: 99, status: 'ACTIVE' };
      const periods = [
        { id: 5, startDate: '2025-01-01 00:00:00', endDate: '2025-12-31 23:59:59' },
        { id: 6, startDate: '2026-01-01 00:00:00', endDate: '2026-12-31 23:59:59' },
        { id: 99, startDate: '2027-01-01 00:00:00', endDate: '2027-12-31 23:59:59' },
      ];
      const faults = [
        { method: 'GET', path: '/api/end-of-year/active/{schoolId}', kind: 'answer', status: 200, body: { enrollment } },
        { method: 'GET', path: '/api/school-years', kind: 'answer', status: 200, body: { periods } },
      ];
      await visit(page, ADDRESS, { as: 'matriculas', faults });
      await page.getByText(/ya fue creado/).waitFor();
      await page.getByText('42 de 45').waitFor();
    },
  },
  {
    screen: 'matriculas',
    state: 'sin-cursos',
    open: async (page) => {
      await visit(page, ADDRESS, { as: 'cierre' });
      await page.getByText('No hay cursos del año escolar anterior.').waitFor();
    },
  },
  { screen: 'matriculas', state: 'resumen', whole: true, open: (page) => openTable(page, `${ADDRESS}/summary`) },
];
