import { expect, it } from 'vitest';
import { finalText, outcomeText, pendingText, selectText, warningText } from './enrollment-texts';

it.each([
  [1, 'PROMOTED', '1 estudiante queda Promovido en Octavo A'],
  [3, 'PROMOTED', '3 estudiantes quedan Promovidos en Octavo A'],
  [1, 'NOT_PROMOTED', '1 estudiante queda No Promovido en Octavo A'],
  [2, 'NOT_PROMOTED', '2 estudiantes quedan No Promovidos en Octavo A'],
  [1, 'RETIRED', '1 estudiante queda Retirado'],
  [2, 'RETIRED', '2 estudiantes quedan Retirados'],
] as const)('%i %s (SUGG-03)', (count, result, text) => {
  expect(outcomeText(count, result, 'Octavo A')).toBe(text);
});

it.each([
  [0, 'Todos los estudiantes de Sexto A tienen decisión.'],
  [1, '1 estudiante de Sexto A sigue pendiente.'],
  [2, '2 estudiantes de Sexto A siguen pendientes.'],
])('%i pending (SUGG-01)', (count, text) => {
  expect(pendingText(count, 'Sexto A')).toBe(text);
});

it('one and several', () => {
  expect([selectText(1), selectText(2)]).toEqual(['Seleccionar al que falta', 'Seleccionar los 2']);
  expect(warningText('same', 1)).toBe('Es del mismo grado. Quedará como Promovido.');
  expect(warningText('lower', 2)).toBe('Es de un grado inferior. Quedarán como Promovidos.');
  expect(finalText({ PROMOTED: 2, NOT_PROMOTED: 1, RETIRED: 0, PENDING: 0 })).toBe('2 promovidos, 1 no promovido, 0 retirados.');
});
