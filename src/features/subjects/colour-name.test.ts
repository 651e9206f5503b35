import { expect, it } from 'vitest';
import { SUBJECT_ICONS } from '@/api/resources/subject-icons';
import { colourName } from './colour-name';

it.each([
  ['#394FE4', 'Azul'],
  ['#DB0000', 'Rojo'],
  ['#800026', 'Rojo oscuro'],
  ['#AD4500', 'Café'],
  ['#FF8800', 'Naranja'],
  ['#FFF176', 'Amarillo'],
  ['#008000', 'Verde oscuro'],
  ['#0A7655', 'Verde oscuro'],
  ['#00B8C4', 'Turquesa'],
  ['#6600CC', 'Morado'],
  ['#D91289', 'Fucsia'],
  ['#FFC0E0', 'Fucsia claro'],
  ['#000000', 'Negro'],
  ['#808080', 'Gris'],
  ['#ffffff', 'Blanco'],
])('calls %s %s', (colour, name) => {
  expect(colourName(colour)).toBe(name);
});

it.each(SUBJECT_ICONS)('has a name for the colour of $name', ({ colour }) => {
  expect(colourName(colour)).toMatch(/^\p{Lu}/u);
});
