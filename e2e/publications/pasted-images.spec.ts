/** Images and struck-out text on the clipboard (POST-51, POST-52). */
import type { Page } from '@playwright/test';
import { expect, test } from '@e2e/support/test';
import { expectListed, expectRefused as expectTold, sample } from './attachment-choice';
import { openFeed } from './feed-page';
import { newNotice, publish } from './notice-form';
import { acceptSavedPost, publishOf } from './publication-save';
import { openText, paste, textOf } from './rich-text';

const IN_ATTACHMENTS = 'Las imágenes se agregan en Adjuntos.';
const NOWHERE = 'Aquí no se pueden pegar imágenes.';
const PICTURE = '<img src="https://colegio.example/patio.png" width="640">';

/** Pastes or drops a picture, beside which the clipboard may hold text. */
async function giveImage(page: Page, way: 'paste' | 'drop', html = '', text = ''): Promise<void> {
  const { name, mimeType, buffer } = sample('attachments/afiche.png');
  await textOf(page).evaluate(
    (field, { name, mimeType, base64, way, html, text }) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type: mimeType }));
      if (html !== '') data.setData('text/html', html);
      if (text !== '') data.setData('text/plain', text);
      const { left, top } = field.getBoundingClientRect();
      const target = field.querySelector('[data-offset-key]') ?? field;
      const give = (event: Event) => target.dispatchEvent(event);
      const dropped = { dataTransfer: data, clientX: left + 20, clientY: top + 20, bubbles: true, cancelable: true };
      if (way === 'paste') give(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      else for (const type of ['dragenter', 'dragover', 'drop']) give(new DragEvent(type, dropped));
    },
    { name, mimeType, base64: buffer.toString('base64'), way, html, text },
  );
}

for (const way of ['paste', 'drop'] as const) {
  test(`an image goes to the attachments: ${way} [D6]`, { tag: ['@POST-52:attached'] }, async ({ page, app }) => {
    await openText({ page, app });
    await giveImage(page, way);
    await expectTold(page, 'Se agregó en Adjuntos.');
    await expectListed(page, 'afiche.png');
    const { files } = await publish({ page, app });
    expect(files).toHaveLength(1);
  });
}

test(
  'an image that comes while the publication is being sent is left out, and that is said',
  { tag: ['@POST-52:attached'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'coordinadora');
    await newNotice(page);
    await app.control.fault({ method: 'PUT', path: '/api/posts', kind: 'slow', ms: 60_000, times: 1 });
    await publishOf(page).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await giveImage(page, 'paste');
    await expectTold(page, 'La publicación se está enviando: el archivo no se agregó.');
    await expectListed(page);
    await app.control.release();
    await acceptSavedPost(page);
  },
);

test('of a picture that was copied from a page the picture is taken', { tag: ['@POST-52:attached'] }, async ({ page, app }) => {
  await openText({ page, app });
  await giveImage(page, 'paste', PICTURE);
  await expectListed(page, 'afiche.png');
});

test('the picture that Excel makes of its cells is not', { tag: ['@POST-52:text'] }, async ({ page, app }) => {
  await openText({ page, app });
  await giveImage(page, 'paste', '<table><tr><td>Ana</td><td>4,5</td></tr></table>', 'Ana\t4,5');
  await expect(textOf(page)).toHaveText('Ana | 4,5');
  await expectListed(page);
});

test('images within text are not pasted, and that is said [D5]', { tag: ['@POST-52:text'] }, async ({ page, app }) => {
  await openText({ page, app });
  await paste(page, PICTURE);
  await expectTold(page, IN_ATTACHMENTS);
  await expect(textOf(page)).toHaveText('');
  await paste(page, `<p>Hola${PICTURE}</p>`);
  await expectTold(page, IN_ATTACHMENTS);
  await expect(textOf(page)).toHaveText('Hola');
});

test('that struck-out text was left out is said, with the images', { tag: ['@POST-51'] }, async ({ page, app }) => {
  await openText({ page, app });
  await paste(page, '<p><s>lunes</s> martes</p>', 'lunes martes');
  await expectTold(page, 'El texto tachado no se pegó.');
  await paste(page, `<s>x</s>${PICTURE}`, 'x');
  await expectTold(page, `El texto tachado no se pegó. ${IN_ATTACHMENTS}`);
  await expect(textOf(page)).toHaveText('martes');
});

test('boxes to tick and spacers are no images', { tag: ['@POST-52:text'] }, async ({ page, app }) => {
  await openText({ page, app });
  await paste(
    page,
    '<ul><li role="checkbox" style="list-style:none"><img alt="unchecked" aria-roledescription="checkbox" src="x.png">Bata</li></ul><img style="width:1px;height:1px" src="y.png">',
  );
  await expect(textOf(page)).toHaveText('Bata');
  await expect(page.getByText(IN_ATTACHMENTS)).toHaveCount(0);
});

test('a form without attachments takes no images', { tag: ['@POST-52:elsewhere'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: '/dashboard/learning-activities?periodId=2&roomId=9&subjectId=16' });
  await page.getByRole('main').getByRole('button', { name: 'Agregar Actividad', exact: true }).click();
  await textOf(page).click();
  await paste(page, PICTURE);
  await expectTold(page, NOWHERE);
  await giveImage(page, 'paste');
  await expectTold(page, NOWHERE);
  await textOf(page).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['%PDF-1.7'], 'guia.pdf', { type: 'application/pdf' }));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expectTold(page, 'Aquí no se pueden agregar archivos.');
});
