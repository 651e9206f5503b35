import { expect, test } from '@e2e/support/test';
import {
  TOO_BIG,
  TOO_MANY,
  WRONG_TYPE,
  choose,
  controlOf,
  expectListed,
  expectRefused,
  fileOf,
  listOf,
  pdf,
  removeOf,
  sample,
} from './attachment-choice';
import { publishOf } from './publication-save';
import { newNotice, openNotice, publish } from './notice-form';

const LIMIT = 10_485_760;
const pdfs = (count: number) => Array.from({ length: count }, (_, index) => pdf(`${index + 1}.pdf`));

test(
  'five of all kinds are taken, a sixth is refused',
  { tag: ['@FILE-01', '@FILE-02:kinds', '@FILE-11:number'] },
  async ({ page, app }) => {
    await openNotice({ page, app });
    await choose(page, ...pdfs(6));
    await expectRefused(page, TOO_MANY);
    await expectListed(page);
    await choose(page, ...pdfs(3), sample('files/feria-ciencia.mp4'), sample('attachments/afiche.png'));
    const five = ['1.pdf', '2.pdf', '3.pdf', 'feria-ciencia.mp4', 'afiche.png'];
    await expectListed(page, ...five);
    await expect(page.getByText('5 de 5 archivos')).toBeVisible();
    await choose(page, pdf('4.pdf'));
    await expectRefused(page, TOO_MANY);
    await expectListed(page, ...five);
  },
);

test(
  '10485760 bytes in all are taken, one more is not',
  {
    tag: ['@FILE-03:at-limit', '@FILE-03:over', '@FILE-04:kinds', '@FILE-04:before-compression', '@FILE-04:dropped-image', '@FILE-11:size'],
  },
  async ({ page, app }) => {
    // Forty megabytes go through the browser.
    test.setTimeout(240_000);
    await openNotice({ page, app });
    // What would fit goes with the rest.
    await choose(page, pdf('chico.pdf'), pdf('grande.pdf', LIMIT + 1));
    await expectRefused(page, TOO_BIG);
    await expectListed(page);
    // The image counts as it was chosen, the one that is dropped does not.
    const photo = sample('attachments/foto-del-patio.jpg', { size: 1_000_000 });
    const film = sample('files/feria-ciencia.mp4', { size: 1_500_000 });
    await choose(page, photo, sample('attachments/afiche.png', { size: 5_000_000 }), film, pdf('grande.pdf', LIMIT - 2_500_000));
    await expectListed(page, 'foto-del-patio.jpg', 'feria-ciencia.mp4', 'grande.pdf');
    await expect(page.getByText('10 de 10 MB · 3 de 5 archivos')).toBeVisible();
    await choose(page, fileOf('uno.pdf', '%PDF-'));
    await expectRefused(page, TOO_BIG);
    await expectListed(page, 'foto-del-patio.jpg', 'feria-ciencia.mp4', 'grande.pdf');
    await removeOf(page, 'grande.pdf').click();
    await choose(page, pdf('otro.pdf', LIMIT - 2_500_000));
    await expectListed(page, 'foto-del-patio.jpg', 'feria-ciencia.mp4', 'otro.pdf');
  },
);

test(
  'every allowed type is taken, in any letter case',
  { tag: ['pdf', 'doc', 'xls', 'docx', 'xlsx', 'mp4', 'images', 'letter-case'].map((kind) => `@FILE-05:${kind}`) },
  async ({ page, app }) => {
    await openNotice({ page, app });
    const documents = [
      sample('files/plano-de-puestos.pdf', { name: 'PLANO.PDF' }),
      sample('attachments/circular-jornada.doc'),
      sample('attachments/notas-de-periodo.xls'),
      sample('files/normas-de-laboratorio.docx'),
      sample('files/inscripcion-de-proyectos.xlsx', { name: 'inscripcion.XlsX' }),
    ];
    await choose(page, ...documents);
    await expectListed(page, ...documents.map(({ name }) => name));
    for (const { name } of documents) await removeOf(page, name).click();
    await choose(page, sample('files/feria-ciencia.mp4', { name: 'feria.MP4' }));
    await expectListed(page, 'feria.MP4');
    for (const path of ['afiche.png', 'foto-del-patio.jpg', 'insignia.webp', 'pelota.gif']) {
      const name = path.toUpperCase();
      await choose(page, sample(`attachments/${path}`, { name }));
      await expectListed(page, 'feria.MP4', name);
    }
    await choose(page, sample('files/feria.svg'));
    await expectListed(page, 'feria.MP4', 'feria.svg');
  },
);

