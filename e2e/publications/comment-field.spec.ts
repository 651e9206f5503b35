import { expectNoDialog } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { publications } from '@fixtures/publications';
import { cardOf, fieldOf, openFeed, sendOf } from './feed-page';

const ADD = 'PUT /api/posts/{id}/comment';
const TITLE = publications.earlyExit.title;

const AWKWARD = [
  ['two thousand letters without a blank', 'ñ'.repeat(2000)],
  ['emoji', '👩🏽‍🏫🎉 ¡Listo! 🇨🇴'],
  ['text from right to left', 'مرحبا بالجميع، שלום לכולם'],
  ['markup', '<script>window.pwned=1</script><img src=x onerror="window.pwned=1"><b>negrita</b>'],
  ['quotes and signs', `"dobles" 'simples' «angulares» \\ / & &amp; %20 {{x}} \${y}`],
  ['blanks around it', '  con espacios   adentro y afuera  '],
] as const;

test(
  'awkward words are sent whole and shown as text, without sideways scroll',
  { tag: ['@COMM-09', '@SAFE-16:comment', '@SAFE-20'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'coordinadora');
    await page.setViewportSize({ width: 390, height: 844 });
    const card = cardOf(page, TITLE);
    const shown = card.getByRole('listitem').getByRole('paragraph');
    const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
    for (const [index, [name, message]] of AWKWARD.entries()) {
      await test.step(name, async () => {
        await fieldOf(card).fill(message);
        expect(await widest()).toBe(390);
        await sendOf(card).click();
        await expect(fieldOf(card)).toHaveValue('');
        // Two show without asking.
        await expect(shown).toHaveCount(Math.min(index + 1, 2));
        await expect.poll(() => shown.last().textContent()).toBe(message);
        expect(await widest()).toBe(390);
      });
    }
    const calls = await app.control.calls(ADD);
    expect(calls.map(({ body }) => body)).toEqual(
      AWKWARD.map(([, message]) => ({ managerId: 1, message, commentId: publications.earlyExit.id, commentParentId: null })),
    );
    expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined();
    await expectNoDialog(page);
  },
);

test(
  'Enter and a double click send once; Shift and Enter begin a new line, which is sent and shown',
  { tag: ['@SAFE-12:comment', '@COMM-09', '@API-028:ok', '@wire', '@SHAR-32:mouse'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'directora');
    const card = cardOf(page, TITLE);
    const shown = card.getByRole('listitem').getByRole('paragraph');
    await app.control.hold(ADD);
    await fieldOf(card).fill('Una sola vez');
    await Promise.all([fieldOf(card).press('Enter'), fieldOf(card).press('Enter')]);
    await expect(sendOf(card)).toBeDisabled();
    await fieldOf(card).press('Enter');
    await app.control.release();
    await expect(shown).toHaveText(['Una sola vez']);
    await expect(fieldOf(card)).toHaveValue('');
    await fieldOf(card).press('Enter');
    expect(await app.control.calls(ADD)).toHaveLength(1);

    await fieldOf(card).fill('Una vez más');
    await app.control.hold(ADD);
    await sendOf(card).dblclick();
    await expect(sendOf(card)).toBeDisabled();
    await app.control.release();
    await expect(shown).toHaveText(['Una sola vez', 'Una vez más']);
    await expect(fieldOf(card)).toHaveValue('');
    expect(await app.control.calls(ADD)).toHaveLength(2);

    await fieldOf(card).click();
    await page.keyboard.type('Uno');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('Dos');
    await expect(fieldOf(card)).toHaveValue('Uno\nDos');
    expect(await app.control.calls(ADD)).toHaveLength(2);
    await page.keyboard.press('Enter');
    await expect(shown.last()).toHaveText('Uno Dos');
    expect(await shown.last().innerText()).toBe('Uno\nDos');
    expect((await app.control.calls(ADD)).at(-1)?.body).toMatchObject({ message: 'Uno\nDos' });
  },
);

test('the field is free at once, and what is typed while a comment is on its way stays', { tag: ['@COMM-09'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'directora');
  const card = cardOf(page, TITLE);
  const shown = card.getByRole('listitem').getByRole('paragraph');
  for (const [sent, typed] of [
    ['Uno', 'Uno y dos'],
    ['Tres', 'Segundo comentario largo'],
    ['Cinco', ''],
  ] as const) {
    await fieldOf(card).fill(sent);
    await app.control.hold(ADD);
    await fieldOf(card).press('Enter');
    await expect(fieldOf(card)).toHaveValue('');
    await page.keyboard.type(typed);
    await expect(sendOf(card)).toBeDisabled();
    await app.control.release();
    await expect(shown.last()).toHaveText(sent);
    await expect(sendOf(card)).toBeEnabled({ enabled: typed !== '' });
    await expect(fieldOf(card)).toHaveValue(typed);
    await expect(fieldOf(card)).toBeFocused();
  }
  // An answer begun meanwhile goes on, too.
  await fieldOf(card).fill('Seis');
  await app.control.hold(ADD);
  await sendOf(card).click();
  await card.getByRole('button', { name: 'Editar' }).first().click();
  await app.control.release();
  await expect(shown.last()).toHaveText('Seis');
  await expect(card.getByText('Editando tu comentario')).toBeVisible();
  await expect(sendOf(card)).toBeEnabled();
  const begun = await fieldOf(card).inputValue();
  expect(begun).not.toBe('');
  await page.reload();
  await expect(fieldOf(cardOf(page, TITLE))).toHaveValue(begun);
});

test(
  'a comment that fails comes back into the field, before what was typed meanwhile; a reload loses none of it',
  { tag: ['@COMM-19:network', '@SAFE-03:comment'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'directora');
    const card = cardOf(page, TITLE);
    await app.control.fault({ method: 'PUT', path: '/api/posts/{id}/comment', kind: 'hang', times: 1 });
    await fieldOf(card).fill('Primero');
    await fieldOf(card).press('Enter');
    await expect(fieldOf(card)).toHaveValue('');
    await expect.poll(async () => (await app.control.calls(ADD)).length).toBe(1);
    await page.keyboard.type('Segundo');
    await page.clock.fastForward('00:31');
    await expect(fieldOf(card)).toHaveValue('Primero\nSegundo');
    await expect(sendOf(card)).toBeEnabled();
    // A failure does not undo what is typed from then on.
    await fieldOf(card).fill('');
    await expect(sendOf(card)).toBeDisabled();
    // The page goes while the comment is on its way.
    await app.control.hold(ADD);
    await fieldOf(card).fill('Tercero');
    await fieldOf(card).press('Enter');
    await expect(fieldOf(card)).toHaveValue('');
    await page.keyboard.type('Cuarto');
    await page.reload();
    await expect(fieldOf(card)).toHaveValue('Tercero\nCuarto');
  },
);

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('Enter begins a new line, and only the button sends', { tag: ['@SHAR-32:touch'] }, async ({ page, app }) => {
    await openFeed({ page, app }, 'directora');
    const card = cardOf(page, TITLE);
    await fieldOf(card).click();
    await page.keyboard.type('Uno');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Dos');
    await expect(fieldOf(card)).toHaveValue('Uno\n\nDos');
    expect(await app.control.calls(ADD)).toEqual([]);
    await sendOf(card).click();
    await expect(fieldOf(card)).toHaveValue('');
    await expect.poll(async () => (await app.control.calls(ADD)).map(({ body }) => body)).toMatchObject([{ message: 'Uno\n\nDos' }]);
  });
});
