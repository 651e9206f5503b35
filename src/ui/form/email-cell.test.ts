import { expect, it } from 'vitest';
import { emailCell } from './email-cell';

it.each([
  ['Ana@Correo.Example', 'ana@correo.example'],
  ['Ana Rojas <ANA@correo.example>', 'ana@correo.example'],
  ['ana@correo.example', 'ana@correo.example'],
  ['Ana Rojas', 'Ana Rojas'],
  ['', undefined],
])('%s (MAIL-01)', (cell, expected) => {
  expect(emailCell(cell)).toBe(expected);
});
