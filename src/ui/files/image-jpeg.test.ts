import { afterEach, expect, it, vi } from 'vitest';
import { jpegOf } from './image-jpeg';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const big = (value: number, size: number) =>
  String.fromCharCode(...Array.from({ length: size }, (_, at) => (value >>> (8 * (size - 1 - at))) & 255));
const little = (value: number, size: number) => String.fromCharCode(...Array.from({ length: size }, (_, at) => (value >>> (8 * at)) & 255));

/** The heads of images with that many pixels; the picture itself is never reached. */
const HEADS: [string, (width: number, height: number) => string][] = [
  ['PNG', (width, height) => `\x89PNG\r\n\x1A\n${big(13, 4)}IHDR${big(width, 4)}${big(height, 4)}\x01\0\0\0\0`],
  ['GIF', (width, height) => `GIF89a${little(width, 2)}${little(height, 2)}\0\0\0`],
  [
    'a JPEG behind its metadata',
    (width, height) => {
      const metadata = `\xFF\xE1${big(60_002, 2)}${'\0'.repeat(60_000)}`;
      return `\xFF\xD8${metadata.repeat(3)}\xFF\xC0${big(17, 2)}\x08${big(height, 2)}${big(width, 2)}\x03${'\0'.repeat(20)}`;
    },
  ],
  [
    'WebP',
    (width, height) =>
      `RIFF${little(100, 4)}WEBPVP8X${little(10, 4)}\0\0\0\0${little(width - 1, 3)}${little(height - 1, 3)}${'\0'.repeat(30)}`,
  ],
  ['BMP', (width, height) => `BM${'\0'.repeat(12)}${little(40, 4)}${little(width, 4)}${little(height, 4)}${'\0'.repeat(30)}`],
];

const resultOf = (head: string) => jpegOf({ source: new Blob([bytes(head)]), quality: 1 });

afterEach(() => vi.unstubAllGlobals());

it.each(HEADS)('of %s the pixels are counted before it is decoded: at most 50 million (FILE-17)', async (_, headOf) => {
  const decode = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('no picture')));
  vi.stubGlobal('createImageBitmap', decode);
  expect(await resultOf(headOf(10_000, 5_001))).toBe('tooManyPixels');
  expect(decode).not.toHaveBeenCalled();
  expect(await resultOf(headOf(10_000, 5_000))).toBe('undecodable');
  expect(decode).toHaveBeenCalledTimes(1);
});

it('else when it is decoded (FILE-17)', async () => {
  const close = vi.fn<() => void>();
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 10_000, height: 5_001, close }));
  expect(await resultOf('II*\0')).toBe('tooManyPixels');
  expect(close).toHaveBeenCalledTimes(1);
});
