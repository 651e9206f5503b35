import { expect, test } from '@e2e/support/test';
import { publications } from '@fixtures/publications';
import { TOO_MANY, choose, expectListed, expectRefused, pdf, removeOf, sample } from './attachment-choice';
import { publish } from './notice-form';

test(
  'an edit lists the post’s attachments, which count to the five, and names those kept',
  {
    tag: [
      '@API-025:ok',
      '@FILE-02:saved',
      '@FILE-10:documents',
      '@FILE-13:listed',
      '@FILE-13:kept',
      '@FILE-13:image-removed',
      '@FILE-13:video-removed',
      '@FILE-13:document-removed',
    ],
  },
  async ({ page, app }) => {
    const { id } = publications.scienceFair;
    const address = `/dashboard/publications/${id}`;
    await app.signIn('coordinadora', { at: address });
    const all = ['feria.svg', 'feria-ciencia.mp4', 'plano-de-puestos.pdf', 'inscripcion-de-proyectos.xlsx'];
    await expectListed(page, ...all);
    await choose(page, pdf('1.pdf'), pdf('2.pdf'));
    await expectRefused(page, TOO_MANY);
    await expectListed(page, ...all);
    await removeOf(page, 'plano-de-puestos.pdf').click();
    await choose(page, pdf('1.pdf'), pdf('2.pdf'));
    await expectListed(page, 'feria.svg', 'feria-ciencia.mp4', 'inscripcion-de-proyectos.xlsx', '1.pdf', '2.pdf');
    const first = await publish({ page, app }, 'Editar Publicación');
    expect(first.files.map(({ name, filename }) => `${name}: ${filename}`)).toEqual(['files: 1.pdf', 'files: 2.pdf']);
    const names = (list: unknown) => (list as { name: string }[]).map(({ name }) => name);
    expect(names(first.request['images'])).toEqual(['feria.svg']);
    expect(names(first.request['videos'])).toEqual(['feria-ciencia.mp4']);
    expect(names(first.request['files'])).toEqual(['inscripcion-de-proyectos.xlsx']);

    await page.goto(address);
    await expectListed(page, 'feria.svg', 'feria-ciencia.mp4', 'inscripcion-de-proyectos.xlsx', '1.pdf', '2.pdf');
    for (const name of ['feria.svg', 'feria-ciencia.mp4', '1.pdf']) await removeOf(page, name).click();
    const second = await publish({ page, app }, 'Editar Publicación');
    expect(second.files).toEqual([]);
    expect(second.request).toMatchObject({ images: [], videos: [] });
    expect(names(second.request['files'])).toEqual(['inscripcion-de-proyectos.xlsx', '2.pdf']);
    await page.goto(address);
    await expectListed(page, 'inscripcion-de-proyectos.xlsx', '2.pdf');
  },
);

test(
  'of two images the one removed is left out and the other stays, beside a new one',
  { tag: ['@FILE-02:saved', '@FILE-13:image-removed', '@FILE-13:kept'] },
  async ({ page, app }) => {
    await app.signIn('docente', { at: `/dashboard/publications/${publications.cellModel.id}` });
    await expectListed(page, 'celula-maqueta.svg', 'celula-dibujo.svg');
    // Both count to the five.
    await choose(page, ...['1.pdf', '2.pdf', '3.pdf', '4.pdf'].map((name) => pdf(name)));
    await expectRefused(page, TOO_MANY);
    await expectListed(page, 'celula-maqueta.svg', 'celula-dibujo.svg');
    await removeOf(page, 'celula-maqueta.svg').click();
    await expectListed(page, 'celula-dibujo.svg');
    // A new one takes the place of none that is kept.
    await choose(page, sample('attachments/afiche.png'));
    await expectListed(page, 'celula-dibujo.svg', 'afiche.png');
    const { request } = await publish({ page, app }, 'Editar Publicación');
    expect(request['images']).toEqual([expect.objectContaining({ name: 'celula-dibujo.svg' })]);
  },
);
