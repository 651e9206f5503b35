/**
 * Every call of the contract under every bad answer (quality figure R1); `npm test` takes one call of each way in which bad answers
 * show, and of the answers one of those that show the same (docs/decisions/0015-wire-tests.md). What each call shows, in words, is
 * held by fault-texts.test.ts. The bad answers follow one another on one
 * page, as a person would press again and again on a bad day; what ends the session comes last, on the page loaded anew.
 */
import type { Page } from '@playwright/test';
import { SCENES } from '@e2e/areas';
import { expectRefusal } from '@e2e/session/session';
import { acceptFailure, dialogOf, expectNoDialog } from '@e2e/support/screens';
import { NOW, callsIn } from '@e2e/support/control';
import { covering, fullOnly } from '@e2e/support/full-only';
import { expect, expectLoaded, test, type App } from '@e2e/support/test';
import { isFull } from '@e2e/tools/check/full-run.mjs';
import type { LogLine } from '@mocks/backend/log';
import { isFile } from '@/api/core/endpoint';
import { CELLS, NONSENSE, faultOf, type Cell, type Outcome } from './fault-table';
import { outcomeIn, textRuleOf } from './scene-outcome';
import { retry, type Scene } from './scene';

/** One read and one write show that the answers are as bad over HTTP. */
const IN_LIVE = ['API-005', 'API-024'];

type Shown = Exclude<Outcome, string>;

class Run {
  held = 0;
  private readonly what: string;
  /** The cell that the last call met, and how often the call had been made before. */
  private last: { cell: Cell; before: number } | undefined;

  constructor(
    private readonly scene: Scene,
    private readonly cells: readonly Cell[],
    private readonly page: Page,
    private readonly app: App,
  ) {
    this.what = `${scene.endpoint.method} ${scene.endpoint.path}`;
  }

  /** The world as seeded again, and the page loaded afresh, to where the call is one act away. */
  private async reopen(): Promise<void> {
    const { scene, page, app } = this;
    await this.expectLastMade();
    await app.control.set({ reset: true, now: NOW, latency: [0, 0], faults: [] });
    if (scene.as === null || scene.changesSession === true) await page.evaluate(() => localStorage.clear());
    await page.goto(scene.as === null ? '/auth/login' : '/dashboard');
    if (scene.changesSession === true && scene.as !== null) await app.signIn(scene.as);
    // Else the landing screen may come after the one that `open` goes to.
    if (scene.as !== null) await expectLoaded(page, app);
    await scene.open?.(page);
  }

  /** Makes the call, which gets that answer, and sees what comes of it. */
  private async call(cell: Cell, act: Scene['act'], see: () => Promise<void>): Promise<void> {
    const { scene, page, app } = this;
    const { log } = await app.control.set({ faults: [faultOf(cell, scene.endpoint), ...(scene.besides ?? [])] });
    const before = this.expectMade(log);
    await act(page);
    if (cell === 'hang' || !this.comesAnew(cell))
      await expect.poll(() => this.made(), { intervals: [20, 50, 100] }).toBeGreaterThan(before);
    if (cell === 'hang') await page.clock.fastForward('00:31');
    await see();
    this.last = { cell, before };
  }

  private async made(): Promise<number> {
    return (await this.app.control.calls(this.what)).length;
  }

  /** Whether the cell shows a text that was not there before the call; else what is seen may be older than the answer. */
  private comesAnew(cell: Cell): boolean {
    const outcome = outcomeIn(this.scene, cell);
    return typeof outcome === 'object' && outcome.text !== '' && outcome.display !== 'form';
  }

  /** The last call was made, and a write once. Returns how often it has been made. */
  private expectMade(log: readonly LogLine[]): number {
    const made = callsIn(log, this.what).length;
    if (this.last === undefined) return made;
    const { cell, before } = this.last;
    // Over HTTP the browser itself asks again when a connection breaks.
    const isOnce = this.scene.endpoint.method !== 'GET' && !(cell === 'network' && this.app.mode === 'live');
    if (isOnce) expect(made, `once: ${cell}`).toBe(before + 1);
    else expect(made, `made: ${cell}`).toBeGreaterThan(before);
    this.last = undefined;
    this.held += 1;
    return made;
  }

  async expectLastMade(): Promise<void> {
    this.expectMade(await this.app.control.calls());
  }

