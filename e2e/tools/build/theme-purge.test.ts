import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { purged } from './theme-purge.mjs';

const folder = mkdtempSync(join(tmpdir(), 'theme-'));
afterAll(() => rmSync(folder, { recursive: true }));

const CSS = '.chip { padding: 1px } .chip-red { color: red } .chip-blue { color: blue } .modal-body { flex: 1 } .modal-huge { width: 9px }';

/** What is left of the sheet for a screen with that element. */
function leftBy(element: string, libraries: RegExp[] = []) {
  const file = join(folder, 'screen.tsx');
  writeFileSync(file, `export const Screen = () => ${element};\n`);
  return purged(CSS, { sources: [file], libraries });
}

test('what a source names is left, and what a library gives to elements of its own', async () => {
  const css = await leftBy('<i className="chip chip-red" />', [/^modal-body$/]);
  expect(css).toContain('.chip-red');
  expect(css).toContain('.modal-body');
  expect(css).not.toContain('.chip-blue');
  expect(css).not.toContain('.modal-huge');
});

test.each([
  '<i className={`chip chip-${colour}`} />',
  "<i className={'chip-' + colour} />",
  "<i className={['chip', `chip-${colour}`].join(' ')} />",
])('the build fails for %s, and names the classes that it would lose', async (element) => {
  await expect(leftBy(element)).rejects.toThrow('chip-red (chip-…), chip-blue (chip-…)');
});

test('it fails for a name that is put together from its end, too', async () => {
  await expect(leftBy('<i className={`${part}-huge`} />')).rejects.toThrow('modal-huge (…-huge)');
});

test('a name that is put together of classes that are all left loses nothing', async () => {
  await expect(leftBy("<i className={`chip-${colour}`} title={['chip-red', 'chip-blue'][0]} />")).resolves.toContain('.chip-blue');
});

test('an id that is put together is no class', async () => {
  await expect(leftBy('<i id={`${id}-red`} />')).resolves.not.toContain('.chip-red');
});
