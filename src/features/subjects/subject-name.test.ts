import { expect, it } from 'vitest';
import { storedName } from './subject-name';

it.each([
  ['CIENCIAS Naturales', 'Ciencias naturales'],
  ['  ética Y VALORES ', 'Ética y valores'],
  ['ñandú', 'Ñandú'],
  ['3D', '3d'],
  ['🎨 ARTE', '🎨 arte'],
  ['', ''],
])("'%s' is stored as '%s' (SUBJ-10)", (typed, stored) => {
  expect(storedName(typed)).toBe(stored);
});
