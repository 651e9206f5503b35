/** The most frequent tasks of a teacher on a phone, tap by tap. */
import { join } from 'node:path';
import { root } from '../root.mjs';
import { visit, visitFeed } from '../shots/steps.mjs';
import { EMAILS, PASSWORD } from './routes.mjs';
import { expectInSight } from './sight.mjs';

/** @import { Hand } from './hand.mjs' */

/** @param {Hand} hand */
export async function openHome({ page }) {
  await visit(page, '/dashboard/home', { as: 'directora' });
  await page.getByRole('region', { name: 'Qué me falta' }).getByRole('listitem').first().waitFor();
}

/**
 * To the grid where marks are missing.
 *
 * @param {Hand} hand
 */
export async function openMissing(hand) {
  await hand.press('link', 'Sexto A · Matemáticas');
  await expectInSight(hand.page.getByRole('grid').getByRole('gridcell').first());
}

/** @param {Hand} hand */
export const openOwnFeed = ({ page }) => visitFeed(page, 'directora');

/**
 * The focus is in the e-mail (SHAR-31).
 *
 * @param {Hand} hand
 */
export async function readFeed(hand) {
  await hand.type(EMAILS.Teacher);
  await hand.press('textbox', 'Contraseña');
  await hand.type(PASSWORD);
  await hand.press('button', 'Iniciar sesión');
  await hand.press('button', 'Menú');
  await hand.press('link', 'Publicaciones');
  await expectInSight(hand.page.getByRole('article').first());
}

const COMMENT = 'Qué buen trabajo hicieron. El viernes los esperamos en el laboratorio con la bata puesta.';

/** @param {Hand} hand */
export async function comment(hand) {
  const card = hand.page.getByRole('article').first();
  await hand.press('textbox', 'Escribe un comentario', card);
  await hand.type(COMMENT);
  await hand.press('button', /^Enviar comentario/, card);
  await expectInSight(card.getByRole('listitem').filter({ hasText: COMMENT }));
}

/** @param {Hand} hand */
export async function assignHomework(hand) {
  await hand.press('button', 'Crear Publicación');
  await hand.press('button', 'Tarea para el Curso');
  await hand.press('button', 'Elegir cursos');
  await hand.press('checkbox', 'Sexto A');
  await hand.choose('Asignatura', 'Geometría');
  await hand.press('textbox', 'Título');
  await hand.type('Taller de ángulos, página 42');
  await hand.press('button', 'En una semana');
  await hand.attach('Adjuntar archivos', join(root, 'fixtures/attachments/foto-del-patio.jpg'));
  await hand.press('button', 'Publicar');
  await hand.press('button', 'Aceptar');
  await expectInSight(hand.page.getByRole('article').filter({ hasText: 'Taller de ángulos' }).getByText('26/06/2026'));
}