  private async expectText({ text, title, display }: Shown): Promise<void> {
    const { scene, page } = this;
    if (display === 'modal' && text !== '') await acceptFailure(page, text, { title, beneath: scene.beneath });
    else if (display === 'form' && scene.read) await scene.read(page, text);
    else {
      await expect(dialogOf(page, 'Atención')).toHaveCount(0);
      if (display === 'form') await expect(page.getByRole('alert')).toHaveText(text === '' ? [] : [text]);
      if (display === 'banner') await this.expectBanner(text);
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
    await scene.open?.(page);
    for (const cell of this.cells.filter((each) => each !== 'slow')) {
      const outcome = outcomeIn(scene, cell);
      if (outcome === 'session ends') continue;
      const isDone = outcome === 'success';
      const see = () => (isDone ? scene.success(page) : this.expectText(outcome));
      await test.step(String(cell), () => this.call(cell, act, see));
      act = isDone ? scene.act : (scene.again ?? scene.act);
      if (isDone && scene.takesAway === true) await this.reopen();
    }
    // The same button works then, and is patient.
    await this.call('slow', act, () => scene.success(page));
  }

  async sessionEnds(): Promise<void> {
    const { scene, page } = this;
    await this.reopen();
    await test.step('401', () =>
      this.call(
        401,
        (shown) => expectRefusal(shown, () => scene.act(shown)),
        () => expectNoDialog(page),
      ));
    await this.expectLastMade();
  }
}

/** What a scene proves beside SAFE-10: the same of all calls, more of loads and of deletions. */
function rulesOf(scene: Scene): string[] {
  const { id, method } = scene.endpoint;
  const rule = textRuleOf(scene);
  const own = rule === null ? [] : [`@${rule}:${id}`];
  if (method === 'GET') return own;
  return [...own, ...(rule === null ? [] : ['@ERRO-13:body']), '@SHAR-22:write'];
}

/** Why the client takes bad answers for the same. */
function kindOf(cell: Cell): string {
  if (typeof cell === 'number') return 'status';
  if (NONSENSE.includes(cell)) return 'nonsense';
  return cell === 'abort' ? 'network' : cell;
}

/** Of the bad answers that show the same in this scene, for the same reason, one: by turn, so that the scenes together meet all. */
function cellsOf(scene: Scene, turn: number): readonly Cell[] {
  const all = CELLS.filter((cell) => scene.without?.includes(cell) !== true);
  if (isFull || IN_LIVE.includes(scene.endpoint.id)) return all;
  const alike = new Map<string, Cell[]>();
  for (const cell of all) {
    // situations.spec.ts ends the session under a form's own write.
    if (scene.isForm === true && outcomeIn(scene, cell) === 'session ends') continue;
    const key = JSON.stringify([kindOf(cell), outcomeIn(scene, cell)]);
    alike.set(key, [...(alike.get(key) ?? []), cell]);
  }
  return [...alike.values()].flatMap((cells) => cells[turn % cells.length] ?? []);
}

/** What kind of call it is to the page that makes it. */
function callOf({ endpoint: { method, form, answer }, isForm }: Scene): string {
  if (method === 'GET') return answer !== null && isFile(answer) ? 'file' : 'read';
  if (method === 'DELETE') return 'deletion';
  return `${isForm === true ? 'form' : 'write'}${form ? ' with files' : ''}`;
}

/** How the call is made again after a failure. */
function againOf({ again }: Scene): string {
  if (again === undefined) return 'by the same act';
  return again === retry ? 'by its own button' : 'from where it began';
}

/**
 * What is different of a call from others: what each bad answer shows, where it stands, how one goes on from it. What is typed stays or goes by
 * the kind of call alone; what stands around a read is no part of it.
 */
function aspectsOf(scene: Scene): string[] {
  const { as, typed, read, beneath, takesAway, changesSession, besides, without } = scene;
  const call = callOf(scene);
  const isKept = typed !== undefined && scene.endpoint.method !== 'GET';
  const shown = CELLS.map((cell) => (without?.includes(cell) === true ? 'not here' : outcomeIn(scene, cell)));
  const place = { isPublic: as === null, isOwn: read !== undefined, beneath, takesAway, changesSession, besides: besides !== undefined };
  return [
    `${call} ${againOf(scene)}`,
    `${call} ${isKept ? 'keeps' : 'has'} what is typed`,
    ...shown.map((outcome, index) => `${call} ${CELLS[index]} ${JSON.stringify(outcome)}`),
    ...Object.entries(place).map((entry) => entry.join(' ')),
  ];
}

const isInLive = ({ endpoint: { id } }: Scene) => IN_LIVE.includes(id);
const chosen = covering(SCENES, aspectsOf, isInLive);

for (const [turn, scene] of [...chosen, ...SCENES.filter((each) => !chosen.has(each))].entries()) {
  const { id, method, path } = scene.endpoint;
  const cells = cellsOf(scene, turn);
  const nonsense = cells.filter((cell) => NONSENSE.includes(cell)).map((kind) => `@SAFE-10:${kind}`);
  const where = isInLive(scene) ? '@connection' : '@demo-only';
  const tag = [`@${id}`, ...nonsense, ...rulesOf(scene), where, ...fullOnly(!chosen.has(scene))];
  test(`${id}: ${method} ${path}${scene.where ?? ''} under bad answers`, { tag }, async ({ page, app }) => {
    test.setTimeout(120_000);
    const run = new Run(scene, cells, page, app);
    await run.failures();
    if (cells.some((cell) => outcomeIn(scene, cell) === 'session ends')) await run.sessionEnds();
    await run.expectLastMade();
    expect(run.held).toBe(cells.length);
  });
}
