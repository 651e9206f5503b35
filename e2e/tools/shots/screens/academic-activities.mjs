/** Actividades: the list of an achievement behind its filters, the dialog of an activity. */
import { dialog, press, visit } from '../steps.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Shot } from '../steps.mjs' */

const LIST = '/dashboard/learning-activities';
const PLACE = 'periodId=2&roomId=9&subjectId=16';
/** Of three activities with 70 %, and of none. */
const PARTLY = `${LIST}?${PLACE}&indicatorId=90002`;
const FULL = `${LIST}?${PLACE}&indicatorId=90001`;
const WITHOUT = `${LIST}?${PLACE}&indicatorId=90003`;

/**
 * @param {Page} page
 * @param {string} [at]
 */
async function openList(page, at = PARTLY) {
  await visit(page, at, { as: 'directora' });
  await page.getByText('Resultados por páginas').waitFor();
}

/** @param {Page} page */
async function openNew(page, at = PARTLY) {
  await openList(page, at);
  await press(page, 'Agregar Actividad');
  await dialog(page, 'Agregar Actividad');
}

/** @param {Page} page */
async function openAsAdmin(page) {
  await visit(page, LIST, { as: 'coordinadora' });
  await page.getByLabel('Profesor').selectOption('Yaneth García Suárez');
  await page.getByLabel('Periodo').selectOption('Periodo 2');
  await page.getByLabel('Curso').selectOption('Sexto A');
  await page.getByLabel('Asignatura').selectOption('Matemáticas');
  await page.getByLabel('Logro').selectOption({ index: 2 });
  await press(page, 'Filtrar');
  await page.getByText('Resultados por páginas').waitFor();
}

/** @type {readonly Shot[]} */
export const shots = [
  { screen: 'actividades', state: 'sin-filtrar', open: (page) => visit(page, LIST, { as: 'directora' }) },
  { screen: 'actividades', state: 'lista', whole: true, open: (page) => openList(page) },
  {
    screen: 'actividades',
    state: 'sin-actividades',
    open: async (page) => {
      await visit(page, WITHOUT, { as: 'directora' });
      await page.getByText('Este logro no tiene actividades.').waitFor();
    },
  },
  {
    screen: 'actividades',
    state: 'sin-cursos',
    open: async (page) => {
      await visit(page, LIST, { as: 'preescolar' });
      await page.getByText('Ninguno de los cursos se evalúa por actividades.').waitFor();
    },
  },
  { screen: 'actividades', state: 'coordinadora', whole: true, open: openAsAdmin },
  { screen: 'actividades', state: 'crear', tall: true, open: (page) => openNew(page) },
  {
    screen: 'actividades',
    state: 'crear-excede',
    tall: true,
    open: async (page) => {
      await openNew(page);
      await page.getByRole('textbox', { name: 'Ponderación' }).fill('40');
    },
  },
  { screen: 'actividades', state: 'crear-completo', tall: true, open: (page) => openNew(page, FULL) },
  {
    screen: 'actividades',
    state: 'editar',
    tall: true,
    open: async (page) => {
      await openList(page);
      await page
        .getByRole('button', { name: 'Editar' })
        .or(page.getByRole('button', { name: /^Opciones de/ }))
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Editar' }).or(page.getByRole('dialog')).first().click();
      await dialog(page, 'Editar Actividad');
    },
  },
  {
    screen: 'actividades',
    state: 'ver',
    tall: true,
    open: async (page) => {
      await openAsAdmin(page);
      await page
        .getByRole('button', { name: /^Ver\b/ })
        .nth(1)
        .click();
      await dialog(page, 'Ver Actividad');
    },
  },
];
