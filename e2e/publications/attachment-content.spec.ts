/** Attachments that are what their names say in another form than the usual one, and the words for those that are not. */
import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '@e2e/support/test';
import { choose, controlOf, expectListed, expectRefused, fileOf, pdf, removeOf, sample } from './attachment-choice';
import { openNotice, publish } from './notice-form';

const PAGE = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF';
const TABLE = '<html><head><meta charset="utf-8"></head><body><table><tr><td>Nombre</td></tr></table></body></html>';
const COMPOUND = '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1';
const wide = (text: string) => Array.from(text, (letter) => `${letter}\0`).join('');

const KNOWN = [
  [
    'pdf',
    [
      ['[E1] bytes before the head', fileOf('circular-bom.pdf', `\xEF\xBB\xBF${PAGE}`)],
      ['[E1] empty lines', fileOf('circular-newline.pdf', `\r\n\r\n${PAGE}`)],
      ['[E1] a comment', fileOf('circular-comment.pdf', `<!-- generado por el sistema -->\n${PAGE}`)],
    ],
  ],
  [
    'word',
    [
      ['[E3] RTF', fileOf('carta.doc', '{\\rtf1\\ansi Carta a los acudientes}')],
      ['HTML', fileOf('acta.doc', `\xFF\xFE${wide('<html><body>Acta</body></html>')}`)],
      ['a page in one file', fileOf('guia.doc', 'MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="a"\r\n')],
      ['.docx', sample('files/normas-de-laboratorio.docx', { name: 'normas.doc' })],
    ],
  ],
  [
    'excel',
    [
      ['[E3] HTML', fileOf('boletin.xls', TABLE)],
      ['XML', fileOf('notas.xls', '<?xml version="1.0"?><Workbook/>')],
      ['text with tabs', fileOf('lista.xls', 'Nombre\tNota\r\nPe\xF1a\t4,5\r\n')],
      ['.xlsx', sample('files/inscripcion-de-proyectos.xlsx', { name: 'inscripcion.xls' })],
    ],
  ],
  [
    'encrypted',
    [
      ['Word', fileOf('citaciones.docx', `${COMPOUND}${'\0'.repeat(2000)}${wide('EncryptedPackage')}`)],
      ['Excel', fileOf('notas.xlsx', `${COMPOUND}${'\0'.repeat(2000)}${wide('EncryptedPackage')}`)],
    ],
  ],
] as const;

for (const [kind, files] of KNOWN) {
  test(`documents are known as their readers know them: ${kind}`, { tag: [`@FILE-16:${kind}`] }, async ({ page, app }) => {
    await openNotice({ page, app });
    const names: string[] = [];
    for (const [what, file] of files) {
      await test.step(what, async () => {
        names.push(file.name);
        await choose(page, file);
        await expectListed(page, ...names);
      });
    }
  });
}

/** A film of the demo whose first box says something else. */
function filmOf(name: string, type: string, brand: string) {
  const film = sample('files/feria-ciencia.mp4', { name });
  film.buffer.write(type + brand, 4, 'latin1');
  return film;
}

test('of videos what the browser plays is taken', { tag: ['@FILE-16:video'] }, async ({ page, app }) => {
  await openNotice({ page, app });
  // [E4] With the brand of an iPhone's, and without any.
  await choose(page, filmOf('iphone.mp4', 'ftyp', 'qt  '), filmOf('viejo.mp4', 'wide', '\0\0\0\0'));
  await expectListed(page, 'iphone.mp4', 'viejo.mp4');
  // What begins so and holds no film.
  for (const file of [fileOf('roto.mp4', `\0\0\0\x14ftypqt  ${'\0'.repeat(3000)}`), fileOf('vacío.mp4', '\0\0\0\x18ftypisom\0\0\0\0')]) {
    await choose(page, file);
    await expectRefused(page, `${file.name} no es un archivo MP4.`);
  }
  // The browser has ten seconds to say so; then nothing of the film is kept.
  const kept = await page.evaluateHandle(() => {
    const urls = new Set<string>();
    const create = URL.createObjectURL.bind(URL);
    const revoke = URL.revokeObjectURL.bind(URL);
    URL.createObjectURL = (film) => {
      const url = create(film);
      urls.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      urls.delete(url);
      revoke(url);
    };
    HTMLVideoElement.prototype.addEventListener = () => {};
    return urls;
  });
  await choose(page, filmOf('lento.mp4', 'ftyp', 'qt  '));
  await expect.poll(() => kept.evaluate(({ size }) => size)).toBe(1);
  await page.clock.fastForward(10_000);
  await expectRefused(page, 'lento.mp4 no es un archivo MP4.');
  expect(await kept.evaluate(({ size }) => size)).toBe(0);
  await expectListed(page, 'iphone.mp4', 'viejo.mp4');
  await page.reload();
});

