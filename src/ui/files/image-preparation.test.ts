import { expect, it } from 'vitest';
import { jpegName, qualityOf } from './image-preparation';

it.each([
  [1, 1],
  [19_999, 1],
  [20_000, 0.6],
  [20_001, 0.6],
])('an image of %d bytes has quality %d (FILE-08, FILE-09)', (bytes, quality) => expect(qualityOf(bytes)).toBe(quality));

it.each([
  ['foto.png', 'foto.jpg'],
  ['foto.JPEG', 'foto.jpg'],
  ['escudo.del.colegio.svg', 'escudo.del.colegio.jpg'],
  ['día de la niñez.heic', 'día de la niñez.jpg'],
])('%s is sent as %s (FILE-15)', (name, sent) => expect(jpegName(name)).toBe(sent));