/** Other types, and images that no browser reads. */
const REFUSED = [
  // Whole, too: it is the type that is refused.
  fileOf('presentacion.pptx', 'PK\x03\x04 ppt/presentation.xml'),
  ...['odt', 'zip', 'ppt', 'csv', 'txt', 'html', 'exe'].map((extension) => pdf(`plano.${extension}`)),
  fileOf('sin extensión', '%PDF-'),
  sample('files/feria-ciencia.mp4', { name: 'feria.mov' }),
  fileOf('feria.webm', '\x1A\x45\xDF\xA3'),
  fileOf('rota.png', '\x89PNG\r\n\x1A\nrota'),
  fileOf('rota.svg', '<svg xmlns="http://www.w3.org/2000/svg"><rect'),
].map((file) => [file, WRONG_TYPE] as const);

/** What is not what its name says. */
const RENAMED = [
  [fileOf('falso.mp4', '%PDF-'), 'falso.mp4 no es un archivo MP4.'],
  [fileOf('programa.pdf', 'MZ\x90\0'), 'programa.pdf no es un archivo PDF.'],
  [sample('files/inscripcion-de-proyectos.xlsx', { name: 'carta.docx' }), 'carta.docx no es un archivo Word.'],
] as const;

test(
  'anything else is refused with all that was chosen with it',
  { tag: ['@FILE-06:other-types', '@FILE-06:other-videos', '@FILE-06:first-bytes', '@FILE-11:type', '@FILE-15:unreadable'] },
  async ({ page, app }) => {
    await openNotice({ page, app });
    await choose(page, pdf('antes.pdf'));
    await expectListed(page, 'antes.pdf');
    for (const [file, text] of [...REFUSED, ...RENAMED]) {
      await test.step(file.name, async () => {
        await choose(page, pdf('bueno.pdf'), file);
        await expectRefused(page, text);
        await expectListed(page, 'antes.pdf');
      });
    }
  },
);

test(
  'of several images only the first is listed, a new one replaces it; each kind travels in its own part',
  { tag: ['@wire', '@API-025:ok', '@FILE-07:several', '@FILE-07:again', '@FILE-10:image', '@FILE-10:documents', '@FILE-10:videos'] },
  async ({ page, app }) => {
    await openNotice({ page, app });
    await choose(page, sample('attachments/afiche.png'), pdf('acta 1º.pdf'), sample('attachments/insignia.webp'));
    await expectListed(page, 'afiche.png', 'acta 1º.pdf');
    await choose(page, sample('attachments/pelota.gif'), sample('attachments/foto-del-patio.jpg'), sample('files/feria-ciencia.mp4'));
    await expectListed(page, 'acta 1º.pdf', 'pelota.gif', 'feria-ciencia.mp4');
    await choose(page, pdf('dos.pdf'));
    await expectListed(page, 'acta 1º.pdf', 'pelota.gif', 'feria-ciencia.mp4', 'dos.pdf');
    // Among five, too: it takes the place of the former one.
    await choose(page, pdf('tres.pdf'));
    await choose(page, sample('attachments/insignia.webp'));
    await expectListed(page, 'acta 1º.pdf', 'feria-ciencia.mp4', 'dos.pdf', 'tres.pdf', 'insignia.webp');
    const { files } = await publish({ page, app });
    const travelled = files.map(({ name, filename }) => `${name}: ${filename}`);
    expect(travelled.toSorted()).toEqual([
      'files: acta 1º.pdf',
      'files: dos.pdf',
      'files: tres.pdf',
      'images: insignia.jpg',
      'videos: feria-ciencia.mp4',
    ]);
  },
);

