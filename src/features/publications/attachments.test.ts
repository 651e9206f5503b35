import { describe, expect, it } from 'vitest';
import { sizeText, meterText } from './attachment-size';
import {
  attachmentsOf,
  countOf,
  lostNames,
  partsOf,
  withAdded,
  withoutAdded,
  withoutKept,
  withoutLost,
  type AddedAttachment,
  type AttachmentsValue,
} from './attachments';

const added = (id: number, name: string, size = 100): AddedAttachment => ({
  id,
  kind: 'document',
  name,
  size,
  source: new File(['%PDF'], name),
  file: new File(['%PDF'], name),
});
const NONE = attachmentsOf(null);
const SAVED = attachmentsOf({
  images: [{ id: 1, name: 'a.jpg', url: '/a' }],
  videos: [{ id: 1, name: 'b.mp4', url: '/b' }],
  files: [
    { id: 1, name: 'c.pdf', url: '/c' },
    { id: 2, name: 'd.pdf', url: '/d' },
  ],
});

/** As a draft gives it back: JSON keeps no file. */
const recovered = (value: AttachmentsValue) => JSON.parse(JSON.stringify(value)) as AttachmentsValue;

it('takes out one alone, of its own list (FILE-12, FILE-13)', () => {
  const value = withAdded(SAVED, [added(7, 'x.pdf'), added(8, 'x.pdf')]);
  expect(countOf(value)).toBe(6);
  expect(withoutKept(value, 'videos', 1).kept).toEqual({ ...SAVED.kept, videos: [] });
  expect(withoutKept(value, 'files', 1).kept.files.map(({ id }) => id)).toEqual([2]);
  expect(withoutAdded(value, 7).added.map(({ id }) => id)).toEqual([8]);
});

it('an image among others takes the place of the former one (FILE-07)', () => {
  const image = (id: number): AddedAttachment => ({ ...added(id, `${id}.png`), kind: 'image' });
  const value = withAdded(withAdded(NONE, [image(1), added(2, 'x.pdf')]), [added(3, 'y.pdf'), image(4)]);
  expect(value.added.map(({ id }) => id)).toEqual([2, 3, 4]);
});

describe('a recovered draft (SAFE-03)', () => {
  const draft = recovered(withAdded(SAVED, [added(1, 'x.pdf'), added(2, 'y.pdf')]));

  it('knows names of files that are gone, which count and are sent as nothing', () => {
    expect(lostNames(draft)).toEqual(['x.pdf', 'y.pdf']);
    expect(countOf(draft)).toBe(4);
    expect(partsOf(draft).files).toEqual([]);
    expect(meterText(draft)).toBe('0 de 10 MB · 4 de 5 archivos');
    expect(lostNames(withoutLost(draft))).toEqual([]);
  });

  it('forgets a name when its file is chosen again', () => {
    const value = withAdded(draft, [added(1, 'y.pdf')]);
    expect(lostNames(value)).toEqual(['x.pdf']);
    expect(partsOf(value).files.map(({ name }) => name)).toEqual(['y.pdf']);
    expect(lostNames(withAdded(draft, [added(1, 'y.pdf'), added(2, 'z.pdf')]))).toEqual(['x.pdf']);
  });
});

it.each([
  [[], '0 de 10 MB · 0 de 5 archivos'],
  [[1], '1 KB de 10 MB · 1 de 5 archivos'],
  [[10_000, 11_000], '21 KB de 10 MB · 2 de 5 archivos'],
  [[1_048_576], '1 de 10 MB · 1 de 5 archivos'],
  [[4_194_304, 104_858, 104_857], '4,2 de 10 MB · 3 de 5 archivos'],
  [[10_485_760], '10 de 10 MB · 1 de 5 archivos'],
])('the meter of %j bytes', (sizes, text) => {
  expect(
    meterText(
      withAdded(
        NONE,
        sizes.map((size, id) => added(id, 'a.pdf', size)),
      ),
    ),
  ).toBe(text);
});

it.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [20_000, '20 KB'],
  [1_048_576, '1 MB'],
  [1_450_000, '1,4 MB'],
])('%d bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
