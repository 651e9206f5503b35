import { describe, expect, it, vi } from 'vitest';
import { checkSelection, REPEATED, TOO_BIG, TOO_MANY, type PrepareImage } from './attachment-rules';
import { attachmentsOf, partsOf, presentOf, withAdded, type AttachmentsValue } from './attachments';

const WRONG_TYPE = 'Tipo de archivo no permitido';
const PNG = '\x89PNG\r\n\x1A\n';

/** A file of that many bytes that begins as its name says. */
function fileOf(name: string, size = 100, start = name.toLowerCase().endsWith('.pdf') ? '%PDF-1.7' : PNG): File {
  const content = new Uint8Array(size);
  content.set(Uint8Array.from(start, (character) => character.charCodeAt(0)));
  return new File([content], name);
}

const pdfs = (count: number, size?: number) => Array.from({ length: count }, (_, index) => fileOf(`${index + 1}.pdf`, size));

/** In place of the browser's: the compressed image is told by its name. */
const prepare: PrepareImage = ({ name }) => Promise.resolve(new File(['jpeg'], `${name} as JPEG`));

const NONE = attachmentsOf(null);
const LIMIT = 10_485_760;

async function choose(current: AttachmentsValue, ...files: File[]): Promise<AttachmentsValue> {
  const { added, message } = await checkSelection(current, files, prepare);
  if (message !== null) throw new Error(message);
  return withAdded(current, added);
}

const check = (current: AttachmentsValue, ...files: File[]) => checkSelection(current, files, prepare);
const refused = (message: string) => ({ added: [], message });
const names = (value: AttachmentsValue) => presentOf(value).map(({ name }) => name);

/** An edited post with that many files. */
function edited(files: number): AttachmentsValue {
  const attachment = (id: number) => ({ id, name: `${id}.pdf`, url: '' });
  return attachmentsOf({ images: [], videos: [], files: Array.from({ length: files }, (_, id) => attachment(id)) });
}

describe('how many (FILE-01, FILE-02)', () => {
  it('takes five and refuses the sixth', async () => {
    expect(names(await choose(NONE, ...pdfs(5)))).toHaveLength(5);
    expect(await check(NONE, ...pdfs(6))).toEqual(refused(TOO_MANY));
    const five = await choose(await choose(NONE, ...pdfs(4)), fileOf('5.pdf'));
    expect(await check(five, fileOf('6.pdf'))).toEqual(refused(TOO_MANY));
  });

  it('counts the image', async () => {
    expect(names(await choose(NONE, ...pdfs(4), fileOf('a.png')))).toHaveLength(5);
    expect(await check(NONE, ...pdfs(5), fileOf('a.png'))).toEqual(refused(TOO_MANY));
  });

  it('counts those of an edited post, not what they weigh', async () => {
    expect(names(await choose(edited(3), ...pdfs(2)))).toHaveLength(2);
    expect(await check(edited(3), ...pdfs(3))).toEqual(refused(TOO_MANY));
    expect(names(await choose(edited(4), fileOf('a.pdf', LIMIT)))).toEqual(['a.pdf']);
    // A new image replaces a chosen one, not the post's own.
    const saved = attachmentsOf({ images: [{ id: 1, name: 'a.jpg', url: '' }], videos: [], files: [] });
    expect((await choose(saved, fileOf('b.png'))).kept.images).toHaveLength(1);
    expect(await check(saved, fileOf('b.png'), ...pdfs(4))).toEqual(refused(TOO_MANY));
  });
});

