import { expect, test } from '@e2e/support/test';
import { publications } from '@fixtures/publications';
import { TOO_MANY, choose, expectListed, expectRefused, pdf, removeOf } from './attachment-choice';
import { findCard, openFeed } from './feed-page';
import { publish } from './notice-form';

test('an edit lists the post’s attachments and names those kept', { tag: ['@FILE-13', '@FILE-02'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'docente');
  const card = await findCard(page, publications.cellModel.title);
  await card.getByRole('button', { name: 'Opciones' }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await expectListed(page, 'celula-maqueta.svg', 'celula-dibujo.svg');
  // The saved ones count to the five.
  await choose(page, pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf'), pdf('4.pdf'));
  await expectRefused(page, TOO_MANY);
  await removeOf(page, 'celula-maqueta.svg').click();
  await choose(page, pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf'), pdf('4.pdf'));
  await expectListed(page, 'celula-dibujo.svg', '1.pdf', '2.pdf', '3.pdf', '4.pdf');
  const { request, files } = await publish({ page, app }, 'Editar Publicación');
  expect(files.map(({ name, filename }) => `${name}: ${filename}`)).toEqual(['1', '2', '3', '4'].map((name) => `files: ${name}.pdf`));
  expect(request).toMatchObject({ images: [{ name: 'celula-dibujo.svg' }], videos: [], files: [] });
});
