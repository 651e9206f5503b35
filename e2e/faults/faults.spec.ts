import type { Page } from '@playwright/test';
import { expect, test, type App } from '@e2e/support/test';
import { CELLS, faultOf, type Cell, type Outcome } from './fault-table';
import { SCENES, enter, type Scene } from './scenes';

const anyDialog = (page: Page) => page.getByRole('dialog');

async function expectOutcome(scene: Scene, page: Page, outcome: Outcome): Promise<void> {
  if (outcome === 'session ends') {
    await expect(page).toHaveURL('/unauthorized');
    await expect(anyDialog(page)).toHaveCount(0);
    return;
  }
  if (outcome === 'success') return scene.success(page);
  const { text } = outcome;
  const failure = page.getByRole('dialog', { name: 'Atención' });
  if (text !== '' && scene.place === 'modal') await expect(failure).toContainText(text);
  else await expect(failure).toHaveCount(0);
  if (text !== '' && scene.place === 'form') await expect(page.getByRole('alert')).toHaveText(text);
  else await expect(page.getByRole('alert')).toHaveCount(0);
}

async function runCell(scene: Scene, page: Page, app: App, cell: Cell): Promise<void> {
  await enter(scene, page, app);
  await scene.prepare(page);
  const before = await scene.typed?.(page);
  const sent = () => app.door.calls(`${scene.method} ${scene.path}`);
  await app.door.fault(faultOf(cell, scene.method, scene.path));
  const count = (await sent()).length;
  await scene.act(page);
  await expect.poll(async () => (await sent()).length).toBeGreaterThan(count);
  if (cell === 'hang') await page.clock.fastForward('00:31');

  const outcome = scene.outcome(cell);
  await expectOutcome(scene, page, outcome);
  if (outcome === 'session ends') return;
  if (typeof outcome === 'object') {
    if (before) expect(await scene.typed?.(page)).toEqual(before);
    const accept = page.getByRole('dialog', { name: 'Atención' }).getByRole('button', { name: 'Aceptar' });
    if (outcome.text !== '' && scene.place === 'modal') await accept.click();
    await expect(page.getByRole('heading', { level: 1, name: scene.heading, includeHidden: true })).toBeVisible();
    // One press sends a write once, and nothing is sent again without a press.
    if (scene.method !== 'GET') expect((await sent()).length).toBe(count + 1);
    await app.door.fault();
    await (scene.again ?? scene.act)(page);
    await scene.success(page);
  }
  if (scene.method !== 'GET') expect((await sent()).length).toBe(count + (outcome === 'success' ? 1 : 2));
}

for (const scene of SCENES) {
  const tags = ['@SAFE-10', '@SHAR-22', '@ERRO-04', '@demo-only'];
  test(`${scene.row}: ${scene.method} ${scene.path} under ${CELLS.length} faults`, { tag: tags }, async ({ page, app }) => {
    test.setTimeout(180_000);
    const failed: string[] = [];
    for (const cell of CELLS) {
      await runCell(scene, page, app, cell).catch((error: unknown) => failed.push(`${cell}: ${String(error).slice(0, 300)}`));
      await app.door.fault();
      await page.goto('/auth/login');
    }
    console.log(`${scene.row}: ${CELLS.length - failed.length} of ${CELLS.length} cells hold`);
    expect(failed).toEqual([]);
  });
}
