/** Apostrophes, hyphens and full stops count for nothing in a search (SHAR-36). */
import { openForm } from '@e2e/teachers/teachers';
import { choicesOf, openChoices } from '@e2e/teachers/teachers';
import { SEXTO_A } from '@e2e/students/students';
import { expect, test } from '@e2e/support/test';

const student = (id: number, name: string, surname: string) => ({
  id,
  name,
  surname,
  age: 2024,
  parentEmail: `${id}@correo.example`,
  delay: false,
  studentStatus: 'PROFILE_COMPLETED',
  active: true,
  roomId: 9,
  photoUrl: null,
});

test(
  'students are found however an apostrophe, a hyphen or a full stop is typed',
  { tag: ['@SHAR-36:students'] },
  async ({ page, app }) => {
    const students = [student(901, 'Ana-María', 'D’Costa'), student(902, 'Eva St. John', 'DʼCosta'), student(903, 'Juan', 'Niño')];
    await app.signIn('coordinadora', {
      at: SEXTO_A,
      faults: [{ method: 'GET', path: '/api/students', kind: 'answer', body: { students } }],
    });
    const rows = page.getByRole('rowheader');
    await expect(rows).toHaveCount(3);
    const search = page.getByRole('searchbox', { name: 'Buscar' });
    for (const [typed, count] of [
      ['dcosta', 2],
      ["d'costa", 2],
      ['d’costa', 2],
      ['D´Costa', 2],
      ['D.Costa', 2],
      ['anamaria', 1],
      ['ana maria', 1],
      ['st john', 1],
      ["'-.", 3],
      ['dcostas', 0],
    ] as const) {
      await search.fill(typed);
      await expect(rows, typed).toHaveCount(count);
    }
  },
);

test('so are the choices of a field', { tag: ['@SHAR-36:choices'] }, async ({ page, app }) => {
  await openForm({ page, app });
  const field = choicesOf(page, 'Asignaturas');
  await openChoices(page, 'Asignaturas');
  const search = field.getByRole('searchbox', { name: 'Buscar' });
  await search.fill("fi'si-ca.");
  await expect(field.getByRole('checkbox', { name: 'Física', exact: true })).toBeVisible();
  await expect(field.getByRole('checkbox', { name: 'Química', exact: true })).toHaveCount(0);
  await search.fill('-');
  await expect(field.getByRole('checkbox', { name: 'Química', exact: true })).toBeVisible();
});
