/** The most frequent tasks of a coordinator, click by click. */
import { join } from 'node:path';
import writeWorkbook from 'write-excel-file/node';
import { root } from '../root.mjs';
import { visit } from '../shots/steps.mjs';
import { EMAILS, PASSWORD } from './routes.mjs';
import { expectFocused, expectInSight } from './sight.mjs';

/** @import { Hand } from './hand.mjs' */

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * The landing of a coordinator who has signed in.
 *
 * @param {Hand} hand
 */
export const openLanding = ({ page }) => visit(page, '/dashboard/schools', { as: 'coordinadora' });

/**
 * Who lacks marks before a period closes: the review of all, most lacking first.
 *
 * @param {Hand} hand
 */
export async function findLacking(hand) {
  await hand.press('link', 'Seguimiento');
  await hand.press('button', 'Revisar');
  await hand.press('tab', 'Por profesor');
  await expectInSight(hand.page.getByRole('table', { name: 'Por profesor' }).getByRole('row').nth(1));
}

/**
 * To a student's card by keys alone, of whom one knows a part of the name and of the surname.
 *
 * @param {Hand} hand
 */
export async function findStudent(hand) {
  await hand.strike('Control+K');
  await expectFocused(hand.page.getByRole('combobox', { name: /^Estudiantes/ }));
  await hand.type('cris eche');
  await expectInSight(hand.page.getByRole('option', { name: /^Cristian Camilo Echeverri/, selected: true }));
  await hand.strike('Enter');
  await expectInSight(hand.page.getByRole('heading', { level: 2, name: 'Cristian Camilo Echeverri Vélez' }));
}

/** @param {Hand} hand */
export const openLogin = ({ page }) => visit(page, '/auth/login');

/**
 * The focus is in the e-mail (SHAR-31).
 *
 * @param {Hand} hand
 */
export async function lookAround(hand) {
  await hand.type(EMAILS.Admin);
  await hand.strike('Tab');
  await hand.type(PASSWORD);
  await hand.strike('Enter');
  for (const entry of ['Asignaturas', 'Cursos', 'Profesores', 'Menciones', 'Publicaciones', 'Actividades Reportadas']) {
    await hand.press('link', entry);
    await expectInSight(hand.page.getByRole('heading', { level: 1, name: entry }));
  }
}

/** @param {Hand} hand */
export async function publishEvent(hand) {
  await hand.press('link', 'Publicaciones');
  await hand.press('button', 'Crear Publicación');
  await hand.press('button', 'Evento Escolar');
  await hand.press('button', 'Elegir cursos');
  await hand.press('checkbox', 'Sexto A');
  await hand.press('checkbox', 'Sexto B');
  // Closes the panel, and moves the focus past 'Solo para profesores' to the title.
  await hand.strike('Escape', 'Tab', 'Tab');
  await hand.type('Feria de la ciencia');
  // Moves past the editor's tools, then to 'Evento programado', and on to the place.
  await hand.strike('Tab', 'Tab');
  await hand.type('Traigan sus proyectos.');
  await hand.strike('Tab', 'Space');
  await hand.type('Coliseo');
  await hand.strike('Tab');
  // The same number for day and month, whichever comes first in the browser; then past the year, and the hour. The end follows the start.
  await hand.type('0707');
  await hand.strike('ArrowRight');
  await hand.type('1000');
  await hand.press('button', 'Agregar recordatorio');
  await hand.attach('Adjuntar archivos', join(root, 'fixtures/attachments/afiche.png'));
  await hand.press('button', 'Publicar');
  await hand.press('button', 'Aceptar');
  await expectInSight(hand.page.getByRole('article').filter({ hasText: 'Feria de la ciencia' }).getByText('07/07/2026 10:00'));
}

/** @param {Hand} hand */
export async function inviteTeacher(hand) {
  await hand.press('link', 'Profesores');
  await hand.press('button', 'Agregar Profesor');
  await expectFocused(hand.page.getByRole('textbox', { name: 'Nombre', exact: true }));
  await hand.type('Ana María');
  await hand.strike('Tab');
  await hand.type('Quintero');
  await hand.strike('Tab');
  await hand.type('ana.quintero@yarumos.example');
  await hand.press('button', 'Elegir asignaturas');
  await hand.press('checkbox', 'Inglés');
  await hand.press('button', 'Elegir cursos');
  await hand.press('checkbox', 'Sexto A');
  await hand.press('button', 'Guardar');
  await hand.press('button', 'Aceptar');
  await expectInSight(hand.page.getByRole('link', { name: /Ana María/ }));
}

/** @param {Hand} hand */
export async function addRoom(hand) {
  await hand.press('link', 'Cursos');
  await hand.press('button', 'Agregar Curso');
  await expectFocused(hand.page.getByRole('textbox', { name: 'Nombre', exact: true }));
  await hand.type('Sexto C');
  await hand.strike('Tab');
  await hand.type('6C');
  await hand.strike('Tab');
  await hand.type('S');
  await hand.press('button', 'Guardar');
  await hand.press('button', 'Aceptar');
  await expectInSight(hand.page.getByRole('link', { name: 'Sexto C' }));
}

const STUDENTS = ['Ana\tArango', 'Juan\tBotero', 'Luisa\tCano', 'Mateo\tDuque', 'Sara\tEspinosa'];

/**
 * The students were copied from a spreadsheet before.
 *
 * @param {Hand} hand
 */
export async function addStudents(hand) {
  const { page } = hand;
  const copied = STUDENTS.map((name, row) => `${name}\tfamilia${row}@correo.example\t2026`).join('\n');
  await page.context().grantPermissions(['clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), copied);

  await hand.press('link', 'Sexto C');
  await hand.press('button', 'Agregar Estudiante');
  await hand.press('textbox', 'Nombre');
  await hand.strike('ControlOrMeta+V');
  await hand.press('button', 'Enviar');
  await hand.press('button', 'Aceptar');
  for (const name of STUDENTS) await expectInSight(page.getByRole('row').filter({ hasText: name.split('\t')[1] ?? '' }));
}

/** @param {Hand} hand */
export const openSixthA = ({ page }) => visit(page, '/dashboard/room/9', { as: 'coordinadora' });

/**
 * A list of a room in a workbook, until it is saved (IMPO-02).
 *
 * @param {Hand} hand
 */
export async function loadStudents(hand) {
  const rows = Array.from({ length: 34 }, (_, row) => [`Nombre ${row}`, `Apellido ${row}`, 2026, `familia${row}@correo.example`]);
  const buffer = await writeWorkbook([['Nombre', 'Apellido', 'Antigüedad', 'Correo del padre'], ...rows]).toBuffer();
  await hand.press('button', 'Cargar Lista');
  await hand.attach('Seleccionar archivo', { name: 'Sexto A.xlsx', mimeType: WORKBOOK, buffer });
  await hand.press('button', 'Pasar al formulario');
  await hand.press('button', 'Enviar');
  await expectInSight(hand.page.getByText('Invitaciones enviadas con exito.'));
}
