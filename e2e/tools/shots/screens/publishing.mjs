/** Publishing: the choice of type, the form of each type and its states. */
import { choose, dialog, fault, fixture, press, visitFeed } from '../steps.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Shot } from '../steps.mjs' */

/**
 * @param {Page} page
 * @param {string} as
 */
async function openTypes(page, as) {
  await visitFeed(page, as);
  await press(page, 'Crear Publicación');
}

/**
 * @param {Page} page
 * @param {string} as
 * @param {string} type
 */
async function openForm(page, as, type) {
  await openTypes(page, as);
  await press(page, type);
  await page.getByRole('button', { name: 'Publicar', exact: true }).waitFor();
}

/**
 * @param {Page} page
 * @param {readonly string[]} rooms
 */
async function chooseRooms(page, rooms) {
  await press(page, 'Elegir cursos');
  for (const room of rooms) await page.getByRole('checkbox', { name: room, exact: true }).check();
  await page.getByRole('button', { name: /Elegir cursos/ }).click();
}

/**
 * Files of fixtures, by the names they are to have.
 *
 * @param {Page} page
 * @param {Readonly<Record<string, string>>} paths
 */
async function attach(page, paths) {
  const files = Object.entries(paths).map(([name, path]) => ({ name, mimeType: '', buffer: fixture(path) }));
  await page.getByLabel('Adjuntar archivos', { exact: true }).setInputFiles(files);
  for (const { name } of files) await page.getByRole('button', { name: `Quitar ${name}`, exact: true }).waitFor();
}

/** @param {Page} page */
async function writeEvent(page) {
  await page.getByLabel('Título').fill('Feria de la ciencia y el emprendimiento');
  await page.getByRole('textbox', { name: 'Descripción' }).click();
  await page.keyboard.type('Los cursos de 6.º a 11.º presentan sus proyectos. Las familias pueden recorrer los puestos en dos horarios. ');
  await page.keyboard.press('Control+B');
  await page.keyboard.type('Traigan su termo:');
  await page.keyboard.press('Control+B');
  await page.keyboard.type(' no habrá vasos desechables.');
}

const OF_THE_FAIR = {
  'afiche-de-la-feria.png': 'attachments/afiche.png',
  'plano-de-puestos.pdf': 'files/plano-de-puestos.pdf',
  'asi-fue-la-feria-2025.mp4': 'files/feria-ciencia.mp4',
};

const ROOMS = ['Sexto A', 'Sexto B', 'Séptimo A', 'Octavo A'];

/**
 * A notice whose answer is lost, though it is stored.
 *
 * @param {Page} page
 */
async function loseAnswer(page) {
  await openForm(page, 'coordinadora', 'Comunicados');
  await page.getByLabel('Título').fill('Reunión de padres');
  await page.getByRole('switch', { name: 'Solo para profesores' }).check();
  await fault(page, [{ method: 'PUT', path: '/api/posts', kind: 'network', stored: true, times: 1 }]);
  await press(page, 'Publicar');
  await dialog(page, 'Atención');
}

