/** The lists of the menu: full, empty, their dialogs, and the form that adds to them. */
import { readAreas } from '../check/areas.mjs';
import { dialog, press, visit } from './steps.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Shot } from './steps.mjs' */

/** @param {string} label as a file is named by it */
const fileName = (label) => label.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** @returns {Promise<readonly Shot[]>} */
export async function listShots() {
  const { DIALOGS, MENU_LISTS } = await readAreas();
  return MENU_LISTS.flatMap(({ list: { at, label, sheet, compared }, menu }) => {
    const screen = fileName(label);
    const titles = DIALOGS.filter((each) => each.at === at).flatMap(({ dialogs }) => Object.values(dialogs).map(({ title }) => title));
    const openList = async (/** @type {Page} */ page) => {
      await visit(page, at, { as: 'coordinadora' });
      await page.getByText('Resultados por páginas').waitFor();
    };
    const openEmpty = async (/** @type {Page} */ page) => {
      await visit(page, at, { as: menu.who });
      await page.getByText(menu.empty).waitFor();
    };
    const openUpload = async (/** @type {Page} */ page) => {
      await openList(page);
      await press(page, 'Cargar Lista');
      await dialog(
        page,
        titles.find((title) => title.startsWith('Cargar lista')),
      );
    };
    const openEdit = async (/** @type {Page} */ page) => {
      await openList(page);
      await press(page, 'Editar');
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    };
    const fillWrongly = async (/** @type {Page} */ page) => {
      await openList(page);
      await press(page, menu.add);
      await page.getByRole('textbox', { name: menu.first, exact: true }).fill(sheet.name.toLowerCase());
      await press(page, 'Agregar otro');
      await press(page, 'Guardar');
    };
    /** @type {readonly Shot[]} */
    const ofList = [
      { screen, state: 'lleno', whole: true, open: openList },
      { screen, state: 'vacio', open: openEmpty },
      { screen, state: 'cargar-lista', open: openUpload },
    ];
    /** @type {readonly Shot[]} */
    const ofNames = [
      { screen, state: 'editar', open: openEdit },
      { screen: `${screen}-crear`, state: 'errores', whole: true, open: fillWrongly },
    ];
    return compared === null ? ofList : [...ofList, ...ofNames];
  });
}
