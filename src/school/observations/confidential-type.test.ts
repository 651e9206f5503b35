import { expect, it } from 'vitest';
import { isConfidential } from './confidential-type';

it.each(['Convivencia - situación tipo II', 'Convivencia - situación tipo III', 'SITUACIÓN TIPO  III', 'Tipo 2', 'Tipo 3.'])(
  '%s is confidential',
  (type) => expect(isConfidential(type)).toBe(true),
);

it.each(['Convivencia - situación tipo I', 'Reconocimiento', 'Tipo IIII', 'Prototipo II', 'Tipo 1', 'Tipo 23', ''])('%s is not', (type) =>
  expect(isConfidential(type)).toBe(false),
);
