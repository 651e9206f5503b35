import type { Locator } from '@playwright/test';
import { addRow } from '@e2e/support/form-rows';
import { expect, test } from '@e2e/support/test';
import { openInvitation, send } from '@e2e/students/students';

const topOf = async (control: Locator): Promise<number> => (await control.boundingBox())?.y ?? Number.NaN;
const leftOf = async (control: Locator): Promise<number> => (await control.boundingBox())?.x ?? Number.NaN;
const bottomOf = async (control: Locator): Promise<number> => {
  const { y, height } = (await control.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
  return y + height;
};

test('at 1024 px the fields of a row stand in one line, a message takes two lines at most and lies on no other', async ({ page, app }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openInvitation({ page, app });
  const dialog = page.getByRole('dialog', { name: 'Agregar Estudiante' });
  await addRow(page);
  await send(page);
  const messages = dialog.getByText('Este campo es requerido.');
  await expect(messages).toHaveCount(8);
  for (const message of await messages.all()) expect((await message.boundingBox())?.height).toBeLessThan(45);
  for (const number of [1, 2]) {
    const row = dialog.getByRole('group', { name: `Estudiante ${number}` });
    const tops = await Promise.all(['Nombre', 'Apellido', 'Correo del padre', 'Antigüedad'].map((label) => topOf(row.getByLabel(label))));
    expect(new Set(tops).size, tops.join(', ')).toBe(1);
  }
  // Each right under its field, also that of the e-mail, under which an address may be offered.
  for (const number of [1, 2]) {
    const row = dialog.getByRole('group', { name: `Estudiante ${number}` });
    for (const [index, label] of ['Nombre', 'Apellido', 'Correo del padre', 'Antigüedad'].entries()) {
      const message = row.getByText('Este campo es requerido.').nth(index);
      expect((await topOf(message)) - (await bottomOf(row.getByLabel(label))), label).toBeLessThan(10);
      expect(Math.abs((await leftOf(message)) - (await leftOf(row.getByLabel(label)))), label).toBeLessThan(30);
    }
  }
  // The help stands once, under the first row's message.
  const help = dialog.getByText('Año en que ingresó al colegio');
  expect(await topOf(help.first())).toBeGreaterThanOrEqual(await bottomOf(messages.nth(3)));
  expect((await help.nth(1).boundingBox())?.height).toBeLessThan(2);
});
