import { expect, it } from 'vitest';
import { controlName } from './record-name';

it.each([
  ['Ver', 'Ver Ana'],
  ['Descargar PDF', 'Descargar PDF de Ana'],
  ['+ Crear Observación', '+ Crear Observación de Ana'],
])('names %j %j', (name, named) => expect(controlName(name, 'Ana')).toBe(named));