test(
  'attachments are listed by name and can be taken out, by the keyboard too',
  { tag: ['@FILE-12:listed', '@FILE-12:place', '@FILE-12:size', '@FILE-14:several', '@FILE-14:remove'] },
  async ({ page, app }) => {
    await openNotice({ page, app });
    await expect(page.getByText('0 de 10 MB · 0 de 5 archivos')).toBeVisible();
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), controlOf(page).click()]);
    expect(chooser.isMultiple()).toBe(true);
    await chooser.setFiles([pdf('uno.pdf', 3_145_728), pdf('dos.pdf', 1_258_291), pdf('tres.pdf')]);
    await expectListed(page, 'uno.pdf', 'dos.pdf', 'tres.pdf');
    // Names that are read, not only those of the controls.
    await expect(listOf(page).getByRole('listitem')).toContainText(['uno.pdf', 'dos.pdf', 'tres.pdf']);
    await expect(page.getByText('4,3 de 10 MB · 3 de 5 archivos')).toBeVisible();
    await app.checkA11y();
    await removeOf(page, 'dos.pdf').press('Enter');
    await expectListed(page, 'uno.pdf', 'tres.pdf');
    await expect(page.getByText('3,1 de 10 MB · 2 de 5 archivos')).toBeVisible();
    await expect(removeOf(page, 'tres.pdf')).toBeFocused();
    await removeOf(page, 'tres.pdf').press('Enter');
    await expect(controlOf(page)).toBeFocused();
    await removeOf(page, 'uno.pdf').click();
    await expect(page.getByText('0 de 10 MB · 0 de 5 archivos')).toBeVisible();
    // The same file again.
    await choose(page, pdf('uno.pdf'));
    await expectListed(page, 'uno.pdf');
    // Else a person's choice of it would be no change.
    await expect(controlOf(page)).toHaveJSProperty('files.length', 0);
    await removeOf(page, 'uno.pdf').click();
    // All the room there is, given back and taken again.
    await choose(page, pdf('siete.pdf', 7_340_032), pdf('tres.pdf', 3_145_728));
    await expectListed(page, 'siete.pdf', 'tres.pdf');
    await removeOf(page, 'tres.pdf').click();
    await choose(page, pdf('otros-tres.pdf', 3_145_728));
    await expectListed(page, 'siete.pdf', 'otros-tres.pdf');
    // The chooser offers all kinds.
    await expect(controlOf(page)).toHaveAttribute('accept', '.pdf,.doc,.xls,.docx,.xlsx,.mp4,image/*');
  },
);

test('files can be dropped on the control, and beside it nothing opens', { tag: ['@FILE-14:dropped'] }, async ({ page, app }) => {
  await openNotice({ page, app });
  const brought = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    for (const name of ['uno.pdf', 'dos.pdf']) data.items.add(new File(['%PDF-1.4'], name));
    return data;
  });
  await controlOf(page).dispatchEvent('dragover', { dataTransfer: brought });
  await expect(page.getByText('Suéltalos aquí')).toBeVisible();
  await controlOf(page).dispatchEvent('drop', { dataTransfer: brought });
  await expectListed(page, 'uno.pdf', 'dos.pdf');
  await expect(page.getByText('Suéltalos aquí')).toHaveCount(0);
  const stopped = await page.evaluate((dataTransfer) => {
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  }, brought);
  expect(stopped).toBe(true);
});

test(
  'a strange name is only text; a kind with none has no part',
  { tag: ['@API-025:ok', '@FILE-10:none', '@FILE-12:listed'] },
  async ({ page, app }) => {
    await openNotice({ page, app });
    const names = [`${'ñ'.repeat(196)}.pdf`, '\u202Efdp.exe.pdf', '<img src=x onerror=alert(1)>.pdf', 'Día de la niñez – 4º «B».pdf'];
    await choose(page, ...names.map((name) => pdf(name)));
    // What turns the direction of letters does not show (SECU-06); it is sent as it is.
    const shown = names.map((name) => name.replace('\u202E', ''));
    await expectListed(page, ...shown);
    await expect(listOf(page).getByRole('listitem')).toContainText(shown);
    await expect(listOf(page).getByRole('img')).toHaveCount(0);
    const { parts, files } = await publish({ page, app });
    expect(files.map(({ name, filename }) => [name, filename])).toEqual(names.map((name) => ['files', name]));
    // Not even an empty one.
    expect(parts).toEqual(['postRequest', ...names.map(() => 'files')]);
    await newNotice(page);
    expect((await publish({ page, app })).parts).toEqual(['postRequest']);
  },
);

test(
  'nothing is sent while a file is looked at; a reload keeps the names alone and asks for the files again',
  { tag: ['@SAFE-03:publication', '@FILE-10:documents', '@FILE-14:several'] },
  async ({ page, app }) => {
    await openNotice({ page, app });
    await choose(page, pdf('acta.pdf'), pdf('lista.pdf'));
    await expectListed(page, 'acta.pdf', 'lista.pdf');
    await expect(publishOf(page)).toBeEnabled();
    // A disk that takes its time.
    await page.evaluate(() => {
      Blob.prototype.arrayBuffer = () => new Promise(() => {});
    });
    await choose(page, pdf('tarde.pdf'));
    await expect(publishOf(page)).toBeDisabled();
    await page.reload();
    await expect(page.getByText('Vuelve a elegir estos archivos: acta.pdf, lista.pdf')).toBeVisible();
    await expectListed(page);
    await choose(page, pdf('acta.pdf'));
    await expect(page.getByText('Vuelve a elegir estos archivos: lista.pdf')).toBeVisible();
    await page.getByRole('button', { name: 'Omitir' }).click();
    const { files } = await publish({ page, app });
    expect(files.map(({ name, filename }) => [name, filename])).toEqual([['files', 'acta.pdf']]);
  },
);
