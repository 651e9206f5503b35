/** J1 to J11: the clicks and keys of the most frequent tasks of a coordinator and a teacher. */
import { chromium } from '@playwright/test';
import { dist } from '../build/build.mjs';
import { launchOptions } from '../check/browser.mjs';
import { serveSite } from '../site/site.mjs';
import { atMostEffort } from './figure.mjs';
import { Hand } from './hand.mjs';
import {
  addRoom,
  addStudents,
  findLacking,
  findStudent,
  inviteTeacher,
  loadStudents,
  lookAround,
  openLanding,
  openLogin,
  openSixthA,
  publishEvent,
} from './journeys-admin.mjs';
import { assignHomework, comment, openHome, openMissing, openOwnFeed, readFeed } from './journeys-teacher.mjs';

/** @import { Effort } from './hand.mjs' */

/** The maximum time of an answer, in ms. */
const PATIENCE = 15_000;

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * @typedef {object} Journey
 * @property {string} id
 * @property {string} name
 * @property {typeof DESK | typeof PHONE} on
 * @property {(hand: Hand) => Promise<unknown>} start the preparation, which is not counted
 * @property {(hand: Hand) => Promise<unknown>} go the task; it ends when its result is visible
 * @property {Effort} goal
 */

/**
 * Opens a new room, to which students are added next.
 *
 * @param {Hand} hand
 */
async function openNewRoom(hand) {
  await openLanding(hand);
  await addRoom(hand);
}

/** @type {readonly Journey[]} */
const JOURNEYS = [
  { id: 'J1', name: 'Ingresar y ver seis secciones', on: DESK, start: openLogin, go: lookAround, goal: { clicks: 6, keys: 39 } },
  {
    id: 'J2',
    name: 'Evento con dos cursos, recordatorio e imagen',
    on: DESK,
    start: openLanding,
    go: publishEvent,
    goal: { clicks: 12, keys: 90 },
  },
  { id: 'J3', name: 'Invitar a un profesor', on: DESK, start: openLanding, go: inviteTeacher, goal: { clicks: 9, keys: 54 } },
  { id: 'J4', name: 'Un curso nuevo', on: DESK, start: openLanding, go: addRoom, goal: { clicks: 4, keys: 12 } },
  { id: 'J5', name: 'Sus cinco estudiantes, pegados', on: DESK, start: openNewRoom, go: addStudents, goal: { clicks: 5, keys: 1 } },
  { id: 'J6', name: 'Docente, celular: ingresar y leer', on: PHONE, start: openLogin, go: readFeed, goal: { clicks: 4, keys: 38 } },
  { id: 'J7', name: 'Docente, celular: un comentario', on: PHONE, start: openOwnFeed, go: comment, goal: { clicks: 2, keys: 95 } },
  { id: 'J8', name: 'Docente, celular: tarea con foto', on: PHONE, start: openOwnFeed, go: assignHomework, goal: { clicks: 13, keys: 56 } },
  { id: 'J9', name: 'A quién le faltan notas', on: DESK, start: openLanding, go: findLacking, goal: { clicks: 3, keys: 0 } },
  {
    id: 'J10',
    name: 'Docente: a la planilla donde faltan notas',
    on: DESK,
    start: openHome,
    go: openMissing,
    goal: { clicks: 1, keys: 0 },
  },
  {
    id: 'J11',
    name: 'A la ficha de un estudiante, por teclado',
    on: DESK,
    start: openLanding,
    go: findStudent,
    goal: { clicks: 0, keys: 12 },
  },
  {
    id: 'J11',
    name: 'Un curso de 34 estudiantes, de un archivo',
    on: DESK,
    start: openSixthA,
    go: loadStudents,
    goal: { clicks: 6, keys: 0 },
  },
];

export const journeys = JOURNEYS.map((journey) => ({ id: journey.id, name: journey.name, measure: () => travel(journey) }));

/** @param {Journey} journey */
async function travel({ id, name, on, start, go, goal }) {
  const site = await serveSite({ dir: dist, port: 0, host: 'localhost' });
  const browser = await chromium.launch(launchOptions());
  try {
    const context = await browser.newContext({ ...on, baseURL: site.url, locale: 'es-CO', timezoneId: 'America/Bogota' });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    const device = { touch: on === PHONE };
    await start(new Hand(page, device));
    const hand = new Hand(page, device);
    await go(hand);
    return [atMostEffort(id, `${name} (clics / teclas)`, hand.effort, goal, [hand.steps.join(' → ')])];
  } finally {
    await browser.close();
    await site.close();
  }
}
