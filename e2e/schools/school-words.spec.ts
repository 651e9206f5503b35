import { expectNoDialog, openEntry } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { GENERAL, tabOf } from './area';

test(
  'the school’s own words change no label, and their failure shows nothing',
  { tag: ['@SCHO-25', '@SCHO-26:status', '@SCHO-26:network', '@wire', '@API-011:ok'] },
  async ({ page, app }) => {
    await app.signIn('matriculas', { at: GENERAL });
    await expect(page.getByText('Aún no se han creado periodos.')).toBeVisible();
    await expect.poll(async () => (await app.control.calls('GET /api/school/config')).map(({ status }) => status)).toEqual([200]);
    for (const fault of [{ kind: 'status', status: 500 }, { kind: 'network' }] as const) {
      await app.control.fault({ method: 'GET', path: '/api/school/config', times: 1, ...fault });
      await tabOf(page, 'Información General').click();
      await tabOf(page, 'Configuración General').click();
      await expect.poll(async () => (await app.control.read()).faults).toEqual([]);
      await expect(page.getByText('Aún no se han creado periodos.')).toBeVisible();
      await expectNoDialog(page);
    }
    await openEntry(page, 'Asignaturas');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asignaturas');
    await openEntry(page, 'Cursos');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cursos');
    await expect(page.getByText('Materia')).toHaveCount(0);
    await expect(page.getByText('Salón')).toHaveCount(0);
  },
);
