/**
 * Every form of the dashboard in the situations of a bad day (quality figure R2): what was typed is there again, and
 * goes out once. Bad answers, odd input and files have tests of their own. `npm test` takes one form of each kind, and of the
 * situations that no form has a part in gives it one of two, by turn (docs/decisions/0015-wire-tests.md).
 */
import type { Page } from '@playwright/test';
import { FORMS } from '@e2e/areas';
import { expectRefusal } from '@e2e/session/session';
import type { Form } from '@e2e/support/form';
import { covering, fullOnly } from '@e2e/support/full-only';
import { RECOVERED, expectNoDialog, keptInTab, pressTwice } from '@e2e/support/screens';
import { expect, test, type App } from '@e2e/support/test';
import { isFull } from '@e2e/tools/check/full-run.mjs';

/** One form shows that it is so over HTTP. */
const IN_LIVE = 'rooms';

interface Visit {
  readonly page: Page;
  readonly app: App;
  readonly form: Form;
}

const callOf = ({ endpoint: { method, path } }: Form) => `${method} ${path}`;

const notice = (page: Page) => page.getByText(RECOVERED, { exact: true });

async function expectTyped({ page, form }: Visit): Promise<void> {
  for (const [field, value] of form.typed(page)) await expect(field).toHaveValue(value);
}

async function signInAgain({ page, app, form }: Visit): Promise<void> {
  await expect(page).toHaveURL('/auth/login');
  await app.signIn(form.as);
}

const writesOf = async ({ app, form }: Visit) => (await app.control.calls(callOf(form))).map(({ status }) => status);

type Situations = Readonly<Record<string, (visit: Visit) => Promise<void>>>;

/** What takes the person away from the form, and brings them to the landing screen again. */
const INTERRUPTIONS: Situations = {
  'a reload': async ({ page }) => {
    await page.goto('/dashboard');
  },
  'fifteen idle minutes': async (visit) => {
    await visit.page.clock.fastForward('16:00');
    await signInAgain(visit);
  },
};

/** The same, under the form's own write. */
async function endSession(visit: Visit): Promise<void> {
  const { page, app, form } = visit;
  await app.control.fault({ method: form.endpoint.method, path: form.endpoint.path, kind: 'status', status: 401 });
  await expectRefusal(page, () => form.button(page).click());
  await expectNoDialog(page);
  await app.control.fault();
  await page.clock.fastForward('00:03');
  await signInAgain(visit);
}

/** Leaves the form by its own button: nothing was sent, and nothing of what was typed is there when it opens again. */
async function cancel(visit: Visit): Promise<void> {
  const { page, form } = visit;
  const { cancel: name = 'Cancelar' } = form;
  if (name === null) return;
  await page.getByRole('button', { name, exact: true }).click();
  await form.open(page);
  await expect(notice(page)).toHaveCount(0);
  for (const [field, value] of form.typed(page)) await expect(field).not.toHaveValue(value);
  expect(await writesOf(visit)).toEqual([]);
  await form.fill(page);
}

/** A second tab opens the same form, which is its own. */
async function openSecondTab(visit: Visit): Promise<void> {
  const { page, form } = visit;
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await form.open(other);
  for (const [field, value] of form.typed(other)) await expect(field).not.toHaveValue(value);
  await expect(notice(other)).toHaveCount(0);
  await form.fill(other);
  await other.close();
  await expectTyped(visit);
}

async function loseNetwork(visit: Visit): Promise<void> {
  const { page } = visit;
  const bar = page.getByText('Sin conexión. Lo que escribas se conserva.');
  await page.context().setOffline(true);
  await expect(bar).toBeVisible();
  await expectTyped(visit);
  await page.context().setOffline(false);
  await expect(bar).toBeHidden();
  await expectTyped(visit);
}

/** What passes while the form stays open. */
const MEANWHILE: Situations = {
  'a second tab': openSecondTab,
  'no network for a while': loseNetwork,
};

/** From now on the browser refuses to store anything more. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });

/** All of them for that form, or the one whose turn it is. */
const situationsFor = (situations: Situations, name: string, turn: number) =>
  Object.entries(situations).filter((_, index, { length }) => isFull || name === IN_LIVE || index === turn % length);

const forms = Object.entries<Form>(FORMS);
const chosen = covering(
  forms,
  ([, { kind, cancel = 'Cancelar' }]) => [`${kind}, ${cancel}`],
  ([name]) => name === IN_LIVE,
);

for (const [turn, entry] of [...chosen, ...forms.filter((each) => !chosen.has(each))].entries()) {
  const [name, form] = entry;
  const rules = ['SAFE-03', 'SAFE-04', 'SAFE-12', 'SHAR-10', ...(form.cancel === null ? [] : ['SHAR-11'])];
  const tag = [
    ...rules.map((rule) => `@${rule}:${name}`),
    name === IN_LIVE ? '@connection' : '@demo-only',
    ...fullOnly(!chosen.has(entry)),
  ];
  test(`${name}: what was typed outlives what comes between, and goes out once`, { tag }, async ({ page, app }) => {
    const visit = { page, app, form };
    await app.signIn(form.as);
    await form.open(page);
    await form.fill(page);
    await test.step('Cancelar', () => cancel(visit));
    for (const [what, interrupt] of [...situationsFor(INTERRUPTIONS, name, turn), ['an expired session', endSession] as const]) {
      await test.step(what, async () => {
        await interrupt(visit);
        await form.open(page);
        await expect(notice(page)).toBeVisible();
        await expectTyped(visit);
      });
    }
    // At another pace, so that each goes with each.
    for (const [what, pass] of situationsFor(MEANWHILE, name, Math.floor(turn / 2))) await test.step(what, () => pass(visit));
    await test.step('a full storage', async () => {
      await fillStorage(page);
      await form.fill(page);
      await pressTwice(app, callOf(form), form.button(page));
      await form.success(page);
      await expect.poll(() => keptInTab(page)).not.toContain('"draft:');
      expect(await writesOf(visit)).toEqual([401, 200]);
    });
    await test.step('saved, nothing is left to recover', async () => {
      await page.goto('/dashboard');
      await form.open(page);
      await expect(notice(page)).toHaveCount(0);
    });
  });
}