describe('how large (FILE-03, FILE-04)', () => {
  it('takes 10485760 bytes and no more', async () => {
    expect(names(await choose(NONE, fileOf('a.pdf', LIMIT)))).toEqual(['a.pdf']);
    expect(await check(NONE, fileOf('a.pdf', LIMIT + 1))).toEqual(refused(TOO_BIG));
  });

  it('sums all chosen, the image at its size before compression', async () => {
    const image = await choose(NONE, fileOf('a.png', LIMIT - 1000));
    expect(await check(image, fileOf('a.pdf', 1001))).toEqual(refused(TOO_BIG));
    expect(names(await choose(image, fileOf('a.pdf', 1000)))).toHaveLength(2);
  });

  it('does not count dropped and replaced images', async () => {
    const value = await choose(NONE, fileOf('a.png', 9_000_000), fileOf('b.png', 9_000_000), fileOf('c.pdf', 1000));
    expect(names(value)).toEqual(['a.png', 'c.pdf']);
    expect(names(await choose(value, fileOf('d.png', 10_000_000)))).toEqual(['c.pdf', 'd.png']);
  });
});

describe('what (FILE-05, FILE-06, FILE-15)', () => {
  it.each(['a.mov', 'a.exe', 'a.pptx', 'sin extensión', '../', ''])('refuses %j', async (name) => {
    expect(await check(NONE, fileOf(name))).toEqual(refused(WRONG_TYPE));
  });

  it('refuses a program named .pdf and an image that the browser cannot read', async () => {
    expect(await check(NONE, fileOf('programa.pdf', 100, 'MZ'))).toEqual(refused('programa.pdf no es un archivo PDF.'));
    expect(await checkSelection(NONE, [fileOf('a.png')], () => Promise.resolve('undecodable'))).toEqual(refused(WRONG_TYPE));
  });

  it('says first what is known without reading', async () => {
    expect(await check(NONE, ...pdfs(6, LIMIT), fileOf('a.exe'))).toEqual(refused(WRONG_TYPE));
    expect(await check(NONE, ...pdfs(6, LIMIT))).toEqual(refused(TOO_MANY));
    expect(await check(NONE, fileOf('a.pdf', LIMIT + 1, 'MZ'))).toEqual(refused(TOO_BIG));
  });
});

describe('images (FILE-07)', () => {
  it('uses the first alone and never looks at the others', async () => {
    const compressed = vi.fn<PrepareImage>(prepare);
    const files = [fileOf('a.pdf'), fileOf('b.png'), fileOf('c.png', 100, 'MZ'), fileOf('d.pdf')];
    const { added } = await checkSelection(NONE, files, compressed);
    expect(added.map(({ name }) => name)).toEqual(['a.pdf', 'b.png', 'd.pdf']);
    expect(compressed).toHaveBeenCalledTimes(1);
  });

  it('replaces the one chosen before, also where five are full', async () => {
    const full = await choose(NONE, ...pdfs(4), fileOf('a.png'));
    expect(names(await choose(full, fileOf('b.png')))).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf', 'b.png']);
  });

  it('stays where the new selection is refused (FILE-11)', async () => {
    const one = await choose(NONE, fileOf('a.png'));
    expect(await check(one, fileOf('b.png'), fileOf('c.exe'))).toEqual(refused(WRONG_TYPE));
    expect(names(one)).toEqual(['a.png']);
  });
});

it('gives each kind its part: the image compressed, the rest as chosen (FILE-10)', async () => {
  const [document, video] = [fileOf('a.PDF'), fileOf('b.mp4', 100, '\0\0\0\x10ftypmp42\0\0\0\0\0\0\0\x08moov')];
  const value = await choose(NONE, document, fileOf('c.png'), video);
  const { images, files, videos } = partsOf(value);
  expect(images.map(({ name }) => name)).toEqual(['c.png as JPEG']);
  expect(files).toEqual([document]);
  expect(files[0]).toBe(document);
  expect(videos[0]).toBe(video);
  expect(partsOf(NONE)).toEqual({ images: [], files: [], videos: [] });
});

it.each([
  ['../../etc/acta.pdf', 'acta.pdf'],
  [String.raw`C:\fakepath\acta.pdf`, 'acta.pdf'],
  ['Reunión de padres – año 2026.pdf', 'Reunión de padres – año 2026.pdf'],
  ['\u202Efdp.exe\u0007.pdf', '\u202Efdp.exe\u0007.pdf'],
  [`${'a'.repeat(196)}.pdf`, `${'a'.repeat(196)}.pdf`],
])('a name is only text: %j', async (name, listed) => {
  const value = await choose(NONE, fileOf(name));
  expect(names(value)).toEqual([listed]);
  expect(partsOf(value).files.map((file) => file.name)).toEqual([listed]);
});

