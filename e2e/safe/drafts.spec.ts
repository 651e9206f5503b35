import type { Page } from '@playwright/test';
import { CEIBA, YARUMOS, emailOf } from '@e2e/access/access';
import { area as publicationsArea } from '@e2e/publications/area';
import { area as roomsArea } from '@e2e/rooms/area';
import { area as teachersArea } from '@e2e/teachers/area';
import type { Form } from '@e2e/support/form';
import { chooseType, titleOf } from '@e2e/publications/publication-save';
import { RECOVERED, goWithin, keptInTab, openPublications, storageOf } from '@e2e/support/screens';
import { fullOnly } from '@e2e/support/full-only';
import { expect, expectLoaded, test } from '@e2e/support/test';
import { DEMO_PASSWORD, type PersonKey } from '@fixtures/people';

const FEED = '/dashboard/publications/list';
const notice = (page: Page) => page.getByText(RECOVERED, { exact: true });
const draftsIn = async (page: Page) =>
  Object.entries(JSON.parse(await keptInTab(page)) as Record<string, string>).filter(([key]) => key.startsWith('draft:'));

test(
  'a draft and the way back belong to their school, and the way back to its year',
  { tag: ['@SAFE-28:draft', '@SAFE-28:way'] },
  async ({ page, app }) => {
    await app.signIn('dos-colegios', { school: YARUMOS });
    const { schoolId, schoolYearId } = await storageOf(page);
    const wayBack = page.getByRole('link', { name: /^Volver a/ });
    const leadTo = (owner: object) =>
      page.evaluate((owner) => {
        const way = JSON.parse(sessionStorage.getItem('return') ?? '') as object;
        sessionStorage.setItem('return', JSON.stringify({ ...way, ...owner }));
      }, owner);
    await openPublications(page);
    await chooseType(page, 'Comunicados');
    await titleOf(page).fill('Escrito en Yarumos');
    await page.clock.fastForward('16:00');
    await expect(page).toHaveURL('/auth/login');
    await app.signIn('dos-colegios', { school: CEIBA });
    await expect(page.getByRole('heading', { level: 1, name: 'Institución' })).toBeVisible();
    await expect(wayBack).toHaveCount(0);
    await openPublications(page);
    await chooseType(page, 'Comunicados');
    await expect(notice(page)).toHaveCount(0);
    await expect(titleOf(page)).toHaveValue('');
    // Nor is there a way back to another year of the same school.
    await page.clock.fastForward('16:00');
    await expect(page).toHaveURL('/auth/login');
    await leadTo({ schoolId: Number(schoolId) });
    await app.signIn('dos-colegios', { school: YARUMOS });
    await expect(page.getByRole('heading', { level: 1, name: 'Institución' })).toBeVisible();
    await expect(wayBack).toHaveCount(0);
    // The control: in their own school and year both are there.
    await leadTo({ schoolYearId: Number(schoolYearId) });
    await page.reload();
    await expect(wayBack).toBeVisible();
    await openPublications(page);
    await chooseType(page, 'Comunicados');
    await expect(notice(page)).toBeVisible();
    await expect(titleOf(page)).toHaveValue('Escrito en Yarumos');
  },
);

test(
  'another person’s sign-in in another tab erases what was typed in this one',
  { tag: ['@SAFE-28:otherTab'] },
  async ({ page, app, context }) => {
    await app.signIn('directora', { at: FEED });
    await page.getByRole('article').first().getByLabel('Escribe un comentario').fill('A medias.');
    await page.clock.fastForward('16:00');
    await expect(page).toHaveURL('/auth/login');
    const other = await context.newPage();
    const signInThere = async (who: PersonKey) => {
      await expect(other).toHaveURL('/auth/login');
      await other.getByLabel('Correo electrónico').fill(emailOf(who));
      await other.getByRole('textbox', { name: 'Contraseña' }).fill(DEMO_PASSWORD);
      await other.getByRole('button', { name: 'Iniciar sesión' }).click();
      await expect.poll(async () => (await storageOf(page))['userEmail']).toBe(emailOf(who));
      await expect(other).toHaveURL('/dashboard/home');
    };
    await other.goto('/auth/login');
    // The same person's leaves it.
    await signInThere('directora');
    expect(await keptInTab(page)).toContain('A medias.');
    await page.clock.fastForward('16:00');
    await signInThere('docente');
    await expect.poll(() => keptInTab(page)).toBe('{}');
  },
);

/** What an older or newer version, or tampering, may have stored: from a draft's values those that stand there. */
const SPOILINGS = {
  'a field less': (values: Record<string, unknown>) => Object.fromEntries(Object.entries(values).slice(1)),
  'null for each field': (values: Record<string, unknown>) => Object.fromEntries(Object.keys(values).map((field) => [field, null])),
  'records for each field': (values: Record<string, unknown>) => Object.fromEntries(Object.keys(values).map((field) => [field, {}])),
  'lists for each field': (values: Record<string, unknown>) => Object.fromEntries(Object.keys(values).map((field) => [field, [[0]]])),
  'empty records in each list': (values: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(values).map(([field, value]) => [field, Array.isArray(value) ? [{}] : { value }])),
  'a list': () => [],
  'a text': () => 'x',
} as const;

/** A form of its own, one of rows, and one of many on a screen. */
const REPRESENTED: readonly string[] = ['publication', 'rooms', 'comment'];

const { publication, publicationEdit, comment } = publicationsArea.forms;
const SPOILED: Readonly<Record<string, Form>> = {
  publication,
  publicationEdit,
  rooms: roomsArea.forms.rooms,
  teacher: teachersArea.forms.teacher,
  comment,
};

for (const [name, form] of Object.entries(SPOILED))
  test(
    `a draft of another shape is dropped and the form opens: ${name}`,
    { tag: [`@SAFE-29:${name}`, '@demo-only', ...fullOnly(!REPRESENTED.includes(name))] },
    async ({ page, app }) => {
      await app.signIn(form.as);
      const landing = new URL(page.url()).pathname;
      await form.open(page);
      await form.fill(page);
      await expect.poll(() => draftsIn(page)).toHaveLength(1);
      const [[key, text] = ['', '']] = await draftsIn(page);
      const draft = JSON.parse(text) as { typed: Record<string, unknown> };
      /** Leaves the form, and opens it with that draft of it. */
      const openAgain = async (stored: string) => {
        await goWithin(page, landing);
        await expectLoaded(page, app);
        await page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [key, stored] as const);
        await form.open(page);
      };
      for (const [how, spoil] of Object.entries(SPOILINGS)) {
        await test.step(how, async () => {
          await openAgain(JSON.stringify({ ...draft, typed: spoil(draft.typed) }));
          await expect(page.getByText('Algo salió mal en esta pantalla.')).toHaveCount(0);
          await expect(notice(page)).toHaveCount(0);
          for (const [field, value] of form.typed(page)) await expect(field).not.toHaveValue(value);
        });
      }
      // The control: the draft itself comes back.
      await openAgain(text);
      await expect(notice(page)).toBeVisible();
      for (const [field, value] of form.typed(page)) await expect(field).toHaveValue(value);
    },
  );
