/** Aprendizaje: the list of achievements behind its filters, the form, the file. */
import { dialog, fault, press, visit } from '../steps.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Shot } from '../steps.mjs' */

const LIST = '/dashboard/learning';
const FORM = '/dashboard/learning/create';

/** @param {Page} page */
async function choosePlace(page) {
  await page.getByLabel('Periodo').selectOption('Periodo 2');
  await page.getByLabel('Curso').selectOption('Sexto A');
  await page.getByLabel('Asignatura').selectOption('Matemáticas');
}

/**
 * @param {Page} page
 * @param {string} [as]
 */
async function openList(page, as = 'directora') {
  await visit(page, LIST, { as });
  if (as === 'coordinadora') await page.getByLabel('Profesor').selectOption('Yaneth García Suárez');
  await choosePlace(page);
  await press(page, 'Filtrar');
  await page.getByText('Resultados por páginas').waitFor();
}

/** @param {Page} page */
async function openForm(page) {
  await visit(page, FORM, { as: 'directora' });
  await choosePlace(page);
  await page.getByRole('textbox', { name: 'Logro', exact: true }).fill('Resolver problemas con magnitudes inversamente proporcionales');
  await press(page, 'Autocompletar');
}

/**
 * @param {Page} page
 * @param {string} text
 */
async function giveFile(page, text) {
  await openForm(page);
  await page.locator('input[type="file"]').setInputFiles({ name: 'logros.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
}

/** @param {Page} page */
async function openCopy(page) {
  await openList(page);
  await page.getByRole('checkbox', { name: 'Seleccionar todos' }).check();
  await press(page, 'Copiar logros');
  await dialog(page, 'Copiar logros');
}

/**
 * @param {Page} page
 * @param {string} period
 */
async function chooseTargets(page, period) {
  const copy = page.getByRole('dialog');
  await copy.getByLabel('Periodo').selectOption(period);
  await press(page, 'Elegir cursos');
  for (const room of ['Sexto B', 'Séptimo A']) await copy.getByRole('checkbox', { name: room }).check();
  await press(page, 'Listo');
  await copy.getByRole('switch').check();
  await copy.getByText(/^Se crear/).waitFor();
}

const HEADER = 'Logro;Bajo;Básico;Alto;Superior';

/** @type {readonly Shot[]} */
export const shots = [
  { screen: 'aprendizaje', state: 'sin-filtrar', open: (page) => visit(page, LIST, { as: 'directora' }) },
  { screen: 'aprendizaje', state: 'lista', whole: true, open: (page) => openList(page) },
  { screen: 'aprendizaje', state: 'coordinadora', whole: true, open: (page) => openList(page, 'coordinadora') },
  { screen: 'aprendizaje', state: 'sin-configuracion', open: (page) => visit(page, LIST, { as: 'sin-configuracion' }) },
  { screen: 'aprendizaje', state: 'crear', tall: true, open: openForm },
  {
    screen: 'aprendizaje',
    state: 'crear-mensajes',
    tall: true,
    open: async (page) => {
      await visit(page, FORM, { as: 'directora' });
      await press(page, 'Guardar');
    },
  },
  {
    screen: 'aprendizaje',
    state: 'editar',
    tall: true,
    open: async (page) => {
      await openList(page);
      await page.getByRole('button', { name: 'Editar' }).first().click();
      await page.getByRole('textbox', { name: 'Logro', exact: true }).waitFor();
    },
  },
  {
    screen: 'aprendizaje',
    state: 'seleccion',
    open: async (page) => {
      await openList(page);
      await page.getByRole('checkbox', { name: 'Seleccionar todos' }).check();
    },
  },
  { screen: 'aprendizaje', state: 'copiar', open: openCopy },
  {
    screen: 'aprendizaje',
    state: 'copiar-resultado',
    open: async (page) => {
      await openCopy(page);
      await chooseTargets(page, 'Periodo 2');
    },
  },
  {
    screen: 'aprendizaje',
    state: 'copiar-copiando',
    open: async (page) => {
      await openCopy(page);
      await chooseTargets(page, 'Periodo 3');
      await fault(page, [{ method: 'POST', path: '/api/learning/activity', kind: 'hang', after: 4 }]);
      await press(page, 'Copiar');
      await page.getByText('Copiando 2 de 6…').waitFor();
    },
  },
  {
    screen: 'aprendizaje',
    state: 'copiar-fallo',
    open: async (page) => {
      await openCopy(page);
      await chooseTargets(page, 'Periodo 3');
      await fault(page, [{ method: 'POST', path: '/api/learning/activity', kind: 'status', status: 500, after: 4 }]);
      await press(page, 'Copiar');
      await press(page, 'Aceptar');
      await page.getByText('1 de 6 copiados').waitFor();
    },
  },
  {
    screen: 'aprendizaje',
    state: 'importar',
    open: async (page) => {
      await giveFile(
        page,
        `${HEADER}\nSumar números enteros;No suma;Suma con apoyo;Suma;Suma y explica\nRestar;No resta;Resta con apoyo;Resta;Resta y explica\n`,
      );
      await dialog(page, 'Importar logros');
    },
  },
  {
    screen: 'aprendizaje',
    state: 'importar-incompleto',
    tall: true,
    open: (page) => giveFile(page, `${HEADER}\nSumar;No suma;;Suma;Suma y explica\n;No resta;Resta con apoyo;Resta;Resta\n`),
  },
];