it('keeps the type of a file whose name loses its folders', async () => {
  const value = await choose(NONE, new File([fileOf('acta.pdf')], 'c/acta.pdf', { type: 'application/pdf' }));
  expect(partsOf(value).files[0]?.type).toBe('application/pdf');
});

describe('what is attached already (FILE-19)', () => {
  const acta = (content: string) => fileOf('acta.pdf', 100, `%PDF-1.7 ${content}`);
  const photo = fileOf('foto.png', 100, `${PNG}uno`);

  it('is not attached again, and the others are', async () => {
    const value = await choose(NONE, acta('uno'), photo);
    const { added, message } = await check(value, acta('uno'), fileOf('b.pdf'));
    expect([added.map(({ name }) => name), message]).toEqual([['b.pdf'], REPEATED]);
    // The image as it was chosen, not as it is sent.
    expect(await check(value, fileOf('foto.png', 100, `${PNG}uno`))).toEqual(refused(REPEATED));
  });

  it('is the same name, size and bytes', async () => {
    const value = await choose(NONE, acta('uno'));
    expect(
      names(await choose(value, acta('dos'), fileOf('otra.pdf', 100, '%PDF-1.7 uno'), fileOf('acta.pdf', 101, '%PDF-1.7 uno'))),
    ).toHaveLength(4);
    expect(await check(value, new File([acta('uno')], 'carpeta/acta.pdf'))).toEqual(refused(REPEATED));
  });

  it('is told of two alike in one choice, before their number is', async () => {
    const { added, message } = await check(NONE, acta('uno'), acta('uno'));
    expect([added.length, message]).toEqual([1, REPEATED]);
    expect(await check(await choose(NONE, ...pdfs(5)), ...pdfs(5))).toEqual(refused(REPEATED));
  });

  it('is free again when it was taken out', async () => {
    const value = await choose(NONE, acta('uno'));
    expect(names(await choose({ ...value, added: [] }, acta('uno')))).toEqual(['acta.pdf']);
  });
});

describe('an image that is prepared (FILE-17, FILE-18)', () => {
  it('is left out when it is cancelled, the files chosen with it are not', async () => {
    const { added, message } = await checkSelection(NONE, [fileOf('a.pdf'), fileOf('b.png')], () => Promise.resolve(null));
    expect([added.map(({ name }) => name), message]).toEqual([['a.pdf'], null]);
  });

  it('is refused with all that was chosen with it', async () => {
    const { added, message } = await checkSelection(NONE, [fileOf('a.pdf'), fileOf('b.png')], () => Promise.resolve('tooManyPixels'));
    expect([added, message]).toEqual([[], 'La imagen es demasiado grande: redúcela a menos de 50 megapíxeles.']);
  });
});

it('names go in NFC, and are compared so (FILE-18)', async () => {
  const decomposed = 'Autorización.pdf'.normalize('NFD');
  const value = await choose(NONE, fileOf(decomposed));
  expect(names(value)).toEqual(['Autorización.pdf']);
  expect(partsOf(value).files[0]?.name).toBe('Autorización.pdf');
  expect(await check(value, fileOf('Autorización.pdf'))).toEqual(refused(REPEATED));
  const lost = { ...value, added: value.added.map((each) => ({ ...each, name: decomposed, file: {} as File })) };
  expect((await choose(lost, fileOf(decomposed))).added).toHaveLength(1);
});

it('has the rules’ words', () => {
  expect(TOO_MANY).toBe('No puedes subir más de 5 archivos en total');
  expect(TOO_BIG).toBe('El tamaño total de los archivos no debe superar 10MB');
  expect(REPEATED).toBe('Ya está en Adjuntos.');
});