/** @type {readonly Shot[]} */
export const shots = [
  { screen: 'publicar', state: 'tipos-docente', open: (page) => openTypes(page, 'docente') },
  { screen: 'publicar', state: 'tipos-coordinacion', open: (page) => openTypes(page, 'coordinadora') },
  { screen: 'publicar', state: 'tarea', tall: true, open: (page) => openForm(page, 'docente', 'Tarea para el Curso') },
  { screen: 'publicar', state: 'informacion', tall: true, open: (page) => openForm(page, 'coordinadora', 'Información Institucional') },
  { screen: 'publicar', state: 'evento', tall: true, open: (page) => openForm(page, 'coordinadora', 'Evento Escolar') },
  { screen: 'publicar', state: 'comunicado', tall: true, open: (page) => openForm(page, 'docente', 'Comunicados') },
  {
    screen: 'publicar',
    state: 'comunicado-vacio',
    open: async (page) => {
      await openForm(page, 'docente', 'Comunicados');
      await press(page, 'Publicar');
      await page.getByText('Seleccione una opción').waitFor();
    },
  },
  {
    screen: 'publicar',
    state: 'evento-errores',
    tall: true,
    open: async (page) => {
      await openForm(page, 'coordinadora', 'Evento Escolar');
      await chooseRooms(page, ROOMS);
      await writeEvent(page);
      await page.getByLabel('Evento programado').check();
      await page.getByLabel('Fecha inicial').fill('2026-07-17T08:00');
      await page.getByLabel('Fecha final').fill('2026-07-16T12:00');
      await press(page, 'Agregar recordatorio');
      await press(page, 'Agregar recordatorio');
      await page.getByLabel('Cantidad').last().fill('0');
      await page.getByLabel('Unidad').last().selectOption('Hora');
      await attach(page, OF_THE_FAIR);
      await press(page, 'Publicar');
      await page.getByText('La fecha final no puede ser anterior').waitFor();
    },
  },
  {
    screen: 'publicar',
    state: 'muchos-cursos',
    tall: true,
    open: async (page) => {
      await openForm(page, 'coordinadora', 'Comunicados');
      await press(page, 'Elegir cursos');
      await page.getByRole('checkbox', { name: 'Todos los cursos', exact: true }).check();
      await attach(page, {
        'Autorización de tratamiento de datos personales e imagen de estudiantes menores de edad 2026 (versión final, firmada).pdf':
          'files/autorizacion-datos-imagen.pdf',
        'autorizacion_de_salida_pedagogica_grado_undecimo_2026_version_corregida_por_rectoria.pdf': 'files/autorizacion-salida.pdf',
      });
    },
  },
  {
    screen: 'publicar',
    state: 'enlace',
    open: async (page) => {
      await openForm(page, 'docente', 'Comunicados');
      await page.getByRole('textbox', { name: 'Descripción' }).click();
      await page.keyboard.type('La circular');
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Control+K');
      await page.getByLabel('Dirección del enlace').fill('no es una dirección');
      await page.keyboard.press('Enter');
      await page.getByText('Escribe una dirección válida').waitFor();
    },
  },
  {
    screen: 'publicar',
    state: 'rechazo',
    open: async (page) => {
      await openForm(page, 'docente', 'Comunicados');
      await page
        .getByLabel('Adjuntar archivos', { exact: true })
        .setInputFiles({ name: 'programa.exe', mimeType: '', buffer: Buffer.from('MZ') });
      await page.getByText('Tipo de archivo no permitido').waitFor();
    },
    passing: true,
  },
  { screen: 'publicar', state: 'sin-respuesta', open: loseAnswer },
  {
    screen: 'publicar',
    state: 'repetida',
    open: async (page) => {
      await loseAnswer(page);
      await press(page, 'Aceptar');
      await press(page, 'Publicar');
      await dialog(page, 'Revisa antes de repetir');
    },
  },
  {
    screen: 'publicar',
    state: 'enviando',
    open: async (page) => {
      await openForm(page, 'coordinadora', 'Evento Escolar');
      await writeEvent(page);
      await page.getByLabel('Solo para profesores').check();
      await attach(page, OF_THE_FAIR);
      await fault(page, [{ method: 'PUT', path: '/api/posts', kind: 'hang' }]);
      await press(page, 'Publicar');
      await page.getByText('Enviando…').waitFor();
    },
  },
  {
    screen: 'publicar',
    state: 'guardado',
    open: async (page) => {
      await openForm(page, 'coordinadora', 'Comunicados');
      await page.getByLabel('Título').fill('Reunión de área');
      await page.getByLabel('Solo para profesores').check();
      await press(page, 'Publicar');
      await dialog(page, '¡Guardado!');
    },
  },
  {
    screen: 'publicar',
    state: 'editar',
    tall: true,
    open: async (page) => {
      await visitFeed(page, 'directora');
      await press(page, 'Opciones');
      await choose(page, 'Editar');
      await page.getByRole('button', { name: 'Editar Publicación' }).waitFor();
    },
  },
  {
    screen: 'publicar',
    state: 'duplicar-con-otra-sin-terminar',
    tall: true,
    open: async (page) => {
      await openForm(page, 'directora', 'Comunicados');
      await page.getByLabel('Título').fill('A medio escribir');
      await page.goBack();
      await page.goBack();
      await press(page, 'Opciones');
      await choose(page, 'Duplicar');
      await page.getByText('Tenías una publicación sin terminar.').waitFor();
    },
  },
  {
    screen: 'publicar',
    state: 'recuperada',
    open: async (page) => {
      await openForm(page, 'directora', 'Comunicados');
      await page.getByLabel('Título').fill('A medio escribir');
      await page.reload();
      await page.getByText('Recuperamos lo que estabas escribiendo.').waitFor();
    },
  },
  {
    screen: 'publicar',
    state: 'cursos-sin-cargar',
    open: async (page) => {
      await openTypes(page, 'coordinadora');
      await fault(page, [{ method: 'GET', path: '/api/rooms', kind: 'status', status: 500 }]);
      await press(page, 'Comunicados');
      await press(page, 'Aceptar');
      await press(page, 'Elegir cursos');
      await page.getByText('No se pudieron cargar los cursos.').waitFor();
    },
  },
];
