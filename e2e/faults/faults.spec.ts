/**
 * Every call of the contract under every bad answer (quality figure R1). The bad answers follow one another on one
 * page, as a person would press again and again on a bad day; what ends the session or succeeds has a page of its own.
 */
import type { Page } from '@playwright/test';
import { acceptFailure, dialogOf, expectNoDialog } from '@e2e/support/screens';
import { NOW } from '@e2e/support/door';
import { expect, test, type App } from '@e2e/support/test';
import { CELLS, faultOf, type Cell } from './fault-table';
import type { Scene } from './scene';
import { ACCESS_SCENES } from './scenes-access';
import { CATALOGUE_SCENES } from './scenes-catalogue';
import { PUBLICATION_SCENES } from './scenes-publications';
import { ROOM_SCENES } from './scenes-rooms';
import { TEACHER_SCENES } from './scenes-teachers';

const SCENES: readonly Scene[] = [...ACCESS_SCENES, ...PUBLICATION_SCENES, ...ROOM_SCENES, ...CATALOGUE_SCENES, ...TEACHER_SCENES];

/** One read and one write show that the answers are as bad over HTTP. */
const IN_LIVE = ['API-005', 'API-024'];

class Run {
  held = 0;
  private sent = 0;

  constructor(
    private readonly scene: Scene,
    private readonly page: Page,
    private readonly app: App,
  ) {}

  /** From where a test begins to where the call is one act away. */
  private async open(): Promise<void> {
    await this.scene.open?.(this.page);
    this.sent = await this.count();
  }

  /** The world as seeded again, and the page loaded afresh. */
  private async reopen(): Promise<void> {
    const { scene, page, app } = this;
    await app.door.knock({ reset: true, now: NOW, latency: [0, 0], faults: [] });
    if (scene.as === null) await page.evaluate(() => localStorage.clear());
    await page.goto(scene.as === null ? '/auth/login' : '/dashboard');
    await this.open();
  }

  private async count(): Promise<number> {
    return (await this.app.door.calls(`${this.scene.method} ${this.scene.path}`)).length;
  }

  /** Makes the call, which gets that answer, and sees what comes of it. */
  private async call(cell: Cell, act: Scene['act'], see: () => Promise<void>): Promise<void> {
    const { scene, page, app } = this;
    await app.door.fault(faultOf(cell, scene.method, scene.path), ...(scene.besides ?? []));
    await act(page);
    await expect.poll(() => this.count(), { intervals: [20, 50, 100] }).toBeGreaterThan(this.sent);
    if (cell === 'hang') await page.clock.fastForward('00:31');
    await see();
    const sent = await this.count();
    // A write goes out once; over HTTP the browser itself asks again when a connection breaks.
    if (scene.method !== 'GET' && !(cell === 'network' && app.mode === 'live')) expect(sent).toBe(this.sent + 1);
    this.sent = sent;
    this.held += 1;
  }

  private async expectText(text: string, place: Scene['place'] | 'banner'): Promise<void> {
    const { scene, page } = this;
    if (place === 'modal' && text !== '') await acceptFailure(page, text);
    else if (place === 'form' && scene.read) await scene.read(page, text);
    else {
      await expect(dialogOf(page, 'Atención')).toHaveCount(0);
      if (place === 'form') await expect(page.getByRole('alert')).toHaveText(text === '' ? [] : [text]);
      if (place === 'banner') await this.expectBanner(text);
    }
    for (const [field, value] of scene.typed?.(page) ?? []) {
      await expect(field).toBeEditable();
      await expect(field).toHaveValue(value);
    }
  }

  private async expectBanner(text: string): Promise<void> {
    const banner = this.page.getByRole('alert').filter({ hasText: text });
    await expect(banner).toHaveText(text);
    await this.page.clock.fastForward(3_000);
    await expect(banner).toHaveCount(0);
  }

  async failures(): Promise<void> {
    const { scene, page, app } = this;
    let act = scene.act;
    await (scene.as === null ? app.open() : app.signIn(scene.as));
    await this.open();
    for (const cell of CELLS) {
      const outcome = scene.outcome(cell);
      if (typeof outcome === 'string') continue;
      await test.step(String(cell), () => this.call(cell, act, () => this.expectText(outcome.text, outcome.place ?? scene.place)));
      act = scene.again ?? scene.act;
    }
    // The same button works then, and is patient.
    await this.call('slow', act, () => scene.success(page));
  }

  async alone(cell: Cell): Promise<void> {
    const { scene, page } = this;
    await this.reopen();
    await test.step(String(cell), () =>
      this.call(cell, scene.act, async () => {
        if (scene.outcome(cell) === 'success') return scene.success(page);
        await expect(page).toHaveURL('/unauthorized');
        await expectNoDialog(page);
      }),
    );
  }
}

for (const scene of SCENES) {
  const tag = ['@SAFE-10', '@SHAR-22', '@ERRO-04', ...(IN_LIVE.includes(scene.row) ? [] : ['@demo-only'])];
  test(`${scene.row}: ${scene.method} ${scene.path} under ${CELLS.length} faults`, { tag }, async ({ page, app }) => {
    test.setTimeout(120_000);
    const run = new Run(scene, page, app);
    await run.failures();
    for (const cell of CELLS) if (cell !== 'slow' && typeof scene.outcome(cell) === 'string') await run.alone(cell);
    console.log(`${scene.row}: ${run.held} of ${CELLS.length} cells hold`);
    expect(run.held).toBe(CELLS.length);
  });
}
