/** P18: how many pages the bulletins of a room take, printed on one side. */
import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { chromium } from '@playwright/test';
import { launchOptions } from '../check/browser.mjs';
import { dist } from '../build/build.mjs';
import { serveSite } from '../site/site.mjs';
import { atMost, rounded } from './figure.mjs';
import { openPage } from './visit.mjs';

/** Sexto A. */
const ROOM = '/dashboard/room/9';

export async function bulletinPages() {
  const site = await serveSite({ dir: dist, port: 0, host: 'localhost' });
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await openPage(browser, site.url);
    await page.goto(`${ROOM}?demo.as=coordinadora&demo.latency=0-0&demo.reset=1&demo.now=2026-06-19T10:00:00-05:00`);
    await page.getByRole('button', { name: 'Boletines del curso' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Periodo').selectOption('Periodo 2');
    await dialog.getByRole('checkbox', { name: 'Para imprimir por las dos caras' }).uncheck();
    const [file] = await Promise.all([
      page.waitForEvent('download', { timeout: 120_000 }),
      dialog.getByRole('button', { name: 'Descargar' }).click(),
    ]);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await readFile(await file.path()))));
    const students = text.filter((each) => /Página\s+1\s+de/.test(each)).length;
    const note = `${text.length} páginas de ${students} estudiantes`;
    return [
      atMost('P18', 'Páginas de Boletines del curso por estudiante, Sexto A, por una cara', rounded(text.length / students), 2, [note]),
    ];
  } finally {
    await browser.close();
    await site.close();
  }
}