test('a program stays refused under any name', { tag: ['@FILE-16:program'] }, async ({ page, app }) => {
  await openNotice({ page, app });
  for (const [file, type] of [
    [fileOf('acta.pdf', `MZ\x90\0${PAGE}`), 'PDF'],
    [fileOf('acta.doc', '#!/bin/sh\n<html>'), 'Word'],
    [fileOf('notas.xls', '\x7FELF\x02\x01\ta\tb'), 'Excel'],
    [fileOf('notas.xlsx', `PK\x03\x04${'\0'.repeat(26)}instalar.exe`), 'Excel'],
    [fileOf('video.mp4', 'MZ\x90\0ftypisom'), 'MP4'],
  ] as const) {
    await choose(page, file);
    await expectRefused(page, `${file.name} no es un archivo ${type}.`);
  }
  await expectListed(page);
});

/** Drops a folder of that name on the control, as the system does. */
async function dropFolder(page: Page, name: string): Promise<void> {
  const path = test.info().outputPath(name);
  mkdirSync(path);
  await controlOf(page).evaluate((control) => control.scrollIntoView({ block: 'center' }));
  const box = await controlOf(page).boundingBox();
  const place = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20, data: { items: [], files: [path], dragOperationsMask: 1 } };
  const browser = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) await browser.send('Input.dispatchDragEvent', { type, ...place });
  await browser.detach();
}

const HEIC = '\0\0\0\x18ftypheic\0\0\0\0mif1heic';

test(
  'a refusal names its cause',
  { tag: ['@FILE-17:empty', '@FILE-17:otherContent', '@FILE-17:heic', '@FILE-17:unreadable'] },
  async ({ page, app }) => {
    await openNotice({ page, app });
    await choose(page, pdf('antes.pdf'));
    await expectListed(page, 'antes.pdf');
    const photo =
      'Esta foto está en formato HEIC y el navegador no puede abrirla. En el iPhone: Ajustes, Cámara, Formatos, Más compatible.';
    for (const [file, text] of [
      // [E2]
      [fileOf('vacio.pdf', ''), 'El archivo está vacío.'],
      [sample('attachments/circular-jornada.doc', { name: 'circular.docx' }), 'circular.docx no es un archivo Word.'],
      [fileOf('notas.xlsx', TABLE), 'notas.xlsx no es un archivo Excel.'],
      [fileOf('IMG_0001.HEIC', HEIC), photo],
      // As some programs name what they were sent.
      [fileOf('IMG_0001.jpg', HEIC), photo],
    ] as const) {
      await choose(page, pdf('bueno.pdf'), file);
      await expectRefused(page, text);
      await expectListed(page, 'antes.pdf');
    }
    // A folder is a file that cannot be read.
    await dropFolder(page, 'fotos.pdf');
    await expectRefused(
      page,
      'fotos.pdf no se puede leer. Revisa que no sea una carpeta, que no haya cambiado de lugar y que otro programa no lo esté usando.',
    );
    await expectListed(page, 'antes.pdf');
  },
);

test(
  'names go in NFC, in the list and in what is sent; the same file is not attached again',
  { tag: ['@FILE-18:names', '@FILE-19:again', '@FILE-19:oneChoice', '@FILE-19:image'] },
  async ({ page, app }) => {
    await openNotice({ page, app });
    const again = 'Ya está en Adjuntos.';
    // [E6] As a Mac names it.
    await choose(page, pdf('Autorización.pdf'.normalize('NFD')));
    await expectListed(page, 'Autorización.pdf');
    await choose(page, pdf('Autorización.pdf'), pdf('acta.pdf'), pdf('acta.pdf'));
    await expectRefused(page, again);
    await expectListed(page, 'Autorización.pdf', 'acta.pdf');
    // The same name and size, other bytes; the same bytes under another name.
    for (const word of ['uno', 'dos']) await choose(page, fileOf('lista.pdf', `%PDF-1.4 ${word}`));
    await expectListed(page, 'Autorización.pdf', 'acta.pdf', 'lista.pdf', 'lista.pdf');
    // An image is compared as it was chosen.
    await choose(page, sample('attachments/afiche.png'));
    const all = ['Autorización.pdf', 'acta.pdf', 'lista.pdf', 'lista.pdf', 'afiche.png'];
    await expectListed(page, ...all);
    await choose(page, sample('attachments/afiche.png'));
    await expectRefused(page, again);
    // Among five, too, and not as a sixth.
    await choose(page, pdf('acta.pdf'));
    await expectRefused(page, again);
    await expectListed(page, ...all);
    await removeOf(page, 'acta.pdf').click();
    await choose(page, pdf('acta.pdf'));
    await expectListed(page, 'Autorización.pdf', 'lista.pdf', 'lista.pdf', 'afiche.png', 'acta.pdf');
    const { files } = await publish({ page, app });
    expect(files.map(({ filename }) => filename)).toContain('Autorización.pdf');
  },
);
